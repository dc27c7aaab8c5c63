import { informesApi } from '#shared/informes/informes/informes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { informeRepository } from './informe.repository.ts';

export const listInformes = endpoint(
  informesApi.listInformes,
  { repos: { informes: informeRepository } },
  ({ empresaId, query, repos }) => repos.informes.list(empresaId, query),
);
export const { handler } = listInformes;
