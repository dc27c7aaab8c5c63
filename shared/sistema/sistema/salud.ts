import * as z from 'zod';
import { DEPENDENCIAS, dependenciaPublicaSchema, ESTADOS_SALUD } from '../../core/dependencias.ts';
import { lazy } from '../../core/lazy.ts';

/** The check runs every 5 minutes: a record older than two runs and a bit says nothing about now. */
export const SALUD_VIGENTE_SEGUNDOS = 11 * 60;
export const SALUD_GUARDADA_SEGUNDOS = 7 * 24 * 60 * 60;

/** One answer of one dependency. */
export const chequeoSchema = lazy(() =>
  z.object({
    nombre: z.enum(DEPENDENCIAS),
    estado: z.enum(ESTADOS_SALUD),
    latenciaMs: z.number().int().nonnegative(),
    fecha: z.string(),
    /** Stable code of what was found, such as `CARTAS_MUERTAS` or the name of the service's error; null when all is well. */
    detalle: z.string().nullable(),
    /** Figures behind the state: queue depths, quotas, how many providers answered. */
    cifras: z.record(z.string(), z.number()).default({}),
  }),
);
export type Chequeo = z.output<ReturnType<typeof chequeoSchema>>;

/** What one run of the check found. */
export const registroSaludSchema = lazy(() =>
  z.object({
    fecha: z.string(),
    /** The worst of the dependencies. */
    estado: z.enum(['ok', 'degradado', 'caido']),
    dependencias: z.array(chequeoSchema()),
  }),
);
export type RegistroSalud = z.output<ReturnType<typeof registroSaludSchema>>;

/** One hour of checks: how often each dependency was found in which state. Kept as long as the records. */
export const horaSaludSchema = lazy(() =>
  z.object({
    /** Start of the hour. */
    hora: z.string(),
    dependencias: z.partialRecord(
      z.enum(DEPENDENCIAS),
      z.partialRecord(z.enum(ESTADOS_SALUD), z.number().int().nonnegative()),
    ),
  }),
);
export type HoraSalud = z.output<ReturnType<typeof horaSaludSchema>>;

/** The same with what the superadmin needs to act. */
export const dependenciaSchema = lazy(() =>
  dependenciaPublicaSchema().extend({
    latenciaMs: z.number().int().nonnegative().nullable(),
    detalle: z.string().nullable(),
    cifras: z.record(z.string(), z.number()),
  }),
);
export type EstadoDependencia = z.output<ReturnType<typeof dependenciaSchema>>;
