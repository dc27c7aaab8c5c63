import { fold } from '#shared/core/fold.ts';
import type { Oracion } from '../../../../lenguaje/sentences.ts';
import { readSentence } from '../../../../lenguaje/star.ts';
import type { Token } from '../../../../lenguaje/tokens.ts';
import { verbForm } from '../../../../lenguaje/verbs.ts';

/**
 * A short piece of the candidate's own words, to show that they were read: from a verb of theirs to the end of the
 * phrase, letter by letter. Nothing that could embarrass when repeated: no contact data, no health, no insults.
 */

const WORDS_MIN = 3;
const WORDS_MAX = 8;
const CHARS_MAX = 70;
const STOP_AT = new Set(
  'y e o pero porque que para cuando aunque mientras donde como sino si ya asi entonces pues hasta ademas luego tambien siempre quien quienes cual cuales cuanto cuanta cuantos cuantas'.split(
    ' ',
  ),
);
const CANNOT_END = new Set(
  'a al ante con contra de del desde durante en entre hacia hasta mediante por para segun sin sobre tras el la los las un una unos unas mi mis tu su sus lo muy mas tan cada este esta ese esa otro otra algun ningun nuestro nuestra no se me le les nos'.split(
    ' ',
  ),
);
/** Read in the whole sentence: what stands around a phrase tells what it is about. */
export const UNSAFE =
  /@|https?:|www\.|\d{5,}|\b(?:mierd|put[oa]|jod|cabron|gilipoll|idiot|imbecil|estupid|inutil|asco|odi|enferm|depresi|ansiedad|baja medica|embaraz|cancer|muert|murio|fallec|divorci|acoso|abuso|religi|sindica|politic|denunci|discapaci|alcohol|drog)/;

export function quotePhrase(oraciones: readonly Oracion[]): string | undefined {
  const told = oraciones.map((oracion) => readSentence(oracion));
  const best = told.toSorted((a, b) => b.hechosPropios.length - a.hechosPropios.length);
  for (const { oracion, hipotetica } of best) {
    if (hipotetica || UNSAFE.test(fold(oracion.texto))) continue;
    const phrase = phraseOf(oracion);
    if (phrase) return phrase;
  }
  return undefined;
}

function phraseOf(oracion: Oracion): string | undefined {
  for (const wanted of ['hecho_propio', 'hecho_nuestro'] as const) {
    for (let start = 0; start < oracion.tokens.length; start += 1) {
      if (verbForm(oracion.tokens, start) !== wanted) continue;
      const phrase = extend(oracion, start);
      if (phrase) return phrase;
    }
  }
  return undefined;
}

function extend(oracion: Oracion, verb: number): string | undefined {
  const { tokens } = oracion;
  const start = pronounBefore(tokens, verb);
  let end = verb;
  while (end + 1 < tokens.length && end + 1 - start < WORDS_MAX && continues(oracion, tokens[end], tokens[end + 1]))
    end += 1;
  while (end > verb && CANNOT_END.has(tokens[end]?.word ?? '')) end -= 1;
  const first = tokens[start];
  const last = tokens[end];
  if (!first || !last || end - start + 1 < WORDS_MIN) return undefined;
  const after = oracion.texto.slice(last.fin - oracion.inicio);
  // `un 20 %` is no number without its sign.
  const sign = /^\s?[%€$]/u.exec(after)?.[0] ?? '';
  const phrase = oracion.texto.slice(first.inicio - oracion.inicio, last.fin - oracion.inicio) + sign;
  // A word cut in two by a sign (`pepe@…`) is not a phrase.
  const follows = after.slice(sign.length);
  if (!/^(?:[\s,.;:…!?)»"]|$)/u.test(follows) || phrase.length > CHARS_MAX) return undefined;
  return phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

/** `me encargué`, `les propuse`, `no dejé`, `he coordinado`: the verb makes no sense without them. */
function pronounBefore(tokens: readonly Token[], verb: number): number {
  let start = verb;
  while (start > 0 && /^(?:me|se|le|les|lo|la|los|las|nos|no|he|hemos)$/.test(tokens[start - 1]?.word ?? ''))
    start -= 1;
  return start;
}

function continues(oracion: Oracion, current: Token | undefined, next: Token | undefined): boolean {
  if (!current || !next || STOP_AT.has(next.word)) return false;
  return /^\s+$/.test(oracion.texto.slice(current.fin - oracion.inicio, next.inicio - oracion.inicio));
}
