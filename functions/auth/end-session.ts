import type { Identity } from '../core/adapters/identity.ts';
import type { Deps } from '../core/deps.ts';
import type { TokenVerifier } from '../core/token-verifier.ts';
import type { SesionCerradaRepository } from '../usuarios/sesion-cerrada.repository.ts';
import type { UsuarioRepository } from '../usuarios/usuario.repository.ts';

interface Services {
  repos: { usuarios: UsuarioRepository; cerradas: SesionCerradaRepository };
  adapters: { identity: Identity; verifier: TokenVerifier };
  deps: Deps;
}

/** Ends the one session that a refresh token stands for. A last token made from it says whose it is and which. */
export async function endSession(refreshToken: string, { repos, adapters, deps }: Services): Promise<void> {
  const { identity, verifier } = adapters;
  const tokens = await identity.refresh(refreshToken);
  if (tokens) {
    const { username, sesion } = await verifier.verify(tokens.accessToken);
    const find = () => repos.usuarios.find(username, { consistent: true });
    if (sesion) await repos.cerradas.end(find, sesion, deps.now());
    deps.log.info('sesion.ended', { usuarioId: username });
  }
  // The one before works for some seconds more.
  const held = new Set([refreshToken, tokens?.refreshToken ?? refreshToken]);
  await Promise.all([...held].map((token) => identity.revoke(token)));
}
