import { daysBetween } from '#shared/empresas/plataforma/analiticas.ts';

/** Days in UTC, `2026-03-02`, both included. */
export interface Periodo {
  desde: string;
  hasta: string;
}

const DAY = 86_400_000;

export const addDays = (dia: string, days: number) => new Date(Date.parse(dia) + days * DAY).toISOString().slice(0, 10);

/** The period of the same length that ends the day before. */
export function periodoAnterior({ desde, hasta }: Periodo): Periodo {
  const length = daysBetween(desde, hasta) + 1;
  return { desde: addDays(desde, -length), hasta: addDays(desde, -1) };
}

export function listDias({ desde, hasta }: Periodo): string[] {
  return Array.from({ length: daysBetween(desde, hasta) + 1 }, (_, index) => addDays(desde, index));
}

export const listMeses = (periodo: Periodo) => [...new Set(listDias(periodo).map((dia) => dia.slice(0, 7)))];

/** The sort keys that cover a period: days up to its first whole month, its whole months, the days after them. */
export function splitPeriodo(periodo: Periodo): (readonly [string, string])[] {
  const { desde, hasta } = periodo;
  const whole = listMeses(periodo).filter((mes) => `${mes}-01` >= desde && lastDayOf(mes) <= hasta);
  const first = whole[0];
  const last = whole.at(-1);
  if (!first || !last) return [[`D#${desde}`, `D#${hasta}`]];
  const before = desde < `${first}-01` ? [[`D#${desde}`, `D#${addDays(`${first}-01`, -1)}`] as const] : [];
  const after = hasta > lastDayOf(last) ? [[`D#${addDays(lastDayOf(last), 1)}`, `D#${hasta}`] as const] : [];
  return [...before, [`M#${first}`, `M#${last}`], ...after];
}

function lastDayOf(mes: string): string {
  const [year, month] = mes.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
