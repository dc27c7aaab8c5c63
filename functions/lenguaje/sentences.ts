import { lazy } from '#shared/core/lazy.ts';
import { type Token, tokenize } from './tokens.ts';

/** A sentence with its exact place: `answer.slice(inicio, fin) === texto`. */
export interface Oracion {
  texto: string;
  inicio: number;
  fin: number;
  tokens: readonly Token[];
  /** Folded words joined by one space, so that patterns need neither accents nor `\b` tricks. Punctuation is gone. */
  plain: string;
}

const segmenter = lazy(() => new Intl.Segmenter('es', { granularity: 'sentence' }));

/**
 * People forget the space or the capital after a full stop, and a line break ends a thought. Abbreviations do not end
 * one (`Sr. Gil`, `p. ej. un plano`).
 */
const HIDDEN_BREAK =
  /(?<=[.!?…;])(?=\p{L})(?<!\p{L}\.\p{L}\.)|(?<=[.!?…])(?<!(?<!\p{L})(?:sr|sra|dr|dra|etc|p|ej|aprox|art|avda|núm)\.)\s+|\n+/iu;

export function splitSentences(texto: string): Oracion[] {
  const sentences: Oracion[] = [];
  for (const { segment, index } of segmenter().segment(texto)) {
    let cursor = index;
    for (const piece of segment.split(HIDDEN_BREAK)) {
      const inicio = texto.indexOf(piece, cursor);
      cursor = inicio + piece.length;
      const sentence = makeSentence(texto, inicio, cursor);
      if (sentence) sentences.push(sentence);
    }
  }
  return sentences;
}

/** The stretch without its outer blanks; undefined when no word is in it. */
export function makeSentence(texto: string, from: number, to: number): Oracion | undefined {
  const raw = texto.slice(from, to);
  const trimmed = raw.trim();
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return undefined;
  const inicio = from + (raw.length - raw.trimStart().length);
  const tokens = tokenize(trimmed, inicio);
  return { texto: trimmed, inicio, fin: inicio + trimmed.length, tokens, plain: tokens.map((t) => t.word).join(' ') };
}
