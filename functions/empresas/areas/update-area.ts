import { areasApi } from '#shared/empresas/areas/areas.api.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { areaRepository } from './area.repository.ts';

export const updateArea = endpoint(
  areasApi.updateArea,
  { repos: { areas: areaRepository } },
  async ({ body, params, empresaId, repos, deps }) => {
    const previous = await repos.areas.get(empresaId, params.id);
    if (previous.version !== body.version) throw versionObsoleta();
    const area = { ...previous, ...body, version: previous.version + 1 };
    await repos.areas.update(previous, area);
    deps.log.info('area.updated', { empresaId, areaId: area.id });
    return area;
  },
);
export const { handler } = updateArea;
