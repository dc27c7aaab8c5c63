import type { FindSessionUser } from '../core/middleware/session.ts';
import { needsOwnSignIn } from '../core/second-factor.ts';
import type { Table } from '../core/table.ts';
import { asRecord, toUsuario, usuarioKey } from './usuario.record.ts';

/**
 * The user behind an access token: our id and Cognito's subject must belong together, and the token must be younger
 * than the user's last ending of all sessions, and not of one that was signed out of. A provider's token is none where our
 * second factor is asked for: the pool gives it out without us. A record that is not a user's as we know them (an unknown
 * role, for one) opens no session.
 */
export function sessionUserFinder(table: Table): FindSessionUser {
  return async ({ username, sub, issuedAt, sesion, ownSignIn }) => {
    const item = await table.get(usuarioKey(username));
    const record = item && asRecord(item);
    if (!record || record.sub !== sub || issuedAt < record.sesionesDesde) return undefined;
    if (!ownSignIn && needsOwnSignIn(record)) return undefined;
    return record.sesionesCerradas?.some(({ id }) => id === sesion) ? undefined : toUsuario(record);
  };
}
