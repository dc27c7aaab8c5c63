import { areasApi } from '#shared/empresas/areas/areas.api.ts';
import { merged } from '../../core/merged.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { areaRepository } from './area.repository.ts';

export const updateArea = endpoint(
  areasApi.updateArea,
  { repos: { areas: areaRepository } },
  async ({ body: { version, ...changes }, params, empresaId, repos, deps }) => {
    const previous = await repos.areas.get(empresaId, params.id);
    if (previous.version !== version) throw versionObsoleta();
    const area = { ...merged(previous, changes), version: version + 1 };
    await repos.areas.update(previous, area);
    deps.log.info('area.updated', { empresaId, areaId: area.id });
    return area;
  },
);
export const { handler } = updateArea;
