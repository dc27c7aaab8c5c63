import { marcaApi } from '#shared/empresas/marca/marca.api.ts';
import { publicFiles } from '../../core/adapters/files.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { discardLogo } from './logo.ts';
import { marcaRepository } from './marca.repository.ts';

export const deleteLogo = endpoint(
  marcaApi.deleteLogo,
  { repos: { marcas: marcaRepository }, adapters: { files: publicFiles } },
  async ({ empresaId, repos, adapters, deps }) => {
    const previous = await repos.marcas.findLogo(empresaId);
    if (previous) await repos.marcas.setLogo(empresaId, null, previous);
    await discardLogo(previous, adapters.files, deps);
    deps.log.info('logo.updated', { empresaId });
    return { logo: null };
  },
);
export const { handler } = deleteLogo;
