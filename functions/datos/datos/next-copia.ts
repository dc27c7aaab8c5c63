import type { Frecuencia } from '#shared/datos/datos/datos.ts';

const DAYS = { diaria: 1, semanal: 7 } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
/** UTC: when it is night both where the platform's companies are and where it runs. */
const HOUR = 3;

/** The night after this one, or the same one next week; null without a schedule. */
export function nextCopia(frecuencia: Frecuencia, from: Date): string | null {
  if (frecuencia === 'nunca') return null;
  const night = new Date(from.getTime() + DAYS[frecuencia] * DAY_MS);
  night.setUTCHours(HOUR, 0, 0, 0);
  return night.toISOString();
}
