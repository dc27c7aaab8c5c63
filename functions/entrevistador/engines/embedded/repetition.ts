import { fold } from '#shared/core/fold.ts';
import { contentStems, similarity } from '../../../lenguaje/tokens.ts';

/** Above this share of common stems a person hears the same question again. */
const NEAR_DUPLICATE = 0.6;
/** Template questions are written with care for what sets them apart: only closer ones are one question. */
const SAME_QUESTION = 0.75;

/** Whether a text was already said in this interview, letter by letter or nearly so. */
export function isRepeated(texto: string, said: readonly string[]): boolean {
  return said.some((other) => isAlike(texto, other, NEAR_DUPLICATE));
}

/** Whether two template questions are one to a person. */
export function isSameQuestion(a: string, b: string): boolean {
  return isAlike(a, b, SAME_QUESTION);
}

function isAlike(a: string, b: string, limit: number): boolean {
  return fold(a) === fold(b) || similarity(contentStems(a), contentStems(b)) >= limit;
}
