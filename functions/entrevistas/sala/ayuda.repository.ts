import { type Ayuda, ayudaSchema } from '#shared/entrevistas/sala/ayuda.ts';
import { NOT_EXISTS, type Table, type Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { demasiadasAyudas } from './sala.errors.ts';

/**
 * What candidates ask for help with. They stand in their interview's partition, and go with it.
 *
 * | Access                                     | Key                                                                      |
 * | ------------------------------------------ | ------------------------------------------------------------------------ |
 * | requests for help of an interview, in order | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `AYUDA#<ayudaId>`        |
 * | how many there were within an hour         | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `VENTANA_AYUDA#<second>` |
 */
const HOUR_SECONDS = 60 * 60;
/** Each of them is told to the whole company. */
const MAX_PER_HOUR = 5;

interface OfEntrevista {
  empresaId: string;
  id: string;
}

export function ayudaRepository(table: Table) {
  return {
    /** @throws AppError DEMASIADOS_INTENTOS */
    async create(
      { empresaId, id: entrevistaId }: OfEntrevista,
      ayuda: Ayuda,
      now: Date,
      alongside: readonly Write[],
    ): Promise<void> {
      const PK = turnosPartition(empresaId, entrevistaId);
      const seconds = Math.floor(now.getTime() / 1000);
      const start = seconds - (seconds % HOUR_SECONDS);
      await table.write([
        { put: { PK, SK: `AYUDA#${ayuda.id}`, tipo: 'AYUDA', ...ayuda }, if: NOT_EXISTS },
        {
          update: { PK, SK: `VENTANA_AYUDA#${start}` },
          set: { tipo: 'VENTANA_AYUDA', expira: start + 2 * HOUR_SECONDS },
          add: { n: 1 },
          if: { n: { absentOrBelow: MAX_PER_HOUR } },
          orFail: () => demasiadasAyudas(start + HOUR_SECONDS - seconds),
        },
        ...alongside,
      ]);
    },

    /** All of an interview: a few, since they are limited. */
    async list({ empresaId, id }: OfEntrevista): Promise<Ayuda[]> {
      const { items } = await table.query({ pk: turnosPartition(empresaId, id), sk: { beginsWith: 'AYUDA#' } });
      return items.map((item) => ayudaSchema().parse(item));
    },
  };
}
export type AyudaRepository = ReturnType<typeof ayudaRepository>;
