import { planesApi } from '#shared/empresas/planes/planes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from './plan.repository.ts';

/** All of them in one page: a platform has few. */
export const listPlanes = endpoint(
  planesApi.listPlanes,
  { repos: { planes: planRepository } },
  async ({ query, repos }) => {
    const planes = await repos.planes.all();
    return { items: planes.filter(({ activo }) => activo || !query.soloActivos) };
  },
);
export const { handler } = listPlanes;
