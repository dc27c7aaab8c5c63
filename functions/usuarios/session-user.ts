import { ZodError } from 'zod';
import type { FindSessionUser } from '../core/middleware/session.ts';
import { needsOwnSignIn } from '../core/second-factor.ts';
import type { Table } from '../core/table.ts';
import { toUsuario } from './usuario.record.ts';
import { usuarioRepository } from './usuario.repository.ts';

/**
 * The user behind an access token: our id and Cognito's subject must belong together, and the token must be younger
 * than the user's last ending of all sessions, and not of one that was signed out of. A provider's token is none where our
 * second factor is asked for: the pool gives it out without us. A record that is not a user's as we know them (an unknown
 * role, for one) opens no session.
 */
export function sessionUserFinder(table: Table): FindSessionUser {
  const usuarios = usuarioRepository(table);
  return async ({ username, sub, issuedAt, sesion, ownSignIn }) => {
    const record = await usuarios.find(username).catch((error: unknown) => {
      if (error instanceof ZodError) return undefined;
      throw error;
    });
    if (!record || record.sub !== sub || issuedAt < record.sesionesDesde) return undefined;
    if (!ownSignIn && needsOwnSignIn(record)) return undefined;
    return record.sesionesCerradas?.some(({ id }) => id === sesion) ? undefined : toUsuario(record);
  };
}
