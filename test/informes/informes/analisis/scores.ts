import { makeInforme } from '#functions/informes/informes/analisis/make-informe.ts';
import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { InformeIa } from '#shared/informes/informes/informe.ts';

export const skillsOf = (informe: InformeIa) => [...informe.softSkills, ...informe.hardSkills];

export type Scores = Readonly<Record<string, number | null>>;

export const scoresOf = (informe: InformeIa): Scores =>
  Object.fromEntries(skillsOf(informe).map(({ competenciaId, puntuacion }) => [competenciaId, puntuacion]));

/** What a decision could stand on: scores, levels, recommendation. */
export const judgementOf = (informe: InformeIa) => ({
  puntuaciones: scoresOf(informe),
  niveles: informe.hardSkills.map(({ nivel }) => nivel),
  media: informe.puntuacionMedia,
  recomendacion: informe.recomendacion,
});

export const scoresBy = (servicio: ServicioHr, turnos: readonly Turno[]) => scoresOf(makeInforme(servicio, turnos));

/** The largest distance between two scores of one competency; one that only one side has is as far as can be. */
export function distance(a: Scores, b: Scores): number {
  return Math.max(
    ...Object.keys(a).map((id) => {
      const [one, other] = [a[id] ?? null, b[id] ?? null];
      if (one === null || other === null) return one === other ? 0 : 10;
      return Math.abs(one - other);
    }),
  );
}
