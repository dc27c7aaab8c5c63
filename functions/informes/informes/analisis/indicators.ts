import type { Competencia } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import type { Oracion } from '../../../lenguaje/sentences.ts';
import { sameStem } from '../../../lenguaje/stem.ts';
import { isFunctionWord, type Token, tokenize } from '../../../lenguaje/tokens.ts';

/** An indicator of the rubric seen in a sentence, from token `desde` to token `hasta` (both included). */
export interface Mencion {
  indicador: string;
  /** Stems of the words in which it was seen: the same word does not count twice under two indicators. */
  clave: string;
  desde: number;
  hasta: number;
  /** `nunca lidero`, `no me gusta trabajar en equipo`: never positive evidence. */
  negada: boolean;
}

/** `resolver conflictos` is also seen in `resolví un par de conflictos`: this many words may stand between. */
const GAP_MAX = 3;

export function findMentions(competencia: Competencia, { tokens, texto, inicio }: Oracion): Mencion[] {
  const mentions = wordsOfIndicadores(competencia).flatMap(([indicador, wanted]) => {
    const found = findSequence(wanted, tokens);
    if (!found) return [];
    return [{ indicador, clave: keyOf(tokens, found), ...found, negada: isNegated(tokens, found, texto, inicio) }];
  });
  return withoutOverlaps(mentions);
}

/** Two indicators may see the same word (`aprendí`, `aprendizaje`): the longer mention stands, the other is no second one. */
function withoutOverlaps(mentions: readonly Mencion[]): Mencion[] {
  const kept: Mencion[] = [];
  for (const mention of mentions.toSorted((a, b) => b.hasta - b.desde - (a.hasta - a.desde) || a.desde - b.desde)) {
    if (!kept.some((other) => other.desde <= mention.hasta && mention.desde <= other.hasta)) kept.push(mention);
  }
  return kept.toSorted((a, b) => a.desde - b.desde);
}

function keyOf(tokens: readonly Token[], { desde, hasta }: { desde: number; hasta: number }): string {
  const seen = tokens.slice(desde, hasta + 1).filter(({ word }) => !isFunctionWord(word));
  return seen.map((token) => token.stem).join(' ');
}

/** A competency is looked for in every sentence: its indicators are read once. */
const indicadores = new WeakMap<Competencia, readonly (readonly [indicador: string, words: readonly Token[]])[]>();

function wordsOfIndicadores(competencia: Competencia) {
  const before = indicadores.get(competencia);
  if (before) return before;
  const read = competencia.indicadores.map((indicador) => [indicador, wordsOf(indicador)] as const);
  indicadores.set(competencia, read);
  return read;
}

/** Small words of an indicator (`trabajo en equipo`) may change in speech; if it has nothing else they are all it has. */
function wordsOf(indicador: string): Token[] {
  const tokens = tokenize(indicador);
  const matter = tokens.filter(({ word }) => !isFunctionWord(word));
  return matter.length > 0 ? matter : tokens;
}

/** Nouns that share a stem with a word of the rubrics and mean something else: `motivos` is not `motivé`. */
const FALSE_FRIENDS =
  /^(?:motivos?|turnos?|programas?|juntas?|medios?|ordenes|orden|ideas?|llamadas?|partes?|casos?|conversion(?:es)?)$/;

/** Such a noun counts only for an indicator that is spelled as a form of that very noun. */
function seesIn(token: Token, wanted: Token): boolean {
  if (!sameStem(token.stem, wanted.stem)) return false;
  return !FALSE_FRIENDS.test(token.word) || FALSE_FRIENDS.test(wanted.word);
}

function findSequence(
  wanted: readonly Token[],
  tokens: readonly Token[],
): { desde: number; hasta: number } | undefined {
  const [first] = wanted;
  if (!first) return undefined;
  for (let desde = 0; desde < tokens.length; desde += 1) {
    const token = tokens[desde];
    if (!token || !seesIn(token, first)) continue;
    const hasta = followSequence(wanted, tokens, desde);
    if (hasta !== undefined) return { desde, hasta };
  }
  return undefined;
}

function followSequence(wanted: readonly Token[], tokens: readonly Token[], desde: number): number | undefined {
  let at = desde;
  for (const word of wanted.slice(1)) {
    const next = tokens.slice(at + 1, at + 2 + GAP_MAX).findIndex((token) => seesIn(token, word));
    if (next < 0) return undefined;
    at += 1 + next;
  }
  return at;
}

/** Attitudes and habits of the speaker. What others do not do (`nadie sabía la causa`) denies nothing about the speaker. */
const NEGATION_BEFORE =
  /\b(?:no|nunca|jamas|tampoco|ni|apenas|evito|evitaba|odio|odiaba|detesto|rechazo|falta de|carezco|carecia|incapaz|me cuesta|me costaba|en vez de|en lugar de)\b/;
/** These deny only what follows at once: `sin organizar nada`, `ninguna planificación`. */
const NEGATION_JUST_BEFORE = /\b(?:sin|ningun|ninguna|poco|poca) (?:\w+ )?$/;
const NOT_A_NEGATION =
  /\b(?:no solo|no solamente|no unicamente|no dude en|no tarde en|no deje de|no pare|no me rendi|no paro|no hay duda|no obstante|sin embargo|sin duda|sin dudar|sin dejar|no pude evitar|no quise dejar)\b/g;
const NEGATION_AFTER =
  /^(?:\w+ ){0,3}?(?:no me (?:gust|interes|atra|va|sale|import|convenc|parece)\w*|no (?:es|era) (?:lo mio|para mi|mi fuerte|mi estilo|importante|necesari[oa])|no va conmigo|no se me da|no (?:me )?sirven?|nunca (?:me|lo|la|los|las)|no (?:lo|la|los|las) (?:hago|hice|uso|use|practico|soporto)|me da igual|me aburren?|me cuesta|me agobian?)\b/;
/** How far a negation reaches inside its clause. */
const REACH = 7;

function isNegated(
  tokens: readonly Token[],
  { desde, hasta }: { desde: number; hasta: number },
  texto: string,
  offset: number,
): boolean {
  const [from, to] = clauseAround(tokens, desde, hasta, texto, offset);
  const words = (start: number, end: number) =>
    tokens
      .slice(start, end)
      .map((t) => t.word)
      .join(' ');
  const before = words(Math.max(from, desde - REACH), desde).replace(NOT_A_NEGATION, '');
  if (NEGATION_BEFORE.test(before) || NEGATION_JUST_BEFORE.test(`${before} `)) return true;
  return NEGATION_AFTER.test(words(hasta + 1, Math.min(to, hasta + 1 + REACH)));
}

const CONTRAST = new Set(['pero', 'sino', 'aunque', 'porque', 'asi', 'entonces', 'por']);

/** Token range of the clause: up to the next comma or contrast on each side. */
function clauseAround(
  tokens: readonly Token[],
  desde: number,
  hasta: number,
  texto: string,
  offset: number,
): [number, number] {
  const breaks = (left: Token | undefined, right: Token | undefined) =>
    !left ||
    !right ||
    /[,;:()]/.test(texto.slice(left.fin - offset, right.inicio - offset)) ||
    CONTRAST.has(right.word);
  let from = desde;
  while (from > 0 && !breaks(tokens[from - 1], tokens[from])) from -= 1;
  let to = hasta + 1;
  while (to < tokens.length && !breaks(tokens[to - 1], tokens[to])) to += 1;
  return [from, to];
}
