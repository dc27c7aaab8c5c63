import { companyPartition } from '../../core/company-table.ts';
import type { Page, Table } from '../../core/table.ts';
import {
  libroPartition,
  licenciaKey,
  type Registro,
  type Resumen,
  registroSchema,
  resumenKey,
  resumenSchema,
  SITIOS,
} from './licencia.record.ts';

/** Everything from which a place is chosen: none is usable only when no licence is. */
export interface Libro {
  resumen: Resumen;
  usables: Registro[];
}

/** Of so many licences with room a place is chosen: some two read units. */
const PER_PAGE = 16;

export function licenciaRepository(table: Table) {
  async function findResumen(empresaId: string, options?: { consistent: boolean }): Promise<Resumen | undefined> {
    const item = await table.get(resumenKey(empresaId), options);
    return item && resumenSchema().parse(item);
  }

  async function getResumen(empresaId: string): Promise<Resumen> {
    const resumen = await findResumen(empresaId, { consistent: true });
    if (!resumen) throw new Error(`Company ${empresaId} has no licences item`);
    return resumen;
  }

  return {
    findResumen,
    getResumen,

    /**
     * Wherever it stands, most likely first. Undefined also when it moved between the reads: who writes because there is
     * none lets the write expect that (`absentWrites`).
     */
    async find(empresaId: string, id: string): Promise<Registro | undefined> {
      for (const sitio of SITIOS) {
        const item = await table.get(licenciaKey(empresaId, sitio, id), { consistent: true });
        if (item) return registroSchema().parse(item);
      }
      return undefined;
    },

    /**
     * The figures first and the licences with room after them: when all are opened by the figures, no other has room
     * than those that stand there, so "no place left" is never said of a licence that was opened between the two reads.
     * One that stands elsewhere when the read passes its key has no room at that moment; a place that is given back
     * after it is for the next attempt. Pages are read until one has a usable licence.
     */
    async readLibro(empresaId: string, isUsable: (registro: Registro) => boolean): Promise<Libro> {
      const resumen = await getResumen(empresaId);
      const range = { pk: companyPartition(empresaId), sk: { beginsWith: 'LICENCIA#' } } as const;
      let cursor: string | undefined;
      do {
        const page = await table.query({ ...range, consistent: true, limit: PER_PAGE, cursor });
        const usables = page.items.map((item) => registroSchema().parse(item)).filter(isUsable);
        if (usables.length > 0) return { resumen, usables };
        cursor = page.cursor;
      } while (cursor);
      return { resumen, usables: [] };
    },

    async list(empresaId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const page = await table.query({ index: 'GSI2', pk: libroPartition(empresaId), reverse: true, limit, cursor });
      return { items: page.items.map((item) => registroSchema().parse(item)), cursor: page.cursor };
    },

    /** Open licences of all companies that expired before `now`; `pk` is one of `expiryShards`. */
    async listVencidas(pk: string, now: string, cursor: string | undefined): Promise<Page<Registro>> {
      const page = await table.query({ index: 'GSI1', pk, sk: { lte: now }, limit: 100, cursor });
      return { items: page.items.map((item) => registroSchema().parse(item)), cursor: page.cursor };
    },
  };
}
export type LicenciaRepository = ReturnType<typeof licenciaRepository>;
