import { perfilApi } from '#shared/empresas/usuarios/perfil.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { perfilRepository, toPerfil } from './perfil.repository.ts';

export const getPerfil = endpoint(
  perfilApi.getPerfil,
  { repos: { perfiles: perfilRepository } },
  async ({ usuario, repos }) => toPerfil(await repos.perfiles.get(usuario.id)),
);
export const { handler } = getPerfil;
