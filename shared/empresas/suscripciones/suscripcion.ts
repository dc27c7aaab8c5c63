import * as z from 'zod';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { line, version } from '../../core/schemas.ts';
import { ESTADOS_EMPRESA } from '../empresas/empresa.states.ts';
import { PERIODOS } from '../planes/plan.ts';

/** A subscription's state is its company's. */
export const METODOS_PAGO = ['ninguno', 'tarjeta', 'transferencia', 'domiciliacion'] as const;
export type MetodoPago = (typeof METODOS_PAGO)[number];

/** Term of a subscription: one year, whose first 30 days are the trial. */
export const TERMINO_DIAS = 365;
export const PRUEBA_HORAS = 720;
/** After the day of payment, without a payment method. */
export const GRACIA_DIAS = 7;
export const AVISOS_DIAS = [7, 3, 1] as const;

export const suscripcionSchema = lazy(() =>
  z.object({
    id: z.string(),
    empresaId: z.string(),
    empresaNombre: z.string(),
    planId: z.string(),
    planNombre: z.string(),
    /** Whole US dollars for a period, as the plan cost when it was taken. */
    precio: z.number().int(),
    periodo: z.enum(PERIODOS),
    estado: z.enum(ESTADOS_EMPRESA),
    /** Since when in this state. */
    estadoDesde: z.string(),
    fechaInicio: z.string(),
    fechaFin: z.string(),
    fechaProximoPago: z.string(),
    metodoPago: z.object({ tipo: z.enum(METODOS_PAGO) }),
    /** The period that began last, at its price in whole US dollars; null before the first. */
    ultimoCargo: z.object({ fecha: z.string(), importe: z.number().int() }).nullable(),
    /** Days before the next payment of which the company has been told. */
    avisos: z.array(z.number().int()),
    /** Days that the trial was given on top, and why. */
    ampliaciones: z.array(
      z.object({ dias: z.number().int(), motivo: z.string(), fecha: z.string(), usuarioId: z.string() }),
    ),
    version: z.number().int(),
  }),
);
export type Suscripcion = z.output<ReturnType<typeof suscripcionSchema>>;

export const updateSuscripcionSchema = lazy(() =>
  z.strictObject({
    planId: idSchema('pla', 'El plan no existe').optional(),
    metodoPago: z.strictObject({ tipo: z.enum(METODOS_PAGO) }).optional(),
    version: version(),
  }),
);

export const cancelSuscripcionSchema = lazy(() => z.strictObject({ motivo: line(300, 3) }));

export const extendPruebaSchema = lazy(() =>
  z.strictObject({
    dias: z.coerce.number().int('Escribe un número entero').min(1).max(90),
    motivo: line(300, 3),
  }),
);

/** What a subscription brings in each month: whole dollars, an annual price in twelve parts. Only active ones pay. */
export function monthlyRevenue({
  estado,
  precio,
  periodo,
}: Pick<Suscripcion, 'estado' | 'precio' | 'periodo'>): number {
  if (estado !== 'activa') return 0;
  return periodo === 'anual' ? Math.round(precio / 12) : precio;
}
