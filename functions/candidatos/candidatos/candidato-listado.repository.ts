import { isDeepStrictEqual } from 'node:util';
import type { EstadoCandidato } from '#shared/candidatos/candidatos/candidato.states.ts';
import {
  type CandidatoResumen,
  candidatoResumenSchema,
  type OrdenCandidato,
  SIN_AREA,
} from '#shared/candidatos/candidatos/candidato.ts';
import { fold } from '#shared/core/fold.ts';
import { companyPartition } from '../../core/company-table.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import { type SearchText, search, searchWrites } from '../../core/search-index.ts';
import type { Conditions, Item, KeyPrefix, Page, Query, Table, Write } from '../../core/table.ts';

/**
 * Lists of candidates. What a list shows of one stands in small items of its own, written in the transaction of the
 * candidate: a page costs the same however much is known of a candidate and however many the company has.
 *
 * | Access                          | Key                                                                       |
 * | ------------------------------- | ------------------------------------------------------------------------- |
 * | all, by creation                | PK `EMPRESA#<id>`, SK `CANDIDATO_LISTADO#<candidatoId>` (ids sort by time) |
 * | all, by name                    | GSI1 `EMPRESA#<id>#CANDIDATOS`, `<folded name>#<id>`                      |
 * | those of one state, by creation | GSI2 `EMPRESA#<id>#CANDIDATOS#<estado>`, `<candidatoId>`                  |
 * | those of one area, by creation  | PK `EMPRESA#<id>`, SK `CANDIDATO_AREA#<areaId>#<candidatoId>`             |
 * | the same, by name               | GSI2 `EMPRESA#<id>#AREA#<areaId>`, `<folded name>#<id>`                   |
 * | those of one state, by name     | GSI1 `EMPRESA#<id>#CANDIDATOS#<estado>`, `<folded name>#<id>` (on `CANDIDATO_AREA`) |
 * | those of one area and state, by creation | PK `EMPRESA#<id>`, SK `CANDIDATO_AREA_ESTADO#<areaId>#<estado>#<candidatoId>` |
 * | the same, by name               | GSI1 `EMPRESA#<id>#AREA#<areaId>#<estado>`, `<folded name>#<id>`          |
 * | those booked for a service, by creation | PK `EMPRESA#<id>`, SK `CANDIDATO_SERVICIO#<servicioId>#<candidatoId>` |
 * | the same, by name               | GSI1 `EMPRESA#<id>#CANDIDATOS#SERVICIO#<servicioId>`, `<folded name>#<id>` |
 * | those that a text finds         | PK `EMPRESA#<id>#CANDIDATOS#BUSCAR`, SK begins `<folded text>` (core/search-index.ts) |
 *
 * Candidates without an area stand under `ninguna`.
 */
const all = (empresaId: string) => `${companyPartition(empresaId)}#CANDIDATOS`;
const ofEstado = (empresaId: string, estado: EstadoCandidato) => `${all(empresaId)}#${estado}`;
const ofArea = (empresaId: string, areaId: string | null) =>
  `${companyPartition(empresaId)}#AREA#${areaId ?? SIN_AREA}`;
const ofAreaEstado = (empresaId: string, areaId: string | null, estado: EstadoCandidato) =>
  `${ofArea(empresaId, areaId)}#${estado}`;
const ofServicio = (empresaId: string, servicioId: string) => `${all(empresaId)}#SERVICIO#${servicioId}`;
export const candidatosBusqueda = (empresaId: string) => `${all(empresaId)}#BUSCAR`;

const LISTADO: KeyPrefix = 'CANDIDATO_LISTADO#';
const areaPrefix = (areaId: string | null): KeyPrefix => `CANDIDATO_AREA#${areaId ?? SIN_AREA}#`;
const areaEstadoPrefix = (areaId: string | null, estado: EstadoCandidato): KeyPrefix =>
  `CANDIDATO_AREA_ESTADO#${areaId ?? SIN_AREA}#${estado}#`;
const servicioPrefix = (servicioId: string): KeyPrefix => `CANDIDATO_SERVICIO#${servicioId}#`;

export interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  estado?: EstadoCandidato | undefined;
  /** `ninguna`: those without one. */
  areaId?: string | undefined;
  servicioId?: string | undefined;
  orden: OrdenCandidato;
}
type Filters = Omit<ListQuery, 'limit' | 'cursor'>;

/**
 * One key finds the text, or else the service, the area with its state, the area or the state; what else is asked for is
 * looked at in the small items of that page. Only a text or a service with more leave something: a key for each
 * combination of these would cost every change of a candidate more than reading on costs.
 */
export async function listCandidatos(
  table: Table,
  empresaId: string,
  { limit, cursor, ...filters }: ListQuery,
): Promise<Page<CandidatoResumen>> {
  const { query, left } = choose(empresaId, filters);
  const { q } = filters;
  const part = { limit, cursor };
  const page = await (q ? search(table, query.pk, { q, ...part }) : table.query({ ...query, ...part }));
  return filteredPage(
    page,
    (item) => candidatoResumenSchema().parse(item),
    (each) => matches(each, left),
  );
}

/** The key that is read, and what it leaves to be looked at. */
function choose(
  empresaId: string,
  { q, orden, ...filters }: Filters,
): { query: Query; left: Omit<Filters, 'q' | 'orden'> } {
  const { servicioId, areaId, estado } = filters;
  const reverse = orden === 'recientes' || orden === '-nombre';
  const byName = orden === 'nombre' || orden === '-nombre';
  const pk = companyPartition(empresaId);
  if (q) return { query: { pk: candidatosBusqueda(empresaId) }, left: filters };
  if (servicioId) {
    const left = { areaId, estado };
    return byName
      ? { query: { index: 'GSI1', pk: ofServicio(empresaId, servicioId), reverse }, left }
      : { query: { pk, sk: { beginsWith: servicioPrefix(servicioId) }, reverse }, left };
  }
  if (areaId && estado) {
    return byName
      ? { query: { index: 'GSI1', pk: ofAreaEstado(empresaId, areaId, estado), reverse }, left: {} }
      : { query: { pk, sk: { beginsWith: areaEstadoPrefix(areaId, estado) }, reverse }, left: {} };
  }
  if (areaId) {
    return byName
      ? { query: { index: 'GSI2', pk: ofArea(empresaId, areaId), reverse }, left: {} }
      : { query: { pk, sk: { beginsWith: areaPrefix(areaId) }, reverse }, left: {} };
  }
  if (estado) return { query: { index: byName ? 'GSI1' : 'GSI2', pk: ofEstado(empresaId, estado), reverse }, left: {} };
  return byName
    ? { query: { index: 'GSI1', pk: all(empresaId), reverse }, left: {} }
    : { query: { pk, sk: { beginsWith: LISTADO }, reverse }, left: {} };
}

function matches(candidato: CandidatoResumen, { servicioId, areaId, estado }: Omit<Filters, 'q' | 'orden'>): boolean {
  if (estado && candidato.estado !== estado) return false;
  if (areaId && (candidato.areaId ?? SIN_AREA) !== areaId) return false;
  return !servicioId || candidato.servicios.includes(servicioId);
}

/** Part of every transaction that creates a candidate (from nothing) or changes it; nothing when lists show the same. */
export function listadoWrites(previous: CandidatoResumen | undefined, candidato: CandidatoResumen): Write[] {
  const [before, after] = [previous && toResumen(previous), toResumen(candidato)];
  if (isDeepStrictEqual(before, after)) return [];
  const { empresaId, id } = after;
  const items = listItems(after);
  const kept = new Set(items.map(({ SK }) => SK));
  const gone = before ? listItems(before).filter(({ SK }) => !kept.has(SK)) : [];
  return [
    ...gone.map(({ PK, SK }): Write => ({ delete: { PK, SK } })),
    ...items.map((put): Write => ({ put })),
    ...searchWrites(
      candidatosBusqueda(empresaId),
      { id, texts: textsOf(after), shown: after },
      before && textsOf(before),
    ),
  ];
}

/** Part of the transaction that removes a candidate. */
export function removeListadoWrites(candidato: CandidatoResumen): Write[] {
  const shown = toResumen(candidato);
  const { empresaId, id } = shown;
  return [
    ...listItems(shown).map(({ PK, SK }): Write => ({ delete: { PK, SK } })),
    ...searchWrites(candidatosBusqueda(empresaId), { id, texts: [], shown }, textsOf(shown)),
  ];
}

/** The candidate is as the list showed it. */
export function asShown(candidato: CandidatoResumen): Conditions {
  return Object.fromEntries(Object.entries(toResumen(candidato)).map(([name, value]) => [name, { eq: value }]));
}

/** What lists show, always in the same order, so that it can be compared. */
function toResumen(candidato: CandidatoResumen): CandidatoResumen {
  return candidatoResumenSchema().parse(candidato);
}

const textsOf = ({ nombre, puesto, email }: CandidatoResumen): SearchText[] => [nombre, { beginning: email }, puesto];

function listItems(shown: CandidatoResumen): Item[] {
  const { empresaId, id, nombre, estado, areaId, servicios } = shown;
  const PK = companyPartition(empresaId);
  const byName = `${fold(nombre)}#${id}`;
  const rest = { tipo: 'CANDIDATO_LISTADO', ...shown };
  return [
    {
      PK,
      SK: `${LISTADO}${id}`,
      GSI1PK: all(empresaId),
      GSI1SK: byName,
      GSI2PK: ofEstado(empresaId, estado),
      GSI2SK: id,
      ...rest,
    },
    {
      PK,
      SK: `${areaPrefix(areaId)}${id}`,
      GSI1PK: ofEstado(empresaId, estado),
      GSI1SK: byName,
      GSI2PK: ofArea(empresaId, areaId),
      GSI2SK: byName,
      ...rest,
    },
    {
      PK,
      SK: `${areaEstadoPrefix(areaId, estado)}${id}`,
      GSI1PK: ofAreaEstado(empresaId, areaId, estado),
      GSI1SK: byName,
      ...rest,
    },
    ...servicios.map((servicioId) => ({
      PK,
      SK: `${servicioPrefix(servicioId)}${id}`,
      GSI1PK: ofServicio(empresaId, servicioId),
      GSI1SK: byName,
      ...rest,
    })),
  ];
}
