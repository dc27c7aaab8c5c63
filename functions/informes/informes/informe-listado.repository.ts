import { fold } from '#shared/core/fold.ts';
import type { Informe, RECOMENDACIONES } from '#shared/informes/informes/informe.ts';
import { type InformeResumen, informeResumenSchema } from '#shared/informes/informes/informes.api.ts';
import type { OrdenInforme } from '#shared/informes/informes/orden.ts';
import { mediaRevisada } from '#shared/informes/informes/puntuaciones.ts';
import { companyPartition } from '../../core/company-table.ts';
import { filteredPage } from '../../core/filtered-page.ts';
import { search, searchWrites } from '../../core/search-index.ts';
import type { Item, Page, Query, Table, Write } from '../../core/table.ts';

/**
 * Lists of reports. What a list shows of one stands in small items of its own, written with the report, which itself has
 * some 15 kB. There is one for each `<clave>` that a list is narrowed by: `TODOS`, `AREA#<areaId>`, `SERVICIO#<servicioId>`,
 * `CANDIDATO#<candidatoId>`
 * and `RECOMENDACION#<recomendacion>`, each with the report's state and with `todas`. A report is written twice in its life,
 * so ten items cost less than a page that looks for the few of a rare kind.
 *
 * | Access                          | Key                                                                          |
 * | ------------------------------- | ---------------------------------------------------------------------------- |
 * | reports by date                 | PK `EMPRESA#<id>`, SK `INFORME_LISTADO#<clave>#<estado>#<fecha>#<entrevistaId>` |
 * | the same by score               | GSI1 `EMPRESA#<id>#INFORMES#<clave>#<estado>#NOTA`, `<score>#<fecha>#<entrevistaId>`     |
 * | the same by candidate           | GSI2 `EMPRESA#<id>#INFORMES#<clave>#<estado>#NOMBRE`, `<folded name>#<entrevistaId>` |
 * | those that a text finds         | PK `EMPRESA#<id>#INFORMES#BUSCAR`, SK begins `<folded text>` (core/search-index.ts) |
 */
const all = (empresaId: string) => `${companyPartition(empresaId)}#INFORMES`;
export const informesBusqueda = (empresaId: string) => `${all(empresaId)}#BUSCAR`;

export interface InformesQuery {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  estado?: Informe['estado'] | undefined;
  areaId?: string | undefined;
  servicioId?: string | undefined;
  candidatoId?: string | undefined;
  recomendacion?: (typeof RECOMENDACIONES)[number] | undefined;
  orden: OrdenInforme;
}
type Filters = Pick<InformesQuery, 'estado' | 'areaId' | 'servicioId' | 'candidatoId' | 'recomendacion'>;

/**
 * The state is always part of the key; of candidate, service, area and recommendation one is, and what else is asked for is looked at
 * in the small items of that page.
 */
export async function listInformes(
  table: Table,
  empresaId: string,
  query: InformesQuery,
): Promise<Page<InformeResumen>> {
  const { q, limit, cursor } = query;
  const { key, left } = choose(empresaId, query);
  const part = { limit, cursor };
  const page = await (q ? search(table, key.pk, { q, ...part }) : table.query({ ...key, ...part }));
  return filteredPage(
    page,
    (item) => informeResumenSchema().parse(item),
    (each) => matches(each, left),
  );
}

/** The key that is read, and what it leaves to be looked at. */
function choose(empresaId: string, query: InformesQuery): { key: Query; left: Filters } {
  const { estado, areaId, servicioId, candidatoId, recomendacion } = query;
  const { q } = query;
  if (q)
    return {
      key: { pk: informesBusqueda(empresaId) },
      left: { estado, areaId, servicioId, candidatoId, recomendacion },
    };
  if (candidatoId) {
    return { key: keyOf(empresaId, `CANDIDATO#${candidatoId}`, query), left: { areaId, servicioId, recomendacion } };
  }
  if (servicioId) return { key: keyOf(empresaId, `SERVICIO#${servicioId}`, query), left: { areaId, recomendacion } };
  if (areaId) return { key: keyOf(empresaId, `AREA#${areaId}`, query), left: { recomendacion } };
  if (recomendacion) return { key: keyOf(empresaId, `RECOMENDACION#${recomendacion}`, query), left: {} };
  return { key: keyOf(empresaId, 'TODOS', query), left: {} };
}

function keyOf(empresaId: string, clave: string, { estado: only, orden }: InformesQuery): Query {
  const estado = only ?? 'todas';
  const reverse = orden.startsWith('-');
  const partition = `${all(empresaId)}#${clave}#${estado}`;
  if (orden.endsWith('puntuacion')) return { index: 'GSI1', pk: `${partition}#NOTA`, reverse };
  if (orden.endsWith('candidato')) return { index: 'GSI2', pk: `${partition}#NOMBRE`, reverse };
  return { pk: companyPartition(empresaId), sk: { beginsWith: `INFORME_LISTADO#${clave}#${estado}#` }, reverse };
}

const matches = (each: InformeResumen, { estado, areaId, servicioId, candidatoId, recomendacion }: Filters) =>
  (!estado || each.estado === estado) &&
  (!areaId || each.areaId === areaId) &&
  (!servicioId || each.servicioId === servicioId) &&
  (!candidatoId || each.candidatoId === candidatoId) &&
  (!recomendacion || each.recomendacion === recomendacion);

/** Part of the transaction that makes a report, or that moves it from the state in which lists had it. */
export function listadoWrites(informe: Informe, previous?: Informe): Write[] {
  const items = listItems(informe);
  const kept = new Set(items.map(({ SK }) => SK));
  const gone = previous ? listItems(previous).filter(({ SK }) => !kept.has(SK)) : [];
  const shown = toResumen(informe);
  const { empresaId, entrevistaId: id, candidatoNombre } = informe;
  return [
    ...gone.map(({ PK, SK }): Write => ({ delete: { PK, SK } })),
    ...items.map((put): Write => ({ put })),
    ...searchWrites(
      informesBusqueda(empresaId),
      { id, texts: [candidatoNombre], shown },
      previous && [previous.candidatoNombre],
    ),
  ];
}

/** Part of the transaction that removes a report. */
export function removeListadoWrites(informe: Informe): Write[] {
  const { empresaId, entrevistaId: id, candidatoNombre } = informe;
  return [
    ...listItems(informe).map(({ PK, SK }): Write => ({ delete: { PK, SK } })),
    ...searchWrites(informesBusqueda(empresaId), { id, texts: [], shown: {} }, [candidatoNombre]),
  ];
}

/** Of a comment, what a list has room for. */
const COMMENT_SHOWN = 140;

function toResumen({ informeIA, validacion, ...informe }: Informe): InformeResumen {
  const { puntuacionMedia, recomendacion, confianza, alertas } = informeIA;
  const revision = validacion && {
    por: validacion.por,
    fecha: validacion.fecha,
    comentario: validacion.comentario.slice(0, COMMENT_SHOWN),
    cambios: validacion.cambios.length,
    puntuacionMedia: mediaRevisada({ ...informe, informeIA, validacion }),
  };
  return informeResumenSchema().parse({
    ...informe,
    puntuacionMedia,
    recomendacion,
    confianza,
    alertas: alertas.length,
    revision: revision ?? null,
  });
}

function listItems(informe: Informe): Item[] {
  const { empresaId, entrevistaId, candidatoId, candidatoNombre, fecha, areaId, servicioId, estado } = informe;
  const shown = toResumen(informe);
  const claves = [
    'TODOS',
    `SERVICIO#${servicioId}`,
    `CANDIDATO#${candidatoId}`,
    `RECOMENDACION#${shown.recomendacion}`,
    ...(areaId ? [`AREA#${areaId}`] : []),
  ];
  return claves.flatMap((clave) =>
    ['todas', estado].map((each) => {
      const partition = `${all(empresaId)}#${clave}#${each}`;
      return {
        PK: companyPartition(empresaId),
        SK: `INFORME_LISTADO#${clave}#${each}#${fecha}#${entrevistaId}`,
        tipo: 'INFORME_LISTADO',
        GSI1PK: `${partition}#NOTA`,
        GSI1SK: `${scoreText(shown.puntuacionMedia)}#${fecha}#${entrevistaId}`,
        GSI2PK: `${partition}#NOMBRE`,
        GSI2SK: `${fold(candidatoNombre)}#${entrevistaId}`,
        ...shown,
      };
    }),
  );
}

/** '07.5'; a report without a score sorts before the lowest one, so after all others when the best come first. */
const scoreText = (score: number | null) => (score === null ? '-' : score.toFixed(1).padStart(4, '0'));
