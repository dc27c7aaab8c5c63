import type { Turno } from '#shared/entrevistas/entrevistas/turno.ts';
import type { Pregunta, ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Oracion } from '../../../lenguaje/sentences.ts';
import { readSentence, type StarOracion } from '../../../lenguaje/star.ts';
import { type Lectura, readAnswer, steersTogether } from '../../../lenguaje/steering.ts';
import { contentStems, isFunctionWord } from '../../../lenguaje/tokens.ts';
import { whatWasSaid } from './what-was-said.ts';

/** A sentence that counts, and the turn it stands in. */
export interface Frase extends StarOracion {
  turnoId: string;
  /** Stems of the question that it answers: saying the question's words back shows nothing. */
  eco: ReadonlySet<string>;
}

/** One template question with all that was answered to it, follow-ups included. */
export interface Historia {
  preguntaId: string;
  competencias: readonly string[];
  tipo: Pregunta['tipo'];
  frases: readonly Frase[];
}

export interface Transcripcion {
  historias: readonly Historia[];
  /** Attempts to steer, by turn; they are part of no story. */
  intentos: readonly { turnoId: string; oracion: Oracion }[];
  /** Words that count: steering and repeated sentences left out. */
  palabras: number;
}

/**
 * Reads the answers once for all competencies. A sentence said again, in any turn, counts only where it was said first:
 * repeating adds nothing.
 */
export function readTranscript(servicio: ServicioHr, turnos: readonly Turno[]): Transcripcion {
  const preguntas = servicio.estructura.fases.flatMap((fase) =>
    fase.preguntas.map((pregunta) => ({ pregunta, key: `${fase.id}/${pregunta.id}` })),
  );
  const heard = new Set<string>();
  const intentos: { turnoId: string; oracion: Oracion }[] = [];
  const byQuestion = new Map<string, Frase[]>();
  const answered = turnos.flatMap(({ respuesta, ...turno }) =>
    respuesta && !respuesta.omitida ? [{ ...turno, texto: respuesta.texto }] : [],
  );
  const lecturas = withoutPieces(answered.map(({ texto }) => readAnswer(texto)));
  for (const [index, { turnoId, faseId, preguntaId, pregunta }] of answered.entries()) {
    const read = lecturas[index] as Lectura;
    intentos.push(...read.intentos.map((oracion) => ({ turnoId, oracion })));
    const fresh = read.oraciones.map(whatWasSaid).filter((oracion) => isNew(heard, oracion));
    const key = `${faseId}/${preguntaId}`;
    const frases = byQuestion.get(key) ?? [];
    const eco = new Set(contentStems(pregunta));
    byQuestion.set(key, [...frases, ...fresh.map((oracion) => ({ ...readSentence(oracion), turnoId, eco }))]);
  }
  const historias = preguntas.flatMap(({ pregunta, key }) => {
    const frases = byQuestion.get(key);
    return frases
      ? [{ preguntaId: pregunta.id, competencias: pregunta.competencias, tipo: pregunta.tipo, frases }]
      : [];
  });
  return { historias, intentos, palabras: countFresh(historias) };
}

/** Halves of an attempt that was spread over two answers are attempts, each in its own answer. */
function withoutPieces(lecturas: readonly Lectura[]): Lectura[] {
  const pieces = new Set<Oracion>();
  for (const [index, { oraciones }] of lecturas.entries()) {
    const last = lecturas[index - 1]?.oraciones.at(-1);
    const first = oraciones[0];
    if (last && first && steersTogether(last, first)) pieces.add(last).add(first);
  }
  if (pieces.size === 0) return [...lecturas];
  return lecturas.map(({ oraciones, intentos }) => ({
    oraciones: oraciones.filter((oracion) => !pieces.has(oracion)),
    intentos: [...intentos, ...oraciones.filter((oracion) => pieces.has(oracion))],
  }));
}

/** Sentences are the same when they hold the same words of matter, in whatever order and however often. */
function isNew(heard: Set<string>, { tokens, plain }: Oracion): boolean {
  const matter = new Set(tokens.filter(({ word }) => !isFunctionWord(word)).map((token) => token.stem));
  const key = matter.size === 0 ? plain : [...matter].sort().join(' ');
  if (heard.has(key)) return false;
  heard.add(key);
  return true;
}

/** A word repeated over and over inside one sentence is not more text. */
function countFresh(historias: readonly Historia[]): number {
  return historias
    .flatMap(({ frases }) => frases)
    .reduce(
      (sum, { oracion: { tokens } }) => sum + Math.min(tokens.length, 2 * new Set(tokens.map((t) => t.word)).size),
      0,
    );
}
