import * as z from 'zod';
import { lazy } from './lazy.ts';

/** Mark of an item that came back from a data file: when, and from which file, by its checksum (SHA-256). */
export const recuperadoSchema = lazy(() => z.object({ fecha: z.string().max(40), archivo: z.string().max(64) }));
export type Recuperado = z.output<ReturnType<typeof recuperadoSchema>>;
