import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { ContextoEntrevista } from '../../engine.ts';
import { findPregunta, lastPosition, type PreguntaUbicada } from '../../template.ts';
import { askedIn } from './repetition.ts';

/** In minutes. */
export type Tiempos = Pick<ContextoEntrevista, 'duracionEstimada' | 'transcurrido'>;

export interface Plan {
  /** Questions that are still to be asked, in template order. */
  elegidas: readonly PreguntaUbicada[];
  /** Minutes that the part of them takes without which a competency would stay uncovered. */
  imprescindibles: number;
  /** Minutes left to plan with, the reserve for closing already taken off. */
  restante: number;
  /** Minutes that a question is expected to take with its follow-ups: its phase's share, at this candidate's pace. */
  coste: (pregunta: PreguntaUbicada) => number;
}

/** The template's own pace weighs as much as this many observed questions. */
const PRIOR_QUESTIONS = 3;
/** Kept free for the closing question and for an answer that runs long, in questions. */
const RESERVE_QUESTIONS = 0.8;

/**
 * What to ask in the time that is left. Phases lend each other time: what one leaves over belongs to the later ones,
 * and one that runs long takes it from them, from optional questions first and never from a competency's only one.
 * Everything is asked when it fits. When it does not: the questions that cover competencies nobody has asked about, then
 * one question of each phase that is still to come, then those whose competencies were asked about least.
 */
export function planQuestions(preguntas: readonly PreguntaUbicada[], turnos: readonly Turno[], context: Tiempos): Plan {
  const counts = countAsked(preguntas, turnos);
  const isAsked = askedIn(turnos.map((turno) => turno.pregunta));
  // One that was asked in nearly the same words is left out, unless a competency would go without any.
  const pending = preguntas
    .slice(lastPosition(preguntas, turnos) + 1)
    .filter(({ pregunta }) => pregunta.competencias.some((id) => !counts.has(id)) || !isAsked(pregunta.texto));
  const coste = costOf(preguntas, turnos, context);
  const minutes = (questions: readonly PreguntaUbicada[]) => questions.reduce((sum, each) => sum + coste(each), 0);
  const average = minutes(preguntas) / Math.max(1, preguntas.length);
  const restante = context.duracionEstimada - context.transcurrido - RESERVE_QUESTIONS * average;
  const cover = coverMissing(pending, counts);
  const chosen = new Set([...cover, ...farewell(pending)]);
  let room = restante - minutes(cover);
  for (const each of rankOptional(pending, cover, counts)) {
    if (chosen.has(each) || coste(each) > room) continue;
    chosen.add(each);
    room -= coste(each);
  }
  return { elegidas: pending.filter((each) => chosen.has(each)), imprescindibles: minutes(cover), restante, coste };
}

/** A last question that only closes is always asked: nobody is shown out in the middle of a story. */
function farewell(pending: readonly PreguntaUbicada[]): PreguntaUbicada[] {
  return pending.slice(-1).filter(({ pregunta }) => pregunta.competencias.length === 0);
}

/** How often each competency has been asked about. */
function countAsked(preguntas: readonly PreguntaUbicada[], turnos: readonly Turno[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pregunta } of askedOf(preguntas, turnos))
    for (const id of pregunta.competencias) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Template questions that were asked, each once. */
function askedOf(preguntas: readonly PreguntaUbicada[], turnos: readonly Turno[]): Set<PreguntaUbicada> {
  const found = turnos.filter(({ tipo }) => tipo === 'pregunta').map((turno) => findPregunta(preguntas, turno));
  return new Set(found.filter((each) => each !== undefined));
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

/**
 * A question costs its share of its phase's minutes, corrected by what this candidate really takes: the pace is the
 * time used over the time that the questions asked so far were given, with the template's own pace as a start.
 */
function costOf(
  preguntas: readonly PreguntaUbicada[],
  turnos: readonly Turno[],
  { transcurrido }: Tiempos,
): (pregunta: PreguntaUbicada) => number {
  const share = ({ fase }: PreguntaUbicada) => fase.minutos / fase.preguntas.length;
  const total = preguntas.reduce((sum, each) => sum + share(each), 0);
  const prior = (PRIOR_QUESTIONS * total) / Math.max(1, preguntas.length);
  const given = [...askedOf(preguntas, turnos)].reduce((sum, each) => sum + share(each), 0);
  const pace = (prior + transcurrido) / (prior + given);
  return (pregunta) => share(pregunta) * pace;
}
