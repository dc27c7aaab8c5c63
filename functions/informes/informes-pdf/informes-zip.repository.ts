import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { type InformesZip, informesZipSchema } from '#shared/informes/informes-pdf/informes-pdf.api.ts';
import { archivoDiarioWrite } from '../../core/archivo-diario.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Deps } from '../../core/deps.ts';
import { eventWrite } from '../../core/outbox.ts';
import { NOT_EXISTS, type Table } from '../../core/table.ts';
import { DocumentoRetirado, zipNoEncontrado } from './informe-pdf.errors.ts';

/**
 * ZIP files of several reports.
 *
 * | Access                    | Key                                                   |
 * | ------------------------- | ----------------------------------------------------- |
 * | one ZIP file              | PK `EMPRESA#<id>`, SK `INFORMES_ZIP#<zipId>`          |
 * | those of a company        | PK `EMPRESA#<id>`, SK begins `INFORMES_ZIP#`          |
 *
 * They expire some hours before the bucket forgets the file. `candidatoIds` and `entrevistaIds` are how an erasure finds
 * the files that a person is in.
 */
const recordSchema = lazy(() =>
  informesZipSchema()
    .omit({ url: true, nombre: true, caduca: true })
    .extend({
      empresaId: z.string(),
      entrevistaIds: z.array(z.string()),
      candidatoIds: z.array(z.string()),
      transcripcion: z.boolean(),
    }),
);
export type InformesZipRecord = z.output<ReturnType<typeof recordSchema>>;

const KEEP_SECONDS = 20 * 60 * 60;
export const INFORMES_ZIP_PREFIX = 'INFORMES_ZIP#';
const key = (empresaId: string, id: string) => ({ PK: companyPartition(empresaId), SK: `${INFORMES_ZIP_PREFIX}${id}` });

export function informesZipRepository(table: Table) {
  async function find(empresaId: string, id: string): Promise<InformesZipRecord | undefined> {
    const item = await table.get(key(empresaId, id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  const change = ({ empresaId, id }: InformesZipRecord, set: Partial<InformesZipRecord>) =>
    table.write([
      { update: key(empresaId, id), set, if: { estado: { eq: 'preparando' } }, orFail: () => new DocumentoRetirado() },
    ]);

  return {
    find,

    /** What has expired is gone, also as long as the table still has it. */
    async get(empresaId: string, id: string, now: Date): Promise<InformesZipRecord> {
      const record = await find(empresaId, id);
      if (!record || new Date(record.fecha).getTime() + KEEP_SECONDS * 1000 < now.getTime()) throw zipNoEncontrado();
      return record;
    },

    async create(record: InformesZipRecord, deps: Pick<Deps, 'newId' | 'now'>): Promise<void> {
      const { empresaId, id } = record;
      const expira = Math.floor(deps.now().getTime() / 1000) + KEEP_SECONDS;
      await table.write(
        [
          { put: { ...key(empresaId, id), tipo: 'INFORMES_ZIP', ...record, expira }, if: NOT_EXISTS },
          eventWrite(deps, companyPartition(empresaId), 'InformesZipSolicitado', { empresaId, zipId: id }),
          archivoDiarioWrite(companyPartition(empresaId), 'informes', deps.now()),
        ],
        { result: toInformesZip(record), cuantos: record.total },
      );
    },

    /** @throws DocumentoRetirado when a candidate in it was erased meanwhile */
    advance: (record: InformesZipRecord, hechos: number) => change(record, { hechos }),
    finish: (record: InformesZipRecord) => change(record, { estado: 'listo', hechos: record.total }),
    fail: (record: InformesZipRecord) => change(record, { estado: 'fallido' }),
  };
}
export type InformesZipRepository = ReturnType<typeof informesZipRepository>;

export function toInformesZip({ id, estado, hechos, total, fecha }: InformesZipRecord): InformesZip {
  return { id, estado, hechos, total, fecha };
}
