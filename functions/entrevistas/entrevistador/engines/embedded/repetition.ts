import { fold } from '#shared/core/fold.ts';
import { lazy } from '#shared/core/lazy.ts';
import { contentStems, similarity } from '../../../../lenguaje/tokens.ts';

/** Above this share of common stems a person hears the same question again. */
const NEAR_DUPLICATE = 0.6;
/** Template questions are written with care for what sets them apart: only closer ones are one question. */
const SAME_QUESTION = 0.75;

/** Tells of a text whether it was already said in this interview, letter by letter or nearly so. */
export const repeatedIn = (said: readonly string[]) => alikeIn(said, NEAR_DUPLICATE);

/** Tells of a template question whether a person would take it for one that was asked. */
export const askedIn = (said: readonly string[]) => alikeIn(said, SAME_QUESTION);

function alikeIn(said: readonly string[], limit: number): (texto: string) => boolean {
  const heard = lazy(() => said.map((texto) => ({ folded: fold(texto), stems: contentStems(texto) })));
  return (texto) => {
    const [folded, stems] = [fold(texto), contentStems(texto)];
    return heard().some((other) => other.folded === folded || similarity(other.stems, stems) >= limit);
  };
}
