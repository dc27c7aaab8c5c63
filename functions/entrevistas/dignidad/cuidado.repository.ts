import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { salaPausada } from '../sala/sala.errors.ts';

/**
 * That the room has stopped to care for somebody: which text was said, encrypted, and when. Nothing of what was written,
 * not its category either. It stands with the interview, leaves in no file of the company, and ends after six months.
 *
 * | Access                               | Key                                                                    |
 * | ------------------------------------ | ---------------------------------------------------------------------- |
 * | what was said to one text            | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `CUIDADO#<respuestaId>` |
 * | all of an interview                  | the same PK, SK begins `CUIDADO#`                                      |
 */
const cuidadoSchema = lazy(() => z.object({ intervencionId: z.string(), textoCifrado: z.string(), fecha: z.string() }));
export type Cuidado = z.output<ReturnType<typeof cuidadoSchema>>;

const PREFIX = 'CUIDADO#';
const SIX_MONTHS_SECONDS = 183 * 24 * 60 * 60;

export function cuidadoRepository(table: Table) {
  return {
    /** All of an interview, in the order of their ids: a few. */
    async list({ empresaId, id }: EntrevistaRecord): Promise<Cuidado[]> {
      const { items } = await table.query({
        pk: turnosPartition(empresaId, id),
        sk: { beginsWith: PREFIX },
        consistent: true,
      });
      return items.map((item) => cuidadoSchema().parse(item));
    },

    /** Once for an id: a second time changes nothing. */
    async add(entrevista: EntrevistaRecord, cuidado: Cuidado): Promise<void> {
      await table.write([{ ...cuidadoWrite(entrevista, cuidado), instead: () => [] }]);
    },
  };
}

/** Message given to one text, under the text's id: sent again, it gets the same one and counts once (rule 40). */
export function cuidadoWrite({ empresaId, id }: EntrevistaRecord, cuidado: Cuidado): Write {
  const expira = Math.floor(Date.parse(cuidado.fecha) / 1000) + SIX_MONTHS_SECONDS;
  return {
    put: {
      PK: turnosPartition(empresaId, id),
      SK: `${PREFIX}${cuidado.intervencionId}`,
      tipo: 'CUIDADO',
      ...cuidado,
      expira,
    },
    if: NOT_EXISTS,
    orFail: salaPausada,
  };
}

export const cuidadoRepos = { cuidado: cuidadoRepository };
