import {
  type AnaliticasEntrevistas,
  type AnaliticasQuery,
  type CifrasAnaliticas,
  DIAS_POR_DIA,
  type GrupoAnaliticas,
  TRAMOS,
} from '#shared/cifras/analiticas/analitica.ts';
import { daysBetween, MUESTRA_MINIMA } from '#shared/empresas/plataforma/analiticas.ts';
import { MOTORES } from '#shared/entrevistas/entrevistas/turno.ts';
import { RECOMENDACIONES } from '#shared/informes/informes/informe.ts';
import type { Suma } from './analitica.repository.ts';
import { groupsOf, type Medidas, sumOf } from './medidas.ts';
import { listDias, listMeses, type Periodo, periodoAnterior } from './periodo.ts';

/** Figures of a period from its aggregates and those of the period before it. */
export function analiticasOf(
  query: AnaliticasQuery,
  sumas: readonly Suma[],
  anteriores: readonly Suma[],
): AnaliticasEntrevistas {
  const total = sumOf(sumas.map(({ medidas }) => medidas));
  const { desde, hasta } = query;
  return {
    desde,
    hasta,
    anterior: { ...periodoAnterior(query), cifras: cifrasOf(sumOf(anteriores.map(({ medidas }) => medidas))) },
    cifras: cifrasOf(total),
    distribucion: distribucionOf(total),
    recomendaciones: countsOf(RECOMENDACIONES, 'recomendacion', total),
    motores: countsOf(MOTORES, 'motor', total),
    modelos: {
      llamadas: total.llamadas ?? 0,
      sinCoste: total.llamadasSinCoste ?? 0,
      costeUsd: (total.costeMicroUsd ?? 0) / 1e6,
    },
    serie: cifrasByFecha(query, sumas),
    areas: query.areaId ? [] : gruposOf(groupsOf(total, 'area')),
    servicios: query.servicioId ? [] : gruposOf(groupsOf(total, 'servicio')),
    competencias: [...groupsOf(total, 'hab')].map(([id, medidas]) => ({
      id,
      puntuacion: meanOf('puntuacion', medidas),
      distribucion: distribucionOf(medidas),
    })),
  };
}

export const isByMonth = ({ desde, hasta }: Periodo) => daysBetween(desde, hasta) + 1 > DIAS_POR_DIA;

function cifrasOf(medidas: Medidas): CifrasAnaliticas {
  const count = (name: string) => medidas[name] ?? 0;
  return {
    programadas: count('programadas'),
    iniciadas: count('iniciadas'),
    completadas: count('completadas'),
    analizadas: count('analizadas'),
    validadas: count('validadas'),
    canceladas: count('canceladas'),
    noPresentadas: count('noPresentadas'),
    caducadas: count('caducadas'),
    finalizacion: finalizacionOf(medidas),
    puntuacion: meanOf('puntuacion', medidas),
    horasHastaHecha: meanOf('horasHastaHecha', medidas),
    minutosDuracion: meanOf('minutosDuracion', medidas),
    horasHastaValidada: meanOf('horasHastaValidada', medidas),
    satisfaccion: meanOf('satisfaccion', medidas),
    equidad: meanOf('equidad', medidas),
    claridad: meanOf('claridad', medidas),
  };
}

function finalizacionOf(medidas: Medidas): CifrasAnaliticas['finalizacion'] {
  const casos = medidas.completadas ?? 0;
  const n = casos + (medidas.noPresentadas ?? 0) + (medidas.caducadas ?? 0);
  return { casos, n, tasa: n < MUESTRA_MINIMA ? null : casos / n };
}

function meanOf(what: string, medidas: Medidas): CifrasAnaliticas['puntuacion'] {
  const n = medidas[`n.${what}`] ?? 0;
  const media = Math.round(((medidas[`suma.${what}`] ?? 0) / Math.max(1, n)) * 100) / 100;
  return { n, media: n < MUESTRA_MINIMA ? null : media };
}

const distribucionOf = (medidas: Medidas) =>
  Array.from({ length: TRAMOS }, (_, tramo) => medidas[`tramo.${tramo}`] ?? 0);

function countsOf<K extends string>(names: readonly K[], prefix: string, medidas: Medidas): Record<K, number> {
  return Object.fromEntries(names.map((name) => [name, medidas[`${prefix}.${name}`] ?? 0])) as Record<K, number>;
}

/** Those with most interviews first. */
function gruposOf(groups: ReadonlyMap<string, Medidas>): GrupoAnaliticas[] {
  return [...groups]
    .map(([id, medidas]) => ({
      id,
      programadas: medidas.programadas ?? 0,
      completadas: medidas.completadas ?? 0,
      finalizacion: finalizacionOf(medidas),
      validadas: medidas.validadas ?? 0,
      puntuacion: meanOf('puntuacion', medidas),
      distribucion: distribucionOf(medidas),
    }))
    .sort((a, b) => b.programadas - a.programadas || a.id.localeCompare(b.id));
}

/** The figures of each day of the period, or of each month of a long one; without gaps, oldest first. */
export function cifrasByFecha(query: Periodo, sumas: readonly Suma[]): ({ fecha: string } & CifrasAnaliticas)[] {
  const byMonth = isByMonth(query);
  const at = (fecha: string) => (byMonth ? fecha.slice(0, 7) : fecha);
  return (byMonth ? listMeses(query) : listDias(query)).map((fecha) => {
    const own = sumas.filter((suma) => at(suma.fecha) === fecha);
    return { fecha, ...cifrasOf(sumOf(own.map(({ medidas }) => medidas))) };
  });
}
