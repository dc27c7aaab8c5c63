import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { embeddedEngine } from '../entrevistador/engines/embedded/embedded-engine.ts';
import { hechosOf, hechosRepos } from '../entrevistador/hechos-empresa.ts';
import { once } from '../entrevistador/once.ts';
import { rehearse } from './ensayo.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';
import { assertContratado } from './servicio-visto.ts';

/** Nothing is written: the browser holds the rehearsal, and the same answers always lead to the same question. */
export const rehearseServicioHr = endpoint(
  serviciosHrApi.rehearseServicioHr,
  { repos: { servicios: servicioHrRepository, ...hechosRepos } },
  async ({ params, body: { respuestas, version }, empresaId, usuario, repos }) => {
    await assertContratado(params.codigo, usuario, repos.empresas);
    const servicio = await repos.servicios.get(params.codigo, version);
    // Read once, and only when somebody asks something.
    const empresa = empresaId ? once(() => hechosOf(empresaId, repos)) : undefined;
    return rehearse(embeddedEngine, servicio, respuestas, empresa);
  },
);
export const { handler } = rehearseServicioHr;
