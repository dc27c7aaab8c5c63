import { companyPartition } from '../core/company-table.ts';
import type { Key, KeyPrefix } from '../core/table.ts';

/** Keys of candidates: the table of them stands at `candidato.record.ts`. */
export const CANDIDATOS: KeyPrefix = 'CANDIDATO#';
export const candidatoKey = (empresaId: string, id: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `${CANDIDATOS}${id}`,
});
