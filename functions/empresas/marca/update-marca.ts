import { marcaApi } from '#shared/empresas/marca/marca.api.ts';
import { merged } from '../../core/merged.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { marcaRepository } from './marca.repository.ts';

export const updateMarca = endpoint(
  marcaApi.updateMarca,
  { repos: { marcas: marcaRepository } },
  async ({ empresaId, body: { version, ...changes }, repos, deps }) => {
    const { colores, legales } = merged(await repos.marcas.get(empresaId), changes);
    await repos.marcas.update(empresaId, version, { colores, legales }, deps.now().toISOString());
    deps.log.info('marca.updated', { empresaId });
    return repos.marcas.get(empresaId);
  },
);
export const { handler } = updateMarca;
