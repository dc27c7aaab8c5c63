import { serviciosHrApi } from '#shared/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../endpoint.ts';
import { embeddedEngine } from '../entrevistador/engines/embedded/embedded-engine.ts';
import { rehearse } from './ensayo.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';

/** Nothing is written: the browser holds the rehearsal, and the same answers always lead to the same question. */
export const rehearseServicioHr = endpoint(
  serviciosHrApi.rehearseServicioHr,
  { repos: { servicios: servicioHrRepository } },
  async ({ params, body: { respuestas, version }, repos }) =>
    rehearse(embeddedEngine, await repos.servicios.get(params.codigo, version), respuestas),
);
export const { handler } = rehearseServicioHr;
