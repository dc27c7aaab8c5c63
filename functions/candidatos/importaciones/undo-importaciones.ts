import type { Fila } from '#shared/candidatos/importaciones/importacion.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { uploadFiles } from '../../core/adapters/upload-files.ts';
import { job } from '../../core/job.ts';
import { empresaEstadoRepository } from '../../entrada/empresa-estado.repository.ts';
import { candidatoRepository } from '../candidatos/candidato.repository.ts';
import { hitoRepository } from '../candidatos/hito.repository.ts';
import { notaRepository } from '../notas/nota.repository.ts';
import { type Counts, plus } from './import-pasada.ts';
import { type ImportacionRecord, importacionRepository } from './importacion.repository.ts';
import { BLOQUE, type ImportacionFiles, importacionFiles } from './importacion-files.ts';
import { finishedEvent, runPasada } from './run-pasada.ts';
import { type UndoContext, undoFila } from './undo-fila.ts';

const SIN_TERMINAR =
  'No se pudo deshacer del todo después de varios intentos. Vuelve a intentarlo y seguirá donde quedó.';
const COUNTERS = { eliminado: 'eliminados', restaurado: 'restaurados', conservado: 'conservados' } as const;

/** Takes back what an import did, in as many runs as it takes. */
export const undoImportaciones = job(
  {
    repos: {
      importaciones: importacionRepository,
      candidatos: candidatoRepository,
      hitos: hitoRepository,
      notas: notaRepository,
      estados: empresaEstadoRepository,
    },
    adapters: { uploads: uploadFiles },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters: { uploads }, deps }) {
      if (event.name !== 'ImportacionDeshecha') return;
      const files = importacionFiles(uploads);
      await runPasada(event.detail, {
        repos,
        deps,
        next: 'ImportacionDeshecha',
        async work(start, checkTime) {
          const record = await undoPasada(start, files, { importacion: start, repos, deps }, checkTime);
          await repos.importaciones.end(record, { estado: 'deshecha' }, [finishedEvent(record, 'deshecha', deps)]);
          await files.discardContenido(record);
          const { empresaId, id, eliminados, restaurados, conservados } = record;
          deps.log.info('importacion.undone', { empresaId, importacionId: id, eliminados, restaurados, conservados });
        },
        stop: (record, motivo) => repos.importaciones.end(record, { estado: 'terminada', motivo }),
      });
    },

    async onLastFailure({ event, repos: { importaciones } }) {
      if (event.name !== 'ImportacionDeshecha') return;
      const { empresaId, importacionId, pasadaId } = event.detail;
      const record = await importaciones.find(empresaId, importacionId);
      if (record?.pasadaId !== pasadaId) return;
      await importaciones.end(record, { estado: 'terminada', motivo: SIN_TERMINAR });
    },
  },
);
export const { handler } = undoImportaciones;

/** Block by block, as they were imported: what came of each is stored, then counted. */
async function undoPasada(
  start: ImportacionRecord,
  files: ImportacionFiles,
  context: UndoContext,
  checkTime: () => void,
): Promise<ImportacionRecord> {
  let record = start;
  while (record.deshechas < record.procesadas) {
    checkTime();
    const from = record.deshechas;
    const imported = await files.getBloque(record, 'importadas', from);
    const done: Fila[] = [];
    for (const fila of imported) {
      if (fila.resultado === 'creado' || fila.resultado === 'actualizado') done.push(await undoFila(fila, context));
    }
    await files.putBloque(record, 'deshechas', from, done);
    const add = countsOf(done, Math.min(BLOQUE, record.procesadas - from));
    await context.repos.importaciones.advance(record, 'deshechas', add);
    record = plus(record, add);
  }
  return record;
}

function countsOf(done: readonly Fila[], deshechas: number): Counts {
  const counts: Counts = { deshechas };
  for (const { resultado } of done) {
    const counter = COUNTERS[resultado as keyof typeof COUNTERS];
    counts[counter] = (counts[counter] ?? 0) + 1;
  }
  return counts;
}
