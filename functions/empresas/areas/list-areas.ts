import { areasApi } from '#shared/empresas/areas/areas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { areaRepository } from './area.repository.ts';

export const listAreas = endpoint(
  areasApi.listAreas,
  { repos: { areas: areaRepository } },
  ({ empresaId, query, repos }) => repos.areas.list(empresaId, query),
);
export const { handler } = listAreas;
