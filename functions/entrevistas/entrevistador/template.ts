import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Fase, Pregunta, ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

/** A template question with its place in the interview. */
export interface PreguntaUbicada {
  pregunta: Pregunta;
  fase: Fase;
  faseIndex: number;
  /** 0, 1, 2… over all phases: the interview only moves forward along it. */
  posicion: number;
}

export function listPreguntas(servicio: ServicioHr): PreguntaUbicada[] {
  return servicio.estructura.fases
    .flatMap((fase, faseIndex) => fase.preguntas.map((pregunta) => ({ pregunta, fase, faseIndex })))
    .map((ubicada, posicion) => ({ ...ubicada, posicion }));
}

/** Questions are found by phase and id: two phases may use one id. */
export function findPregunta(
  preguntas: readonly PreguntaUbicada[],
  turno: Pick<Turno, 'faseId' | 'preguntaId'>,
): PreguntaUbicada | undefined {
  return preguntas.find(({ fase, pregunta }) => fase.id === turno.faseId && pregunta.id === turno.preguntaId);
}

/** How far the interview came: -1 before its first question. */
export function lastPosition(preguntas: readonly PreguntaUbicada[], turnos: readonly Turno[]): number {
  return Math.max(-1, ...turnos.map((turno) => findPregunta(preguntas, turno)?.posicion ?? -1));
}

/** The turns of one template question: the question itself and its follow-ups. */
export function turnosOf(turnos: readonly Turno[], { fase, pregunta }: PreguntaUbicada): Turno[] {
  return turnos.filter((turno) => turno.faseId === fase.id && turno.preguntaId === pregunta.id);
}
