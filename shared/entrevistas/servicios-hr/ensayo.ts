import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { paragraph, version } from '../../core/schemas.ts';
import { RESPUESTA_MAX, turnoSchema } from '../entrevistas/turno.ts';
import { progresoSchema } from '../sala/sala.ts';

/** A rehearsal of an interview. The browser holds it: each call brings all answers, and the server keeps none. */

/** More than the longest service can ask, with its follow-ups. */
const RESPUESTAS_MAX = 240;

/** One answer, in the order of the questions; without text it was skipped. */
const respuestaEnsayo = lazy(() =>
  z.strictObject({
    texto: paragraph(RESPUESTA_MAX).default(''),
    /** From question to answer. */
    segundos: z.number().min(0).max(86_400).default(0),
  }),
);

export const rehearseSchema = lazy(() =>
  z.strictObject({
    respuestas: z.array(respuestaEnsayo()).max(RESPUESTAS_MAX).default([]),
    /** The version that the rehearsal began with; without it, the current one. */
    version: version().optional(),
  }),
);
export type Rehearse = z.output<ReturnType<typeof rehearseSchema>>;

export const ensayoSchema = lazy(() =>
  z.object({
    version: z.number().int(),
    /** The question to answer next; null when the interview is over. */
    turno: turnoSchema()
      .pick({ faseId: true, preguntaId: true, tipo: true, hueco: true, pregunta: true, aclaracion: true })
      .extend({ fase: z.string() })
      .nullable(),
    progreso: progresoSchema(),
    /** Competencies that some answer was asked about. */
    competencias: z.array(z.object({ id: z.string(), nombre: z.string(), preguntada: z.boolean() })),
  }),
);
export type Ensayo = z.output<ReturnType<typeof ensayoSchema>>;
