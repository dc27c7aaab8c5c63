import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaNoEncontrada } from '../../entrada/entrada.errors.ts';
import { empresaRepository } from './empresa.repository.ts';

export const listEstadosEmpresa = endpoint(
  empresasApi.listEstadosEmpresa,
  { repos: { empresas: empresaRepository } },
  async ({ params, query, repos }) => {
    if (!(await repos.empresas.find(params.id))) throw empresaNoEncontrada(params.id);
    return repos.empresas.listEstados(params.id, query);
  },
);
export const { handler } = listEstadosEmpresa;
