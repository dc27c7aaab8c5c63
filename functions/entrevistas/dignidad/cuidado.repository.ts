import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';
import { salaCerrada, salaPausada } from '../sala/sala.errors.ts';
import { pauseWrites } from '../sala/sala.repository.ts';

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

    /** The interview stops, in the place and under the conditions in which the text would have been stored. */
    async stop(entrevista: EntrevistaRecord, cuidado: Cuidado, alongside: readonly Write[]): Promise<void> {
      const { empresaId, id } = entrevista;
      const expira = Math.floor(Date.parse(cuidado.fecha) / 1000) + SIX_MONTHS_SECONDS;
      await table.write([
        ...pauseWrites(entrevista, { estado: { eq: 'en_progreso' }, pausada: { eq: false } }, (found) =>
          found?.pausada ? salaPausada() : salaCerrada(),
        ),
        {
          put: {
            PK: turnosPartition(empresaId, id),
            SK: `${PREFIX}${cuidado.intervencionId}`,
            tipo: 'CUIDADO',
            ...cuidado,
            expira,
          },
          if: NOT_EXISTS,
          orFail: salaPausada,
        },
        ...alongside,
      ]);
    },
  };
}
