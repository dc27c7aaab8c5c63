import type { Oracion } from '../../../lenguaje/sentences.ts';
import type { Token } from '../../../lenguaje/tokens.ts';

/** Name and age: nobody's story is better for them, and `cumplí 41 años` is no goal that was reached. */
const WHO_SPEAKS =
  /(?:^| )(?:me llamo|mi nombre es|naci|(?:tengo|tenia|cumpli|cumplo|cumplia) (?:ya |casi |solo )?\d+ anos(?! de (?:experiencia|oficio|profesion|antiguedad|trayectoria)))(?= |$)/g;

/** About this very talk (`como he dicho antes`): no deed of a story. */
const THIS_TALK =
  /(?:^| )(?:(?:como|segun|lo que|ya|te|os|le) )*(?:he dicho|he contado|he comentado|dije|conte|comente) (?:antes|arriba|al principio|anteriormente|hace un momento)(?= |$)/g;

/**
 * The sentence as it counts: without who speaks and what is said of the talk itself, and with a word that is stammered (`fui fui`) said once. Its place in
 * the answer and its spelling stay, so it is quoted as it was written.
 */
export function whatWasSaid(oracion: Oracion): Oracion {
  const said = oracion.tokens.filter(({ word }, index) => word !== oracion.tokens[index - 1]?.word);
  const tokens = withoutSpeaker(said);
  return { ...oracion, tokens, plain: joined(tokens) };
}

function withoutSpeaker(tokens: readonly Token[]): readonly Token[] {
  const plain = joined(tokens);
  const gone = new Set<number>();
  for (const { 0: words, index } of [...plain.matchAll(WHO_SPEAKS), ...plain.matchAll(THIS_TALK)]) {
    const first = plain.slice(0, index).split(' ').filter(Boolean).length;
    for (let at = 0; at < words.trim().split(' ').length; at += 1) gone.add(first + at);
  }
  return gone.size === 0 ? tokens : tokens.filter((_, index) => !gone.has(index));
}

const joined = (tokens: readonly Token[]) => tokens.map(({ word }) => word).join(' ');
