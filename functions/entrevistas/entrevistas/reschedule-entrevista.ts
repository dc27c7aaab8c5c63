import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { movePlaza } from '../../empresas/licencias/plaza.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { rebookingAgenda } from '../agenda/agenda.record.ts';
import { assertNotPast, ventana } from './booking.ts';
import { candidateMailWrites } from './candidate-mail.ts';
import { estadoNoPermite } from './entrevista.errors.ts';
import { entrevistaRepository } from './entrevista.repository.ts';
import { formatFecha } from './format-fecha.ts';

/** A booked interview gets another time: its link, its licence's place, its agenda and the candidate's calendar follow. */
export const rescheduleEntrevista = endpoint(
  entrevistasApi.rescheduleEntrevista,
  { repos: { entrevistas: entrevistaRepository, licencias: licenciaRepository } },
  async ({ body, params, empresaId, usuario, repos, deps }) => {
    const { version, fechaProgramada, zonaHoraria, duracionEstimada, tiempoExtra } = body;
    assertNotPast(fechaProgramada, deps.now());
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    // Whoever looks at something older hears so, unless it has moved on altogether: then the state says more.
    if (entrevista.estado !== 'programada') throw estadoNoPermite(entrevista.estado);
    if (entrevista.version !== version) throw versionObsoleta();
    const set = {
      ...ventana(fechaProgramada),
      zonaHoraria,
      duracionEstimada: duracionEstimada ?? entrevista.duracionEstimada,
      tiempoExtra: tiempoExtra ?? entrevista.tiempoExtra,
      secuencia: entrevista.secuencia + 1,
    };
    const moved = { ...entrevista, ...set };
    const detail = { empresaId, entrevistaId: entrevista.id, actorId: usuario.id };
    const alongside = [
      ...rebookingAgenda(moved, deps.now()),
      ...candidateMailWrites('entrevistaReprogramada', moved, deps, {
        fechaAnterior: formatFecha(entrevista.fechaProgramada, entrevista.zonaHoraria),
      }),
      eventWrite(deps, companyPartition(empresaId), 'EntrevistaReprogramada', detail),
    ];
    let after = entrevista;
    await movePlaza(repos.licencias, deps, entrevista, moved.fechaProgramada, async (plaza) => {
      const all = [...alongside, ...plaza.writes];
      after = await repos.entrevistas.reschedule(entrevista, { ...set, ...plaza.set }, all);
    });
    deps.log.info('entrevista.rescheduled', { empresaId, entrevistaId: entrevista.id });
    return after;
  },
);
export const { handler } = rescheduleEntrevista;
