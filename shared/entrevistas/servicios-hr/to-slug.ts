import { fold } from '../../core/fold.ts';

/** "Evaluación de líderes" → "evaluacion-de-lideres": at most 60 characters, empty when nothing of the text is left. */
export function toSlug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
}
