import { marcaApi } from '#shared/empresas/marca/marca.api.ts';
import { publicFiles } from '../../core/adapters/files.ts';
import { AppError } from '../../core/app-error.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { discardLogo, storeLogo } from './logo.ts';
import { marcaRepository } from './marca.repository.ts';

export const updateLogo = endpoint(
  marcaApi.updateLogo,
  { repos: { marcas: marcaRepository }, adapters: { files: publicFiles } },
  async ({ empresaId, file, repos, adapters, deps }) => {
    const previous = await repos.marcas.findLogo(empresaId);
    const logo = await storeLogo(empresaId, file.bytes, adapters.files);
    await repos.marcas.setLogo(empresaId, logo, previous).catch(async (error: unknown) => {
      // After a fault the same logo, sent again, may be stored under this name by now.
      if (!(error instanceof AppError)) throw error;
      const inUse = await repos.marcas.findLogo(empresaId);
      if (inUse?.url !== logo.url) await discardLogo(logo, adapters.files, deps);
      throw error;
    });
    if (previous?.url !== logo.url) await discardLogo(previous, adapters.files, deps);
    deps.log.info('logo.updated', { empresaId });
    return { logo };
  },
);
export const { handler } = updateLogo;
