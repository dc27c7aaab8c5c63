import { type Notificacion, notificacionSchema } from '#shared/avisos/notificaciones/notificacion.ts';
import { userPartition } from '../../core/company-table.ts';
import { ConditionFailedError, type Item, NOT_EXISTS, type Page, type Table, type Write } from '../../core/table.ts';
import { arrivalWrite, buzonKey, departureWrites, expiryOf, isVisible, readBuzon } from './buzon.record.ts';
import { notificacionNoEncontrada } from './notificacion.errors.ts';

/**
 * Notifications of a user.
 *
 * | Access                         | Key                                                          |
 * | ------------------------------ | ------------------------------------------------------------ |
 * | one, or all, newest first      | PK `USUARIO#<id>`, SK `NOTIFICACION#<eventoId>`              |
 * | those not read, newest first   | GSI1 `USUARIO#<id>#SIN_LEER`, `<eventoId>` (sparse)          |
 * | those of one type              | GSI2 `USUARIO#<id>#NOTIFICACIONES#<type>`, `<eventoId>`      |
 * | how many are not read          | PK `USUARIO#<id>`, SK `BUZON`                                |
 * | told of an event before        | PK `USUARIO#<id>`, SK `AVISADO#<eventoId>` (guard)           |
 *
 * The event's id is the notification's id; ids sort by time. An event delivered twice notifies once, also when the
 * notification was removed in between.
 */
const key = (usuarioId: string, id: string) => ({ PK: userPartition(usuarioId), SK: `NOTIFICACION#${id}` });
const unreadOf = (usuarioId: string) => `${userPartition(usuarioId)}#SIN_LEER`;
const typeOf = (usuarioId: string, type: string) => `${userPartition(usuarioId)}#NOTIFICACIONES#${type}`;

/** A transaction takes 100 items; the counter is one of them. */
const BATCH = 99;
/** What one request marks or removes at most: it has to end within API Gateway's 30 seconds. */
const MAX_BATCHES = 60;
/** How often a page of unread ones of one type is filled up from the next page. */
const MAX_REFILLS = 8;

export interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  sinLeer?: boolean | undefined;
  type?: Notificacion['type'] | undefined;
}

interface Batched {
  changed: number;
  /** There are more than one request can do. */
  quedan: boolean;
}

export function notificacionRepository(table: Table) {
  const find = (usuarioId: string, id: string) => table.get(key(usuarioId, id), { consistent: true });

  /** Changes these items and the counter; false when another request was faster with one of them. */
  async function leave(usuarioId: string, items: readonly Item[], change: (item: Item) => Write, now: Date) {
    try {
      await table.write([...items.map(change), ...departureWrites(usuarioId, items, now)]);
      return true;
    } catch (error) {
      if (error instanceof ConditionFailedError) return false;
      throw error;
    }
  }

  async function leaveInBatches(
    usuarioId: string,
    pages: (cursor: string | undefined) => Promise<Page<Item>>,
    change: (item: Item) => Write,
    now: Date,
  ): Promise<Batched> {
    let changed = 0;
    let cursor: string | undefined;
    for (let batch = 0; batch < MAX_BATCHES; batch++) {
      const page = await pages(cursor);
      if (page.items.length > 0 && (await leave(usuarioId, page.items, change, now))) changed += page.items.length;
      else for (const item of page.items) if (await leave(usuarioId, [item], change, now)) changed++;
      cursor = page.cursor;
      if (!cursor) return { changed, quedan: false };
    }
    return { changed, quedan: true };
  }

  function pageOf(usuarioId: string, { limit, cursor, sinLeer, type }: ListQuery): Promise<Page<Item>> {
    const order = { reverse: true, limit, cursor };
    if (sinLeer) return table.query({ index: 'GSI1', pk: unreadOf(usuarioId), ...order });
    if (type) return table.query({ index: 'GSI2', pk: typeOf(usuarioId, type), ...order });
    return table.query({
      pk: userPartition(usuarioId),
      sk: { beginsWith: 'NOTIFICACION#' },
      consistent: true,
      ...order,
    });
  }

  return {
    async resumen(usuarioId: string, now: Date) {
      return readBuzon(await table.get(buzonKey(usuarioId), { consistent: true }), now);
    },

    /** Unread ones of one type have no key of their own: their page is filled from a few pages of unread ones. */
    async list(usuarioId: string, query: ListQuery, now: Date): Promise<Page<Notificacion>> {
      const items: Notificacion[] = [];
      let { cursor } = query;
      for (let refill = 0; refill < MAX_REFILLS; refill++) {
        const page = await pageOf(usuarioId, { ...query, limit: query.limit - items.length, cursor });
        const visible = page.items.filter(({ timestamp }) => isVisible(String(timestamp), now));
        items.push(...visible.filter(({ type }) => !query.type || type === query.type).map(toNotificacion));
        // Behind the first one that has expired there are only older ones.
        cursor = visible.length < page.items.length ? undefined : page.cursor;
        if (!cursor || items.length >= query.limit || !(query.sinLeer && query.type)) break;
      }
      return { items, cursor };
    },

    /** false when the user has been notified of this event before. `alongside` happens only when it is true. */
    async create(
      usuarioId: string,
      notificacion: Notificacion,
      alongside: readonly Write[],
      now: Date,
    ): Promise<boolean> {
      try {
        await table.write([
          { put: guardItem(usuarioId, notificacion.id, now), if: NOT_EXISTS },
          { put: toItem(usuarioId, notificacion), if: NOT_EXISTS },
          arrivalWrite(usuarioId, notificacion, now),
          ...alongside,
        ]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailedError) return false;
        throw error;
      }
    },

    /** Marking what is read already changes nothing. */
    async markRead(usuarioId: string, id: string, now: Date): Promise<Notificacion> {
      const item = await find(usuarioId, id);
      if (!item || !isVisible(String(item.timestamp), now)) throw notificacionNoEncontrada();
      if (item.isRead || (await leave(usuarioId, [item], readWrite, now))) {
        return { ...toNotificacion(item), isRead: true };
      }
      const current = await find(usuarioId, id);
      if (!current) throw notificacionNoEncontrada();
      return toNotificacion(current);
    },

    markAllRead(usuarioId: string, now: Date): Promise<Batched> {
      const unread = (cursor?: string) => pageOf(usuarioId, { sinLeer: true, limit: BATCH, cursor });
      return leaveInBatches(usuarioId, unread, readWrite, now);
    },

    /** Removing what is not there changes nothing. */
    async remove(usuarioId: string, id: string, now: Date): Promise<void> {
      // A failure means that another request read or removed it meanwhile: each can happen once.
      for (let tries = 0; tries < 3; tries++) {
        const item = await find(usuarioId, id);
        if (!item || (await leave(usuarioId, [item], removeWrite, now))) return;
      }
    },

    removeAll(usuarioId: string, now: Date): Promise<Batched> {
      const all = (cursor?: string) => pageOf(usuarioId, { limit: BATCH, cursor });
      return leaveInBatches(usuarioId, all, removeWrite, now);
    },
  };
}

/** Outlives the two weeks that a message waits in a queue, and the two more in its dead-letter queue. */
const GUARD_SECONDS = 35 * 24 * 60 * 60;

function guardItem(usuarioId: string, eventoId: string, now: Date): Item {
  return {
    PK: userPartition(usuarioId),
    SK: `AVISADO#${eventoId}`,
    tipo: 'AVISADO',
    expira: Math.floor(now.getTime() / 1000) + GUARD_SECONDS,
  };
}

function toItem(usuarioId: string, notificacion: Notificacion): Item {
  return {
    ...key(usuarioId, notificacion.id),
    tipo: 'NOTIFICACION',
    GSI1PK: unreadOf(usuarioId),
    GSI1SK: notificacion.id,
    GSI2PK: typeOf(usuarioId, notificacion.type),
    GSI2SK: notificacion.id,
    ...notificacion,
    // Ones from before the counter are not in it.
    contada: true,
    expira: expiryOf(notificacion.timestamp),
  };
}

const toNotificacion = (item: Item): Notificacion => notificacionSchema().parse(item);

const keyOfItem = ({ PK, SK }: Item) => ({ PK, SK });

function readWrite(item: Item): Write {
  return {
    update: keyOfItem(item),
    set: { isRead: true },
    remove: ['GSI1PK', 'GSI1SK'],
    if: { isRead: { eq: false } },
  };
}

/** The counter goes by whether it was read: that must still be so. */
function removeWrite(item: Item): Write {
  return { delete: keyOfItem(item), if: { isRead: { eq: item.isRead } } };
}
