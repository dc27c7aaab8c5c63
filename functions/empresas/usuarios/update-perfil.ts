import { perfilApi } from '#shared/empresas/usuarios/perfil.api.ts';
import { Reply } from '../../core/reply.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { mergePerfil } from './merge-perfil.ts';
import { perfilRepository, toPerfil } from './perfil.repository.ts';

export const updatePerfil = endpoint(
  perfilApi.updatePerfil,
  { repos: { perfiles: perfilRepository } },
  async ({ body, usuario, repos, deps }) => {
    const previous = await repos.perfiles.get(usuario.id);
    if (previous.usuario.version !== body.version) throw versionObsoleta();
    const saved = await repos.perfiles.update(previous, mergePerfil(previous, body, deps.now()), deps);
    deps.log.info('perfil.updated', { usuarioId: usuario.id });
    return new Reply(toPerfil(saved), { message: 'Perfil actualizado correctamente' });
  },
);
export const { handler } = updatePerfil;
