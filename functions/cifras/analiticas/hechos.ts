import { SIN_AREA, TRAMOS } from '#shared/cifras/analiticas/analitica.ts';
import type { Encuesta } from '#shared/entrevistas/sala/encuesta.ts';
import type { Informe } from '#shared/informes/informes/informe.ts';
import type { EntrevistaRecord } from '../../entrevistas/entrevistas/entrevista.record.ts';
import type { Llamada } from '../../ia/modelos/llamada.repository.ts';
import { type Medidas, round, sumOf } from './medidas.ts';

/**
 * What one interview counts for: by day (UTC), how much it adds to each measure. Nothing personal is in it, so it
 * outlives an erased candidate and the figures stay what they were.
 *
 * Measures: `programadas`, `iniciadas`… count; `suma.<x>` and `n.<x>` give a mean; `tramo.<i>` counts scores from i to
 * i + 1; `recomendacion.<r>` and `motor.<m>` count reports; `hab.<competenciaId>.…` is the same for one competency;
 * `llamadas` are calls of language models, `costeMicroUsd` what they cost in millionths of a dollar, `llamadasSinCoste`
 * those of which nobody knows it.
 */
export type Hechos = Record<string, Medidas>;

/** What candidates give 1 to 5 for. */
const NOTAS = ['satisfaccion', 'equidad', 'claridad'] as const;

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** What is stored of an interview besides itself. */
export interface Guardado {
  informe?: Informe | undefined;
  encuesta?: (Encuesta & { fecha: string }) | undefined;
  llamadas?: readonly Pick<Llamada, 'fecha' | 'costeUsd'>[];
}

/** Pure, from what is stored: the same interview always counts for the same. */
export function hechosOf(entrevista: EntrevistaRecord, { informe, encuesta, llamadas = [] }: Guardado): Hechos {
  const hechos: Hechos = {};
  const add = (fecha: string | null | undefined, medidas: Medidas) => {
    if (!fecha) return;
    const dia = fecha.slice(0, 10);
    hechos[dia] = sumOf([hechos[dia] ?? {}, medidas]);
  };
  const { fechaCreacion, fechaInicio, fechaFin, cierra, estado } = entrevista;
  add(fechaCreacion, { programadas: 1 });
  add(fechaInicio, { iniciadas: 1 });
  add(fechaFin, { completadas: 1, ...mean('horasHastaHecha', between(fechaCreacion, fechaFin) / HOUR) });
  if (fechaInicio) add(fechaFin, mean('minutosDuracion', between(fechaInicio, fechaFin) / MINUTE));
  if (estado === 'cancelada') add(entrevista.fechaCancelacion ?? fechaCreacion, { canceladas: 1 });
  if (estado === 'no_presentado') add(cierra, { noPresentadas: 1 });
  if (estado === 'caducada') add(cierra, { caducadas: 1 });
  if (informe) addInforme(informe, fechaFin, add);
  for (const what of NOTAS) {
    const nota = encuesta?.[what];
    if (nota) add(encuesta.fecha, mean(what, nota));
  }
  for (const { fecha, costeUsd } of llamadas) {
    if (costeUsd === null) add(fecha, { llamadas: 1, llamadasSinCoste: 1 });
    else add(fecha, { llamadas: 1, costeMicroUsd: Math.round(costeUsd * 1e6) });
  }
  return hechos;
}

function addInforme(
  { fecha, informeIA, validacion }: Informe,
  fechaFin: string | null,
  add: (fecha: string | null | undefined, medidas: Medidas) => void,
): void {
  const { puntuacionMedia, recomendacion, motor, softSkills, hardSkills } = informeIA;
  add(fecha, { analizadas: 1, [`recomendacion.${recomendacion}`]: 1, [`motor.${motor}`]: 1 });
  if (puntuacionMedia !== null) add(fecha, score('', puntuacionMedia));
  for (const { competenciaId, puntuacion } of [...softSkills, ...hardSkills]) {
    if (puntuacion !== null) add(fecha, score(`hab.${competenciaId}.`, puntuacion));
  }
  if (validacion) {
    add(validacion.fecha, { validadas: 1, ...mean('horasHastaValidada', between(fechaFin, validacion.fecha) / HOUR) });
  }
}

const mean = (what: string, value: number): Medidas => ({ [`suma.${what}`]: round(value), [`n.${what}`]: 1 });

function score(prefix: string, puntuacion: number): Medidas {
  const tramo = Math.min(TRAMOS - 1, Math.floor(puntuacion));
  return { [`${prefix}suma.puntuacion`]: puntuacion, [`${prefix}n.puntuacion`]: 1, [`${prefix}tramo.${tramo}`]: 1 };
}

const between = (from: string | null, to: string | null) =>
  from && to ? Math.max(0, Date.parse(to) - Date.parse(from)) : 0;

/** What changed between two readings of an interview; an empty day is left out. */
export function differenceOf(before: Hechos, after: Hechos): Hechos {
  const dias = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    dias
      .map((dia) => [dia, differenceOfDay(before[dia] ?? {}, after[dia] ?? {})] as const)
      .filter(([, medidas]) => Object.keys(medidas).length > 0),
  );
}

function differenceOfDay(before: Medidas, after: Medidas): Medidas {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.map((name) => [name, round((after[name] ?? 0) - (before[name] ?? 0))]).filter(([, value]) => value !== 0),
  );
}

/** The groups that an interview belongs to. */
export const gruposOf = ({ areaId, servicioId }: Pick<EntrevistaRecord, 'areaId' | 'servicioId'>) => ({
  area: areaId ?? SIN_AREA,
  servicio: servicioId,
});
