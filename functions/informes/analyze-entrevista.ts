import { reviewAgenda } from '../agenda/agenda.record.ts';
import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { companyPartition } from '../core/company-table.ts';
import { job } from '../core/job.ts';
import { eventWrite } from '../core/outbox.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { licenciaRepository } from '../licencias/licencia.repository.ts';
import { giveBackPlaza } from '../licencias/plaza.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { createInforme } from './create-informe.ts';
import { informeWrite } from './informe.repository.ts';

/** Transcript → report. The interview's state is the condition of the write, so a redelivered message changes nothing. */
export const analyzeEntrevista = job(
  {
    repos: { entrevistas: entrevistaRepository, servicios: servicioHrRepository, licencias: licenciaRepository },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, deps }) {
      if (event.name !== 'EntrevistaCompletada' && event.name !== 'AnalisisSolicitado') return;
      const { empresaId, entrevistaId } = event.detail;
      const entrevista = await repos.entrevistas.find(empresaId, entrevistaId);
      if (entrevista?.estado !== 'completada') return;

      const [turnos, servicio] = await Promise.all([
        repos.entrevistas.listTurnos(empresaId, entrevistaId),
        repos.servicios.get(entrevista.servicioId, entrevista.servicioVersion),
      ]);
      const informe = createInforme(entrevista, servicio, turnos, deps.now());
      const { puntuacionMedia } = informe.informeIA;
      await repos.entrevistas.transition(entrevista, 'analyze', { puntuacionMedia }, [
        informeWrite(informe),
        eventWrite(deps, companyPartition(empresaId), 'InformeListo', { empresaId, entrevistaId }),
        reviewAgenda(entrevista, deps.now()),
      ]);
      deps.log.info('informe.created', { empresaId, entrevistaId });
    },

    /** A technical failure: the licence's place is given back, and stays so if a later try succeeds. */
    async onLastFailure({ event, repos, deps }) {
      if (event.name !== 'EntrevistaCompletada' && event.name !== 'AnalisisSolicitado') return;
      const { empresaId, entrevistaId } = event.detail;
      const entrevista = await repos.entrevistas.find(empresaId, entrevistaId);
      if (entrevista?.estado !== 'completada') return;
      const motivo = 'El análisis no pudo terminar después de varios intentos. La transcripción está guardada.';
      const fallido = eventWrite(deps, companyPartition(empresaId), 'AnalisisFallido', { empresaId, entrevistaId });
      await giveBackPlaza(repos.licencias, deps, entrevista, ({ set, writes }) =>
        repos.entrevistas.transition(entrevista, 'failAnalysis', { ...set, motivo }, [fallido, ...writes]),
      );
    },
  },
);
export const { handler } = analyzeEntrevista;
