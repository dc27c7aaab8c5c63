import type { Informe } from './informe.ts';

/** The scores of one competency, out of 10: each by whom it is. Null is no score, which is not a low one. */
export interface Puntuaciones {
  competenciaId: string;
  habilidad: string;
  /** Of the engine that made the report. */
  motor: number | null;
  /** Of the embedded engine beside a language model's; undefined where there is no second one. */
  rubrica?: number | null;
  /** Of the person who validated, where they changed it. */
  persona?: number;
}

type Scored = Pick<Informe, 'informeIA' | 'rubrica' | 'validacion'>;

export function puntuacionesOf({ informeIA, rubrica, validacion }: Scored): Puntuaciones[] {
  return [...informeIA.softSkills, ...informeIA.hardSkills].map(({ competenciaId, habilidad, puntuacion }) => {
    const beside = rubrica?.habilidades.find((each) => each.competenciaId === competenciaId);
    const change = validacion?.cambios.find((each) => each.habilidad === habilidad);
    return {
      competenciaId,
      habilidad,
      motor: puntuacion,
      ...(rubrica && { rubrica: beside?.puntuacion ?? null }),
      ...(change && { persona: change.puntuacion }),
    };
  });
}

/** Mean of what is scored, one decimal; null when nothing is. */
export function mediaOf(scores: readonly (number | null)[]): number | null {
  const scored = scores.filter((score) => score !== null);
  return scored.length === 0 ? null : Math.round((10 * scored.reduce((a, b) => a + b, 0)) / scored.length) / 10;
}

/** The mean with the person's scores in the place of the engine's. */
export function mediaRevisada(informe: Scored): number | null {
  return mediaOf(puntuacionesOf(informe).map(({ persona, motor }) => persona ?? motor));
}
