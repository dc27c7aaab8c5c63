import * as z from 'zod';
import { lazy } from '../core/lazy.ts';

export const TIPOS_NOTIFICACION = ['entrevista', 'candidato', 'sistema', 'completado', 'other'] as const;
export const PRIORIDADES = ['alta', 'media', 'baja'] as const;

export const notificacionSchema = lazy(() =>
  z.object({
    id: z.string(),
    type: z.enum(TIPOS_NOTIFICACION),
    priority: z.enum(PRIORIDADES),
    title: z.string(),
    message: z.string(),
    timestamp: z.string(),
    isRead: z.boolean(),
    /** Path inside the application. */
    actionUrl: z.string().optional(),
    actionText: z.string().optional(),
  }),
);
export type Notificacion = z.output<ReturnType<typeof notificacionSchema>>;
