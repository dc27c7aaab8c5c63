import { areasApi } from '#shared/empresas/areas/areas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { areaRepository } from './area.repository.ts';
import { newArea } from './new-area.ts';

export const createArea = endpoint(
  areasApi.createArea,
  { repos: { areas: areaRepository } },
  async ({ body, empresaId, repos, deps }) => {
    const area = newArea(empresaId, body, deps);
    await repos.areas.create(area);
    deps.log.info('area.created', { empresaId, areaId: area.id });
    return area;
  },
);
export const { handler } = createArea;
