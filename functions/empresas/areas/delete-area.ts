import { areasApi } from '#shared/empresas/areas/areas.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { areaRepository } from './area.repository.ts';

export const deleteArea = endpoint(
  areasApi.deleteArea,
  { repos: { areas: areaRepository } },
  async ({ params, empresaId, repos, deps }) => {
    const area = await repos.areas.get(empresaId, params.id);
    await repos.areas.delete(area);
    deps.log.info('area.deleted', { empresaId, areaId: area.id });
    return { id: area.id };
  },
);
export const { handler } = deleteArea;
