import { type Notificacion, notificacionSchema } from '#shared/notificaciones/notificacion.ts';
import { AppError } from '../core/app-error.ts';
import { userPartition } from '../core/company-table.ts';
import { ConditionFailedError, type Item, NOT_EXISTS, type Page, type Table } from '../core/table.ts';

/**
 * Notifications of a user.
 *
 * | Access                    | Key                                               |
 * | ------------------------- | ------------------------------------------------- |
 * | one, or newest first      | PK `USUARIO#<id>`, SK `NOTIFICACION#<eventoId>`   |
 * | those not read yet        | GSI1 `USUARIO#<id>#SIN_LEER`, `<eventoId>` (sparse) |
 *
 * The event's id is the notification's id, so an event delivered twice notifies once; ids sort by time.
 */
const KEEP_DAYS = 90;
const key = (usuarioId: string, id: string) => ({ PK: userPartition(usuarioId), SK: `NOTIFICACION#${id}` });
const unread = (usuarioId: string) => `${userPartition(usuarioId)}#SIN_LEER`;

const noEncontrada = () => new AppError('NOTIFICACION_NO_ENCONTRADA', 'La notificación ya no existe');

export function notificacionRepository(table: Table) {
  async function markRead(usuarioId: string, id: string): Promise<void> {
    await table.write([
      {
        update: key(usuarioId, id),
        set: { isRead: true },
        remove: ['GSI1PK', 'GSI1SK'],
        if: { PK: { exists: true } },
        orFail: noEncontrada,
      },
    ]);
  }

  return {
    markRead,

    async get(usuarioId: string, id: string): Promise<Notificacion> {
      const item = await table.get(key(usuarioId, id), { consistent: true });
      if (!item) throw noEncontrada();
      return notificacionSchema().parse(item);
    },

    async list(
      usuarioId: string,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<Notificacion>> {
      const page = await table.query({
        pk: userPartition(usuarioId),
        sk: { beginsWith: 'NOTIFICACION#' },
        reverse: true,
        limit,
        cursor,
      });
      return { items: page.items.map((item) => notificacionSchema().parse(item)), cursor: page.cursor };
    },

    /** Answers how many were unread. */
    async markAllRead(usuarioId: string): Promise<number> {
      let read = 0;
      let cursor: string | undefined;
      do {
        const page = await table.query({ index: 'GSI1', pk: unread(usuarioId), limit: 100, cursor });
        for (const item of page.items) await markRead(usuarioId, String(item.id));
        read += page.items.length;
        cursor = page.cursor;
      } while (cursor);
      return read;
    },

    /** false when the user has been notified of this event before. */
    async create(usuarioId: string, notificacion: Notificacion): Promise<boolean> {
      const put: Item = {
        ...key(usuarioId, notificacion.id),
        tipo: 'NOTIFICACION',
        GSI1PK: unread(usuarioId),
        GSI1SK: notificacion.id,
        ...notificacion,
        expira: Math.floor(Date.parse(notificacion.timestamp) / 1000) + KEEP_DAYS * 24 * 60 * 60,
      };
      try {
        await table.write([{ put, if: NOT_EXISTS }]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailedError) return false;
        throw error;
      }
    },
  };
}
