import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import type { Deps } from '../../core/deps.ts';
import { job } from '../../core/job.ts';
import { areaRepository } from '../../empresas/areas/area.repository.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { importPasada } from './import-pasada.ts';
import { type ImportacionRecord, type ImportacionRepository, importacionRepository } from './importacion.repository.ts';
import { importacionFiles } from './importacion-files.ts';
import { endDates, finishedEvent, runPasada } from './run-pasada.ts';

const SIN_TERMINAR = 'La importación se detuvo después de varios intentos. Puedes continuarla donde quedó.';

/** Makes candidates of the rows of a file, in as many runs as it takes. */
export const importCandidatos = job(
  {
    repos: {
      importaciones: importacionRepository,
      candidatos: candidatoRepository,
      areas: areaRepository,
      estados: empresaEstadoRepository,
    },
    adapters: { uploads: uploadFiles },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters: { uploads }, deps }) {
      if (event.name !== 'ImportacionConfirmada') return;
      const files = importacionFiles(uploads);
      await runPasada(event.detail, {
        repos,
        deps,
        next: 'ImportacionConfirmada',
        async work(start, checkTime) {
          const record = await importPasada(start, { repos, files, deps, checkTime });
          const told = finishedEvent(record, 'importada', deps);
          await repos.importaciones.end(record, { estado: 'terminada', ...endDates(deps) }, [told]);
          await files.discardContenido(record);
          const { id, empresaId, creados, actualizados, procesadas } = record;
          deps.log.info('importacion.finished', { empresaId, importacionId: id, creados, actualizados, procesadas });
        },
        stop: (record, motivo) => fail(repos.importaciones, record, motivo, deps),
      });
    },

    async onLastFailure({ event, repos: { importaciones }, deps }) {
      if (event.name !== 'ImportacionConfirmada') return;
      const { empresaId, importacionId, pasadaId } = event.detail;
      const record = await importaciones.find(empresaId, importacionId);
      if (record?.pasadaId === pasadaId) await fail(importaciones, record, SIN_TERMINAR, deps);
    },
  },
);
export const { handler } = importCandidatos;

/** What has been imported stays; people may let it go on, or undo it. */
function fail(importaciones: ImportacionRepository, record: ImportacionRecord, motivo: string, deps: Deps) {
  return importaciones.end(record, { estado: 'fallida', motivo, ...endDates(deps) });
}
