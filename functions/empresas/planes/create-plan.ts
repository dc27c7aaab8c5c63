import { planesApi } from '#shared/empresas/planes/planes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from './plan.repository.ts';

export const createPlan = endpoint(
  planesApi.createPlan,
  { repos: { planes: planRepository } },
  async ({ body, repos, deps }) => {
    const plan = { ...body, id: deps.newId('pla'), suscriptores: 0, version: 1 };
    await repos.planes.create(plan);
    return plan;
  },
);
export const { handler } = createPlan;
