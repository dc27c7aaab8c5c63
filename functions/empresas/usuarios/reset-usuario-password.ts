import { usuarioGestionadoSchema } from '#shared/empresas/usuarios/gestion.ts';
import { usuariosApi } from '#shared/empresas/usuarios/usuarios.api.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { gestionRepository } from './gestion.repository.ts';
import { getManaged } from './managed-usuario.ts';
import { newPassword, passwordConflict, withPasswordPending } from './pending-password.ts';
import { usuarioRepository } from './usuario.repository.ts';

export const resetUsuarioPassword = endpoint(
  usuariosApi.resetUsuarioPassword,
  { repos: { usuarios: usuarioRepository, gestion: gestionRepository }, adapters: { secrets: kmsSecrets } },
  async ({ params, query, usuario: actor, repos, adapters, deps }) => {
    const previous = await getManaged(repos.usuarios, actor, params.id, query.empresaId);
    const usuario = withPasswordPending(previous, deps);
    const password = await newPassword(adapters.secrets, usuario.empresaId, 'restablecimiento');
    const result = usuarioGestionadoSchema().parse(usuario);
    const outcome = { result, orFail: passwordConflict(deps) };
    await repos.gestion.setPassword(actor, previous, usuario, password, deps, outcome);
    deps.log.info('usuario.password_reset', { empresaId: usuario.empresaId, usuarioId: usuario.id });
    return result;
  },
);
export const { handler } = resetUsuarioPassword;
