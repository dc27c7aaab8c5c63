import { empresasApi } from '#shared/empresas/empresas/empresas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { empresaRepository } from './empresa.repository.ts';

export const listEstadosEmpresa = endpoint(
  empresasApi.listEstadosEmpresa,
  { repos: { empresas: empresaRepository } },
  ({ empresaId, query, repos }) => repos.empresas.listEstados(empresaId, query),
);
export const { handler } = listEstadosEmpresa;
