import { planesApi } from '#shared/empresas/planes/planes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from './plan.repository.ts';

export const deletePlan = endpoint(
  planesApi.deletePlan,
  { repos: { planes: planRepository } },
  async ({ params, repos }) => {
    await repos.planes.delete(await repos.planes.get(params.id));
    return { eliminado: true as const };
  },
);
export const { handler } = deletePlan;
