import { marcaApi } from '#shared/empresas/marca/marca.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { marcaRepository } from './marca.repository.ts';

export const getMarca = endpoint(marcaApi.getMarca, { repos: { marcas: marcaRepository } }, ({ empresaId, repos }) =>
  repos.marcas.get(empresaId),
);
export const { handler } = getMarca;
