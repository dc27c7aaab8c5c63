import type { HardSkill, InformeIa } from '#shared/informes/informe.ts';

export function nivelOf(puntuacion: number | null): HardSkill['nivel'] {
  if (puntuacion === null) return 'sin_evidencia';
  if (puntuacion < 4) return 'basico';
  return puntuacion < 7 ? 'intermedio' : 'avanzado';
}

/** Mean of the scored skills with one decimal; null when none is scored. */
export function meanOf(skills: readonly Pick<InformeIa['softSkills'][number], 'puntuacion'>[]): number | null {
  const scores = skills.flatMap(({ puntuacion }) => (puntuacion === null ? [] : [puntuacion]));
  if (scores.length === 0) return null;
  return Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10;
}
