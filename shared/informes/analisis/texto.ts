import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { paragraph } from '../../core/schemas.ts';
import { analisisTextoSchema } from '../informes/informe.ts';

export const TEXTO_MAX = 10_000;
/** Fewer words than these have no tone worth a figure. */
export const PALABRAS_MIN = 30;

export const analyzeTextoSchema = lazy(() => z.strictObject({ texto: paragraph(TEXTO_MAX, 1) }));

/** The same figures as a report's `bertAnalysis`; null, all three, of a text with fewer than `PALABRAS_MIN` words. */
export const textoAnalizadoSchema = lazy(() => {
  const { sentiment, coherenceScore, professionalismScore } = analisisTextoSchema().shape;
  return z.object({
    sentiment: sentiment.nullable(),
    coherenceScore: coherenceScore.nullable(),
    professionalismScore: professionalismScore.nullable(),
    palabras: z.number().int(),
  });
});
export type TextoAnalizado = z.output<ReturnType<typeof textoAnalizadoSchema>>;
