import * as z from 'zod';
import { slug } from '../../core/id-schemas.ts';
import { lazy } from '../../core/lazy.ts';
import { line, paragraph } from '../../core/schemas.ts';
import { APIS_PREFERIDAS, IA_POR_DEFECTO } from './instrucciones.ts';
import { braces, unknownVariables, VARIABLES } from './variables.ts';

/** An HR service: the template of an interview, its competencies and the rubric by which its report is scored. */

export const CATEGORIAS = ['evaluacion', 'desarrollo', 'seleccion', 'organizacional'] as const;
export const TIPOS_SERVICIO = [
  'seleccion_personal',
  'evaluacion_desempeno',
  'mapeo_organizacional',
  'test_vocacional',
  'desarrollo_carrera',
] as const;

/** BARS: behaviourally anchored rating scale (Smith and Kendall, 1963), anchored at 1, 5 and 10. */
export const anclasSchema = lazy(() => z.object({ 1: paragraph(600, 1), 5: paragraph(600, 1), 10: paragraph(600, 1) }));

export const competenciaSchema = lazy(() =>
  z.object({
    id: slug(),
    nombre: line(80, 2),
    descripcion: paragraph(400, 1),
    /** `blanda` becomes a soft skill of the report, `tecnica` a hard skill. */
    tipo: z.enum(['blanda', 'tecnica']),
    anclas: anclasSchema(),
    /** Words and short expressions (any inflection) that show the competency; the embedded engine looks for them. */
    indicadores: z
      .array(line(60, 2))
      .min(5, 'Escribe al menos 5 indicadores: con menos, las respuestas no se reconocen')
      .max(60, 'Escribe como máximo 60 indicadores'),
  }),
);

export const preguntaSchema = lazy(() =>
  z.object({
    id: slug(),
    texto: paragraph(600, 1),
    /** Ids of the competencies that the answer informs. Empty for a question that only opens or closes. */
    competencias: z.array(slug()).max(4, 'Elige como máximo 4 competencias'),
    /** `conductual` asks for a lived situation, so a missing STAR part is followed up; `abierta` does not. */
    tipo: z.enum(['conductual', 'abierta']),
  }),
);

export const faseSchema = lazy(() =>
  z.object({
    id: slug(),
    nombre: line(80, 2),
    objetivo: paragraph(400),
    minutos: z
      .number({ error: 'Escribe los minutos' })
      .int('Escribe un número entero')
      .min(1, 'Escribe de 1 a 120 minutos')
      .max(120, 'Escribe de 1 a 120 minutos'),
    preguntas: z.array(preguntaSchema()).min(1, 'Añade al menos una pregunta').max(30, 'Deja como máximo 30 preguntas'),
  }),
);

/** A prompt or context of a service: an unknown variable is an error. */
const instrucciones = lazy(() =>
  paragraph(8000)
    .superRefine((text, context) => {
      const unknown = unknownVariables(text);
      if (unknown.length === 0) return;
      const which = unknown.length === 1 ? `La variable ${braces(unknown)} no existe` : `No existen ${braces(unknown)}`;
      context.addIssue({ code: 'custom', message: `${which}. Puedes usar ${braces(VARIABLES)}.` });
    })
    .describe(`Con estas variables y ninguna otra: ${braces(VARIABLES)}`),
);

export const expertoSchema = lazy(() => z.object({ nombre: line(120, 2), especialidad: line(160, 2) }));

export const estructuraSchema = lazy(() =>
  z.object({
    /** Minutes. */
    duracionEstimada: z
      .number({ error: 'Escribe la duración en minutos' })
      .int('Escribe un número entero')
      .min(5, 'Escribe de 5 a 180 minutos')
      .max(180, 'Escribe de 5 a 180 minutos'),
    /** 0 to 100; a mean score at or above it counts as passed. */
    criterioPasado: z
      .number({ error: 'Escribe el criterio de aprobado' })
      .int('Escribe un número entero')
      .min(0, 'Escribe de 0 a 100')
      .max(100, 'Escribe de 0 a 100'),
    competencias: z
      .array(competenciaSchema())
      .min(1, 'Añade al menos una competencia')
      .max(20, 'Deja como máximo 20 competencias'),
    fases: z.array(faseSchema()).min(1, 'Añade al menos una fase').max(12, 'Deja como máximo 12 fases'),
  }),
);

export const servicioHrSchema = lazy(() =>
  z.object({
    /** Unique, never changes. */
    codigo: slug(),
    /** Every save makes a new version; an interview keeps the version that it was booked with. */
    version: z.number().int().min(1),
    nombre: line(120, 2),
    descripcion: paragraph(400, 1),
    descripcionDetallada: paragraph(4000),
    categoria: z.enum(CATEGORIAS),
    tipo: z.enum(TIPOS_SERVICIO),
    experto: expertoSchema(),
    estructura: estructuraSchema(),
    configuracion: z.object({ activo: z.boolean(), requiereAutenticacion: z.boolean() }),
    /** The provider that the service was written for; another one, or the embedded engine, takes over when it fails. */
    api_preferida: z.enum(APIS_PREFERIDAS).default(IA_POR_DEFECTO.api_preferida),
    contexto: instrucciones().default(IA_POR_DEFECTO.contexto),
    prompt_sistema: instrucciones().default(IA_POR_DEFECTO.prompt_sistema),
    prompt_usuario: instrucciones().default(IA_POR_DEFECTO.prompt_usuario),
  }),
);

export type ServicioHr = z.output<ReturnType<typeof servicioHrSchema>>;
/** A service as it ships in code: without instructions of its own it has the platform's. */
export type Plantilla = z.input<ReturnType<typeof servicioHrSchema>>;
export type Estructura = ServicioHr['estructura'];
export type Competencia = Estructura['competencias'][number];
export type Fase = Estructura['fases'][number];
export type Pregunta = Fase['preguntas'][number];

/** Real counts, moved with what they count. */
export const metricasSchema = lazy(() =>
  z.object({
    /** Interviews that there are with the service, whatever became of them; those of erased people count no more. */
    entrevistas: z.number().int(),
    /** Interviews that candidates finished. */
    totalEjecuciones: z.number().int(),
    /** Mean of the post-interview survey, 1 to 5; null before its first answer. */
    satisfaccionPromedio: z.number().nullable(),
  }),
);
export type Metricas = z.output<ReturnType<typeof metricasSchema>>;

/** A service with what is known of its use. `integrado`: it ships with the platform, and is never deleted. */
export const servicioHrDetalleSchema = lazy(() =>
  servicioHrSchema().extend({ integrado: z.boolean(), metricas: metricasSchema() }),
);
export type ServicioHrDetalle = z.output<ReturnType<typeof servicioHrDetalleSchema>>;

/**
 * What leaves for people of companies as well. What the models are told, what the embedded engine looks for and the figures
 * over all companies are there for the platform's people alone (docs/adr/0039).
 */
export const versionVistaSchema = lazy(() =>
  servicioHrSchema().extend({
    contexto: instrucciones().optional(),
    prompt_sistema: instrucciones().optional(),
    prompt_usuario: instrucciones().optional(),
    estructura: estructuraSchema().extend({
      competencias: z.array(competenciaSchema().partial({ indicadores: true })),
    }),
  }),
);
export type VersionVista = z.output<ReturnType<typeof versionVistaSchema>>;

export const servicioVistoSchema = lazy(() =>
  versionVistaSchema().extend({ integrado: z.boolean(), metricas: metricasSchema().optional() }),
);
export type ServicioVisto = z.output<ReturnType<typeof servicioVistoSchema>>;

/** What a list of services shows: everything but questions, rubric and instructions. */
export const servicioHrResumenSchema = lazy(() =>
  servicioVistoSchema()
    .omit({ estructura: true, descripcionDetallada: true, contexto: true, prompt_sistema: true, prompt_usuario: true })
    .extend({
      duracionEstimada: z.number(),
      numeroFases: z.number(),
      numeroPreguntas: z.number(),
      competencias: z.array(z.string()),
    }),
);
export type ServicioHrResumen = z.output<ReturnType<typeof servicioHrResumenSchema>>;
