import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { consumePlaza } from '../../empresas/licencias/plaza.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { enlaceCerrado } from './entrevista.errors.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

/**
 * Somebody of the company begins a booked interview (supervised): the room is open from now on, whatever the booked time
 * is. The candidate accepts the notices there, and gets the first question then.
 */
export const startEntrevista = endpoint(
  entrevistasApi.startEntrevista,
  { repos: { entrevistas: entrevistaRepository, licencias: licenciaRepository } },
  async ({ params, empresaId, usuario, repos, deps }) => {
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    const now = deps.now().toISOString();
    if (entrevista.estado === 'programada' && now > entrevista.cierra) throw enlaceCerrado();
    const detail = { empresaId, entrevistaId: entrevista.id, actorId: usuario.id };
    const event = eventWrite(deps, companyPartition(empresaId), 'EntrevistaIniciada', detail);
    let started = entrevista;
    await consumePlaza(repos.licencias, deps, entrevista, async ({ set, writes }) => {
      const change = { ...set, fechaInicio: now, supervisada: true };
      started = await repos.entrevistas.change(entrevista, 'start', change, [event, ...writes]);
    });
    deps.log.info('entrevista.started', { empresaId, entrevistaId: entrevista.id, supervisada: true });
    return started;
  },
);
export const { handler } = startEntrevista;
