import { generatePassword } from '#shared/core/temporary-password.ts';
import { ESPERA_INVITACION_MS } from '#shared/empresas/usuarios/situacion.ts';
import type { Secrets } from '../../core/adapters/secrets.ts';
import type { Deps } from '../../core/deps.ts';
import type { Item } from '../../core/table.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { type PendingPassword, tokensFrom, type UsuarioRecord } from '../../entrada/usuario.record.ts';
import { invitacionReciente, usuarioInactivo, usuarioNoEncontrado } from './usuario.errors.ts';

/** A temporary password made here and seen by nobody but the person it is mailed to. */
export async function newPassword(
  secrets: Secrets,
  empresaId: string | null,
  passwordMotivo: PendingPassword['passwordMotivo'],
): Promise<PendingPassword> {
  return {
    passwordCifrada: await secrets.encrypt(generatePassword(), { empresaId, campo: 'password' }),
    passwordMotivo,
  };
}

/** The user with a temporary password on its way: earlier passwords and sessions are over. */
export function withPasswordPending(usuario: UsuarioRecord, deps: Pick<Deps, 'now'>): UsuarioRecord {
  if (!usuario.activo) throw usuarioInactivo();
  assertNotTooSoon(usuario.invitadoEn, deps.now());
  return {
    ...usuario,
    estado: 'pendiente',
    invitadoEn: deps.now().toISOString(),
    sesionesDesde: tokensFrom(deps.now()),
    version: usuario.version + 1,
  };
}

/** Why the write of a new password failed: somebody else was faster. */
export function passwordConflict(deps: Pick<Deps, 'now'>): (found: Item | undefined) => Error {
  return (found) => {
    if (!found) return usuarioNoEncontrado();
    if (!found.activo) return usuarioInactivo();
    try {
      assertNotTooSoon(found.invitadoEn as string | null, deps.now());
    } catch (error) {
      return error as Error;
    }
    return versionObsoleta();
  };
}

function assertNotTooSoon(invitadoEn: string | null, now: Date): void {
  const wait = invitadoEn ? Date.parse(invitadoEn) + ESPERA_INVITACION_MS - now.getTime() : 0;
  if (wait > 0) throw invitacionReciente(Math.ceil(wait / 1000));
}
