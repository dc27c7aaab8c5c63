import { REGLAS_ACCESO } from '#shared/acceso/auth/reglas.ts';
import type { Identity } from '../../core/adapters/identity.ts';
import type { Deps } from '../../core/deps.ts';
import type { TokenVerifier } from '../../core/token-verifier.ts';
import type { CicloSesionRepository } from './ciclo-sesion.repository.ts';

interface Services {
  repos: { sesiones: CicloSesionRepository };
  adapters: { identity: Identity; verifier: TokenVerifier };
  deps: Deps;
}

/** Ends the one session that a refresh token stands for. A last token made from it says whose it is and which. */
export async function endSession(refreshToken: string, { repos, adapters, deps }: Services): Promise<void> {
  const { identity, verifier } = adapters;
  const tokens = await identity.refresh(refreshToken);
  if (tokens) {
    const { username, sesion } = await verifier.verify(tokens.accessToken);
    const now = deps.now();
    // Its refresh token is revoked below: no token of it can live longer.
    const hasta = Math.floor(now.getTime() / 1000) + REGLAS_ACCESO.sesionMinutos * 60;
    if (sesion) await repos.sesiones.end(username, { id: sesion, hasta }, now);
    deps.log.info('sesion.ended', { usuarioId: username });
  }
  await revokeAll([refreshToken, tokens?.refreshToken], identity);
}

/** A token and the one that came in its place: the one before works for some seconds more. */
export async function revokeAll(tokens: readonly (string | undefined)[], identity: Identity): Promise<void> {
  const held = new Set(tokens.filter((token) => token !== undefined));
  await Promise.all([...held].map((token) => identity.revoke(token)));
}
