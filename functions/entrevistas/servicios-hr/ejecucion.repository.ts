import { createHash } from 'node:crypto';
import { companyPartition } from '../../core/company-table.ts';
import { ConditionFailedError, type Item, NOT_EXISTS, type Table, type Write } from '../../core/table.ts';

/**
 * One candidate of one run of a service, so that a repeated run books nobody twice. Kept for a day, like the answers of
 * other repeated requests.
 *
 * | Access                   | Key                                                       |
 * | ------------------------ | --------------------------------------------------------- |
 * | one candidate of a run   | PK `EMPRESA#<id>`, SK `EJECUCION#<run>#<candidatoId>`     |
 * | the run's e-mail         | PK `EMPRESA#<id>`, SK `EJECUCION#<run>#correo` (guard)    |
 */
interface Reserva {
  empresaId: string;
  /** Who runs, what they run, and the request's Idempotency-Key. */
  run: string;
  candidatoId: string;
}

/** In the place of a candidate's id. */
const CORREO = 'correo';

interface Booked {
  entrevistaId: string;
  fechaProgramada: string;
}

const KEEP_SECONDS = 24 * 60 * 60;

const key = ({ empresaId, run, candidatoId }: Reserva) => ({
  PK: companyPartition(empresaId),
  SK: `EJECUCION#${createHash('sha256').update(run).digest('base64url')}#${candidatoId}`,
});

const toBooked = ({ entrevistaId, fechaProgramada }: Item): Booked => ({
  entrevistaId: String(entrevistaId),
  fechaProgramada: String(fechaProgramada),
});

/** The same run has booked this candidate a moment ago. */
export class YaProgramada extends Error {
  readonly booked: Booked;
  constructor(found: Item) {
    super('This candidate of the run is booked already');
    this.booked = toBooked(found);
  }
}

/** Part of the transaction that books. */
export function ejecucionWrite(reserva: Reserva, booked: Booked, now: Date): Write {
  return {
    put: { ...key(reserva), tipo: 'EJECUCION', ...booked, expira: Math.floor(now.getTime() / 1000) + KEEP_SECONDS },
    if: NOT_EXISTS,
    orFail: (found) => new YaProgramada(found as Item),
  };
}

export function ejecucionRepository(table: Table) {
  return {
    async find(reserva: Reserva): Promise<Booked | undefined> {
      const item = await table.get(key(reserva), { consistent: true });
      return item && toBooked(item);
    },

    /** Stores these writes, which tell of a run, once for each run. */
    async tell(run: Omit<Reserva, 'candidatoId'>, writes: readonly Write[], now: Date): Promise<void> {
      if (writes.length === 0) return;
      const own = key({ ...run, candidatoId: CORREO });
      const expira = Math.floor(now.getTime() / 1000) + KEEP_SECONDS;
      try {
        await table.write([{ put: { ...own, tipo: 'EJECUCION', expira }, if: NOT_EXISTS }, ...writes]);
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
      }
    },
  };
}
export type EjecucionRepository = ReturnType<typeof ejecucionRepository>;
