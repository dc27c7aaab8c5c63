import { ownPrefixes } from '../../candidatos/candidatos/candidato.record.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Table } from '../../core/table.ts';
import { candidatoEntrevistaKey } from '../../entrada/entrevista-keys.ts';

/** What hangs on a candidate: interviews, history, notes, CV. Keys: `candidato.record.ts`, `entrevista.record.ts`. */
export function candidatoContenidoRepository(table: Table) {
  return {
    async hasAny(empresaId: string, id: string): Promise<boolean> {
      const prefixes = [candidatoEntrevistaKey(empresaId, id).SK, ...ownPrefixes(id)];
      for (const beginsWith of prefixes) {
        const pk = companyPartition(empresaId);
        const page = await table.query({ pk, sk: { beginsWith }, limit: 1, consistent: true });
        if (page.items.length > 0) return true;
      }
      return false;
    },
  };
}
export type CandidatoContenidoRepository = ReturnType<typeof candidatoContenidoRepository>;
