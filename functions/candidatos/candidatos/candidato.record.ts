import * as z from 'zod';
import { candidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import { lazy } from '#shared/core/lazy.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item, Key, Table } from '../../core/table.ts';

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
export const candidatoRecordSchema = lazy(() =>
  candidatoSchema().extend({
    reservas: z.number().int().default(0),
    /** Whether interviews that are booked with an earlier address get a new link: as was decided with the present one. */
    renovarEnlaces: z.boolean().default(true),
  }),
);
export type CandidatoRecord = z.output<ReturnType<typeof candidatoRecordSchema>>;

export const candidatoEmailKey = (empresaId: string, email: string): Key => ({
  PK: companyPartition(empresaId),
  SK: `CANDIDATO_EMAIL#${email}`,
});
export const emailOfKey = (sk: string) => sk.slice(candidatoEmailKey('', '').SK.length);

/** What stands below `EMPRESA#<id>` about one candidate and nobody else, and goes with them: their id follows. */
const PROPIOS = {
  'CANDIDATO_CV#': 'uno',
  'CANDIDATO_CV_TEXTO#': 'uno',
  'CANDIDATO_HITO#': 'varios',
  'CANDIDATO_NOTA#': 'varios',
  'CANDIDATO_CV_SUBIDA#': 'varios',
} as const;
export type PrefijoPropio = keyof typeof PROPIOS;

/** Pages of all that is a candidate's own: what there is one of by its key, several by the beginning that they share. */
export async function* ownItems(table: Table, empresaId: string, id: string, limit: number): AsyncGenerator<Item[]> {
  const pk = companyPartition(empresaId);
  for (const [prefijo, cuantos] of Object.entries(PROPIOS)) {
    if (cuantos === 'uno') {
      const item = await table.get({ PK: pk, SK: `${prefijo}${id}` }, { consistent: true });
      yield item ? [item] : [];
      continue;
    }
    let cursor: string | undefined;
    do {
      const page = await table.query({ pk, sk: { beginsWith: `${prefijo}${id}#` }, limit, cursor, consistent: true });
      yield page.items;
      cursor = page.cursor;
    } while (cursor);
  }
}
