import * as z from 'zod';
import { idSchema, slug } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { paragraph } from '../../core/schemas.ts';
import { DIAS_MAXIMO, daysBetween } from '../../empresas/plataforma/analiticas.ts';
import { MOTORES } from '../../entrevistas/entrevistas/turno.ts';
import { RECOMENDACIONES } from '../../informes/informes/informe.ts';

/** What interviews did within a period of days (UTC), counted on the day on which each thing happened. */

const dia = () => z.iso.date('Escribe una fecha válida');
const cuenta = () => z.number().int().nonnegative();

const filtros = () => ({
  desde: dia(),
  hasta: dia(),
  areaId: idSchema('are').optional(),
  /** The service's codigo. */
  servicioId: slug().optional(),
});

const withinAYear = <S extends z.ZodType<{ desde: string; hasta: string }>>(schema: S) =>
  schema
    .refine(({ desde, hasta }) => desde <= hasta, { path: ['hasta'], error: 'Termina antes de empezar' })
    .refine(({ desde, hasta }) => daysBetween(desde, hasta) < DIAS_MAXIMO, {
      path: ['hasta'],
      error: 'Elige un año como máximo',
    });

export const analiticasQuerySchema = lazy(() => withinAYear(z.strictObject(filtros())));
export type AnaliticasQuery = z.output<ReturnType<typeof analiticasQuerySchema>>;

/** The figures of a period, by e-mail to people of the company. */
export const DESTINATARIOS_MAX = 10;
export const sendAnaliticasSchema = lazy(() =>
  withinAYear(
    z.strictObject({
      ...filtros(),
      /** Ids of users of the company; without any, whoever asks. */
      para: z
        .array(z.string().min(1).max(64))
        .max(DESTINATARIOS_MAX, `Elige como máximo ${DESTINATARIOS_MAX} personas`)
        .default([]),
      mensaje: paragraph(500).default(''),
    }),
  ),
);
export type SendAnaliticas = z.output<ReturnType<typeof sendAnaliticasSchema>>;

/** null with fewer than `MUESTRA_MINIMA` cases: then it says nothing. */
const media = () => z.object({ media: z.number().nullable(), n: cuenta() });
const tasa = () => z.object({ tasa: z.number().nullable(), casos: cuenta(), n: cuenta() });

/** How many scores fall into [0, 1), [1, 2) … [9, 10]. */
export const TRAMOS = 10;
const distribucion = () => z.array(cuenta()).length(TRAMOS);

export const cifrasSchema = lazy(() =>
  z.object({
    /** Booked, begun, sent by the candidate, with a report, validated by a person. */
    programadas: cuenta(),
    iniciadas: cuenta(),
    completadas: cuenta(),
    analizadas: cuenta(),
    validadas: cuenta(),
    canceladas: cuenta(),
    /** The link closed: on an interview that was never begun, and on one that was begun and not sent. */
    noPresentadas: cuenta(),
    caducadas: cuenta(),
    /** Of the interviews that ended within the period by being sent or by their link closing, those that were sent. */
    finalizacion: tasa(),
    /** Mean score of the reports, 0 to 10. */
    puntuacion: media(),
    /** Hours from booking to sending. */
    horasHastaHecha: media(),
    /** Minutes from beginning to sending, pauses included. */
    minutosDuracion: media(),
    /** Hours from sending to validation. */
    horasHastaValidada: media(),
    /** What candidates said in the survey after the interview, 1 to 5. */
    satisfaccion: media(),
    equidad: media(),
    claridad: media(),
  }),
);
export type CifrasAnaliticas = z.output<ReturnType<typeof cifrasSchema>>;

/** One area or service within the period. */
const grupoSchema = lazy(() =>
  z.object({
    id: z.string(),
    programadas: cuenta(),
    completadas: cuenta(),
    finalizacion: tasa(),
    validadas: cuenta(),
    puntuacion: media(),
    distribucion: distribucion(),
  }),
);
export type GrupoAnaliticas = z.output<ReturnType<typeof grupoSchema>>;

export const analiticasEntrevistasSchema = lazy(() =>
  z.object({
    desde: z.string(),
    hasta: z.string(),
    /** The period of the same length before it. */
    anterior: z.object({ desde: z.string(), hasta: z.string(), cifras: cifrasSchema() }),
    cifras: cifrasSchema(),
    /** Reports by score. */
    distribucion: distribucion(),
    recomendaciones: z.record(z.enum(RECOMENDACIONES), cuenta()),
    /** Reports by the engine that made them. */
    motores: z.record(z.enum(MOTORES), cuenta()),
    /** Calls of language models, also those that gave nothing, and what those cost whose cost is known: `sinCoste` are not. */
    modelos: z.object({ llamadas: cuenta(), sinCoste: cuenta(), costeUsd: z.number().nonnegative() }),
    /** By day up to `DIAS_POR_DIA` days, by month beyond; without gaps, oldest first. */
    serie: z.array(
      z.object({
        /** `2026-03-02`, or `2026-03`. */
        fecha: z.string(),
        programadas: cuenta(),
        completadas: cuenta(),
        validadas: cuenta(),
      }),
    ),
    /** Empty when the query names one; `sin_area` stands for candidates without. */
    areas: z.array(grupoSchema()),
    servicios: z.array(grupoSchema()),
    /** Only of a query that names a service: competencies are its own. */
    competencias: z.array(z.object({ id: z.string(), puntuacion: media(), distribucion: distribucion() })),
  }),
);
export type AnaliticasEntrevistas = z.output<ReturnType<typeof analiticasEntrevistasSchema>>;

/** A longer period is shown by month. */
export const DIAS_POR_DIA = 92;
export const SIN_AREA = 'sin_area';
