import { addDays, type Periodo } from '../analiticas/periodo.ts';

export const CLASES_REPORTE = ['semanal', 'mensual'] as const;
export type ClaseReporte = (typeof CLASES_REPORTE)[number];

/** A report that is due: its days, both included. */
export interface ReportePeriodico extends Periodo {
  clase: ClaseReporte;
}

/** Reports are due from this hour on, for a day: what a break of the schedule kept back is still sent. */
const HORA = 8;

/**
 * The day whose reports may go out in a zone: it lasts from eight to eight. By the zone's own clock, so that a change to
 * summer time moves nothing.
 */
function dayOfReports(now: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = `${parts.year}-${parts.month}-${parts.day}`;
  return Number(parts.hour) < HORA ? addDays(today, -1) : today;
}

/** On a Monday the week before, on the first of a month the month before. */
export function dueReportes(now: Date, timeZone: string): ReportePeriodico[] {
  const day = dayOfReports(now, timeZone);
  const yesterday = addDays(day, -1);
  const monday = new Date(day).getUTCDay() === 1;
  return [
    ...(monday ? [{ clase: 'semanal' as const, desde: addDays(day, -7), hasta: yesterday }] : []),
    ...(day.endsWith('-01')
      ? [{ clase: 'mensual' as const, desde: `${yesterday.slice(0, 7)}-01`, hasta: yesterday }]
      : []),
  ];
}

/** The week before, or the whole month before. */
export function anteriorDe({ clase, desde }: ReportePeriodico): Periodo {
  const hasta = addDays(desde, -1);
  return { desde: clase === 'semanal' ? addDays(desde, -7) : `${hasta.slice(0, 7)}-01`, hasta };
}

/** The clocks of the world are 26 hours apart: these three see every day that it is somewhere. */
const EXTREMES = ['Etc/GMT+12', 'UTC', 'Etc/GMT-14'];

/** Whether reports are due anywhere: most of the time nobody has to look at companies. */
export const isDueSomewhere = (now: Date) => EXTREMES.some((zone) => dueReportes(now, zone).length > 0);
