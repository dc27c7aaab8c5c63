import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { recuperadoSchema } from '../../core/recuperado.ts';
import { paragraph, version } from '../../core/schemas.ts';
import { MOTORES } from '../../entrevistas/entrevistas/turno.ts';

/** The report of one interview. Scores are out of 10; the AI's part and the person's part are always told apart. */

export const RECOMENDACIONES = ['recomendado', 'con_reservas', 'no_recomendado', 'sin_datos'] as const;
export type Recomendacion = (typeof RECOMENDACIONES)[number];

/** Exact quote: `texto.slice(inicio, fin) === cita` of the named turn's answer. */
export const evidenciaSchema = lazy(() =>
  z.object({ turnoId: z.string(), cita: z.string().min(1), inicio: z.number().int().min(0), fin: z.number().int() }),
);
export type Evidencia = z.output<ReturnType<typeof evidenciaSchema>>;

export const puntuacion = lazy(() => z.number().min(0).max(10));

/** A person's score beside the engine's: never instead of it. */
export const cambioSchema = lazy(() =>
  z.object({ habilidad: z.string(), puntuacion: puntuacion(), motivo: z.string(), por: z.string(), fecha: z.string() }),
);
export type Cambio = z.output<ReturnType<typeof cambioSchema>>;

const habilidadBase = lazy(() =>
  z.object({
    /** Name of the competency. */
    habilidad: z.string(),
    competenciaId: z.string(),
    /** null when there is no verified evidence (`sin evidencia`). */
    puntuacion: puntuacion().nullable(),
    /** 0 to 1: how much verified evidence the score stands on. */
    confianza: z.number().min(0).max(1),
    /** Why this score, in words: which anchor, what was found, what was missing. */
    justificacion: z.string(),
    evidencia: z.array(evidenciaSchema()),
  }),
);
export const NIVELES = ['sin_evidencia', 'basico', 'intermedio', 'avanzado'] as const;
export const softSkillSchema = habilidadBase;
export const hardSkillSchema = lazy(() => habilidadBase().extend({ nivel: z.enum(NIVELES) }));

/** Own Spanish text analysis, shown as `Análisis de texto`; never part of a score. */
export const analisisTextoSchema = lazy(() =>
  z.object({
    /** score -1 (negative) to 1 (positive). */
    sentiment: z.object({ label: z.enum(['positivo', 'neutral', 'negativo']), score: z.number().min(-1).max(1) }),
    /** 0 to 1. */
    coherenceScore: z.number().min(0).max(1),
    /** 0 to 1. */
    professionalismScore: z.number().min(0).max(1),
  }),
);
export type AnalisisTexto = z.output<ReturnType<typeof analisisTextoSchema>>;

/** Something the reviewer should look at: an answer that repeats another one, for one. */
export const alertaSchema = lazy(() =>
  z.object({
    tipo: z.enum(['respuestas_repetidas', 'pocas_palabras', 'discrepancia_entre_motores']),
    turnoId: z.string(),
    detalle: z.string(),
  }),
);

/** Kinds that accused people of what no list of words can tell; older reports still hold some, and no one sees them. */
const REMOVED = ['intento_de_manipulacion', 'otro_idioma'];
const withoutRemoved = (alertas: unknown) =>
  Array.isArray(alertas) ? alertas.filter((each) => !REMOVED.includes(each?.tipo)) : alertas;

/** What an engine makes from a transcript. */
export const informeIaSchema = lazy(() =>
  z.object({
    resumenEjecutivo: z.string(),
    softSkills: z.array(softSkillSchema()),
    hardSkills: z.array(hardSkillSchema()),
    conclusiones: z.string(),
    recomendaciones: z.array(z.string()),
    recomendacion: z.enum(RECOMENDACIONES),
    /** Mean of the scored skills, one decimal; null when none is scored. */
    puntuacionMedia: puntuacion().nullable(),
    confianza: z.number().min(0).max(1),
    bertAnalysis: analisisTextoSchema().nullable(),
    alertas: z.preprocess(withoutRemoved, z.array(alertaSchema())),
    motor: z.enum(MOTORES),
    modelo: z.string().nullable(),
    versionPrompt: z.string().nullable(),
    versionRubrica: z.string(),
  }),
);
export type InformeIa = z.output<ReturnType<typeof informeIaSchema>>;
export type SoftSkill = InformeIa['softSkills'][number];
export type HardSkill = InformeIa['hardSkills'][number];
export type Alerta = InformeIa['alertas'][number];

/** What the embedded rubric says of the same transcript, beside a report that a language model has scored. */
export const rubricaSchema = lazy(() =>
  informeIaSchema()
    .pick({ puntuacionMedia: true, recomendacion: true, confianza: true, versionRubrica: true })
    .extend({
      habilidades: z.array(habilidadBase().pick({ competenciaId: true, puntuacion: true, confianza: true })),
    }),
);
export type Rubrica = z.output<ReturnType<typeof rubricaSchema>>;

export const validacionSchema = lazy(() =>
  z.object({
    por: z.string(),
    usuarioId: z.string(),
    comentario: z.string(),
    fecha: z.string(),
    /** The candidate's name then: the document keeps it. Absent on older ones. */
    candidatoNombre: z.string().optional(),
    cambios: z.array(cambioSchema()),
  }),
);

/** What the company has told the candidate of the interview, and who did. */
export const resultadoSchema = lazy(() =>
  z.object({
    por: z.string(),
    usuarioId: z.string(),
    fecha: z.string(),
    mensaje: z.string(),
    siguientesPasos: z.string(),
  }),
);

export const informeSchema = lazy(() =>
  z.object({
    entrevistaId: z.string(),
    empresaId: z.string(),
    candidatoId: z.string(),
    candidatoNombre: z.string(),
    /** Where the candidate stood when the interview was booked. */
    areaId: z.string().nullable().default(null),
    servicioId: z.string(),
    servicioNombre: z.string(),
    servicioVersion: z.number().int(),
    estado: z.enum(['analizada', 'validada']),
    fecha: z.string(),
    informeIA: informeIaSchema(),
    /** Absent where the embedded engine made the report itself. */
    rubrica: rubricaSchema().optional(),
    validacion: validacionSchema().optional(),
    resultado: resultadoSchema().optional(),
    recuperado: recuperadoSchema().optional(),
    version: z.number().int(),
  }),
);
export type Informe = z.output<ReturnType<typeof informeSchema>>;

/** Neither scores nor the report itself: only what a person writes. */
export const sendResultadoSchema = lazy(() =>
  z.strictObject({ mensaje: paragraph(2000, 10), siguientesPasos: paragraph(1000, 10) }),
);

export const validarInformeSchema = lazy(() =>
  z.strictObject({
    comentario: paragraph(2000, 10),
    cambios: z
      .array(
        z.strictObject({
          habilidad: z.string().min(1).max(120),
          puntuacion: puntuacion().refine((n) => Number.isInteger(n * 2), 'Usa pasos de medio punto'),
          motivo: paragraph(600, 5),
        }),
      )
      .max(40)
      .default([]),
    version: version(),
  }),
);
