import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { recuperadoSchema } from '../../core/recuperado.ts';
import { paragraph, version } from '../../core/schemas.ts';

export const NOTA_MAX = 4000;

export const notaInput = lazy(() =>
  z.strictObject({ texto: paragraph(NOTA_MAX).min(1, 'Escribe la nota antes de guardarla') }),
);

/** From the version that was read. */
export const updateNotaInput = lazy(() => notaInput().extend({ version: version() }));

/** What somebody of the team wrote down about a candidate. */
export const notaSchema = lazy(() =>
  z.object({
    id: z.string(),
    candidatoId: z.string(),
    texto: z.string(),
    autor: z.object({ usuarioId: z.string(), nombre: z.string() }),
    fecha: z.string(),
    fechaEdicion: z.string().nullable(),
    recuperado: recuperadoSchema().optional(),
    version: z.number().int(),
  }),
);
export type Nota = z.output<ReturnType<typeof notaSchema>>;
