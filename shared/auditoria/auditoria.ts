import * as z from 'zod';
import { lazy } from '../core/lazy.ts';

/** One change: who made it, by which call, on what, when and from where. The values themselves are not kept. */
export const auditoriaSchema = lazy(() =>
  z.object({
    id: z.string(),
    fecha: z.string(),
    /** Method and path of the call, with its placeholders: `PUT /api/areas/{id}`. */
    operacion: z.string(),
    /** What the placeholders stood for. */
    parametros: z.record(z.string(), z.string()),
    actor: z.object({ usuarioId: z.string(), nombre: z.string(), rol: z.string() }),
    /** IP address. */
    direccion: z.string(),
    requestId: z.string(),
    /** How many messages of a queue were sent again or discarded; nothing for other changes. */
    cuantos: z.number().int().optional(),
  }),
);
export type Auditoria = z.output<ReturnType<typeof auditoriaSchema>>;
