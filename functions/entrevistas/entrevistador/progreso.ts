import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { findPregunta, lastPosition, listPreguntas, type PreguntaUbicada, turnosOf } from './template.ts';

export interface Progreso {
  fases: { faseId: string; nombre: string; estado: 'pendiente' | 'actual' | 'hecha' }[];
  /** Template questions answered or skipped by the candidate. */
  preguntasHechas: number;
  /** Template questions of this interview: those left out for lack of time are no longer counted. */
  preguntasPrevistas: number;
  /** 0 to 100, whole; never falls as turns are added and answered. */
  porcentaje: number;
}

/** A question whose follow-ups may still come counts for less than one that lies behind. */
const SHARE_OF_OPEN_QUESTION = 0.6;
const SHARE_OF_FOLLOW_UP = 0.15;

/**
 * Progress by place in the template, so that it holds whatever engine asks. Only the caller knows that no turn is to
 * come: `terminada` gives 100.
 */
export function progreso(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  { terminada = false }: { terminada?: boolean } = {},
): Progreso {
  const preguntas = listPreguntas(servicio);
  const position = lastPosition(preguntas, turnos);
  const current = preguntas[position];
  const asked = new Set(turnos.map((turno) => findPregunta(preguntas, turno)?.posicion));
  const skipped = preguntas.filter((each) => each.posicion < position && !asked.has(each.posicion)).length;
  // One that comes back in other words is the same question.
  const answered = new Set(
    turnos
      .filter((turno) => turno.tipo === 'pregunta' && turno.respuesta)
      .map((turno) => findPregunta(preguntas, turno)),
  ).size;
  return {
    fases: servicio.estructura.fases.map((fase, index) => ({
      faseId: fase.id,
      nombre: fase.nombre,
      estado: phaseState(index, current?.faseIndex ?? -1, terminada),
    })),
    preguntasHechas: answered,
    preguntasPrevistas: terminada ? answered : preguntas.length - skipped,
    porcentaje: terminada ? 100 : percent(turnos, current, position, preguntas.length),
  };
}

function phaseState(index: number, current: number, terminada: boolean): 'pendiente' | 'actual' | 'hecha' {
  if (terminada || index < current) return 'hecha';
  return index === current ? 'actual' : 'pendiente';
}

function percent(
  turnos: readonly Turno[],
  current: PreguntaUbicada | undefined,
  position: number,
  total: number,
): number {
  if (!current) return 0;
  const own = turnosOf(turnos, current);
  const answeredFollowUps = own.filter((turno) => turno.tipo === 'seguimiento' && turno.respuesta).length;
  const answered = own.some((turno) => turno.tipo === 'pregunta' && turno.respuesta);
  const share = answered ? Math.min(0.95, SHARE_OF_OPEN_QUESTION + SHARE_OF_FOLLOW_UP * answeredFollowUps) : 0;
  return Math.floor((100 * (position + share)) / total);
}
