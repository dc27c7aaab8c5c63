import { planesApi } from '#shared/empresas/planes/planes.api.ts';
import { merged } from '../../core/merged.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from './plan.repository.ts';

export const updatePlan = endpoint(
  planesApi.updatePlan,
  { repos: { planes: planRepository } },
  async ({ params, body: { version, ...changes }, repos }) => {
    const previous = await repos.planes.get(params.id);
    if (previous.version !== version) throw versionObsoleta();
    const plan = { ...merged(previous, changes), version: version + 1 };
    await repos.planes.update(previous, plan);
    return plan;
  },
);
export const { handler } = updatePlan;
