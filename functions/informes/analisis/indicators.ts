import type { Competencia } from '#shared/servicios-hr/servicio-hr.ts';
import type { Oracion } from '../../lenguaje/sentences.ts';
import { sameStem } from '../../lenguaje/stem.ts';
import { isFunctionWord, type Token, tokenize } from '../../lenguaje/tokens.ts';

/** An indicator of the rubric seen in a sentence, from token `desde` to token `hasta` (both included). */
export interface Mencion {
  indicador: string;
  desde: number;
  hasta: number;
  /** `nunca lidero`, `no me gusta trabajar en equipo`: never positive evidence. */
  negada: boolean;
}

/** `resolver conflictos` is also seen in `resolví un par de conflictos`: this many words may stand between. */
const GAP_MAX = 3;

export function findMentions(competencia: Competencia, { tokens, texto, inicio }: Oracion): Mencion[] {
  return competencia.indicadores.flatMap((indicador) => {
    const found = findSequence(stemsOf(indicador), tokens);
    if (!found) return [];
    return [{ indicador, ...found, negada: isNegated(tokens, found, texto, inicio) }];
  });
}

/** Small words of an indicator (`trabajo en equipo`) may change in speech; if it has nothing else they are all it has. */
function stemsOf(indicador: string): string[] {
  const tokens = tokenize(indicador);
  const matter = tokens.filter(({ word }) => !isFunctionWord(word));
  return (matter.length > 0 ? matter : tokens).map((token) => token.stem);
}

function findSequence(
  stems: readonly string[],
  tokens: readonly Token[],
): { desde: number; hasta: number } | undefined {
  for (let desde = 0; desde < tokens.length; desde += 1) {
    if (!sameStem(tokens[desde]?.stem ?? '', stems[0] ?? '')) continue;
    const hasta = followSequence(stems, tokens, desde);
    if (hasta !== undefined) return { desde, hasta };
  }
  return undefined;
}

function followSequence(stems: readonly string[], tokens: readonly Token[], desde: number): number | undefined {
  let at = desde;
  for (const wanted of stems.slice(1)) {
    const next = tokens.slice(at + 1, at + 2 + GAP_MAX).findIndex((token) => sameStem(token.stem, wanted));
    if (next < 0) return undefined;
    at += 1 + next;
  }
  return at;
}

const NEGATION_BEFORE =
  /\b(?:no|nunca|jamas|sin|tampoco|ni|ningun|ninguna|nadie|apenas|evito|evitaba|odio|odiaba|detesto|rechazo|falta de|carezco|carecia|incapaz|me cuesta|me costaba|poco|poca|en vez de|en lugar de)\b/;
const NOT_A_NEGATION =
  /\b(?:no solo|no solamente|no unicamente|no dude en|no tarde en|no deje de|no pare|no me rendi|no paro|no hay duda|no obstante|sin embargo|sin duda|sin dudar|sin dejar|no pude evitar|no quise dejar)\b/g;
const NEGATION_AFTER =
  /^(?:\w+ ){0,3}?(?:no (?:me|es|va|se|la|lo|sirve|funciona|creo|suelo|soy|tengo|era|hago|hice)|nunca|jamas|me da igual|me aburre|me cuesta|me agobia|me parece una perdida)\b/;
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
  if (NEGATION_BEFORE.test(before)) return true;
  // `nunca` inside the indicator itself is the rubric's business.
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
