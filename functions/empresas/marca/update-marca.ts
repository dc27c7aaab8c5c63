import { marcaApi } from '#shared/empresas/marca/marca.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { marcaRepository } from './marca.repository.ts';

export const updateMarca = endpoint(
  marcaApi.updateMarca,
  { repos: { marcas: marcaRepository } },
  async ({ empresaId, body: { version, ...change }, repos, deps }) => {
    await repos.marcas.update(empresaId, version, change, deps.now().toISOString());
    deps.log.info('marca.updated', { empresaId });
    return repos.marcas.get(empresaId);
  },
);
export const { handler } = updateMarca;
