import * as z from 'zod';
import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import { temaVetado } from '../../../entrevistas/entrevistador/engines/modelo/temas-vetados.ts';
import { readAnswer } from '../../../lenguaje/steering.ts';
import { countWords, tokenize } from '../../../lenguaje/tokens.ts';

/**
 * One sentence of a model, and the numbers of the quotes that it stands on. Schemas for models hold no limits: not every
 * provider takes them, and code holds what comes within limits anyway.
 */
export const afirmacionSchema = lazy(() => z.object({ texto: z.string(), citas: z.array(z.number()) }));
export type Afirmacion = z.output<ReturnType<typeof afirmacionSchema>>;

const WORDS_MIN = 4;
const CHARS_MAX = 400;
const SENTENCES_MAX = 4;
/** What is nobody's business in a report, even where the person told of it: private life, health, beliefs, origin, age. */
const PRIVATE =
  /\b(?:embaraz\w*|maternidad|hij[oa]s?|pareja|marido|espos[oa]|famili(?:a|as|ares)|religi\w*|catolic\w*|musulman\w*|gitan\w*|enferm(?:edad|edades|o|a)|discapaci\w*|depresi\w*|salud mental|nacionalidad|extranjer\w*|inmigrante\w*|su edad|joven|jubil\w*|sindica\w*|homosexual\w*|gay|lesbiana|transexual\w*|politic[oa]s?)\b/;

/** What a report never says of anybody: feelings, character, looks, and what to do with the person. */
const NEVER_SAID =
  /\b(?:emocion\w*|sentimient\w*|nervios\w*|ansios\w*|triste\w*|alegr\w*|enfad\w*|insegur\w*|personalidad\w*|caracter|introvertid\w*|extrovertid\w*|timid\w*|narcisis\w*|inteligente|inteligencia|coeficiente|simpatic\w*|atractiv\w*|aspecto|acento|tono de voz|contrat\w*|descart\w*|rechaz(?:ar|arla|arlo|amos)|seleccionar(?:la|lo)?|no apt[oa]|miente|mentir\w*|mentiros\w*)\b/;

/**
 * The sentences that stand: each rests on a quote that was verified, says no figure that its quotes do not say, and
 * touches nothing that is nobody's business. `citas` are the verified quotes by their number.
 */
export function keepAfirmaciones(afirmaciones: readonly Afirmacion[], citas: ReadonlyMap<number, string>): string[] {
  const kept = afirmaciones.flatMap(({ texto, citas: numbers }) => {
    const said = numbers.flatMap((number) => citas.get(number) ?? []);
    return said.length > 0 && isAllowed(texto, said.join(' ')) ? [asSentence(texto)] : [];
  });
  return [...new Set(kept)].slice(0, SENTENCES_MAX);
}

function isAllowed(texto: string, said: string): boolean {
  if (countWords(texto) < WORDS_MIN || texto.length > CHARS_MAX || /[<>{}[\]|#*`]|https?:/u.test(texto)) return false;
  const plain = fold(texto);
  if (NEVER_SAID.test(plain) || PRIVATE.test(plain) || temaVetado(texto, '')) return false;
  if (readAnswer(texto).intentos.length > 0) return false;
  const figures = new Set(figuresOf(said));
  return figuresOf(texto).every((figure) => figures.has(figure));
}

const figuresOf = (texto: string) => tokenize(texto).flatMap(({ word }) => (/^\d/.test(word) ? [word] : []));

function asSentence(texto: string): string {
  const line = texto.replace(/\s+/g, ' ').trim();
  return /[.!?…]$/u.test(line) ? line : `${line}.`;
}
