import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { localZone, wallTime } from '../../../lib/dates.ts';

export interface DayGroup {
  label: string;
  entries: Notificacion[];
}

const DAY_MS = 24 * 60 * 60_000;

/** Newest first, under 'Hoy', 'Ayer', 'Últimos 7 días' and 'Anteriores', by the days of the person's zone. */
export function groupByDay(entries: readonly Notificacion[], now: number, zone = localZone()): DayGroup[] {
  const dayOf = (time: number | string) => Date.parse(wallTime(time, zone).slice(0, 10)) / DAY_MS;
  const today = dayOf(now);
  const groups: DayGroup[] = [];
  for (const entry of entries) {
    const label = labelOf(today - dayOf(entry.timestamp));
    const last = groups.at(-1);
    if (last?.label === label) last.entries.push(entry);
    else groups.push({ label, entries: [entry] });
  }
  return groups;
}

function labelOf(daysAgo: number): string {
  if (daysAgo <= 0) return 'Hoy';
  if (daysAgo === 1) return 'Ayer';
  return daysAgo < 7 ? 'Últimos 7 días' : 'Anteriores';
}
