const DAY = 24 * 60 * 60_000;

/** `personalizado` takes two days from the address. */
export const PERIODOS = [
  ['30', 'Últimos 30 días'],
  ['90', 'Últimos 90 días'],
  ['365', 'Últimos 12 meses'],
  ['personalizado', 'Entre dos fechas'],
] as const;

export interface PeriodoState extends Record<string, string> {
  periodo: string;
  desde: string;
  hasta: string;
}

/** Days in UTC, as the server keeps them; a period that the address does not name well is the last 90 days. */
export function periodoOf({ periodo, desde, hasta }: PeriodoState, now: number): { desde: string; hasta: string } {
  if (periodo === 'personalizado' && desde && hasta) return { desde, hasta };
  const days = periodo === '30' || periodo === '365' ? Number(periodo) : 90;
  return { desde: dayOf(now - (days - 1) * DAY), hasta: dayOf(now) };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
