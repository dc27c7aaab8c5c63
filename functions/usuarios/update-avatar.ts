import { perfilApi } from '#shared/usuarios/perfil.api.ts';
import { publicFiles } from '../core/adapters/files.ts';
import { endpoint } from '../endpoint.ts';
import { discardAvatar, storeAvatar } from './avatar.ts';
import { usuarioRepository } from './usuario.repository.ts';

export const updateAvatar = endpoint(
  perfilApi.updateAvatar,
  { repos: { usuarios: usuarioRepository }, adapters: { files: publicFiles } },
  async ({ file, usuario, repos, adapters, deps }) => {
    const avatarUrl = await storeAvatar(file.bytes, adapters.files, deps);
    const previous = await repos.usuarios.setAvatar(usuario.id, avatarUrl).catch(async (error: unknown) => {
      await discardAvatar(avatarUrl, adapters.files, deps);
      throw error;
    });
    await discardAvatar(previous, adapters.files, deps);
    deps.log.info('avatar.updated', { usuarioId: usuario.id });
    return { avatarUrl };
  },
);
export const { handler } = updateAvatar;
