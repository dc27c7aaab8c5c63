import { zoneCity } from '#shared/core/zone-city.ts';

/** "martes, 24 de noviembre de 2026, 10:30 (hora de Madrid)": the time in the zone of the booking. */
export function formatFecha(instant: string, timeZone: string): string {
  const date = new Date(instant);
  const day = new Intl.DateTimeFormat('es', { timeZone, dateStyle: 'full' }).format(date);
  const time = new Intl.DateTimeFormat('es', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(
    date,
  );
  return `${day}, ${time} (hora de ${zoneCity(timeZone)})`;
}
