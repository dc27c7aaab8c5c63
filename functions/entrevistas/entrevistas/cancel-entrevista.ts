import { entrevistasApi } from '#shared/entrevistas/entrevistas/entrevistas.api.ts';
import { companyPartition } from '../../core/company-table.ts';
import { eventWrite } from '../../core/outbox.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { giveBackPlaza } from '../../empresas/licencias/plaza.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cierreKey } from '../../entrada/entrevista-keys.ts';
import { cancelledAgenda } from '../agenda/agenda.record.ts';
import { candidateMailWrites } from './candidate-mail.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';
import { entrevistaRepository } from './entrevista.repository.ts';

/** Calls a booked interview off: the licence's place and the plan's are free again, and the room says so. */
export const cancelEntrevista = endpoint(
  entrevistasApi.cancelEntrevista,
  { repos: { entrevistas: entrevistaRepository, licencias: licenciaRepository } },
  async ({ body: { motivo, avisar }, params, empresaId, usuario, repos, deps }) => {
    const entrevista = await repos.entrevistas.get(empresaId, params.id);
    const fechaCancelacion = deps.now().toISOString();
    const change = { motivo: motivo || null, secuencia: entrevista.secuencia + 1, fechaCancelacion };
    const detail = { empresaId, entrevistaId: entrevista.id, actorId: usuario.id };
    const alongside = [
      { delete: cierreKey(empresaId, entrevista.id) },
      ...cancelledAgenda(entrevista),
      ...(avisar ? cancellationMail({ ...entrevista, ...change }, deps) : []),
      eventWrite(deps, companyPartition(empresaId), 'EntrevistaCancelada', detail),
    ];
    let cancelled = entrevista;
    await giveBackPlaza(repos.licencias, deps, entrevista, async ({ set, writes }) => {
      const all = [...alongside, ...writes];
      cancelled = await repos.entrevistas.change(entrevista, 'cancel', { ...change, ...set }, all);
    });
    deps.log.info('entrevista.cancelled', { empresaId, entrevistaId: entrevista.id });
    return cancelled;
  },
);
export const { handler } = cancelEntrevista;

const cancellationMail = (entrevista: EntrevistaRecord, deps: Parameters<typeof candidateMailWrites>[2]) =>
  candidateMailWrites('entrevistaCancelada', entrevista, deps, { motivo: entrevista.motivo ?? 'No indicado' });
