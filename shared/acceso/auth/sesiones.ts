import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** One of the own sessions that can still be used. */
export const sesionAbiertaSchema = lazy(() =>
  z.object({
    id: z.string(),
    /** Browser and system in words: 'Chrome en Windows'. */
    dispositivo: z.string(),
    /** ISO instants; the last use is noted every half hour. */
    inicio: z.string(),
    ultimoUso: z.string(),
    /** The one that asks. */
    actual: z.boolean(),
  }),
);
export type SesionAbierta = z.output<ReturnType<typeof sesionAbiertaSchema>>;
