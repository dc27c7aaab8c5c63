import type { AnaliticasEntrevistas } from '#shared/cifras/analiticas/analitica.ts';
import { percent, tenths, whole } from '../../../lib/numbers.ts';

type Media = AnaliticasEntrevistas['cifras']['puntuacion'];
type Tasa = AnaliticasEntrevistas['cifras']['finalizacion'];

export const rateText = ({ tasa }: Tasa) => (tasa === null ? '—' : percent.format(tasa));

export const meanText = ({ media }: Media, unit = '') =>
  media === null ? '—' : `${tenths.format(media)}${unit && ` ${unit}`}`;

/** 0.5 → '30 min', 7.25 → '7,3 h', 60 → '2,5 días'. */
export function durationText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${tenths.format(hours)} h` : `${tenths.format(hours / 24)} días`;
}

/** Against the period before: in percent from five on, where a share says something. */
export function trendText(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'Ninguna en el periodo anterior' : 'Antes, ninguna';
  if (now === before) return 'Igual que en el periodo anterior';
  const change = now - before;
  const sign = change > 0 ? '+' : '−';
  if (before < 5) return `${sign}${whole.format(Math.abs(change))} que en el periodo anterior`;
  return `${sign}${percent.format(Math.abs(change) / before)} que en el periodo anterior`;
}
