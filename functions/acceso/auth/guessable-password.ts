import { REGLAS_ACCESO } from '#shared/acceso/auth/reglas.ts';
import { fold } from '#shared/core/fold.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Of the product and its roles; docs/security.md lists them. Folded. */
const OUR_WORDS = ['idonea', 'superadmin', 'admin', 'operador', 'entrevista', 'candidato', 'contrasena', 'password'];
/** Shorter pieces of an e-mail are in half of all texts. */
const SHORTEST_WORD = 4;

let common: Set<string> | undefined;

/**
 * Whether somebody would try this password early: it is among the most used ones, or too short without the words that
 * anybody knows, ours and those of the e-mail. What kinds of characters it has does not matter.
 */
export function isGuessable(password: string, email = ''): boolean {
  common ??= new Set(COMMON_PASSWORDS.trim().split(/\s/));
  const folded = fold(password);
  if (common.has(password.toLowerCase()) || common.has(folded)) return true;
  const known = [...OUR_WORDS, ...fold(email).split(/[^a-z0-9]+/)].filter((word) => word.length >= SHORTEST_WORD);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest.length < Math.min(REGLAS_ACCESO.passwordMinimo, folded.length);
}
