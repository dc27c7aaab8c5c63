import { perfilApi } from '#shared/empresas/usuarios/perfil.api.ts';
import { publicFiles } from '../../core/adapters/files.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { discardAvatar } from './avatar.ts';
import { usuarioRepository } from './usuario.repository.ts';

export const deleteAvatar = endpoint(
  perfilApi.deleteAvatar,
  { repos: { usuarios: usuarioRepository }, adapters: { files: publicFiles } },
  async ({ usuario, repos, adapters, deps }) => {
    const previous = await repos.usuarios.setAvatar(usuario, null);
    await discardAvatar(previous, adapters.files, deps);
    deps.log.info('avatar.updated', { usuarioId: usuario.id });
    return { avatarUrl: null };
  },
);
export const { handler } = deleteAvatar;
