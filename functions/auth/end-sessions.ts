import type { Identity } from '../core/adapters/identity.ts';
import type { Deps } from '../core/deps.ts';
import type { UsuarioRepository } from '../usuarios/usuario.repository.ts';

interface Services {
  repos: { usuarios: UsuarioRepository };
  adapters: { identity: Identity };
  deps: Deps;
}

/**
 * All sessions of a user end now, on every device. Cognito goes first: what it may have issued until then is older than
 * the second that our record names next, and a caller who gets no answer can ask again with the token they have.
 */
export async function endSessions(usuarioId: string, { repos, adapters, deps }: Services): Promise<void> {
  await adapters.identity.signOutEverywhere(usuarioId);
  await repos.usuarios.endSessions(usuarioId, deps.now());
  deps.log.info('sesion.ended_everywhere', { usuarioId });
}
