import * as z from 'zod';
import { lazy } from '#shared/core/lazy.ts';
import { categorias } from '#shared/entrevistas/dignidad/categorias.ts';
import { INTENCIONES, type Intencion } from './intenciones.ts';

/**
 * Schema of a model's answer. The evidence stands before the label, so that the label follows from it. Without limits
 * of length, which strict modes of providers refuse.
 */
export const salidaSchema = lazy(() =>
  z.object({
    observaciones: z.array(
      z.object({
        tramo: z.string(),
        quien: z.enum(['propia', 'allegada', 'ajena', 'cosa']),
        cuando: z.enum(['ahora', 'reciente', 'pasado', 'futuro', 'sin_fecha']),
        sentido: z.enum(['literal', 'figurado', 'citado', 'negado', 'oficio']),
        categoria: z.enum(categorias().categorias.map(({ id }) => id)),
        subtipo: z.string().nullable(),
        gravedad: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        clara: z.boolean(),
      }),
    ),
    preguntas: z.array(
      z.object({ tramo: z.string(), intencion: z.enum(Object.keys(INTENCIONES) as [Intencion, ...Intencion[]]) }),
    ),
    lengua: z.string(),
  }),
);
export type Salida = z.output<ReturnType<typeof salidaSchema>>;
