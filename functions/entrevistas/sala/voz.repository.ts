import { TOKENS_VOZ_POR_HORA } from '#shared/entrevistas/sala/voz.ts';
import { type Table, TableBusyError } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { demasiadaVoz } from './sala.errors.ts';

const HOUR_SECONDS = 60 * 60;

/**
 * How many tokens for speech an interview has had, by hour: whoever holds a link must not spend without end.
 *
 * | Access                    | Key                                                                              |
 * | ------------------------- | -------------------------------------------------------------------------------- |
 * | tokens of one hour        | PK `EMPRESA#<id>#ENTREVISTA#<entrevistaId>`, SK `VOZ#<first second of the hour>` |
 */
export function vozRepository(table: Table) {
  return {
    /** Counted before it is made, so that tries at the same moment cannot pass the limit. @throws AppError DEMASIADOS_INTENTOS */
    async reserve({ empresaId, id }: { empresaId: string; id: string }, now: Date): Promise<void> {
      const seconds = Math.floor(now.getTime() / 1000);
      const start = seconds - (seconds % HOUR_SECONDS);
      const wait = start + HOUR_SECONDS - seconds;
      try {
        await table.write([
          {
            update: { PK: turnosPartition(empresaId, id), SK: `VOZ#${start}` },
            set: { tipo: 'VOZ', expira: start + 2 * HOUR_SECONDS },
            add: { n: 1 },
            if: { n: { absentOrBelow: TOKENS_VOZ_POR_HORA } },
            orFail: () => demasiadaVoz(wait),
          },
        ]);
      } catch (error) {
        // So many at once that the counter could not be moved: as good as too many.
        throw error instanceof TableBusyError ? demasiadaVoz(1) : error;
      }
    },
  };
}
