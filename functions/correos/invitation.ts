import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Correo } from './correo.repository.ts';

export type CalendarMethod = 'REQUEST' | 'CANCEL';

/**
 * The calendar entry of an interview (RFC 5546): REQUEST makes or moves it, CANCEL takes it out. The UID stays the same
 * for the interview's life, so that a later change with a higher SEQUENCE is about the same entry. Times are in UTC:
 * they mean the same instant whatever a calendar knows about the clocks of the booking's zone. Nobody is asked for an
 * answer: none would be read.
 */
export function createInvitation(
  correo: Correo,
  variables: Record<string, string>,
  method: CalendarMethod,
  organizer: string,
): string {
  const { entrevistaId, inicio, duracion, secuencia, nombreEmpresa, nombreServicio, enlace } = variables;
  if (!entrevistaId || !inicio) throw new Error('An invitation needs entrevistaId and inicio');
  const start = new Date(inicio);
  const calendar = ical({
    prodId: { company: 'Idonea', product: 'Entrevistas', language: 'ES' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `${entrevistaId}@idonea`,
    sequence: Number(secuencia ?? 0),
    start,
    end: new Date(start.getTime() + Number(duracion) * 60_000),
    stamp: new Date(correo.fecha),
    summary: oneLine(`Entrevista: ${nombreServicio} (${nombreEmpresa})`),
    ...(method === 'REQUEST' && {
      description: `Abre tu entrevista en este enlace: ${enlace}`,
      url: enlace ?? null,
    }),
    status: method === 'REQUEST' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name: parameter(nombreEmpresa ?? 'Idonea'), email: organizer },
    attendees: [{ name: parameter(correo.para.nombre), email: correo.para.email, rsvp: false }],
  });
  return calendar.toString();
}

/** Text without control characters: a line break would begin a line of the calendar's own. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/**
 * A value of a parameter. It has no way to say a straight quote (RFC 5545, 3.2), which would end it: what follows would be
 * read as other parameters, or as another address. Nor is a backslash a sign of its own there.
 */
function parameter(text: string): string {
  return oneLine(text)
    .replace(/(?<=^|[\s([{¿¡«“-])"/gu, '“')
    .replaceAll('"', '”')
    .replaceAll('\\', '/');
}
