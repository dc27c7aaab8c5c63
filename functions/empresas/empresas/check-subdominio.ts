import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { subdominioSchema } from '#shared/empresas/empresas/subdominio.ts';
import { parseInput } from '../../core/parse.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from './empresa.repository.ts';

export const checkSubdominio = endpoint(
  empresasApi.checkSubdominio,
  { repos: { empresas: empresaRepository } },
  async ({ params, repos }) => {
    const subdominio = parseInput(subdominioSchema(), params.subdominio) as string;
    return { subdominio, libre: await repos.empresas.isSubdominioFree(subdominio) };
  },
);
export const { handler } = checkSubdominio;
