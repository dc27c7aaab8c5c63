import { companyPartition } from '../core/company-table.ts';
import type { KeyPrefix } from '../core/table.ts';

/** Keys of interviews, their turns and their links: the table of them stands at `entrevista.record.ts`. */
export const ENTREVISTAS: KeyPrefix = 'ENTREVISTA#';
export const entrevistaKey = (empresaId: string, id: string) => ({
  PK: companyPartition(empresaId),
  SK: `${ENTREVISTAS}${id}`,
});
export const entrevistasDeCandidato = (candidatoId: string): KeyPrefix => `CANDIDATO_ENTREVISTA#${candidatoId}#`;
export const candidatoEntrevistaKey = (empresaId: string, candidatoId: string, id: string) => ({
  PK: companyPartition(empresaId),
  SK: `${entrevistasDeCandidato(candidatoId)}${id}`,
});
export const turnosPartition = (empresaId: string, id: string) => `${companyPartition(empresaId)}#ENTREVISTA#${id}`;
export const turnoKey = (empresaId: string, id: string, secuencia: number) => ({
  PK: turnosPartition(empresaId, id),
  SK: `TURNO#${String(secuencia).padStart(4, '0')}`,
});
export const cierreKey = (empresaId: string, id: string) => ({ PK: turnosPartition(empresaId, id), SK: 'CIERRE' });
export const tokenKey = (hash: string) => ({ PK: `TOK#${hash}`, SK: 'TOK' });
