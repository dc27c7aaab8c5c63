import { perfilApi } from '#shared/empresas/usuarios/perfil.api.ts';
import { publicFiles } from '../../core/adapters/files.ts';
import { ConditionFailedError } from '../../core/table.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { discardAvatar, storeAvatar } from './avatar.ts';
import { usuarioRepository } from './usuario.repository.ts';

export const updateAvatar = endpoint(
  perfilApi.updateAvatar,
  { repos: { usuarios: usuarioRepository }, adapters: { files: publicFiles } },
  async ({ file, usuario, repos, adapters, deps }) => {
    const avatarUrl = await storeAvatar(usuario.id, file.bytes, adapters.files);
    const previous = await repos.usuarios.setAvatar(usuario, avatarUrl).catch(async (error: unknown) => {
      // Of a user who is gone. After any other failure the same photo, sent again, may be stored under this name by now.
      if (error instanceof ConditionFailedError) await discardAvatar(avatarUrl, adapters.files, deps);
      throw error;
    });
    if (previous !== avatarUrl) await discardAvatar(previous, adapters.files, deps);
    deps.log.info('avatar.updated', { usuarioId: usuario.id });
    return { avatarUrl };
  },
);
export const { handler } = updateAvatar;
