import { REGLAS_ACCESO } from '#shared/acceso/auth/reglas.ts';
import type { Identity } from '../../core/adapters/identity.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { SesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import type { UsuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import type { CicloSesionRepository } from './ciclo-sesion.repository.ts';
import type { HeldSession } from './session-cookie.ts';

interface Services {
  repos: { sesiones: SesionRepository; ciclo: CicloSesionRepository };
  adapters: { identity: Identity };
  deps: Deps;
}

/** Ends the one session that a browser holds, with whichever of its refresh tokens it comes. */
export async function endSession(held: HeldSession, { repos, adapters, deps }: Services): Promise<void> {
  const sesion = await repos.sesiones.findByFamily(held);
  if (sesion) {
    const now = deps.now();
    // Nothing is renewed without its item: no token of it can live longer.
    const hasta = Math.floor(now.getTime() / 1000) + REGLAS_ACCESO.sesionMinutos * 60;
    await repos.ciclo.end(held.usuarioId, { id: sesion.id, hasta }, now);
    deps.log.info('sesion.ended', { usuarioId: held.usuarioId });
  }
  await adapters.identity.revoke(held.refreshToken);
}

/**
 * A refresh token that another has taken the place of, and that comes again, is in two hands: the session ends, for both,
 * and its owner is told once. Honest repetitions are not meant: Cognito takes a token for 60 seconds after its first use, so
 * that two tabs, or a browser that lost the answer, may ask again. (The tabs of one browser wait for each other besides.) Who
 * lost the answer and asks later than that looks like a thief: nobody can tell, and signing in again costs little.
 * @returns whether there was such a session
 */
export async function endReusedSession(
  held: HeldSession,
  { repos, adapters, deps }: Services & { repos: { usuarios: UsuarioRepository } },
): Promise<boolean> {
  const sesion = await repos.sesiones.findByFamily(held);
  const owner = await repos.usuarios.find(held.usuarioId, { consistent: true });
  if (!sesion || !owner || Date.parse(sesion.inicio) / 1000 < owner.sesionesDesde) return false;
  const { usuarioId } = held;
  const detail = { usuarioId, dispositivo: sesion.dispositivo };
  const told = eventWrite(deps, userPartition(usuarioId), 'SesionReutilizada', detail);
  // The latest refresh token is in a browser that is not here, and cannot be revoked.
  const ended = await repos.ciclo.end(usuarioId, { id: sesion.id, hasta: sesion.expira }, deps.now(), undefined, [
    told,
  ]);
  if (ended === 'todas') await adapters.identity.signOutEverywhere(usuarioId);
  deps.log.info('sesion.reused', { usuarioId });
  return true;
}

/** A token and the one that came in its place: the one before works for some seconds more. */
export async function revokeAll(tokens: readonly (string | undefined)[], identity: Identity): Promise<void> {
  const held = new Set(tokens.filter((token) => token !== undefined));
  await Promise.all([...held].map((token) => identity.revoke(token)));
}
