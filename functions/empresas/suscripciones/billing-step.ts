import {
  AVISOS_DIAS,
  GRACIA_DIAS,
  type Suscripcion,
  TERMINO_DIAS,
} from '#shared/empresas/suscripciones/suscripcion.ts';

const DAY = 24 * 60 * 60_000;

/** What the billing schedule does with a subscription today. */
export type BillingStep =
  | { kind: 'nothing' }
  /** Tell the company that so many days are left. */
  | { kind: 'notice'; dias: number }
  /** The day of payment has come, and there is a way to pay: the next period begins. */
  | { kind: 'renew'; fechaProximoPago: string; fechaFin: string }
  /** The days of grace are over. */
  | { kind: 'suspend' };

/**
 * The rules of billing: at the day of payment a trial becomes active when a payment method is set, else it
 * is suspended after seven days' grace, with notices at 7, 3 and 1 days. An active subscription goes on in the same way.
 */
export function billingStep(suscripcion: Suscripcion, now: Date): BillingStep {
  const { metodoPago, fechaProximoPago, avisos } = suscripcion;
  const left = (Date.parse(fechaProximoPago) - now.getTime()) / DAY;
  const pays = metodoPago.tipo !== 'ninguno';
  if (left > 0) {
    const dias = AVISOS_DIAS.findLast((days) => left <= days);
    // Somebody who pays by themselves needs no reminder.
    return dias === undefined || pays || avisos.includes(dias) ? { kind: 'nothing' } : { kind: 'notice', dias };
  }
  if (pays) return { kind: 'renew', ...nextPeriod(suscripcion, now) };
  return left <= -GRACIA_DIAS ? { kind: 'suspend' } : { kind: 'nothing' };
}

/** The first day of payment that lies ahead; a term that has ended goes on for another year. */
function nextPeriod({ fechaProximoPago, fechaFin, periodo }: Suscripcion, now: Date) {
  const next = new Date(fechaProximoPago);
  while (next <= now) addMonths(next, periodo === 'anual' ? 12 : 1);
  let end = Date.parse(fechaFin);
  while (end <= now.getTime()) end += TERMINO_DIAS * DAY;
  return { fechaProximoPago: next.toISOString(), fechaFin: new Date(end).toISOString() };
}

/** The same day of a later month, or its last day when it has none: 31 January → 28 February. */
function addMonths(date: Date, months: number): void {
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
}
