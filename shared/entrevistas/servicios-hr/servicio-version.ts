import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** One saved version. Versions that ship with the platform have neither date nor author. */
export const servicioVersionSchema = lazy(() =>
  z.object({
    version: z.number().int().min(1),
    fecha: z.string().nullable(),
    autor: z.object({ usuarioId: z.string(), nombre: z.string() }).nullable(),
  }),
);
export type ServicioVersion = z.output<ReturnType<typeof servicioVersionSchema>>;
