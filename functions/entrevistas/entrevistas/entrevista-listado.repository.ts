import type { EstadoEntrevista } from '#shared/entrevistas/entrevistas/entrevista.states.ts';
import { type Entrevista, entrevistaSchema } from '#shared/entrevistas/entrevistas/entrevista.ts';
import type { OrdenEntrevista } from '#shared/entrevistas/entrevistas/orden.ts';
import { companyPartition } from '../../core/company-table.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import { search, searchWrites } from '../../core/search-index.ts';
import type { Item, Key, KeyPrefix, Page, Query, Table, Write } from '../../core/table.ts';
import { candidatoEntrevistaKey, entrevistasDeCandidato } from '../../entrada/entrevista-keys.ts';
import type { EntrevistaRecord } from './entrevista.record.ts';

/**
 * Lists of interviews. What a list shows of one stands in small items of its own, written in the transaction of the
 * interview: a page costs the same whatever is in the record, and each order, state and area has its key.
 *
 * | Access                              | Key                                                                    |
 * | ----------------------------------- | ---------------------------------------------------------------------- |
 * | those of one candidate              | PK `EMPRESA#<id>`, SK begins `CANDIDATO_ENTREVISTA#<candidatoId>#`       |
 * | all of a company, by booked time    | GSI1 `EMPRESA#<id>#ENTREVISTAS`, `<fechaProgramada>#<id>` (on the same item) |
 * | those of one state, by booked time  | GSI2 `EMPRESA#<id>#ENTREVISTAS#<estado>`, `<fechaProgramada>#<id>`       |
 * | all of a company, by creation       | PK `EMPRESA#<id>`, SK begins `ENTREVISTA_LISTADO#` (ids sort by time) |
 * | those of one area, by booked time   | GSI1 `EMPRESA#<id>#ENTREVISTAS#AREA#<areaId>`, same (on `ENTREVISTA_LISTADO`) |
 * | those of one area and state         | GSI2 `EMPRESA#<id>#ENTREVISTAS#AREA#<areaId>#<estado>`, same            |
 * | those that a text finds             | PK `EMPRESA#<id>#ENTREVISTAS#BUSCAR`, SK begins `<folded text>` (core/search-index.ts) |
 */
const all = (empresaId: string) => `${companyPartition(empresaId)}#ENTREVISTAS`;
const inEstado = (partition: string, estado: EstadoEntrevista) => `${partition}#${estado}`;
const ofArea = (empresaId: string, areaId: string) => `${all(empresaId)}#AREA#${areaId}`;
export const busquedaPartition = (empresaId: string) => `${all(empresaId)}#BUSCAR`;
const LISTADO: KeyPrefix = 'ENTREVISTA_LISTADO#';
const listadoKey = (empresaId: string, id: string) => ({
  PK: companyPartition(empresaId),
  SK: `${LISTADO}${id}`,
});

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

export function entrevistaListadoRepository(table: Table) {
  return {
    /** What no key narrows is looked at on the page that was read: of a search, or of the few interviews of a candidate. */
    async list(empresaId: string, query: EntrevistasQuery): Promise<Page<Entrevista>> {
      const { q, limit, cursor } = query;
      const page = await (q
        ? search(table, busquedaPartition(empresaId), { q, limit, cursor })
        : table.query({ ...rangeOf(empresaId, query), limit, cursor }));
      return filteredPage(page, toEntrevista, (each) => matches(each, query));
    },
  };
}
export type EntrevistaListadoRepository = ReturnType<typeof entrevistaListadoRepository>;

function rangeOf(empresaId: string, { candidatoId, estado, areaId, desde, hasta, orden }: EntrevistasQuery): Query {
  const pk = companyPartition(empresaId);
  if (candidatoId) return { pk, sk: { beginsWith: entrevistasDeCandidato(candidatoId) }, reverse: true };
  const bounded = desde !== undefined || hasta !== undefined;
  if (orden === '-fechaCreacion' && !estado && !areaId && !bounded) {
    return { pk, sk: { beginsWith: LISTADO }, reverse: true };
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

/** Part of every transaction that creates or changes an interview, as it is afterwards. Its area never changes. */
export function listadoWrites(entrevista: EntrevistaRecord, previous?: EntrevistaRecord): Write[] {
  const { empresaId, id, candidatoId, areaId } = entrevista;
  const shown = toEntrevista(entrevista as unknown as Item);
  return [
    { put: listadoItem(candidatoEntrevistaKey(empresaId, candidatoId, id), shown, all(empresaId)) },
    { put: listadoItem(listadoKey(empresaId, id), shown, areaId ? ofArea(empresaId, areaId) : undefined) },
    ...searchWrites(
      busquedaPartition(empresaId),
      { id, texts: textsOf(entrevista), shown },
      previous && textsOf(previous),
    ),
  ];
}

/** Part of a transaction that removes an interview for good; that its candidate's list shows it ends last, by the caller. */
export function removeListadoWrites(entrevista: EntrevistaRecord): Write[] {
  const { empresaId, id } = entrevista;
  return [
    { delete: listadoKey(empresaId, id) },
    ...searchWrites(busquedaPartition(empresaId), { id, texts: [], shown: {} }, textsOf(entrevista)),
  ];
}

const textsOf = ({ candidatoNombre, candidatoEmail, servicioNombre }: EntrevistaRecord) => [
  candidatoNombre,
  candidatoEmail,
  servicioNombre,
];

/** In the indexes of a partition, when there is one. */
function listadoItem(key: Key, shown: Entrevista, partition: string | undefined): Item {
  const sort = `${shown.fechaProgramada}#${shown.id}`;
  return {
    ...key,
    tipo: 'LISTADO_ENTREVISTA',
    ...(partition && {
      GSI1PK: partition,
      GSI1SK: sort,
      GSI2PK: inEstado(partition, shown.estado),
      GSI2SK: sort,
    }),
    ...shown,
  };
}
