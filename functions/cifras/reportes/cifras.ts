import type { CifrasAnaliticas } from '#shared/cifras/analiticas/analitica.ts';
import type { Periodo } from '../analiticas/periodo.ts';

const NUMERO = new Intl.NumberFormat('es', { maximumFractionDigits: 1, useGrouping: 'always' });
const SIN_DATOS = 'Sin datos suficientes';

/** '12', or '12 (3 más que la semana anterior)'. */
export function conTendencia(now: number, before: number, than: string): string {
  if (now === before) return `${NUMERO.format(now)} (igual que ${than})`;
  const difference = NUMERO.format(Math.abs(now - before));
  return `${NUMERO.format(now)} (${difference} ${now > before ? 'más' : 'menos'} que ${than})`;
}

/** '42 minutos'; nothing is said of too few cases. */
export function media({ media }: CifrasAnaliticas['puntuacion'], unit: string): string {
  return media === null ? SIN_DATOS : `${NUMERO.format(media)}${unit}`;
}

/** '83 % (25 de 30)'. */
export function finalizacion({ tasa, casos, n }: CifrasAnaliticas['finalizacion']): string {
  return tasa === null ? SIN_DATOS : `${Math.round(tasa * 100)}\u00a0% (${casos} de ${n})`;
}

/** Nothing that the report tells of has happened. */
export const isQuiet = ({ programadas, iniciadas, completadas, analizadas, validadas }: CifrasAnaliticas) =>
  programadas + iniciadas + completadas + analizadas + validadas === 0;

const dia = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es', { timeZone: 'UTC', ...options }).format(new Date(day));

/** 'del 2 al 8 de marzo de 2026'. */
export function nombrePeriodo({ desde, hasta }: Periodo): string {
  const to = dia(hasta, { day: 'numeric', month: 'long', year: 'numeric' });
  if (desde === hasta) return `del ${to}`;
  const sameMonth = desde.slice(0, 7) === hasta.slice(0, 7);
  const sameYear = desde.slice(0, 4) === hasta.slice(0, 4);
  const from = dia(desde, {
    day: 'numeric',
    ...(!sameMonth && { month: 'long' }),
    ...(!sameYear && { year: 'numeric' }),
  });
  return `del ${from} al ${to}`;
}

/** 'marzo de 2026'. */
export const nombreMes = ({ desde }: Periodo) => dia(desde, { month: 'long', year: 'numeric' });

/** Where the application shows the same days. */
export function enlaceAnaliticas(origin: string, query: Periodo & { areaId?: string; servicioId?: string }): string {
  const { desde, hasta, areaId, servicioId } = query;
  const search = new URLSearchParams({
    periodo: 'personalizado',
    desde,
    hasta,
    ...(areaId && { areaId }),
    ...(servicioId && { servicioId }),
  });
  return `${origin}/analytics?${search}`;
}
