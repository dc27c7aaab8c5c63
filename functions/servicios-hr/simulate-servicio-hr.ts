import { serviciosHrApi } from '#shared/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../endpoint.ts';
import { simulate } from '../entrevistador/simulador/simular.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';

/** Nothing is written: the same persona and seed lead to the same conversation, as often as they are asked for. */
export const simulateServicioHr = endpoint(
  serviciosHrApi.simulateServicioHr,
  { repos: { servicios: servicioHrRepository } },
  async ({ params, body: { persona, semilla, version }, repos }) =>
    simulate(await repos.servicios.get(params.codigo, version), persona, semilla),
);
export const { handler } = simulateServicioHr;
