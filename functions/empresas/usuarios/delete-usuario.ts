import { usuariosApi } from '#shared/empresas/usuarios/usuarios.api.ts';
import { publicFiles } from '../../core/adapters/files.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { discardAvatar } from './avatar.ts';
import { gestionRepository } from './gestion.repository.ts';
import { getManaged } from './managed-usuario.ts';
import { usuarioPropio } from './usuario.errors.ts';
import { usuarioRepository } from './usuario.repository.ts';

export const deleteUsuario = endpoint(
  usuariosApi.deleteUsuario,
  {
    repos: { usuarios: usuarioRepository, gestion: gestionRepository },
    adapters: { files: publicFiles },
  },
  async ({ params, query, usuario: actor, repos, adapters, deps }) => {
    const usuario = await getManaged(repos.usuarios, actor, params.id, query.empresaId);
    if (usuario.id === actor.id) throw usuarioPropio('eliminarte');
    await repos.gestion.delete(actor, usuario, deps);
    await discardAvatar(usuario.avatarUrl, adapters.files, deps);
    deps.log.info('usuario.deleted', { empresaId: usuario.empresaId, usuarioId: usuario.id });
    return { id: usuario.id, eliminado: true as const };
  },
);
export const { handler } = deleteUsuario;
