import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Competencia, ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

/** Of one call: an answer about more would not come within the time of a call. */
const PER_GROUP = 2;

/** Competencies that one call scores, and the answers to the questions about them, follow-ups included. */
export interface Grupo {
  /** Name of the step: the same transcript has the same ones. */
  paso: string;
  competencias: readonly Competencia[];
  turnos: readonly Turno[];
}

/** Those that nobody answered anything about are in none. */
export function listGrupos({ estructura: { competencias, fases } }: ServicioHr, turnos: readonly Turno[]): Grupo[] {
  const about = new Map(
    fases.flatMap(({ id, preguntas }) => preguntas.map((each) => [`${id}/${each.id}`, each.competencias] as const)),
  );
  const answering = (ids: readonly string[]) =>
    turnos.filter(({ faseId, preguntaId, respuesta }) => {
      const asked = about.get(`${faseId}/${preguntaId}`) ?? [];
      return respuesta && !respuesta.omitida && asked.some((id) => ids.includes(id));
    });
  const answered = competencias.filter(({ id }) => answering([id]).length > 0);
  return Array.from({ length: Math.ceil(answered.length / PER_GROUP) }, (_, index) => {
    const own = answered.slice(index * PER_GROUP, (index + 1) * PER_GROUP);
    return { paso: `puntuacion-${index + 1}`, competencias: own, turnos: answering(own.map(({ id }) => id)) };
  });
}
