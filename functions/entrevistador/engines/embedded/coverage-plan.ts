import type { Turno } from '#shared/entrevistas/turno.ts';
import { contentStems, similarity } from '../../../lenguaje/tokens.ts';
import type { ContextoEntrevista } from '../../engine.ts';
import { findPregunta, lastPosition, type PreguntaUbicada } from '../../template.ts';

export interface Plan {
  /** Questions that are still to be asked, in template order. */
  elegidas: readonly PreguntaUbicada[];
  /** The part of them without which a competency would stay uncovered. */
  imprescindibles: readonly PreguntaUbicada[];
  /** Minutes that one more question is expected to take, its follow-ups included. */
  minutosPorPregunta: number;
  /** Minutes left to plan with, the reserve for closing already taken off. */
  restante: number;
}

/** The template's own pace weighs as much as this many observed questions. */
const PRIOR_QUESTIONS = 3;
/** Kept free for the closing question and for an answer that runs long, in questions. */
const RESERVE_QUESTIONS = 0.8;
/** Two template questions this alike are one question to a person. */
const SAME_QUESTION = 0.75;

/**
 * What to ask in the time that is left. Everything, when it fits. When it does not: first the questions that cover
 * competencies nobody has asked about, then one question of each phase that is still to come (so that a phase which ran
 * long takes time from the others without wiping one out), then the ones whose competencies were asked about least.
 */
export function planQuestions(
  preguntas: readonly PreguntaUbicada[],
  turnos: readonly Turno[],
  context: ContextoEntrevista,
): Plan {
  const counts = countAsked(preguntas, turnos);
  const pending = preguntas
    .slice(lastPosition(preguntas, turnos) + 1)
    .filter((each) => !isSaidAlready(each, turnos, counts));
  const imprescindibles = coverMissing(pending, counts);
  const minutosPorPregunta = pace(preguntas, turnos, context);
  // The last words of the interview and a long answer need some air.
  const reserva = RESERVE_QUESTIONS * minutosPorPregunta;
  const restante = context.duracionEstimada - context.transcurrido - reserva;
  const room = Math.max(imprescindibles.length, Math.floor(restante / minutosPorPregunta));
  const ranked = rankOptional(pending, imprescindibles, counts);
  const chosen = new Set([...imprescindibles, ...ranked.slice(0, room - imprescindibles.length), ...farewell(pending)]);
  return { elegidas: pending.filter((each) => chosen.has(each)), imprescindibles, minutosPorPregunta, restante };
}

/** A question that was asked in nearly the same words is left out, unless a competency would go without any. */
function isSaidAlready(
  { pregunta }: PreguntaUbicada,
  turnos: readonly Turno[],
  counts: ReadonlyMap<string, number>,
): boolean {
  if (turnos.some((turno) => turno.pregunta === pregunta.texto)) return true;
  if (pregunta.competencias.some((id) => !counts.has(id))) return false;
  const stems = contentStems(pregunta.texto);
  return turnos.some((turno) => similarity(contentStems(turno.pregunta), stems) >= SAME_QUESTION);
}

/** A last question that only closes is always asked: nobody is shown out in the middle of a story. */
function farewell(pending: readonly PreguntaUbicada[]): PreguntaUbicada[] {
  return pending.slice(-1).filter(({ pregunta }) => pregunta.competencias.length === 0);
}

/** How often each competency has been asked about. */
function countAsked(preguntas: readonly PreguntaUbicada[], turnos: readonly Turno[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const turno of turnos) {
    if (turno.tipo !== 'pregunta') continue;
    for (const id of findPregunta(preguntas, turno)?.pregunta.competencias ?? [])
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Greedy set cover: few questions that together reach every competency that is still untouched. */
function coverMissing(pending: readonly PreguntaUbicada[], counts: ReadonlyMap<string, number>): PreguntaUbicada[] {
  const missing = new Set(pending.flatMap(({ pregunta }) => pregunta.competencias).filter((id) => !counts.has(id)));
  const cover: PreguntaUbicada[] = [];
  while (missing.size > 0) {
    const gain = ({ pregunta }: PreguntaUbicada) => new Set(pregunta.competencias).intersection(missing).size;
    const best = pending.reduce((top, each) => (gain(each) > gain(top) ? each : top));
    cover.push(best);
    for (const id of best.pregunta.competencias) missing.delete(id);
  }
  return cover.sort((a, b) => a.posicion - b.posicion);
}

function rankOptional(
  pending: readonly PreguntaUbicada[],
  required: readonly PreguntaUbicada[],
  counts: ReadonlyMap<string, number>,
): PreguntaUbicada[] {
  const seen = new Set(required.map(({ faseIndex }) => faseIndex));
  const openers: PreguntaUbicada[] = [];
  for (const each of pending) {
    if (seen.has(each.faseIndex)) continue;
    seen.add(each.faseIndex);
    openers.push(each);
  }
  const asked = ({ pregunta }: PreguntaUbicada) =>
    Math.min(...pregunta.competencias.map((id) => counts.get(id) ?? 0), Number.MAX_SAFE_INTEGER);
  const rest = pending
    .filter((each) => !required.includes(each) && !openers.includes(each))
    .sort((a, b) => asked(a) - asked(b) || a.posicion - b.posicion);
  return [...openers, ...rest];
}

/** Minutes a question: the template's plan, corrected by what this candidate really takes. */
function pace(preguntas: readonly PreguntaUbicada[], turnos: readonly Turno[], context: ContextoEntrevista): number {
  const phases = new Map(preguntas.map(({ fase }) => [fase.id, fase.minutos]));
  const planned = [...phases.values()].reduce((sum, minutes) => sum + minutes, 0) / Math.max(1, preguntas.length);
  const asked = turnos.filter((turno) => turno.tipo === 'pregunta').length;
  return (planned * PRIOR_QUESTIONS + context.transcurrido) / (PRIOR_QUESTIONS + asked);
}
