import { createHash } from 'node:crypto';
import { addressBlock } from './address-block.ts';
import {
  demasiadasListas,
  demasiadasPruebas,
  demasiadosAnalisis,
  demasiadosCorreos,
  demasiadosIntentos,
  demasiadosReportes,
} from './attempts.errors.ts';
import { type Key, type Table, TableBusyError, type Write, type WriteOptions } from './table.ts';

/**
 * Tries that somebody could make without end: guesses of a password or a code, e-mails that they make us send. Each is
 * counted before it is made, so that tries at the same moment cannot pass the limit together (docs/adr/0017).
 *
 * | Access                       | Key                                                           |
 * | ---------------------------- | ------------------------------------------------------------- |
 * | tries of one window          | PK `INTENTOS#<limit>#<sha-256>`, SK `VENTANA#<first second>`  |
 *
 * The hash is of the e-mail, challenge or address: the counter of an e-mail that no account has looks like any other.
 */
const QUARTER_SECONDS = 15 * 60;
const HOUR_SECONDS = 60 * 60;
const MINUTE_SECONDS = 60;

interface Limit {
  max: number;
  seconds: number;
  /** Counted for an address, which many people may share: a success gives one place back. Others begin anew. */
  shared?: true;
  /** What somebody is told who passes it, with the seconds to wait; `demasiadosIntentos` unless it says otherwise. */
  refuse?: (wait: number) => Error;
}

const LIMITS = {
  /** Wrong passwords for one e-mail. */
  cuenta: { max: 10, seconds: QUARTER_SECONDS },
  /** New passwords sent with one challenge. */
  reto: { max: 10, seconds: QUARTER_SECONDS },
  /** Wrong codes of one user's second factor, at sign-ins and while it is set up. */
  segundoFactor: { max: 10, seconds: QUARTER_SECONDS },
  /** Wrong reset codes for one e-mail. */
  codigo: { max: 10, seconds: QUARTER_SECONDS },
  /** Failures of these from one address. */
  direccion: { max: 100, seconds: QUARTER_SECONDS, shared: true },
  /** Reset codes sent to one e-mail, and asked for from one address. */
  olvido: { max: 3, seconds: HOUR_SECONDS },
  direccionOlvido: { max: 20, seconds: HOUR_SECONDS, shared: true },
  /** E-mails with a temporary password to one person. */
  temporal: { max: 3, seconds: HOUR_SECONDS, refuse: demasiadosCorreos },
  /** Keys of providers that one user tries. */
  pruebaApi: { max: 5, seconds: MINUTE_SECONDS, refuse: demasiadasPruebas },
  /** Lists of models that one user asks providers for. */
  catalogo: { max: 10, seconds: MINUTE_SECONDS, refuse: demasiadasListas },
  /** SMTP servers that one user tries. */
  pruebaSmtp: { max: 5, seconds: MINUTE_SECONDS, refuse: demasiadasPruebas },
  /** Tests of e-mail templates that one user has sent to themselves. */
  pruebaPlantilla: { max: 5, seconds: MINUTE_SECONDS, refuse: demasiadasPruebas },
  /** E-mails of one template to one address: those that let somebody in, and notices. */
  correoAcceso: { max: 3, seconds: HOUR_SECONDS },
  correoAviso: { max: 30, seconds: HOUR_SECONDS },
  /** Texts that one user has analysed. */
  analisisTexto: { max: 20, seconds: MINUTE_SECONDS, refuse: demasiadosAnalisis },
  /** Figures that one user sends by e-mail. */
  reporte: { max: 20, seconds: HOUR_SECONDS, refuse: demasiadosReportes },
  /** Requests of new companies from one address. */
  direccionSolicitud: { max: 5, seconds: HOUR_SECONDS, shared: true },
} satisfies Record<string, Limit>;
type LimitName = keyof typeof LIMITS;

/** What is counted: by the limit's name, whose tries. `{ direccion: '203.0.113.7', cuenta: 'ana@acme.test' }`. */
type Tries = Partial<Record<LimitName, string>>;

interface Counter {
  limit: Limit;
  key: { PK: string; SK: string };
  /** Epoch seconds at which the window ends. */
  endsAt: number;
}

/** The tries of one e-mail or address stand in this partition, also what must be stored together with a try. */
export function attemptPartition(name: LimitName, whose: string): string {
  const { shared }: Limit = LIMITS[name];
  const hash = createHash('sha256').update(shared ? addressBlock(whose) : whose);
  return `INTENTOS#${name}#${hash.digest('base64url')}`;
}

/** The window that `now` is in: its first second, and the one at which it ends. */
function windowOf({ seconds: length }: Pick<Limit, 'seconds'>, now: Date): { start: number; endsAt: number } {
  const seconds = Math.floor(now.getTime() / 1000);
  const start = seconds - (seconds % length);
  return { start, endsAt: start + length };
}

function counterOf(name: LimitName, whose: string, now: Date): Counter {
  const limit = LIMITS[name];
  const { start, endsAt } = windowOf(limit, now);
  const key = { PK: attemptPartition(name, whose), SK: `VENTANA#${start}` };
  return { limit, key, endsAt };
}

const countersOf = (tries: Tries, now: Date) =>
  (Object.entries(tries) as [LimitName, string][]).map(([name, whose]) => counterOf(name, whose, now));

/** One try more, unless that would pass the limit: part of the transaction of what must not happen oftener. */
export function attemptWrites(tries: Tries, now: Date): Write[] {
  return countersOf(tries, now).map((counter) => counterWrite(counter, now));
}

/**
 * `n` more in a counter of its own, which begins anew with each window: its sort key is this one and the window's first
 * second. Part of the transaction of what must not happen oftener.
 */
export function windowWrite({ PK, SK }: Key, limit: Limit, now: Date, n = 1): Write {
  const { start, endsAt } = windowOf(limit, now);
  return counterWrite({ limit, key: { PK, SK: `${SK}${start}` }, endsAt }, now, n);
}

function counterWrite({ limit, key, endsAt }: Counter, now: Date, n = 1): Write {
  return {
    update: key,
    // A release after the window's end must still find its counter.
    set: { tipo: 'INTENTOS', expira: endsAt + QUARTER_SECONDS },
    add: { n },
    if: { n: { absentOrBelow: limit.max - n + 1 } },
    orFail: () => (limit.refuse ?? demasiadosIntentos)(endsAt - now.getTime() / 1000),
  };
}

export function attemptRepository(table: Table) {
  return {
    countersOf,

    /** Takes a place in each of the counters, or in none. @throws AppError DEMASIADOS_INTENTOS */
    async reserve(
      tries: Tries,
      now: Date,
      alongside: readonly Write[] = [],
      options?: WriteOptions,
    ): Promise<Counter[]> {
      try {
        await table.write([...attemptWrites(tries, now), ...alongside], options);
      } catch (error) {
        // So many at once that the counter could not be moved: as good as too many.
        throw error instanceof TableBusyError ? demasiadosIntentos(1) : error;
      }
      return countersOf(tries, now);
    },

    /** After a success. Only failures count. */
    async release(counters: readonly Counter[], options: WriteOptions = {}): Promise<void> {
      const writes = counters.map(
        ({ limit, key }): Write => (limit.shared ? { update: key, add: { n: -1 } } : { delete: key }),
      );
      await table.write(writes, options).catch((error: unknown) => {
        // The person has got in: a place that stays taken until the window ends is no reason to refuse them.
        if (!(error instanceof TableBusyError)) throw error;
      });
    },
  };
}
