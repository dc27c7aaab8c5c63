import { sdkLanguageModels } from '../../core/adapters/language-models.ts';
import { kmsSecrets } from '../../core/adapters/secrets.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { companyPartition } from '../../core/company-table.ts';
import { job } from '../../core/job.ts';
import { eventWrite } from '../../core/outbox.ts';
import { TryLater } from '../../core/retry.ts';
import { ajustesRepository } from '../../empresas/ajustes/ajustes.repository.ts';
import { licenciaRepository } from '../../empresas/licencias/licencia.repository.ts';
import { giveBackPlaza } from '../../empresas/licencias/plaza.ts';
import { entrevistaRepository } from '../../entrevistas/entrevistas/entrevista.repository.ts';
import { servicioHrRepository } from '../../entrevistas/servicios-hr/servicio-hr.repository.ts';
import { modelosOf, modelosRepos } from '../../ia/modelos/ask-modelos.ts';
import { analisisRepository } from './analisis.repository.ts';
import { AnalisisEnCurso } from './informe.errors.ts';
import { runAnalisis } from './run-analisis.ts';

/** Of its three tries two may wait: ten minutes in all, and then the rules' reading stands. */
const LECTURA_SECONDS = 290;

/** An answer is still to be read by the care layer. */
class LecturaPendiente extends TryLater {
  constructor() {
    super('An answer has not been read whole yet', LECTURA_SECONDS);
    this.name = 'LecturaPendiente';
  }
}

/** Transcript → report. The interview's state is the condition of the write, so a redelivered message changes nothing. */
export const analyzeEntrevista = job(
  {
    repos: {
      entrevistas: entrevistaRepository,
      servicios: servicioHrRepository,
      licencias: licenciaRepository,
      analisis: analisisRepository,
      ajustes: ajustesRepository,
      ...modelosRepos,
    },
    adapters: { languageModels: sdkLanguageModels, secrets: kmsSecrets },
    retry: sqsRetry,
  },
  {
    async run({ event, isLastTry, repos, adapters, deps }) {
      if (event.name !== 'EntrevistaCompletada' && event.name !== 'AnalisisSolicitado') return;
      const { empresaId, entrevistaId } = event.detail;
      const entrevista = await repos.entrevistas.find(empresaId, entrevistaId);
      if (entrevista?.estado !== 'completada') return;

      const turnos = await repos.entrevistas.listTurnos(empresaId, entrevistaId);
      if (!isLastTry && turnos.some(({ respuesta }) => respuesta?.lectura === 'pendiente'))
        throw new LecturaPendiente();
      const servicio = await repos.servicios.get(entrevista.servicioId, entrevista.servicioVersion);
      const modelos = modelosOf({ empresaId, entrevistaId }, servicio.api_preferida, { repos, adapters, deps });
      const { analisisTexto } = await repos.ajustes.get(empresaId);
      await runAnalisis(entrevista, servicio, { repos, deps, modelos }, { analisisTexto });
    },

    /** A technical failure: the licence's place is given back, and stays so if a later try succeeds. */
    async onLastFailure({ event, repos, deps }, error) {
      // Whoever is at it will end it, or be followed by a message of their own.
      if (error instanceof AnalisisEnCurso) return;
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
