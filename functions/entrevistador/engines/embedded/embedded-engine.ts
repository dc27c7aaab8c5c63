import type { Turno, TurnoPropuesto } from '#shared/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/servicios-hr/servicio-hr.ts';
import type { Engine } from '../../engine.ts';
import { findPregunta, listPreguntas, type PreguntaUbicada, turnosOf } from '../../template.ts';
import { kindOf } from './answer-kind.ts';
import { readDudas } from './candidate-question.ts';
import { answerDudas, type Contexto } from './clarification.ts';
import { type Plan, planQuestions } from './coverage-plan.ts';
import { proposeFollowUp } from './follow-up.ts';
import { lastWords, otherWords } from './other-words.ts';
import { askedIn } from './repetition.ts';

/** A follow-up takes about this part of a whole question's time. */
const FOLLOW_UP_COST = 0.4;
/** A template question comes back this often for somebody who asks instead of answering; then the interview goes on. */
const VUELTAS_MAX = 2;

/**
 * The next turn of an interview by rules alone: no language model, no network, no clock, no chance. The same input
 * gives the same output. undefined closes the interview.
 */
export function nextTurno(
  servicio: ServicioHr,
  turnos: readonly Turno[],
  context: Contexto,
): TurnoPropuesto | undefined {
  const last = turnos.at(-1);
  if (last && !last.respuesta) throw new Error('nextTurno: the last turn has not been answered yet');
  const preguntas = listPreguntas(servicio);
  const current = last && findPregunta(preguntas, last);
  const plan = planQuestions(preguntas, turnos, context);
  const interview = { servicio, turnos, plan };
  if (!last?.respuesta || !current) return ask(interview);

  const kind = kindOf(last.respuesta);
  const dudas = kind === 'hostil' ? [] : readDudas(last.respuesta.texto).dudas;
  const again = kind === 'duda' ? askAgain(interview, current) : undefined;
  const next = again ?? followUp(interview, current) ?? ask(interview);
  const answer = answerDudas(dudas, last.pregunta, context);
  if (!answer) return next;
  // What was asked in the last words of an interview gets its answer too.
  const turno = next ?? askOnceMore(interview, current);
  const reminded = again && current.pregunta.competencias.length > 0 && dudas.every(({ tipo }) => tipo === 'consulta');
  return turno && { ...turno, aclaracion: reminded ? `${answer}\nTe preguntaba: «${last.pregunta}»` : answer };
}

interface Interview {
  servicio: ServicioHr;
  turnos: readonly Turno[];
  plan: Plan;
}

function ask({ servicio, turnos, plan }: Interview): TurnoPropuesto | undefined {
  const next = plan.elegidas[0];
  if (!next) return undefined;
  const said = turnos.map(({ pregunta }) => pregunta);
  // Two questions of a template in the same words, each the only one of its competency: the second is put differently.
  const reworded = askedIn(said)(next.pregunta.texto)
    ? otherWords(next, servicio.estructura.competencias, said)
    : undefined;
  return turnoOf(next, { tipo: 'pregunta', pregunta: reworded ?? next.pregunta.texto });
}

/** The question comes back in other words. It is no follow-up, and takes none of theirs. */
function askAgain(interview: Interview, current: PreguntaUbicada): TurnoPropuesto | undefined {
  const { servicio, turnos, plan } = interview;
  if (plan.elegidas.length === 0 && current.pregunta.competencias.length === 0) return askOnceMore(interview, current);
  const said = turnos.map(({ pregunta }) => pregunta);
  return comeBack(interview, current, otherWords(current, servicio.estructura.competencias, said));
}

/** Nothing is left to ask but whether there is anything else. */
function askOnceMore(interview: Interview, current: PreguntaUbicada): TurnoPropuesto | undefined {
  return comeBack(interview, current, lastWords(interview.turnos.map(({ pregunta }) => pregunta)));
}

function comeBack(
  { turnos }: Interview,
  current: PreguntaUbicada,
  pregunta: string | undefined,
): TurnoPropuesto | undefined {
  const asked = turnosOf(turnos, current).filter(({ tipo }) => tipo === 'pregunta').length;
  return pregunta === undefined || asked > VUELTAS_MAX ? undefined : turnoOf(current, { tipo: 'pregunta', pregunta });
}

/** Digging deeper must not cost a competency its only question: it waits for time beyond what those need. */
function followUp({ servicio, turnos, plan }: Interview, current: PreguntaUbicada): TurnoPropuesto | undefined {
  if (plan.restante < plan.imprescindibles + FOLLOW_UP_COST * plan.coste(current)) return undefined;
  const found = proposeFollowUp(current, servicio.estructura.competencias, turnos);
  return found && turnoOf(current, { tipo: 'seguimiento', ...found });
}

function turnoOf(
  { fase, pregunta }: PreguntaUbicada,
  said: Pick<TurnoPropuesto, 'tipo' | 'hueco' | 'pregunta'>,
): TurnoPropuesto {
  return { faseId: fase.id, preguntaId: pregunta.id, ...said, motor: 'integrado' };
}

/** The company's facts are read only for somebody who asks about it; an interview goes on without them. */
export const embeddedEngine: Engine = {
  nextTurno(servicio, turnos, { empresa, ...times }) {
    const asked = readDudas(turnos.at(-1)?.respuesta?.texto ?? '').dudas.some(({ tipo }) => tipo === 'consulta');
    if (!asked || !empresa) return nextTurno(servicio, turnos, times);
    return empresa().then(
      (hechos) => nextTurno(servicio, turnos, { ...times, empresa: hechos }),
      () => nextTurno(servicio, turnos, times),
    );
  },
};
