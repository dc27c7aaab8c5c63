import { areasApi } from '#shared/empresas/areas/areas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { areaRepository } from './area.repository.ts';

export const getArea = endpoint(
  areasApi.getArea,
  { repos: { areas: areaRepository } },
  ({ empresaId, params, repos }) => repos.areas.get(empresaId, params.id),
);
export const { handler } = getArea;
