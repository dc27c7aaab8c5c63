import type { InformeIa, Recomendacion } from '#shared/informes/informes/informe.ts';

/** Fewer words than these say nothing about anyone (issue 6): `sin_datos`, never a low score. */
export const PALABRAS_MIN = 150;
/** At least this share of the competencies must have a score, and two of them where the service has two. */
const COBERTURA_MIN = 0.5;
/** Mean confidence below which the figures are too thin to recommend anything. */
const CONFIANZA_MIN = 0.25;
/** Up to this many points (of 100) under the service's pass mark it is still `con_reservas`. */
const MARGEN_RESERVAS = 15;
/** A competency at or under this score keeps a passing mean from being `recomendado`. */
const PUNTUACION_DEBIL = 3;

type Skill = Pick<InformeIa['softSkills'][number], 'puntuacion'>;

function hasEnoughData(skills: readonly Skill[], palabras: number, confianza: number): boolean {
  const scored = skills.filter(({ puntuacion }) => puntuacion !== null).length;
  const needed = Math.max(Math.min(2, skills.length), Math.ceil(COBERTURA_MIN * skills.length));
  return palabras >= PALABRAS_MIN && scored >= needed && confianza >= CONFIANZA_MIN;
}

/**
 * Mean × 10 against the service's pass mark: at or above it `recomendado` (unless a competency is weak or a quarter of
 * them has no evidence: `con_reservas`), up to 15 points under it `con_reservas`, else `no_recomendado`.
 * An opinion on the answers for a person to weigh, never a hiring decision.
 */
export function recommend(
  skills: readonly Skill[],
  media: number | null,
  criterioPasado: number,
  data: { palabras: number; confianza: number },
): Recomendacion {
  if (media === null || !hasEnoughData(skills, data.palabras, data.confianza)) return 'sin_datos';
  if (media * 10 < criterioPasado - MARGEN_RESERVAS) return 'no_recomendado';
  const missing = skills.filter(({ puntuacion }) => puntuacion === null).length;
  const weak = skills.some(({ puntuacion }) => puntuacion !== null && puntuacion <= PUNTUACION_DEBIL);
  const passes = media * 10 >= criterioPasado && !weak && missing <= skills.length / 4;
  return passes ? 'recomendado' : 'con_reservas';
}
