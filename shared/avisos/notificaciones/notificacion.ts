import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

export const TIPOS_NOTIFICACION = ['entrevista', 'candidato', 'sistema', 'completado', 'other'] as const;
export const PRIORIDADES = ['alta', 'media', 'baja'] as const;

export const notificacionSchema = lazy(() =>
  z.object({
    /** The id of the event that it tells of. */
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

export const resumenNotificacionesSchema = lazy(() =>
  z.object({
    sinLeer: z.number().int(),
    /** The one that came last: another id than before means that there is something new to say. */
    ultima: z.string().nullable(),
  }),
);
