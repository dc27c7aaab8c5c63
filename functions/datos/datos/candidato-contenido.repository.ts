import { ownItems } from '../../candidatos/candidatos/candidato.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Table } from '../../core/table.ts';
import { entrevistasDeCandidato } from '../../entrada/entrevista-keys.ts';

/** What hangs on a candidate: interviews, history, notes, CV. Keys: `candidato.record.ts`, `entrevista.record.ts`. */
export function candidatoContenidoRepository(table: Table) {
  return {
    async hasAny(empresaId: string, id: string): Promise<boolean> {
      const booked = { pk: companyPartition(empresaId), sk: { beginsWith: entrevistasDeCandidato(id) } };
      if ((await table.query({ ...booked, limit: 1, consistent: true })).items.length > 0) return true;
      for await (const items of ownItems(table, empresaId, id, 1)) if (items.length > 0) return true;
      return false;
    },
  };
}
export type CandidatoContenidoRepository = ReturnType<typeof candidatoContenidoRepository>;
