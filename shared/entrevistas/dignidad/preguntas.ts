import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import datos from './preguntas.json' with { type: 'json' };

const conCondicion = z.array(z.object({ si: z.string(), texto: z.string() }));

const intencionSchema = z.object({
  categoria: z.string(),
  respuesta: z.string(),
  /** Said where a fact is missing. */
  sin_dato: z.string().nullable(),
  /** Said after the answer where this fact is known. */
  anade: conCondicion,
  /** Said while a guarantee does not hold. */
  mientras_no_se_cumpla: z.string().nullable(),
  garantias: z.array(z.string()),
  botones: z.array(z.string()),
  /** `quien_lee`, or `entrevista_humana = sí` where it must have that value. */
  hechos_necesarios: z.array(z.string()),
});
export type Intencion = z.output<typeof intencionSchema>;

/** Candidates' questions with approved answers. A change of an answer is another version of the file. */
export const preguntas = lazy(() =>
  z.object({ version: z.string(), intenciones: z.record(z.string(), intencionSchema) }).parse(datos),
);
