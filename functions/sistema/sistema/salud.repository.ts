import { setTimeout as sleep } from 'node:timers/promises';
import { DEPENDENCIAS, ESTADOS_SALUD } from '#shared/core/dependencias.ts';
import {
  type HoraSalud,
  type RegistroSalud,
  registroSaludSchema,
  SALUD_GUARDADA_SEGUNDOS,
} from '#shared/sistema/sistema/salud.ts';
import {
  ConditionFailedError,
  type Item,
  type KeyPrefix,
  NOT_EXISTS,
  type Page,
  type Table,
  type Write,
} from '../../core/table.ts';

const PATIENCE_MS = 2000;

/**
 * What the checks of the platform's services found.
 *
 * | Access                     | Key                                              |
 * | -------------------------- | ------------------------------------------------ |
 * | one run of the check       | PK `GLOBAL#SALUD`, SK `RUN#<slot>`               |
 * | the runs, newest first     | PK `GLOBAL#SALUD`, SK begins `RUN#`              |
 * | hours of checks, newest first | PK `GLOBAL#SALUD`, SK begins `HORA#`           |
 *
 * A slot is the start of the five minutes that a run stands for: there is one for each, however often it is started.
 * An hour counts what its runs found, in their transaction: a week is 168 small items instead of 2016 records.
 */
const PK = 'GLOBAL#SALUD';

export function saludRepository(table: Table) {
  const newest = (limit: number, cursor?: string, kind: KeyPrefix = 'RUN#') =>
    table.query({ pk: PK, sk: { beginsWith: kind }, reverse: true, limit, cursor });

  /** Time to live deletes late: what is over its seven days ends the list. */
  function kept<T>(page: Page<Item>, now: Date, read: (item: Item) => T): Page<T> {
    const items = page.items.filter(({ expira }) => Number(expira) * 1000 > now.getTime());
    return { items: items.map(read), cursor: items.length === page.items.length ? page.cursor : undefined };
  }

  return {
    async hasRun(slot: string): Promise<boolean> {
      return (await table.get({ PK, SK: `RUN#${slot}` }, { consistent: true })) !== undefined;
    },

    /** False when the slot has its record already. */
    async store(slot: string, registro: RegistroSalud): Promise<boolean> {
      const expira = Math.floor(Date.parse(registro.fecha) / 1000) + SALUD_GUARDADA_SEGUNDOS;
      const put = { PK, SK: `RUN#${slot}`, tipo: 'SALUD', ...registro, expira };
      try {
        await table.write([{ put, if: NOT_EXISTS }, horaWrite(slot, registro, expira)]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailedError) return false;
        throw error;
      }
    },

    /** The last record; as this is also how the table is tried, a table that does not answer is `reachable: false`. */
    async readLatest(): Promise<{ reachable: boolean; registro?: RegistroSalud | undefined }> {
      const read = newest(1).catch(() => undefined);
      const page = await Promise.race([read, sleep(PATIENCE_MS, undefined, { ref: false })]);
      const item = page?.items[0];
      return { reachable: page !== undefined, registro: item && registroSaludSchema().parse(item) };
    },

    async list(query: ListQuery, now: Date): Promise<Page<RegistroSalud>> {
      return kept(await newest(query.limit, query.cursor), now, (item) => registroSaludSchema().parse(item));
    },

    async listHoras(query: ListQuery, now: Date): Promise<Page<HoraSalud>> {
      return kept(await newest(query.limit, query.cursor, 'HORA#'), now, horaOf);
    },
  };
}

interface ListQuery {
  limit: number;
  cursor?: string | undefined;
}

const counter = (nombre: string, estado: string) => `${nombre}_${estado}`;

function horaWrite(slot: string, { dependencias }: RegistroSalud, expira: number): Write {
  const hora = `${slot.slice(0, 13)}:00:00.000Z`;
  return {
    update: { PK, SK: `HORA#${hora}` },
    set: { tipo: 'HORA_SALUD', hora, expira },
    add: Object.fromEntries(dependencias.map(({ nombre, estado }) => [counter(nombre, estado), 1])),
  };
}

function horaOf(item: Item): HoraSalud {
  const states = (nombre: string) =>
    ESTADOS_SALUD.flatMap((estado) => {
      const times = Number(item[counter(nombre, estado)] ?? 0);
      return times > 0 ? [[estado, times] as const] : [];
    });
  return {
    hora: String(item.hora),
    dependencias: Object.fromEntries(DEPENDENCIAS.map((nombre) => [nombre, Object.fromEntries(states(nombre))])),
  };
}
