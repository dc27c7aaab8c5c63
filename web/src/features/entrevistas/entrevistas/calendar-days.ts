/** Days of the calendar, as 'YYYY-MM-DD'. They are names of days and belong to no zone: they are counted in UTC. */
const DAY_MS = 24 * 60 * 60_000;
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

export type CalendarView = 'mes' | 'semana';

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day when it is one, else what to show instead. */
export function dayOr(text: string, otherwise: string): string {
  return IS_DAY.test(text) && !Number.isNaN(toTime(text)) ? text : otherwise;
}

/** Monday of its week. */
function mondayOf(day: string): number {
  const time = toTime(day);
  return time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS;
}

/** The weeks that a month touches, or the one week; each of seven days from Monday on. */
export function weeksOf(view: CalendarView, day: string): string[][] {
  const first = view === 'semana' ? mondayOf(day) : mondayOf(`${day.slice(0, 7)}-01`);
  const weeks: string[][] = [];
  for (let monday = first; ; monday += 7 * DAY_MS) {
    if (weeks.length > 0 && (view === 'semana' || toDay(monday).slice(0, 7) > day.slice(0, 7))) return weeks;
    weeks.push(Array.from({ length: 7 }, (_, index) => toDay(monday + index * DAY_MS)));
  }
}

/** The same place of the next (1) or the previous (-1) month or week; of a month its first day. */
export function stepFrom(view: CalendarView, day: string, step: 1 | -1): string {
  if (view === 'semana') return toDay(toTime(day) + step * 7 * DAY_MS);
  const [year = 0, month = 1] = day.split('-').map(Number);
  return toDay(Date.UTC(year, month - 1 + step, 1));
}

const MONTH = new Intl.DateTimeFormat('es', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const WHOLE = new Intl.DateTimeFormat('es', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const SHORT = new Intl.DateTimeFormat('es', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** 'noviembre de 2026', or '16 nov 2026 – 22 nov 2026'. */
export function titleOf(view: CalendarView, day: string): string {
  if (view === 'mes') return MONTH.format(toTime(day));
  const [week = []] = weeksOf('semana', day);
  return SHORT.formatRange(toTime(week[0] ?? day), toTime(week[6] ?? day));
}

/** 'lunes, 16 de noviembre' */
export const dayInWords = (day: string) => WHOLE.format(toTime(day));
