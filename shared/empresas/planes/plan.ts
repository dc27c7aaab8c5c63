import * as z from 'zod';
import { changesOf } from '../../core/changes.ts';
import { lazy } from '../../core/lazy.ts';
import { line, paragraph, version } from '../../core/schemas.ts';

export const PERIODOS = ['mensual', 'anual'] as const;
export const SOPORTES = ['basico', 'premium', 'enterprise'] as const;

/** Also as forms have it. A field left empty is no zero. */
const written = (number: z.ZodNumber, error: string) =>
  z.union(
    [
      number,
      z
        .string()
        .max(20)
        .regex(/^\s*-?[0-9]+(?:\.[0-9]+)?\s*$/, error)
        .transform(Number)
        .pipe(number),
    ],
    { error },
  );

/** -1 sets no limit. */
const limite = () =>
  written(
    z
      .number({ error: 'Escribe un número' })
      .int('Escribe un número entero')
      .min(-1, 'Escribe un número, o -1 para no poner límite')
      .max(1_000_000, 'Escribe como máximo 1.000.000'),
    'Escribe un número',
  );

export const planLimitesSchema = lazy(() =>
  z.strictObject({
    empresas: limite().default(1),
    candidatos: limite().default(100),
    entrevistas: limite().default(50),
    usuarios: limite().default(3),
    almacenamiento: z
      .string()
      .trim()
      .regex(/^\d{1,5}\s?[GT]B$/, 'Escribe un tamaño como 5GB')
      .default('5GB'),
    soporte: z.enum(SOPORTES).default('basico'),
  }),
);

const form = lazy(() =>
  z.strictObject({
    nombre: line(60).min(1, 'El nombre del plan es obligatorio'),
    descripcion: paragraph(600).min(1, 'Describe el plan en una frase'),
    /** Whole US dollars for a period. */
    precio: written(
      z
        .number({ error: 'Escribe un precio' })
        .int('Escribe un precio sin decimales')
        .min(0, 'Escribe un precio de 0 o más')
        .max(1_000_000, 'Escribe como máximo 1.000.000'),
      'Escribe un precio',
    ),
    periodo: z.enum(PERIODOS).default('mensual'),
    caracteristicas: z.array(line(120, 1)).max(30).default([]),
    limites: planLimitesSchema().prefault({}),
    activo: z.boolean().default(true),
  }),
);

export const createPlanSchema = form;
export type CreatePlan = z.output<ReturnType<typeof createPlanSchema>>;
export const updatePlanSchema = lazy(() => changesOf(form()).extend({ version: version(0) }));

export const planSchema = lazy(() =>
  z.object({
    ...form().shape,
    id: z.string(),
    /** Subscriptions that are neither cancelled nor of another plan. */
    suscriptores: z.number().int(),
    /** 0: as the platform ships it. */
    version: z.number().int(),
  }),
);
export type Plan = z.output<ReturnType<typeof planSchema>>;
