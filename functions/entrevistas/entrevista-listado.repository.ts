import type { EstadoEntrevista } from '#shared/entrevistas/entrevista.states.ts';
import { type Entrevista, entrevistaSchema } from '#shared/entrevistas/entrevista.ts';
import type { OrdenEntrevista } from '#shared/entrevistas/orden.ts';
import { companyPartition } from '../core/company-table.ts';
import { search, searchWrites } from '../core/search-index.ts';
import type { Item, Page, Query, Table, Write } from '../core/table.ts';
import { candidatoEntrevistaKey, type EntrevistaRecord, entrevistaKey } from './entrevista.record.ts';

/**
 * Lists of interviews. What a list shows of one stands in small items of its own, written in the transaction of the
 * interview: a page costs the same whatever is in the record, and each order, state and area has its key.
 *
 * | Access                              | Key                                                                    |
 * | ----------------------------------- | ---------------------------------------------------------------------- |
 * | those of one candidate              | PK `EMPRESA#<id>`, SK begins `CANDIDATO_ENTREVISTA#<candidatoId>#`       |
 * | all of a company, by booked time    | GSI1 `EMPRESA#<id>#ENTREVISTAS`, `<fechaProgramada>#<id>` (on the same item) |
 * | those of one state, by booked time  | GSI2 `EMPRESA#<id>#ENTREVISTAS#<estado>`, `<fechaProgramada>#<id>`       |
 * | those of one area, by booked time   | GSI1 `EMPRESA#<id>#ENTREVISTAS#AREA#<areaId>`, same (on SK `AREA_ENTREVISTA#<id>`) |
 * | those of one area and state         | GSI2 `EMPRESA#<id>#ENTREVISTAS#AREA#<areaId>#<estado>`, same            |
 * | those that a text finds             | PK `EMPRESA#<id>#ENTREVISTAS#BUSCAR`, SK begins `<folded text>` (core/search-index.ts) |
 */
const all = (empresaId: string) => `${companyPartition(empresaId)}#ENTREVISTAS`;
const inEstado = (partition: string, estado: EstadoEntrevista) => `${partition}#${estado}`;
const ofArea = (empresaId: string, areaId: string) => `${all(empresaId)}#AREA#${areaId}`;
export const busquedaPartition = (empresaId: string) => `${all(empresaId)}#BUSCAR`;
const areaKey = (empresaId: string, id: string) => ({ PK: companyPartition(empresaId), SK: `AREA_ENTREVISTA#${id}` });

export interface EntrevistasQuery {
  limit: number;
  cursor?: string | undefined;
  /** Beginning of a word of the candidate's name, their e-mail or the service. */
  q?: string | undefined;
  estado?: EstadoEntrevista | undefined;
  areaId?: string | undefined;
  candidatoId?: string | undefined;
  /** Days or instants, both included; of the booked time. */
  desde?: string | undefined;
  hasta?: string | undefined;
  orden?: OrdenEntrevista;
}

/** Sorts behind everything that begins with the same text. */
const END = '~';
/** A search with filters looks at so many pages for something to show; the cursor goes on from there. */
const MOST_PAGES = 4;

export function entrevistaListadoRepository(table: Table) {
  /** What no key narrows is looked at on the page that was read: of a search, or of the few interviews of a candidate. */
  async function listFiltered(read: (cursor?: string) => Promise<Page<Item>>, query: EntrevistasQuery) {
    let cursor = query.cursor;
    let items: Entrevista[] = [];
    for (let pages = 0; pages < MOST_PAGES && items.length === 0 && (pages === 0 || cursor); pages++) {
      const page = await read(cursor);
      items = page.items.map(toEntrevista).filter((each) => matches(each, query));
      cursor = page.cursor;
    }
    return { items, cursor };
  }

  return {
    async list(empresaId: string, query: EntrevistasQuery): Promise<Page<Entrevista>> {
      const { q, candidatoId, limit } = query;
      if (q) return listFiltered((cursor) => search(table, busquedaPartition(empresaId), { q, limit, cursor }), query);
      if (candidatoId) {
        const { PK, SK } = candidatoEntrevistaKey(empresaId, candidatoId);
        const ofCandidato = { pk: PK, sk: { beginsWith: SK }, reverse: true, limit };
        return listFiltered((cursor) => table.query({ ...ofCandidato, cursor }), query);
      }
      const page = await table.query({ ...rangeOf(empresaId, query), limit, cursor: query.cursor });
      return { items: page.items.map(toEntrevista), cursor: page.cursor };
    },
  };
}
export type EntrevistaListadoRepository = ReturnType<typeof entrevistaListadoRepository>;

function rangeOf(empresaId: string, { estado, areaId, desde, hasta, orden }: EntrevistasQuery): Query {
  const bounded = desde !== undefined || hasta !== undefined;
  if (orden === '-fechaCreacion' && !estado && !areaId && !bounded) {
    // Ids sort by creation.
    const { PK, SK } = entrevistaKey(empresaId, '');
    return { pk: PK, sk: { beginsWith: SK }, reverse: true };
  }
  const partition = areaId ? ofArea(empresaId, areaId) : all(empresaId);
  return {
    ...(estado ? { index: 'GSI2', pk: inEstado(partition, estado) } : { index: 'GSI1', pk: partition }),
    ...(bounded && { sk: { between: [desde ?? '0', `${hasta ?? ''}${END}`] } }),
    reverse: orden !== 'fechaProgramada',
  };
}

function matches(each: Entrevista, { estado, areaId, candidatoId, desde, hasta }: EntrevistasQuery): boolean {
  return (
    (!estado || each.estado === estado) &&
    (!areaId || each.areaId === areaId) &&
    (!candidatoId || each.candidatoId === candidatoId) &&
    (!desde || each.fechaProgramada >= desde) &&
    (!hasta || each.fechaProgramada <= `${hasta}${END}`)
  );
}

const toEntrevista = (item: Item): Entrevista => entrevistaSchema().parse(item);

/** Part of every transaction that creates or changes an interview, as it is afterwards. Names and area never change. */
export function listadoWrites(entrevista: EntrevistaRecord): Write[] {
  const { empresaId, id, candidatoId, areaId } = entrevista;
  const shown = toEntrevista(entrevista as unknown as Item);
  return [
    { put: listadoItem(candidatoEntrevistaKey(empresaId, candidatoId, id), all(empresaId), shown) },
    ...(areaId ? [{ put: listadoItem(areaKey(empresaId, id), ofArea(empresaId, areaId), shown) }] : []),
    ...searchWrites(busquedaPartition(empresaId), { id, texts: textsOf(entrevista), shown }),
  ];
}

/** Part of a transaction that removes an interview for good; that its candidate's list shows it ends last, by the caller. */
export function removeListadoWrites(entrevista: EntrevistaRecord): Write[] {
  const { empresaId, id, areaId } = entrevista;
  return [
    ...(areaId ? [{ delete: areaKey(empresaId, id) }] : []),
    ...searchWrites(busquedaPartition(empresaId), { id, texts: [], shown: {} }, textsOf(entrevista)),
  ];
}

const textsOf = ({ candidatoNombre, candidatoEmail, servicioNombre }: EntrevistaRecord) => [
  candidatoNombre,
  candidatoEmail,
  servicioNombre,
];

function listadoItem(key: { PK: string; SK: string }, partition: string, shown: Entrevista): Item {
  const sort = `${shown.fechaProgramada}#${shown.id}`;
  return {
    ...key,
    tipo: 'LISTADO_ENTREVISTA',
    GSI1PK: partition,
    GSI1SK: sort,
    GSI2PK: inEstado(partition, shown.estado),
    GSI2SK: sort,
    ...shown,
  };
}
