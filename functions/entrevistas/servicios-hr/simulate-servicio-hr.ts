import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { hechosOf, hechosRepos } from '../entrevistador/hechos-empresa.ts';
import { simulate } from '../entrevistador/simulador/simular.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';
import { assertContratado } from './servicio-visto.ts';

/** Nothing is written: the same persona and seed lead to the same conversation, as often as they are asked for. */
export const simulateServicioHr = endpoint(
  serviciosHrApi.simulateServicioHr,
  { repos: { servicios: servicioHrRepository, ...hechosRepos } },
  async ({ params, body: { persona, semilla, version }, empresaId, usuario, repos }) => {
    await assertContratado(params.codigo, usuario, repos.empresas);
    const servicio = await repos.servicios.get(params.codigo, version);
    const empresa = empresaId ? await hechosOf(empresaId, repos) : undefined;
    return simulate(servicio, persona, semilla, { empresa });
  },
);
export const { handler } = simulateServicioHr;
