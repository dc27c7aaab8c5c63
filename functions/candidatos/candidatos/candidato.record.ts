import * as z from 'zod';
import { candidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { lazy } from '#shared/core/lazy.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Key } from '../../core/table.ts';

/**
 * Candidates of a company; what lists show of them stands in `candidato-listado.repository.ts`.
 *
 * | Access                     | Key                                                        |
 * | -------------------------- | ---------------------------------------------------------- |
 * | one candidate              | PK `EMPRESA#<id>`, SK `CANDIDATO#<candidatoId>`            |
 * | e-mail taken in the company| PK `EMPRESA#<id>`, SK `CANDIDATO_EMAIL#<email>` (guard)    |
 *
 * `reservas` counts bookings and leaves the version alone: whoever edits a form is not disturbed by them, and whoever
 * deletes the candidate is.
 */
export const candidatoRecordSchema = lazy(() => candidatoSchema().extend({ reservas: z.number().int().default(0) }));
export type CandidatoRecord = z.output<ReturnType<typeof candidatoRecordSchema>>;

export const candidatoKey = (empresaId: string, id: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO#${id}`,
});
export const candidatoEmailKey = (empresaId: string, email: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO_EMAIL#${email}`,
});
export const emailOfKey = (sk: string) => sk.slice(candidatoEmailKey('', '').SK.length);

/** What stands below `EMPRESA#<id>` about one candidate and nobody else, and goes with them: their id follows, and then this. */
const PROPIOS = {
  'CANDIDATO_HITO#': '#',
  'CANDIDATO_NOTA#': '#',
  'CANDIDATO_CV#': '',
  'CANDIDATO_CV_TEXTO#': '',
  'CANDIDATO_CV_SUBIDA#': '#',
} as const;
export type PrefijoPropio = keyof typeof PROPIOS;
export const ownPrefixes = (id: string): string[] =>
  Object.entries(PROPIOS).map(([prefijo, next]) => `${prefijo}${id}${next}`);
