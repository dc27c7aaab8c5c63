import { planesApi } from '#shared/empresas/planes/planes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { planRepository } from './plan.repository.ts';

/** The copy is inactive until somebody has looked at it. */
export const duplicatePlan = endpoint(
  planesApi.duplicatePlan,
  { repos: { planes: planRepository } },
  async ({ params, repos, deps }) => {
    const original = await repos.planes.get(params.id);
    const nombre = `${original.nombre} (copia)`.slice(0, 60);
    const plan = { ...original, id: deps.newId('pla'), nombre, activo: false, suscriptores: 0, version: 1 };
    await repos.planes.create(plan);
    return plan;
  },
);
export const { handler } = duplicatePlan;
