import * as z from 'zod';
import { lazy } from '../core/lazy.ts';
import { line, paragraph } from '../core/schemas.ts';

/** An HR service: the template of an interview, its competencies and the rubric by which its report is scored. */

export const CATEGORIAS = ['evaluacion', 'desarrollo', 'seleccion', 'organizacional'] as const;
export const TIPOS_SERVICIO = [
  'seleccion_personal',
  'evaluacion_desempeno',
  'mapeo_organizacional',
  'test_vocacional',
  'desarrollo_carrera',
] as const;

const slug = lazy(() => z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Usa minúsculas, cifras y guiones'));

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
    indicadores: z.array(line(60, 2)).min(5).max(60),
  }),
);

export const preguntaSchema = lazy(() =>
  z.object({
    id: slug(),
    texto: paragraph(600, 1),
    /** Ids of the competencies that the answer informs. Empty for a question that only opens or closes. */
    competencias: z.array(slug()).max(4),
    /** `conductual` asks for a lived situation, so a missing STAR part is followed up; `abierta` does not. */
    tipo: z.enum(['conductual', 'abierta']),
  }),
);

export const faseSchema = lazy(() =>
  z.object({
    id: slug(),
    nombre: line(80, 2),
    objetivo: paragraph(400, 1),
    minutos: z.number().int().min(1).max(120),
    preguntas: z.array(preguntaSchema()).min(1).max(30),
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
    descripcionDetallada: paragraph(4000, 1),
    categoria: z.enum(CATEGORIAS),
    tipo: z.enum(TIPOS_SERVICIO),
    experto: z.object({ nombre: line(120, 2), especialidad: line(160, 2) }),
    estructura: z.object({
      /** Minutes. */
      duracionEstimada: z.number().int().min(5).max(180),
      /** 0 to 100; a mean score at or above it counts as passed. */
      criterioPasado: z.number().int().min(0).max(100),
      competencias: z.array(competenciaSchema()).min(1).max(20),
      fases: z.array(faseSchema()).min(1).max(12),
    }),
    configuracion: z.object({ activo: z.boolean(), requiereAutenticacion: z.boolean() }),
  }),
);

export type ServicioHr = z.output<ReturnType<typeof servicioHrSchema>>;
export type Competencia = ServicioHr['estructura']['competencias'][number];
export type Fase = ServicioHr['estructura']['fases'][number];
export type Pregunta = Fase['preguntas'][number];

/** What a list of services shows: everything but the questions and the rubric. */
export const servicioHrResumenSchema = lazy(() =>
  servicioHrSchema()
    .omit({ estructura: true, descripcionDetallada: true })
    .extend({
      duracionEstimada: z.number(),
      numeroFases: z.number(),
      numeroPreguntas: z.number(),
      competencias: z.array(z.string()),
    }),
);
export type ServicioHrResumen = z.output<ReturnType<typeof servicioHrResumenSchema>>;

/** Whether a company has contracted a service: the map holds current codes and the older names (specification 2, section 6). */
const CONTRACT_ALIASES: Record<string, readonly string[]> = {
  'test-vocacional': ['testVocacional', 'evaluacion-psicometrica'],
  'entrevistas-profundidad': ['entrevistaProfundidad', 'analisis-competencial'],
  'mapeo-organizacional': ['mapeoOrganizacional', 'analisis-cultural'],
};

export function isContratado(serviciosContratados: Record<string, boolean>, codigo: string): boolean {
  return [codigo, ...(CONTRACT_ALIASES[codigo] ?? [])].some((name) => serviciosContratados[name] === true);
}
