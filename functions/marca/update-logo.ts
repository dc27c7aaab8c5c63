import { marcaApi } from '#shared/marca/marca.api.ts';
import { publicFiles } from '../core/adapters/files.ts';
import { endpoint } from '../endpoint.ts';
import { discardLogo, storeLogo } from './logo.ts';
import { marcaRepository } from './marca.repository.ts';

export const updateLogo = endpoint(
  marcaApi.updateLogo,
  { repos: { marcas: marcaRepository }, adapters: { files: publicFiles } },
  async ({ empresaId, file, repos, adapters, deps }) => {
    const previous = await repos.marcas.findLogo(empresaId);
    const logo = await storeLogo(file.bytes, adapters.files, deps);
    await repos.marcas.setLogo(empresaId, logo, previous).catch(async (error: unknown) => {
      await discardLogo(logo, adapters.files, deps);
      throw error;
    });
    await discardLogo(previous, adapters.files, deps);
    deps.log.info('logo.updated', { empresaId });
    return { logo };
  },
);
export const { handler } = updateLogo;
