import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';
import { version } from '../../core/schemas.ts';
import { HUECOS, turnoSchema } from '../entrevistas/turno.ts';

/** An interview that an invented candidate answers, to try a service. Nobody keeps it. */

/** How the invented candidate answers. */
export const PERSONAS = [
  'breve',
  'verboso',
  'evasivo',
  'fuera-de-tema',
  'hostil',
  'silencioso',
  'manipulador',
  'otro-idioma',
  'excelente',
  'flojo',
  'curioso',
] as const;
export type PersonaId = (typeof PERSONAS)[number];

export const SEMILLA_MAX = 9999;

export const simulateSchema = lazy(() =>
  z.strictObject({
    persona: z.enum(PERSONAS, { error: 'Elige una persona candidata' }),
    /** The same seed gives the same conversation. */
    semilla: z
      .number({ error: `Escribe un número de 1 a ${SEMILLA_MAX}` })
      .int('Escribe un número entero')
      .min(1, `Escribe un número de 1 a ${SEMILLA_MAX}`)
      .max(SEMILLA_MAX, `Escribe un número de 1 a ${SEMILLA_MAX}`)
      .default(1),
    /** Without it, the current one. */
    version: version().optional(),
  }),
);
export type Simulate = z.output<ReturnType<typeof simulateSchema>>;

export const cifrasSchema = lazy(() =>
  z.object({
    /** Per cent of the competencies that were asked about within the time. */
    cobertura: z.number(),
    competencias: z.array(z.object({ id: z.string(), nombre: z.string(), preguntada: z.boolean() })),
    /** Pairs of questions that a person would take for one. */
    repeticiones: z.number().int(),
    preguntas: z.number().int(),
    seguimientos: z.number().int(),
    motivos: z.array(z.object({ hueco: z.enum(HUECOS), veces: z.number().int() })),
    /** Template questions that came back because the candidate asked something. */
    vueltas: z.number().int(),
    minutos: z.number(),
    minutosPrevistos: z.number(),
    /** Of all answers. */
    palabras: z.number().int(),
    fases: z.array(
      z.object({
        faseId: z.string(),
        nombre: z.string(),
        preguntas: z.number().int(),
        preguntasPlantilla: z.number().int(),
        seguimientos: z.number().int(),
        minutos: z.number(),
        minutosPrevistos: z.number(),
        palabras: z.number().int(),
      }),
    ),
    /** What the interviewer must never do, in Spanish; empty when all is well. */
    incumplimientos: z.array(z.string()),
  }),
);
export type Cifras = z.output<ReturnType<typeof cifrasSchema>>;

export const simulacionSchema = lazy(() =>
  z.object({
    version: z.number().int(),
    persona: z.enum(PERSONAS),
    semilla: z.number().int(),
    turnos: z.array(turnoSchema()),
    /** Names of the phases, by id. */
    fases: z.record(z.string(), z.string()),
    cifras: cifrasSchema(),
  }),
);
export type Simulacion = z.output<ReturnType<typeof simulacionSchema>>;
