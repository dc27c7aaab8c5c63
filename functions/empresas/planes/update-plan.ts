import { planesApi } from '#shared/empresas/planes/planes.api.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from './plan.repository.ts';

export const updatePlan = endpoint(
  planesApi.updatePlan,
  { repos: { planes: planRepository } },
  async ({ params, body, repos }) => {
    const previous = await repos.planes.get(params.id);
    if (previous.version !== body.version) throw versionObsoleta();
    const plan = { ...previous, ...body, version: previous.version + 1 };
    await repos.planes.update(previous, plan);
    return plan;
  },
);
export const { handler } = updatePlan;
