import * as z from 'zod';
import { idSchema } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { record } from '../../core/schemas.ts';
import { TIEMPOS_EXTRA } from '../entrevistas/duracion.ts';
import { createEntrevistaSchema } from '../entrevistas/entrevista.ts';

/** How many people one run books at once. */
export const CANDIDATOS_MAX = 25;
/** Minutes between one interview and the next, at most a day. */
export const INTERVALO_MAX = 24 * 60;

export const executeServicioSchema = lazy(() =>
  createEntrevistaSchema()
    .pick({ fechaProgramada: true, zonaHoraria: true, duracionEstimada: true })
    .extend({
      candidatoIds: z
        .array(idSchema('can', 'El candidato no existe'))
        .min(1, 'Elige al menos un candidato')
        .max(CANDIDATOS_MAX, `Elige como máximo ${CANDIDATOS_MAX} candidatos`)
        .refine((ids) => new Set(ids).size === ids.length, 'Hay candidatos repetidos'),
      /** 0: all at the same time. */
      intervaloMinutos: z.number().int().min(0).max(INTERVALO_MAX).default(0),
      /** Percent of the duration by candidate, for whoever needs more time. */
      tiemposExtra: record(idSchema('can', 'El candidato no existe'), z.literal(TIEMPOS_EXTRA), CANDIDATOS_MAX).default(
        {},
      ),
    })
    .refine(({ candidatoIds, tiemposExtra }) => Object.keys(tiemposExtra).every((id) => candidatoIds.includes(id)), {
      path: ['tiemposExtra'],
      message: 'Hay tiempo extra para alguien que no está en la lista',
    }),
);
export type ExecuteServicio = z.output<ReturnType<typeof executeServicioSchema>>;

/** What became of each candidate, in the order that was asked for. */
export const ejecucionSchema = lazy(() =>
  z.object({
    programadas: z.number().int(),
    fallidas: z.number().int(),
    resultados: z.array(
      z.discriminatedUnion('estado', [
        z.object({
          candidatoId: z.string(),
          estado: z.literal('programada'),
          entrevistaId: z.string(),
          fechaProgramada: z.string(),
        }),
        z.object({
          candidatoId: z.string(),
          estado: z.literal('fallida'),
          code: z.string(),
          message: z.string(),
        }),
      ]),
    ),
  }),
);
export type Ejecucion = z.output<ReturnType<typeof ejecucionSchema>>;
export type Resultado = Ejecucion['resultados'][number];
