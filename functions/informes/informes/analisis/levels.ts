import type { HardSkill, InformeIa } from '#shared/informes/informes/informe.ts';
import { mediaOf } from '#shared/informes/informes/puntuaciones.ts';

export function nivelOf(puntuacion: number | null): HardSkill['nivel'] {
  if (puntuacion === null) return 'sin_evidencia';
  if (puntuacion < 4) return 'basico';
  return puntuacion < 7 ? 'intermedio' : 'avanzado';
}

export function meanOf(skills: readonly Pick<InformeIa['softSkills'][number], 'puntuacion'>[]): number | null {
  return mediaOf(skills.map(({ puntuacion }) => puntuacion));
}
