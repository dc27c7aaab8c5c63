import type { Identity } from '../../core/adapters/identity.ts';
import { userPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import type { Write, WriteOptions } from '../../core/table.ts';
import type { UsuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';

interface Services {
  repos: { usuarios: UsuarioRepository };
  adapters: { identity: Identity };
  deps: Deps;
}

/**
 * All sessions of a user end now, on every device. Cognito goes first: what it may have issued until then is older than
 * the second that our record names next, and a caller who gets no answer can ask again with the token they have.
 * `alongside` is stored with it.
 */
export async function endSessions(
  usuarioId: string,
  { repos, adapters, deps }: Services,
  alongside: readonly Write[] = [],
  options?: WriteOptions,
): Promise<void> {
  await adapters.identity.signOutEverywhere(usuarioId);
  await repos.usuarios.endSessions(usuarioId, deps.now(), alongside, options);
  deps.log.info('sesion.ended_everywhere', { usuarioId });
}

/** The same, because of another password: its owner hears of it, once for each request. Tokens are kept for no second answer. */
export async function endSessionsOfOldPassword(usuarioId: string, services: Services): Promise<void> {
  const told = eventWrite(services.deps, userPartition(usuarioId), 'PasswordCambiada', { usuarioId });
  await endSessions(usuarioId, services, [told], { result: {} });
  services.deps.log.info('usuario.password_changed', { usuarioId });
}
