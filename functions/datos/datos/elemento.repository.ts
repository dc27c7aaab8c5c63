import { NOMBRES_ENTIDAD, type NombreEntidad } from '#shared/datos/datos/entidades.ts';
import { companyPartition } from '../../core/company-table.ts';
import type { Item, Page, Table } from '../../core/table.ts';
import { turnosPartition } from '../../entrada/entrevista-keys.ts';
import { usuariosPartition } from '../../entrada/usuario.record.ts';
import { type Elemento, type Entidad, entidadOf, keyOfElemento, toElemento } from './entidad.record.ts';

/** Items of a company as files hold them; `entidad.record.ts` says which, and where they stand. */

const PAGE = 100;
/** Interviews, each with a partition of its own. */
const ENTREVISTAS_PAGE = 25;
/** Queries, or parts of a BatchGet, at the same time. */
const AT_ONCE = 8;
const BATCH = 100;

const DE_ENTREVISTA = NOMBRES_ENTIDAD.map(entidadOf).filter(({ particion }) => particion === 'entrevista');
/** Kinds that are read by themselves, in the order of a file. What belongs to an interview comes with it. */
export const PASOS = NOMBRES_ENTIDAD.filter((nombre) => entidadOf(nombre).particion !== 'entrevista');

export function elementoRepository(table: Table) {
  async function readEntrevista(empresaId: string, id: string): Promise<Elemento[]> {
    const items: Item[] = [];
    let cursor: string | undefined;
    do {
      const page = await table.query({ pk: turnosPartition(empresaId, id), consistent: true, cursor });
      items.push(...page.items);
      cursor = page.cursor;
    } while (cursor);
    return DE_ENTREVISTA.flatMap((entidad) => items.flatMap((item) => toElemento(entidad, item, id) ?? []));
  }

  function query(empresaId: string, { nombre, claves }: Entidad, cursor?: string): Promise<Page<Item>> {
    if (nombre === 'usuarios') {
      return table.query({ index: 'GSI1', pk: usuariosPartition(empresaId), limit: PAGE, cursor });
    }
    const limit = nombre === 'entrevistas' ? ENTREVISTAS_PAGE : PAGE;
    return table.query({
      pk: companyPartition(empresaId),
      sk: rangeOf(claves),
      limit,
      cursor,
      consistent: true,
    });
  }

  return {
    /** A page of one kind; interviews come with what belongs to them. */
    async list(empresaId: string, nombre: NombreEntidad, cursor?: string): Promise<Page<Elemento>> {
      const entidad = entidadOf(nombre);
      const page = await query(empresaId, entidad, cursor);
      const own = page.items.flatMap((item) => toElemento(entidad, item) ?? []);
      if (nombre !== 'entrevistas') return { items: own, cursor: page.cursor };
      const theirs = await inTurn(own, ({ clave }) => readEntrevista(empresaId, clave));
      return { items: [...own, ...theirs.flat()], cursor: page.cursor };
    },

    /** Those that are there, by kind and clave as `idOf` has them; the items as they stand are beside them. */
    async findMany(
      empresaId: string,
      asked: readonly Pick<Elemento, 'entidad' | 'clave'>[],
    ): Promise<Map<string, { elemento: Elemento; item: Item }>> {
      const found = new Map<string, { elemento: Elemento; item: Item }>();
      const byKey = new Map(asked.map((each) => [keyText(keyOfElemento(empresaId, each)), each]));
      const all = [...byKey.values()];
      const batches = Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) =>
        all.slice(at * BATCH, (at + 1) * BATCH),
      );
      await inTurn(batches, async (batch) => {
        for (const item of await table.batchGet(batch.map((each) => keyOfElemento(empresaId, each)))) {
          const each = byKey.get(keyText(item));
          if (!each) continue;
          const entidad = entidadOf(each.entidad);
          const entrevistaId = entidad.particion === 'entrevista' ? each.clave.split('#')[0] : undefined;
          const elemento = toElemento(entidad, item, entrevistaId);
          if (elemento) found.set(idOf(each), { elemento, item });
        }
      });
      return found;
    },
  };
}
export type ElementoRepository = ReturnType<typeof elementoRepository>;

/** One key, what it begins, or several side by side: `toElemento` leaves out what stands between them. */
function rangeOf(claves: readonly string[]): { between: [string, string] } {
  const sorted = claves.toSorted();
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)];
  return { between: [first, last.endsWith('#') ? `${last}~` : last] };
}

export const idOf = ({ entidad, clave }: Pick<Elemento, 'entidad' | 'clave'>) => `${entidad}/${clave}`;
const keyText = ({ PK, SK }: { PK: string; SK: string }) => `${PK}\n${SK}`;

/** Some at the same time, and the answers in order. */
async function inTurn<T, R>(all: readonly T[], work: (each: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}
