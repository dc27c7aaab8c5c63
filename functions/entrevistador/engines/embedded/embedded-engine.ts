import type { Turno, TurnoPropuesto } from '#shared/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import type { ContextoEntrevista, Engine } from '../../engine.ts';
import { findPregunta, listPreguntas, type PreguntaUbicada } from '../../template.ts';
import { type Plan, planQuestions } from './coverage-plan.ts';
import { proposeFollowUp } from './follow-up.ts';

/** A follow-up takes about this part of a whole question's time. */
const FOLLOW_UP_COST = 0.4;

/**
 * The next turn of an interview by rules alone: no language model, no network, no clock, no chance. The same input
 * gives the same output. undefined closes the interview.
 */
export function nextTurno(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  context: ContextoEntrevista,
): TurnoPropuesto | undefined {
  const last = turnos.at(-1);
  if (last && !last.respuesta) throw new Error('nextTurno: the last turn has not been answered yet');
  const preguntas = listPreguntas(servicio);
  const current = last && findPregunta(preguntas, last);
  const plan = planQuestions(preguntas, turnos, context);
  return (current && followUp(current, turnos, plan)) ?? ask(plan.elegidas[0]);
}

function ask(next: PreguntaUbicada | undefined): TurnoPropuesto | undefined {
  return (
    next && {
      faseId: next.fase.id,
      preguntaId: next.pregunta.id,
      tipo: 'pregunta',
      pregunta: next.pregunta.texto,
      motor: 'integrado',
    }
  );
}

/** Digging deeper must not cost a competency its only question: it waits for time beyond what those need. */
function followUp(current: PreguntaUbicada, turnos: readonly Turno[], plan: Plan): TurnoPropuesto | undefined {
  const needed = plan.minutosPorPregunta * (plan.imprescindibles.length + FOLLOW_UP_COST);
  if (plan.restante < needed) return undefined;
  const found = proposeFollowUp(current, turnos);
  return (
    found && {
      faseId: current.fase.id,
      preguntaId: current.pregunta.id,
      tipo: 'seguimiento',
      hueco: found.hueco,
      pregunta: found.pregunta,
      motor: 'integrado',
    }
  );
}

export const embeddedEngine: Engine = { nextTurno };
