import type { Page, Table } from '../core/table.ts';
import {
  abiertaKey,
  libroPartition,
  type Registro,
  type Resumen,
  registroSchema,
  resumenKey,
  resumenSchema,
  terminadaKey,
} from './licencia.record.ts';

/** Everything from which a place is chosen. */
export interface Libro {
  resumen: Resumen;
  abiertas: Registro[];
}

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

  async function findAbierta(empresaId: string, id: string): Promise<Registro | undefined> {
    const item = await table.get(abiertaKey(empresaId, id), { consistent: true });
    return item && registroSchema().parse(item);
  }

  return {
    findResumen,
    getResumen,
    findAbierta,

    /** Open or ended. */
    async find(empresaId: string, id: string): Promise<Registro | undefined> {
      const open = await findAbierta(empresaId, id);
      if (open) return open;
      const item = await table.get(terminadaKey(empresaId, id), { consistent: true });
      return item && registroSchema().parse(item);
    },

    /**
     * The figures first and the open licences after them: when all are opened by the figures, the open ones are all
     * there are, so "no place left" is never said of a licence that was opened between the two reads.
     */
    async readLibro(empresaId: string): Promise<Libro> {
      const resumen = await getResumen(empresaId);
      const { PK: pk, SK } = abiertaKey(empresaId);
      const abiertas: Registro[] = [];
      let cursor: string | undefined;
      do {
        const page = await table.query({ pk, sk: { beginsWith: SK }, consistent: true, cursor });
        abiertas.push(...page.items.map((item) => registroSchema().parse(item)));
        cursor = page.cursor;
      } while (cursor);
      return { resumen, abiertas };
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
