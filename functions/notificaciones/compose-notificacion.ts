import type { Notificacion } from '#shared/notificaciones/notificacion.ts';
import type { JobEvent } from '../core/job.ts';
import type { EntrevistaRecord } from '../entrevistas/entrevista.record.ts';

type Text = Pick<Notificacion, 'type' | 'priority' | 'title' | 'message' | 'actionUrl' | 'actionText'>;

/** What each event tells the users of the company; events without a text notify nobody. */
const TEXTS: Partial<Record<JobEvent['name'], (entrevista: EntrevistaRecord) => Text>> = {
  EntrevistaIniciada: ({ id, candidatoNombre, servicioNombre }) => ({
    type: 'entrevista',
    priority: 'baja',
    title: 'Entrevista iniciada',
    message: `${candidatoNombre} ha empezado la entrevista «${servicioNombre}».`,
    actionUrl: `/entrevistas/${id}`,
    actionText: 'Ver entrevista',
  }),
  EntrevistaCompletada: ({ id, candidatoNombre, servicioNombre }) => ({
    type: 'completado',
    priority: 'media',
    title: 'Entrevista completada',
    message: `${candidatoNombre} ha terminado la entrevista «${servicioNombre}». Estamos preparando el informe.`,
    actionUrl: `/entrevistas/${id}`,
    actionText: 'Ver entrevista',
  }),
  InformeListo: ({ id, candidatoNombre }) => ({
    type: 'completado',
    priority: 'alta',
    title: 'Informe listo para revisar',
    message: `El informe de ${candidatoNombre} espera tu validación.`,
    actionUrl: `/informes/${id}`,
    actionText: 'Revisar informe',
  }),
  AnalisisFallido: ({ id, candidatoNombre }) => ({
    type: 'sistema',
    priority: 'alta',
    title: 'No se pudo analizar una entrevista',
    message: `El análisis de la entrevista de ${candidatoNombre} ha fallado. La transcripción está guardada y puedes reintentarlo.`,
    actionUrl: `/entrevistas/${id}`,
    actionText: 'Reintentar',
  }),
};

export function composeNotificacion(event: JobEvent, entrevista: EntrevistaRecord): Notificacion | undefined {
  const text = TEXTS[event.name]?.(entrevista);
  return text && { id: event.eventoId, timestamp: event.time, isRead: false, ...text };
}
