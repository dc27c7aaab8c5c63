import { MAX_COMPARADOS } from '#shared/informes/informes/comparacion.ts';
import type { Evidencia, Informe } from '#shared/informes/informes/informe.ts';
import type { InformeResumen } from '#shared/informes/informes/informes.api.ts';
import { type Puntuaciones, puntuacionesOf } from '#shared/informes/informes/puntuaciones.ts';
import { skillsOf } from './informe-words.ts';

/** One competency of one candidate; undefined where their version of the service did not ask about it. */
export type Celda = (Puntuaciones & { evidencia: Evidencia[]; confianza: number }) | undefined;

export interface Fila {
  competenciaId: string;
  habilidad: string;
  /** In the order of the candidates. */
  celdas: Celda[];
}

/** Competencies of all of them, in the order of the first report that has each. */
export function filasOf(informes: readonly Informe[]): Fila[] {
  const byInforme = informes.map((informe) => {
    const skills = new Map(skillsOf(informe.informeIA).map((skill) => [skill.competenciaId, skill]));
    return new Map(
      puntuacionesOf(informe).map((each) => {
        const { evidencia = [], confianza = 0 } = skills.get(each.competenciaId) ?? {};
        return [each.competenciaId, { ...each, evidencia, confianza }] as const;
      }),
    );
  });
  const names = new Map<string, string>();
  for (const scores of byInforme)
    for (const { competenciaId, habilidad } of scores.values())
      if (!names.has(competenciaId)) names.set(competenciaId, habilidad);
  return [...names].map(([competenciaId, habilidad]) => ({
    competenciaId,
    habilidad,
    celdas: byInforme.map((scores) => scores.get(competenciaId)),
  }));
}

/** What stands for a competency: a person's score before the engine's; null without one. */
export const valeOf = (celda: Celda): number | null => celda?.persona ?? celda?.motor ?? null;

/** Only what all of them have a score for can be drawn: a missing one is no zero. */
export function drawnOf(filas: readonly Fila[]): { drawn: Fila[]; missing: Fila[] } {
  const drawn = filas.filter(({ celdas }) => celdas.every((celda) => valeOf(celda) !== null));
  return { drawn, missing: filas.filter((fila) => !drawn.includes(fila)) };
}

/** Undefined when they can be compared. */
export function whyNotComparable(chosen: readonly Pick<InformeResumen, 'servicioId'>[]): string | undefined {
  if (chosen.length < 2) return 'Para comparar, elige al menos dos.';
  if (chosen.length > MAX_COMPARADOS) return `Se comparan como máximo ${MAX_COMPARADOS}.`;
  const servicios = new Set(chosen.map(({ servicioId }) => servicioId));
  if (servicios.size === 1) return undefined;
  return 'Son de servicios distintos y cada uno mide otras competencias: elige informes del mismo servicio.';
}
