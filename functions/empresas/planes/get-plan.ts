import { planesApi } from '#shared/empresas/planes/planes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from './plan.repository.ts';

export const getPlan = endpoint(planesApi.getPlan, { repos: { planes: planRepository } }, ({ params, repos }) =>
  repos.planes.get(params.id),
);
export const { handler } = getPlan;
