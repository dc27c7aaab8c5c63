import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { AppError } from '../../core/app-error.ts';
import { job } from '../../core/job.ts';
import { PasadaTerminada } from '../../empresas/areas/area.errors.ts';
import { type AreaRepository, areaRepository } from '../../empresas/areas/area.repository.ts';
import { candidatoRepository } from './candidato.repository.ts';
import { moveCandidatos, type Pasada } from './move-candidatos.ts';

const DESTINO_CERRADO = 'El área de destino ya no admite candidatos. Elige otra y vuelve a intentarlo.';
const SIN_TERMINAR = 'La reasignación no pudo terminar después de varios intentos. Vuelve a intentarlo.';

/** Empties an area into another one, or into none. */
export const reassignCandidatos = job(
  { repos: { areas: areaRepository, candidatos: candidatoRepository }, retry: sqsRetry },
  {
    async run({ event, repos, deps }) {
      if (event.name !== 'ReasignacionSolicitada') return;
      try {
        await moveCandidatos(event.detail, { repos, deps });
      } catch (error) {
        if (error instanceof PasadaTerminada) return;
        // Archived or deleted meanwhile: trying again would not help, a person has to choose.
        if (!(error instanceof AppError && error.code === 'AREA_NO_ENCONTRADA')) throw error;
        await stop(repos.areas, event.detail, DESTINO_CERRADO);
      }
    },

    async onLastFailure({ event, repos }) {
      if (event.name === 'ReasignacionSolicitada') await stop(repos.areas, event.detail, SIN_TERMINAR);
    },
  },
);
export const { handler } = reassignCandidatos;

async function stop(areas: AreaRepository, { empresaId, areaId, pasadaId }: Pasada, motivo: string): Promise<void> {
  const area = await areas.find(empresaId, areaId);
  if (area?.pasadaId === pasadaId) await areas.failReasignacion(area, pasadaId, motivo);
}
