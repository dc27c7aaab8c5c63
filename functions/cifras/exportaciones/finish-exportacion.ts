import { archiveFiles } from '../../core/adapters/archive-files.ts';
import { sqsRetry } from '../../core/adapters/sqs-retry.ts';
import { job } from '../../core/job.ts';
import type { CsvPart } from './csv-parts.ts';
import { ExportacionTerminada } from './exportacion.errors.ts';
import { type ExportacionRecord, type ExportacionRepository, exportacionRepository } from './exportacion.repository.ts';
import { CSV_TYPE, csvKey } from './exportacion-files.ts';
import { EXPORT_REPOS, EXPORTS } from './exports.ts';

/** Rows between two words about how far it is. */
const TELL_EVERY = 2000;

/** Writes a file of the platform into the bucket, page by page; done twice, it is the same file of a moment later. */
export const finishExportacion = job(
  {
    repos: { ...EXPORT_REPOS, exportaciones: exportacionRepository },
    adapters: { archives: archiveFiles },
    retry: sqsRetry,
  },
  {
    async run({ event, repos, adapters: { archives }, deps }) {
      if (event.name !== 'ExportacionSolicitada') return;
      const record = await repos.exportaciones.find(event.detail.exportacionId);
      if (record?.estado !== 'preparando') return;
      const { id, tipo } = record;
      const written = { filas: 0 };
      try {
        const parts = EXPORTS[tipo](repos, deps.now());
        await archives.putStream(csvKey(null, id), told(parts, record, written, repos.exportaciones), CSV_TYPE);
        await repos.exportaciones.finish(id, written.filas);
        deps.log.info('exportacion.created', { exportacionId: id, tipo, filas: written.filas });
      } catch (error) {
        if (!(error instanceof ExportacionTerminada)) throw error;
      }
    },

    async onLastFailure({ event, repos: { exportaciones } }) {
      if (event.name === 'ExportacionSolicitada') await exportaciones.fail(event.detail.exportacionId);
    },
  },
);
export const { handler } = finishExportacion;

async function* told(
  parts: AsyncGenerator<CsvPart, void>,
  { id }: ExportacionRecord,
  written: { filas: number },
  exportaciones: ExportacionRepository,
): AsyncGenerator<Buffer> {
  let last = 0;
  for await (const { text, filas } of parts) {
    yield Buffer.from(text);
    written.filas += filas;
    if (written.filas - last < TELL_EVERY) continue;
    last = written.filas;
    await exportaciones.advance(id, last);
  }
}
