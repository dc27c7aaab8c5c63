import { sqsRetry } from '../core/adapters/sqs-retry.ts';
import { companyPartition } from '../core/company-table.ts';
import { job } from '../core/job.ts';
import { eventWrite } from '../core/outbox.ts';
import { usoWrite } from '../empresas/empresa.repository.ts';
import { entrevistaRepository } from '../entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '../servicios-hr/servicio-hr.repository.ts';
import { createInforme } from './create-informe.ts';
import { informeWrite } from './informe.repository.ts';

/** Transcript → report. The interview's state is the condition of the write, so a redelivered message changes nothing. */
export const analyzeEntrevista = job(
  { repos: { entrevistas: entrevistaRepository, servicios: servicioHrRepository }, retry: sqsRetry },
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
        usoWrite(empresaId, { porValidar: 1 }),
        eventWrite(deps, companyPartition(empresaId), 'InformeListo', { empresaId, entrevistaId }),
      ]);
      deps.log.info('informe.created', { empresaId, entrevistaId });
    },

    async onLastFailure({ event, repos, deps }) {
      if (event.name !== 'EntrevistaCompletada' && event.name !== 'AnalisisSolicitado') return;
      const { empresaId, entrevistaId } = event.detail;
      const entrevista = await repos.entrevistas.find(empresaId, entrevistaId);
      if (entrevista?.estado !== 'completada') return;
      const motivo = 'El análisis no pudo terminar después de varios intentos. La transcripción está guardada.';
      await repos.entrevistas.transition(entrevista, 'failAnalysis', { motivo }, [
        eventWrite(deps, companyPartition(empresaId), 'AnalisisFallido', { empresaId, entrevistaId }),
      ]);
    },
  },
);
export const { handler } = analyzeEntrevista;
