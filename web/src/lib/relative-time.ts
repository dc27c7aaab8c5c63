import { formatDate } from './dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago, as the notifications panel says it: 'Ahora', '5m', '3h', '2d', then a
 * date. A time ahead of this computer's clock is 'Ahora' too.
 */
export function relativeTime(timestamp: string | null | undefined, now: number = Date.now()): string {
  if (!timestamp) return 'Fecha no disponible';
  const time = Date.parse(timestamp);
  if (Number.isNaN(time)) return 'Fecha inválida';
  const age = now - time;
  if (age < MINUTE) return 'Ahora';
  if (age < HOUR) return `${Math.floor(age / MINUTE)}m`;
  if (age < DAY) return `${Math.floor(age / HOUR)}h`;
  if (age < 7 * DAY) return `${Math.floor(age / DAY)}d`;
  return formatDate(timestamp);
}

/** An age within a sentence: 'hace un momento', 'hace 5 min', 'hace 3 h', 'hace 2 días'. */
export function agoText(ageMs: number): string {
  if (ageMs < MINUTE) return 'hace un momento';
  if (ageMs < HOUR) return `hace ${Math.floor(ageMs / MINUTE)} min`;
  if (ageMs < DAY) return `hace ${Math.floor(ageMs / HOUR)} h`;
  const days = Math.floor(ageMs / DAY);
  return `hace ${days} ${days === 1 ? 'día' : 'días'}`;
}

/** The unread badge caps at '99+'. */
export function badgeCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
