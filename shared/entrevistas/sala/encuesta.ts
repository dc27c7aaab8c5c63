import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { paragraph } from '../../core/schemas.ts';

export const COMENTARIO_MAX = 1000;

const nota = () => z.number().int().min(1, 'Elige de 1 a 5').max(5, 'Elige de 1 a 5');

/** What a candidate thinks of the interview, once and only if they want. It never stands beside their report. */
export const encuestaSchema = lazy(() =>
  z.strictObject({
    satisfaccion: nota(),
    /** Whether they were treated fairly. */
    equidad: nota().nullable().default(null),
    /** Whether the questions were clear. */
    claridad: nota().nullable().default(null),
    comentario: paragraph(COMENTARIO_MAX).default(''),
  }),
);
export type Encuesta = z.output<ReturnType<typeof encuestaSchema>>;
