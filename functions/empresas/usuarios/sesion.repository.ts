import * as z from 'zod';
import { isIdle } from '#shared/acceso/auth/reglas.ts';
import { sesionAbiertaSchema } from '#shared/acceso/auth/sesiones.ts';
import { lazy } from '#shared/core/lazy.ts';
import type { Rol } from '#shared/core/permissions.ts';
import { userPartition } from '../../core/company-table.ts';
import { ConditionFailedError, EXISTS, type Page, type Table } from '../../core/table.ts';
import { familyHash, sesionKey } from './sesion.writes.ts';

/** Minutes between two notes that a session is used. */
const USO_MINUTOS = 30;

/**
 * Sessions, from sign-in to their end. Nothing is renewed without its item.
 *
 * | Access                            | Key                                           |
 * | --------------------------------- | --------------------------------------------- |
 * | one session                       | PK `USUARIO#<id>`, SK `SESION#<sesionId>`     |
 * | those of a user, newest first     | PK `USUARIO#<id>`, SK begins `SESION#`        |
 */
const recordSchema = lazy(() =>
  sesionAbiertaSchema().omit({ actual: true }).extend({
    /** Epoch seconds at which its refresh tokens end, used or not. */
    expira: z.number().int(),
    /** Hash of what all cookies of this sign-in share. */
    familia: z.string(),
  }),
);
export type SesionRecord = z.output<ReturnType<typeof recordSchema>>;

/** Whose sessions, and since when (epoch seconds) they count. */
interface Owner {
  id: string;
  rol: Rol;
  sesionesDesde: number;
}

const isOver = ({ inicio, expira }: SesionRecord, { sesionesDesde }: Owner, now: Date) =>
  Date.parse(inicio) / 1000 < sesionesDesde || expira * 1000 <= now.getTime();
const isUnused = ({ ultimoUso }: SesionRecord, { rol }: Owner, now: Date) =>
  isIdle(rol, Date.parse(ultimoUso), now.getTime());

export function sesionRepository(table: Table) {
  async function find(usuarioId: string, id: string): Promise<SesionRecord | undefined> {
    const item = await table.get(sesionKey(usuarioId, id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  return {
    find,

    /** The session that a cookie says it is of, if that is true: every cookie of a sign-in has the secret of its family. */
    async findByFamily(held: {
      usuarioId: string;
      sesionId: string;
      familia: string;
    }): Promise<SesionRecord | undefined> {
      const sesion = await find(held.usuarioId, held.sesionId);
      return sesion?.familia === familyHash(held.familia) ? sesion : undefined;
    },

    /** Those that can still be used. A page may hold fewer than `limit`. */
    async list(
      owner: Owner,
      page: { limit: number; cursor?: string | undefined },
      now: Date,
    ): Promise<Page<SesionRecord>> {
      const pk = userPartition(owner.id);
      const { items, cursor } = await table.query({ ...page, pk, sk: { beginsWith: 'SESION#' }, reverse: true });
      const sesiones = items.map((item) => recordSchema().parse(item));
      return { items: sesiones.filter((each) => !isOver(each, owner, now) && !isUnused(each, owner, now)), cursor };
    },

    /** Asks whether a session may go on, and notes that it is used. */
    async use(owner: Owner, id: string, now: Date): Promise<'abierta' | 'inactiva' | 'terminada'> {
      const sesion = await find(owner.id, id);
      if (!sesion || isOver(sesion, owner, now)) return 'terminada';
      if (isUnused(sesion, owner, now)) return 'inactiva';
      if (now.getTime() - Date.parse(sesion.ultimoUso) < USO_MINUTOS * 60_000) return 'abierta';
      try {
        await table.write([{ update: sesionKey(owner.id, id), set: { ultimoUso: now.toISOString() }, if: EXISTS }]);
        return 'abierta';
      } catch (error) {
        if (error instanceof ConditionFailedError) return 'terminada';
        throw error;
      }
    },

    /** Whose user is gone: nothing says any more on what they were signed in, and when. */
    async deleteAll(usuarioId: string): Promise<void> {
      let cursor: string | undefined;
      do {
        const page = await table.query({
          pk: userPartition(usuarioId),
          sk: { beginsWith: 'SESION#' },
          limit: 100,
          cursor,
        });
        const deletes = page.items.map(({ PK, SK }) => ({ delete: { PK, SK } }));
        if (deletes.length > 0) await table.write(deletes, { audit: false });
        cursor = page.cursor;
      } while (cursor);
    },
  };
}
export type SesionRepository = ReturnType<typeof sesionRepository>;
