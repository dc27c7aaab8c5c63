import { type Analiticas, type Movimientos, MUESTRA_MINIMA } from '#shared/empresas/plataforma/analiticas.ts';
import type { Dia } from './analiticas.repository.ts';
import type { Cifras } from './cifras.repository.ts';
import { dayOf } from './movimiento.record.ts';

const NADA: Movimientos = { altas: 0, conversiones: 0, finPruebas: 0, bajas: 0, reactivaciones: 0 };

/** Figures of a period from its days; the counters stand for today when the period reaches it. */
export function analiticasOf(
  { desde, hasta }: Pick<Analiticas, 'desde' | 'hasta'>,
  dias: readonly Dia[],
  { EMPRESAS, INGRESOS }: Cifras,
  now: Date,
): Analiticas {
  const hoy = dayOf(now);
  const stored = dias.flatMap(({ dia, foto }) => (foto ? [{ fecha: dia, mrr: foto.mrr, activas: foto.activas }] : []));
  const live = { fecha: hoy, mrr: INGRESOS.mrr, activas: EMPRESAS.activas };
  const reachesToday = desde <= hoy && hoy <= hasta;
  const serie = reachesToday ? [...stored.filter(({ fecha }) => fecha !== hoy), live] : stored;
  const last = serie.at(-1);
  // Today's own snapshot was taken when the day began, the live figures were not.
  const first = stored[0] ?? serie[0];
  const movimientos = dias.reduce(plus, NADA);
  return {
    desde,
    hasta,
    actual: last ? { mrr: last.mrr, arr: last.mrr * 12, activas: last.activas } : null,
    mrrInicial: first?.mrr ?? null,
    bajas: rate(movimientos.bajas, stored[0]?.activas ?? 0),
    conversion: rate(movimientos.conversiones, movimientos.finPruebas),
    movimientos,
    serie,
    meses: monthsOf(desde, hasta).map((mes) => ({
      mes,
      ...dias.filter(({ dia }) => dia.startsWith(mes)).reduce(plus, NADA),
    })),
  };
}

function plus(sum: Movimientos, dia: Movimientos): Movimientos {
  return {
    altas: sum.altas + dia.altas,
    conversiones: sum.conversiones + dia.conversiones,
    finPruebas: sum.finPruebas + dia.finPruebas,
    bajas: sum.bajas + dia.bajas,
    reactivaciones: sum.reactivaciones + dia.reactivaciones,
  };
}

function rate(casos: number, n: number): Analiticas['bajas'] {
  // Who came and left within the period was not there at its start.
  return { casos, n, tasa: n < MUESTRA_MINIMA ? null : Math.min(1, casos / n) };
}

function monthsOf(desde: string, hasta: string): string[] {
  const months: string[] = [];
  const month = new Date(`${desde.slice(0, 7)}-01T00:00:00.000Z`);
  for (; month.toISOString().slice(0, 10) <= hasta; month.setUTCMonth(month.getUTCMonth() + 1)) {
    months.push(month.toISOString().slice(0, 7));
  }
  return months;
}
