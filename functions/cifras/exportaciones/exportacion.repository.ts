import type * as z from 'zod';
import { type ExportacionArchivo, exportacionArchivoSchema } from '#shared/cifras/exportaciones/exportaciones.api.ts';
import { lazy } from '#shared/core/lazy.ts';
import { archivoDiarioWrite } from '../../core/archivo-diario.record.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { NOT_EXISTS, type Table } from '../../core/table.ts';
import { archivoNoEncontrado, ExportacionTerminada } from './exportacion.errors.ts';

/**
 * Files of the whole platform that a job makes.
 *
 * | Access   | Key                                              |
 * | -------- | ------------------------------------------------ |
 * | one file | PK `GLOBAL#EXPORTACIONES`, SK `<exportacionId>`  |
 *
 * They expire some hours before the bucket forgets the file. Their own `tipo` stands in the place of an item's.
 */
const recordSchema = lazy(() => exportacionArchivoSchema().omit({ url: true, nombre: true, caduca: true }));
export type ExportacionRecord = z.output<ReturnType<typeof recordSchema>>;

const PK = 'GLOBAL#EXPORTACIONES';
const KEEP_SECONDS = 20 * 60 * 60;
const key = (id: string) => ({ PK, SK: id });

export function exportacionRepository(table: Table) {
  async function find(id: string): Promise<ExportacionRecord | undefined> {
    const item = await table.get(key(id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  const change = (id: string, set: Partial<ExportacionRecord>) =>
    table.write([
      { update: key(id), set, if: { estado: { eq: 'preparando' } }, orFail: () => new ExportacionTerminada() },
    ]);

  return {
    find,

    /** What has expired is gone, also as long as the table still has it. */
    async get({ id, tipo }: Pick<ExportacionArchivo, 'id' | 'tipo'>, now: Date): Promise<ExportacionRecord> {
      const record = await find(id);
      const isThere = record?.tipo === tipo && now.getTime() - Date.parse(record.fecha) < KEEP_SECONDS * 1000;
      if (!isThere) throw archivoNoEncontrado();
      return record;
    },

    async create(record: ExportacionRecord, deps: Pick<Deps, 'newId' | 'now'>): Promise<void> {
      const expira = Math.floor(deps.now().getTime() / 1000) + KEEP_SECONDS;
      await table.write(
        [
          { put: { ...key(record.id), ...record, expira }, if: NOT_EXISTS },
          eventWrite(deps, PK, 'ExportacionSolicitada', { exportacionId: record.id }),
          archivoDiarioWrite(PK, 'csv', deps.now(), record.tipo),
        ],
        { result: record },
      );
    },

    /** @throws ExportacionTerminada when another run was faster; so do the others. */
    advance: (id: string, filas: number) => change(id, { filas }),
    finish: (id: string, filas: number) => change(id, { estado: 'listo', filas, total: filas }),
    fail: (id: string) => change(id, { estado: 'fallido' }),
  };
}
export type ExportacionRepository = ReturnType<typeof exportacionRepository>;
