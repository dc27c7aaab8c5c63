import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from './empresa.repository.ts';

export const listEmpresas = endpoint(
  empresasApi.listEmpresas,
  { repos: { empresas: empresaRepository } },
  async ({ query, usuario, repos }) => {
    if (usuario.rol === 'superadmin') return repos.empresas.list(query);
    const own = usuario.empresaId && (await repos.empresas.find(usuario.empresaId));
    return { items: own ? [own] : [] };
  },
);
export const { handler } = listEmpresas;
