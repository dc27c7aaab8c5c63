import { DIAS_DE_AVISO } from '#shared/datos/conservacion/plazos.ts';
import type { Actividad } from '../../candidatos/candidatos/ultima-actividad.record.ts';
import type { ConservacionRecord } from './conservacion.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/** So many months from an instant; of a month that is shorter, its last day. */
export function plusMonths(instant: Date | string, months: number): Date {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date;
}

const plusDays = (instant: Date | string, days: number) => new Date(new Date(instant).getTime() + days * DAY_MS);

/** Whoever has been inactive since then, or for longer, is erased within the days of the warning. */
export function porSuprimirHasta(meses: number, now: Date): string {
  return plusMonths(plusDays(now, DIAS_DE_AVISO), -meses).toISOString();
}

/** When the company was told of it under the term that holds today. */
export function avisoValido({ avisado }: Actividad, { fecha }: ConservacionRecord): string | null {
  return avisado && avisado >= (fecha ?? '') ? avisado : null;
}

/** The earliest instant: the term is over, and the company was told that many days before. */
export function fechaSupresion(actividad: Actividad, conservacion: ConservacionRecord, meses: number, now: Date): Date {
  const term = plusMonths(actividad.fecha, meses);
  const told = plusDays(avisoValido(actividad, conservacion) ?? now, DIAS_DE_AVISO);
  return new Date(Math.max(term.getTime(), told.getTime()));
}
