import { fold } from '#shared/core/fold.ts';
import type { Turno, TurnoPropuesto } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Engine, HechosEmpresa } from '../../engine.ts';
import { findPregunta, listPreguntas, type PreguntaUbicada } from '../../template.ts';
import { type Plan, planQuestions, type Tiempos } from './coverage-plan.ts';
import { proposeFollowUp } from './follow-up.ts';
import { otherWords } from './other-words.ts';
import { askedIn } from './repetition.ts';

/** A follow-up takes about this part of a whole question's time. */
const FOLLOW_UP_COST = 0.4;

/** The times of the interview, and the company's facts when they were needed and known. */
interface Contexto extends Tiempos {
  empresa?: HechosEmpresa | undefined;
}

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

  const turno = followUp(interview, current) ?? ask(interview);
  return turno && isLast(interview, turno) ? { ...turno, aclaracion: farewell(context.empresa) } : turno;
}

/** Said before the last question: nobody is shown out without a word of thanks. */
function farewell(empresa: HechosEmpresa | undefined): string {
  return empresa?.nombre
    ? `Esta es la última pregunta. ${empresa.nombre} te agradece el tiempo y lo que has contado.`
    : 'Esta es la última pregunta. Gracias por tu tiempo y por lo que has contado.';
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
