import * as z from 'zod';
import { lazy } from './core/lazy.ts';

/**
 * Domain events. A use case writes its event as an item in the same transaction as its change; the table's stream
 * publishes it on the bus. So an event is published if and only if its change was stored.
 */
const entrevistaDetail = lazy(() => z.object({ empresaId: z.string(), entrevistaId: z.string() }));

export const EVENTS = {
  EntrevistaProgramada: entrevistaDetail,
  EntrevistaIniciada: entrevistaDetail,
  EntrevistaCompletada: entrevistaDetail,
  AnalisisSolicitado: entrevistaDetail,
  AnalisisFallido: entrevistaDetail,
  InformeListo: entrevistaDetail,
  InformeValidado: entrevistaDetail,
  UsuarioCreado: lazy(() => z.object({ empresaId: z.string().nullable(), usuarioId: z.string() })),
  CorreoSolicitado: lazy(() => z.object({ empresaId: z.string().nullable(), correoId: z.string() })),
};
export type EventName = keyof typeof EVENTS;
export type EventDetail<N extends EventName> = z.output<ReturnType<(typeof EVENTS)[N]>>;

/** `source` of our events on the bus. */
export const EVENT_SOURCE = 'idonea';
