import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { ILIMITADO } from '../empresas/plan.ts';

/** What a licence is when nothing else is said. */
const VIGENCIA_DIAS = 30;
const ENTREVISTAS_POR_LICENCIA = 5;

/** Of licences that are opened from now on: those that are open keep what they were opened with. */
export const configuracionLicenciasSchema = lazy(() =>
  z.strictObject({
    /** Counted from the first interview that uses the licence. */
    vigenciaDias: z
      .number({ error: 'Escribe un número de días' })
      .int('Escribe un número entero de días')
      .min(1, 'La vigencia es de 1 día como mínimo')
      .max(365, 'La vigencia es de 365 días como máximo')
      .default(VIGENCIA_DIAS),
    maxEntrevistasPorLicencia: z
      .number({ error: 'Escribe un número de entrevistas' })
      .int('Escribe un número entero de entrevistas')
      .min(1, 'Cada licencia sirve para 1 entrevista como mínimo')
      .max(20, 'Cada licencia sirve para 20 entrevistas como máximo')
      .default(ENTREVISTAS_POR_LICENCIA),
  }),
);

/** A company's licences in figures; they always equal the ledger. -1 stands for no limit. */
export const licenciasSchema = lazy(() =>
  z.object({
    /** All that the company was ever given. */
    total: z.number().int(),
    /** Neither used up nor expired, opened or not: `total` less the ended ones; -1 when `total` is. */
    activas: z.number().int(),
    /** Whose first interview has begun. */
    utilizadas: z.number().int(),
    /** When the last of the begun licences expires; null before the first one begins. */
    fechaVencimiento: z.string().nullable(),
    configuracion: configuracionLicenciasSchema(),
  }),
);
export type Licencias = z.output<ReturnType<typeof licenciasSchema>>;

/** What the superadmin sets. `activas` moves the total by as much; -1 takes the limit away. */
export const licenciasInput = lazy(() =>
  z.strictObject({
    activas: z
      .number({ error: 'Escribe un número de licencias' })
      .int('Escribe un número entero de licencias')
      .min(ILIMITADO, 'Escribe 0 o más licencias, o -1 para no poner límite')
      .max(100_000, 'Escribe 100.000 licencias como máximo')
      .optional(),
    configuracion: z
      .strictObject({
        vigenciaDias: configuracionLicenciasSchema().shape.vigenciaDias.unwrap().optional(),
        maxEntrevistasPorLicencia: configuracionLicenciasSchema().shape.maxEntrevistasPorLicencia.unwrap().optional(),
      })
      .optional(),
  }),
);
export type LicenciasInput = z.output<ReturnType<typeof licenciasInput>>;

export const ESTADOS_LICENCIA = ['reservada', 'en_uso', 'agotada', 'vencida'] as const;

/** One entry of the ledger. */
export const licenciaSchema = lazy(() =>
  z.object({
    id: z.string(),
    /** Before its first interview, from then on, and how it ended: all places used, or its days over. */
    estado: z.enum(ESTADOS_LICENCIA),
    max: z.number().int(),
    /** Places of interviews that are booked, and of those that have begun. */
    reservadas: z.number().int(),
    consumidas: z.number().int(),
    vigenciaDias: z.number().int(),
    fechaCreacion: z.string(),
    fechaInicio: z.string().nullable(),
    vence: z.string().nullable(),
    fechaFin: z.string().nullable(),
  }),
);
export type Licencia = z.output<ReturnType<typeof licenciaSchema>>;

/** As many licences as a plan's interviews need, five to each. */
export function licenciasFor(entrevistas: number): number {
  return entrevistas === ILIMITADO ? ILIMITADO : Math.ceil(entrevistas / ENTREVISTAS_POR_LICENCIA);
}
