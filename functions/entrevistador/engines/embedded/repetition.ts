import { fold } from '#shared/core/fold.ts';
import { contentStems, similarity } from '../../../lenguaje/tokens.ts';

/** Above this share of common stems a person hears the same question again. */
const NEAR_DUPLICATE = 0.6;

/** Whether a text was already said in this interview, letter by letter or nearly so. */
export function isRepeated(texto: string, said: readonly string[]): boolean {
  const folded = fold(texto);
  const stems = contentStems(texto);
  return said.some((other) => fold(other) === folded || similarity(stems, contentStems(other)) >= NEAR_DUPLICATE);
}
