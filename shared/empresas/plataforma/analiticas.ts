import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** A rate of fewer than this says nothing. */
export const MUESTRA_MINIMA = 5;
export const DIAS_MAXIMO = 366;

/** A calendar day in UTC, `2026-03-02`. */
const dia = () => z.iso.date('Escribe una fecha válida');
const cuenta = () => z.number().int().nonnegative();

export const periodoSchema = lazy(() =>
  z
    .strictObject({ desde: dia(), hasta: dia() })
    .refine(({ desde, hasta }) => desde <= hasta, { path: ['hasta'], error: 'Termina antes de empezar' })
    .refine(({ desde, hasta }) => daysBetween(desde, hasta) < DIAS_MAXIMO, {
      path: ['hasta'],
      error: 'Elige un año como máximo',
    }),
);

/** Moves of subscriptions within some days. */
export const movimientosSchema = lazy(() =>
  z.object({
    /** Subscriptions that began. */
    altas: cuenta(),
    /** Trials that became active. */
    conversiones: cuenta(),
    /** Trials that ended, the converted ones included. */
    finPruebas: cuenta(),
    /** Active subscriptions that were suspended or cancelled. */
    bajas: cuenta(),
    /** Suspended subscriptions that became active again. */
    reactivaciones: cuenta(),
  }),
);
export type Movimientos = z.output<ReturnType<typeof movimientosSchema>>;

/** Subscriptions as they stand at one moment. */
export const fotoSchema = lazy(() =>
  z.object({
    /** Monthly recurring revenue in whole US dollars, see `monthlyRevenue`. */
    mrr: z.number().int().nonnegative(),
    activas: cuenta(),
    trial: cuenta(),
    suspendidas: cuenta(),
  }),
);
export type Foto = z.output<ReturnType<typeof fotoSchema>>;

/** `casos` out of `n`; no rate when n is below `MUESTRA_MINIMA`. */
const tasa = () => z.object({ tasa: z.number().nullable(), casos: cuenta(), n: cuenta() });

export const analiticasSchema = lazy(() =>
  z.object({
    desde: z.string(),
    hasta: z.string(),
    /** At the end of the period, now when it reaches to today; null when nothing is known of that day. */
    actual: z
      .object({ mrr: z.number().int(), /** Twelve times MRR. */ arr: z.number().int(), activas: cuenta() })
      .nullable(),
    /** MRR at the first day of the period of which something is known, for the change. */
    mrrInicial: z.number().int().nullable(),
    /** Share of the subscriptions active at the start that left this state within the period. */
    bajas: tasa(),
    /** Share of the trials that ended within the period that became active. */
    conversion: tasa(),
    movimientos: movimientosSchema(),
    /** Days of which something is known, oldest first; the last may be today as it stands now. */
    serie: z.array(z.object({ fecha: z.string(), mrr: z.number().int(), activas: cuenta() })),
    /** Months that the period touches, oldest first, with what happened within the period. */
    meses: z.array(movimientosSchema().extend({ mes: z.string() })),
  }),
);
export type Analiticas = z.output<ReturnType<typeof analiticasSchema>>;

export function daysBetween(desde: string, hasta: string): number {
  return Math.round((Date.parse(hasta) - Date.parse(desde)) / 86_400_000);
}
