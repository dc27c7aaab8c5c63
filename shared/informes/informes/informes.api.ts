import * as z from 'zod';
import { defineApi } from '../../core/contract.ts';
import { idSchema, slug } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { page } from '../../core/schemas.ts';
import { turnoSchema } from '../../entrevistas/entrevistas/turno.ts';
import { MAX_COMPARADOS } from './comparacion.ts';
import { informeSchema, RECOMENDACIONES, sendResultadoSchema, validarInformeSchema } from './informe.ts';
import { ORDENES_INFORME } from './orden.ts';

/** What a person made of the report, as lists show it. */
export const revisionSchema = lazy(() =>
  z.object({
    por: z.string(),
    fecha: z.string(),
    /** The beginning of the comment. */
    comentario: z.string(),
    /** How many scores they changed. */
    cambios: z.number().int(),
    /** The mean with their scores in the place of the engine's. */
    puntuacionMedia: z.number().nullable(),
  }),
);

export const informeResumenSchema = lazy(() =>
  informeSchema()
    .pick({
      entrevistaId: true,
      candidatoId: true,
      candidatoNombre: true,
      areaId: true,
      servicioId: true,
      servicioNombre: true,
      estado: true,
      fecha: true,
    })
    .extend({
      puntuacionMedia: z.number().nullable(),
      recomendacion: z.enum(RECOMENDACIONES),
      confianza: z.number(),
      /** How many things the reviewer should look at. */
      alertas: z.number().int(),
      revision: revisionSchema().nullable(),
    }),
);

export type InformeResumen = z.output<ReturnType<typeof informeResumenSchema>>;

export const estadisticasInformesSchema = lazy(() =>
  z.object({
    total: z.number().int(),
    porEstado: z.object({ analizada: z.number().int(), validada: z.number().int() }),
    porRecomendacion: z.record(z.enum(RECOMENDACIONES), z.number().int()),
    /** Mean of the engine's means, one decimal, over the `puntuados` reports that have one; null without any. */
    puntuacionMedia: z.number().nullable(),
    puntuados: z.number().int(),
  }),
);
export type EstadisticasInformes = z.output<ReturnType<typeof estadisticasInformesSchema>>;

const entrevistaIds = lazy(() =>
  z
    .string()
    .max(300)
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .refine((ids) => ids.length >= 2, 'Elige al menos dos informes')
    .refine((ids) => ids.length <= MAX_COMPARADOS, `Elige como máximo ${MAX_COMPARADOS} informes`)
    .describe('Ids de entrevistas, separados por comas'),
);

export const informesApi = defineApi({
  listInformes: {
    method: 'GET',
    path: '/api/informes',
    access: { permission: 'view_reports' },
    scope: 'empresa',
    summary:
      'Reports of the company; q finds words of the candidate and sorts by what it found. Filters combine; with several of them a page may be short and still have a next one',
    query: lazy(() =>
      page().extend({
        q: z.string().trim().max(100).optional(),
        estado: z.enum(['analizada', 'validada']).optional(),
        areaId: idSchema('are').optional(),
        servicioId: slug().optional(),
        candidatoId: idSchema('can').optional(),
        recomendacion: z.enum(RECOMENDACIONES).optional(),
        orden: z.enum(ORDENES_INFORME).default('-fecha'),
      }),
    ),
    response: informeResumenSchema,
    list: true,
    reads: ['informes', 'entrevistas'],
    uses: { table: 'read' },
  },
  getInformesEstadisticas: {
    method: 'GET',
    path: '/api/informes/estadisticas/resumen',
    access: { permission: 'view_reports' },
    scope: 'empresa',
    summary: 'How many reports there are, of each state and recommendation, and their mean score',
    response: estadisticasInformesSchema,
    reads: ['informes', 'entrevistas'],
    uses: { table: 'read' },
  },
  getComparacion: {
    method: 'GET',
    path: '/api/informes/comparacion/candidatos',
    access: { permission: 'view_reports' },
    scope: 'empresa',
    summary:
      'Two to four reports of one service, in the order that was asked for; `faltan` are those that are not there',
    query: lazy(() => z.object({ entrevistas: entrevistaIds() })),
    response: lazy(() => z.object({ informes: z.array(informeSchema()), faltan: z.array(z.string()) })),
    uses: { table: 'read' },
  },
  getInforme: {
    method: 'GET',
    path: '/api/informes/{entrevistaId}',
    access: { permission: 'view_reports' },
    scope: 'empresa',
    summary: 'One report with the transcript that its quotes point into',
    response: lazy(() => z.object({ informe: informeSchema(), turnos: z.array(turnoSchema()) })),
    uses: { table: 'read' },
  },
  validateInforme: {
    method: 'POST',
    path: '/api/informes/{entrevistaId}/validar',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: "A named person validates the report with a comment; changed scores stand beside the engine's",
    body: validarInformeSchema,
    response: informeSchema,
    audit: 'Validó un informe',
    changes: ['informes', 'entrevistas'],
    uses: { table: 'write' },
  },
  sendResultado: {
    method: 'POST',
    path: '/api/informes/{entrevistaId}/resultado',
    access: { permission: 'manage_interviews' },
    scope: 'empresa',
    summary: 'Tell the candidate by e-mail, once, what a person writes about their validated interview',
    body: sendResultadoSchema,
    response: informeSchema,
    audit: 'Envió el resultado de una entrevista a la persona',
    changes: ['informes'],
    uses: { table: 'write' },
  },
});
