import type { Atencion } from '#shared/entrevistas/atencion/atencion.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import type { Page, Table, Write } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { atencionCerrada, atencionNoEncontrada } from './atencion.errors.ts';
import {
  type AtencionRecord,
  abiertaKey,
  atencionKey,
  listaKeys,
  listaPartition,
  recordSchema,
} from './atencion.record.ts';

/** After it was closed. */
const KEEP_SECONDS = 30 * 24 * 60 * 60;

interface Filters {
  lista: 'abiertas' | 'cerradas';
  tipo?: Atencion['tipo'] | undefined;
  /** User who asks for the list. */
  usuarioId: string;
  now: Date;
}

/** A case past its end counts as missing though the table may still hold it; nobody sees a case about themselves. */
export const isVisible = ({ expira, excepto }: AtencionRecord, usuarioId: string, now: Date): boolean =>
  !excepto.includes(usuarioId) && (expira === undefined || expira * 1000 > now.getTime());

/** Keys: `atencion.record.ts`. */
export function atencionRepository(table: Table) {
  async function find(empresaId: string, entrevistaId: string, id: string): Promise<AtencionRecord | undefined> {
    const item = await table.get(atencionKey(empresaId, entrevistaId, id), { consistent: true });
    return item && recordSchema().parse(item);
  }

  /** Condition of every change: the case is not closed. */
  const change = (atencion: AtencionRecord, set: Partial<AtencionRecord> & Record<string, unknown>): Write => ({
    update: atencionKey(atencion.empresaId, atencion.entrevistaId, atencion.id),
    set,
    if: { estado: { in: ['abierta', 'vista'] } },
    orFail: (found) => (found ? atencionCerrada() : atencionNoEncontrada()),
  });

  return {
    find,

    /** Open ones by their due time, closed ones the latest first. */
    async list(
      empresaId: string,
      { lista, tipo, usuarioId, now }: Filters,
      { limit, cursor }: { limit: number; cursor?: string | undefined },
    ): Promise<Page<AtencionRecord>> {
      const pk = listaPartition(empresaId, lista);
      const page = await table.query({ index: 'GSI1', pk, reverse: lista === 'cerradas', limit, cursor });
      return filteredPage(
        page,
        (item) => recordSchema().parse(item),
        (each) => (!tipo || each.tipo === tipo) && isVisible(each, usuarioId, now),
      );
    },

    /** Counts of open, unopened and late cases, up to a thousand. */
    async count(empresaId: string, now: Date): Promise<{ abiertas: number; sinAbrir: number; vencidas: number }> {
      const page = await table.query({ index: 'GSI1', pk: listaPartition(empresaId, 'abiertas'), limit: 1000 });
      const open = page.items.map((item) => recordSchema().parse(item));
      return {
        abiertas: open.length,
        sinAbrir: open.filter(({ estado }) => estado === 'abierta').length,
        vencidas: open.filter(({ vence }) => vence <= now.toISOString()).length,
      };
    },

    /** All of an interview, in the order in which they came: a few. */
    async listOf({ empresaId, id }: { empresaId: string; id: string }): Promise<AtencionRecord[]> {
      const { items } = await table.query({ pk: turnosPartition(empresaId, id), sk: { beginsWith: 'ATENCION#' } });
      return items.map((item) => recordSchema().parse(item));
    },

    /** Somebody has looked at it; who did so first stays. */
    async markSeen(atencion: AtencionRecord, vista: NonNullable<Atencion['vista']>, result: unknown): Promise<void> {
      const seen = change(atencion, { estado: 'vista', vista });
      await table.write([{ ...seen, if: { estado: { eq: 'abierta' } }, instead: () => [] }], { result });
    },

    /** Somebody has done something about it, which stands `alongside`. */
    async update(atencion: AtencionRecord, alongside: readonly Write[], result: unknown): Promise<void> {
      await table.write([change(atencion, { estado: 'vista' }), ...alongside], { result });
    },

    /** From now on another one of its kind may be opened, and 30 days later this one is gone. */
    async close(
      atencion: AtencionRecord,
      cerrada: NonNullable<Atencion['cerrada']>,
      more: { set?: Pick<Partial<AtencionRecord>, 'respuesta'>; alongside?: readonly Write[] },
      result: unknown,
    ): Promise<void> {
      const { empresaId, entrevistaId, id, tipo } = atencion;
      const expira = Math.floor(Date.parse(cerrada.fecha) / 1000) + KEEP_SECONDS;
      const keys = listaKeys(empresaId, 'cerradas', cerrada.fecha, id);
      await table.write(
        [
          change(atencion, { ...more.set, ...keys, estado: 'cerrada', cerrada, expira }),
          { delete: abiertaKey(empresaId, entrevistaId, tipo) },
          ...(more.alongside ?? []),
        ],
        { result },
      );
    },
  };
}
export type AtencionRepository = ReturnType<typeof atencionRepository>;
