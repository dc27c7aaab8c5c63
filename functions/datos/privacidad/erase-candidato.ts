import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { job } from '../../core/job.ts';
import { erasePasada } from './erase-pasada.ts';
import { PasadaTerminada } from './privacidad.errors.ts';
import { supresionRepository } from './supresion.repository.ts';

/** Of a run; the function itself may take longer, so that it is never cut off in the middle. */
const MAX_MS = 60_000;
const SIN_TERMINAR =
  'La supresión no pudo terminar después de varios intentos. Vuelve a pedirla y seguirá donde quedó.';

class TimeIsUp extends Error {}

/** Erases everything about a candidate, in as many runs as it takes. */
export const eraseCandidato = job(
  { repos: { supresiones: supresionRepository }, adapters: { uploads: uploadFiles }, retry: sqsRetry },
  {
    async run({ event, repos: { supresiones }, adapters, deps }) {
      if (event.name !== 'SupresionSolicitada') return;
      const { empresaId, candidatoId, pasadaId } = event.detail;
      const record = await supresiones.find(empresaId, candidatoId);
      if (record?.estado !== 'en_curso' || record.pasadaId !== pasadaId) return;
      const pasada = { empresaId, candidatoId, pasadaId };
      const end = deps.now().getTime() + MAX_MS;
      const checkTime = () => {
        if (deps.now().getTime() > end) throw new TimeIsUp();
      };
      try {
        await erasePasada(pasada, record, { supresiones, ...adapters, deps, checkTime });
        deps.log.info('supresion.finished', { empresaId, candidatoId });
      } catch (error) {
        if (error instanceof PasadaTerminada) return;
        if (!(error instanceof TimeIsUp)) throw error;
        await supresiones.handOver(pasada, deps);
      }
    },

    async onLastFailure({ event, repos: { supresiones } }) {
      if (event.name === 'SupresionSolicitada') await supresiones.fail(event.detail, SIN_TERMINAR);
    },
  },
);
export const { handler } = eraseCandidato;
