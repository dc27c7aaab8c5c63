import { fold } from '#shared/core/fold.ts';
import type { Turno, TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Engine } from '../../engine.ts';
import { findPregunta, listPreguntas, type PreguntaUbicada, turnosOf } from '../../template.ts';
import { kindOf } from './answer-kind.ts';
import { readDudas } from './candidate-question.ts';
import { answerDudas, type Contexto, farewell, letGo, quoted } from './clarification.ts';
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
  // As it was first put: what came back in other words leads back to it.
  const pregunta = current.pregunta.texto;
  const puesta = { pregunta, ultima: last.tipo === 'pregunta' ? pregunta : last.pregunta };
  // What was asked in the last words of an interview gets its answer too.
  const turno = next ?? (dudas.length > 0 ? askOnceMore(interview, current) : undefined);
  const stays = turno?.preguntaId === current.pregunta.id;
  const answer = answerDudas(dudas, stays ? puesta : undefined, context);
  const isOpen = plan.elegidas.length > 0 || current.pregunta.competencias.length > 0;
  const reminded = again && isOpen && dudas.every(({ tipo }) => tipo === 'consulta');
  const said = [
    kind === 'rechazo' && !stays ? letGo(turnos.length) : undefined,
    answer,
    reminded ? `Te preguntaba: ${quoted(pregunta)}` : undefined,
    isLast(interview, turno) ? farewell(context.empresa) : undefined,
  ].filter((each) => each !== undefined);
  return turno && said.length > 0 ? { ...turno, aclaracion: said.join('\n') } : turno;
}

/** The template question after which none is planned, unless its own words say so. */
function isLast({ plan }: Interview, turno: TurnoPropuesto | undefined): boolean {
  const [next, ...others] = plan.elegidas;
  return (
    turno?.tipo === 'pregunta' &&
    others.length === 0 &&
    turno.pregunta === next?.pregunta.texto &&
    !/\b(?:gracias|ultim[oa]|terminar|acabar|despedir\w*|cerrar)\b/.test(fold(turno.pregunta))
  );
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
export function leavesTimeToDig({ restante, imprescindibles, coste }: Plan, current: PreguntaUbicada): boolean {
  return restante >= imprescindibles + FOLLOW_UP_COST * coste(current);
}

function followUp({ servicio, turnos, plan }: Interview, current: PreguntaUbicada): TurnoPropuesto | undefined {
  if (!leavesTimeToDig(plan, current)) return undefined;
  const found = proposeFollowUp(current, servicio.estructura.competencias, turnos);
  return found && turnoOf(current, { tipo: 'seguimiento', ...found });
}

function turnoOf(
  { fase, pregunta }: PreguntaUbicada,
  said: Pick<TurnoPropuesto, 'tipo' | 'hueco' | 'pregunta'>,
): TurnoPropuesto {
  return { faseId: fase.id, preguntaId: pregunta.id, ...said, motor: 'integrado' };
}

/** The company's facts are read only when something is said in its name; an interview goes on without them. */
export const embeddedEngine: Engine = {
  nextTurno(servicio, turnos, { empresa, ...times }) {
    const turno = nextTurno(servicio, turnos, times);
    if (!turno?.aclaracion || !empresa) return turno;
    return empresa().then(
      (hechos) => nextTurno(servicio, turnos, { ...times, empresa: hechos }),
      () => turno,
    );
  },
};
