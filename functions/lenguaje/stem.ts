import StemmerEs from '@nlpjs/lang-es/src/stemmer-es.js';
import { lazy } from '#shared/core/lazy.ts';

const stemmer = lazy(() => new StemmerEs());

/** Families that the Snowball stemmer leaves apart although Spanish readers hear one word. */
const SAME_FAMILY: Readonly<Record<string, string>> = {
  lid: 'lider',
  liderazg: 'lider',
  resolu: 'resolv',
  resuelt: 'resolv',
  soluc: 'solucion',
  decision: 'decid',
  analis: 'analic',
  analit: 'analic',
  planif: 'planific',
  planifiqu: 'planific',
  prioridad: 'prioric',
  comuniqu: 'comunic',
  propuest: 'propon',
  acuerd: 'acord',
};

/**
 * Stem of one folded word (lower case, no accents): `organizacion`, `organice` → `organic`.
 * Figures come back as they are.
 */
export function stem(word: string): string {
  if (/^\p{N}/u.test(word)) return word;
  const found = stemmer().stemWord(word);
  return Object.hasOwn(SAME_FAMILY, found) ? (SAME_FAMILY[found] ?? found) : found;
}

/** Whether two stems belong to one word family: equal, or one opens the other and is long enough to be sure. */
export function sameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 6 && long.startsWith(short);
}
