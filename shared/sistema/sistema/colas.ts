import * as z from 'zod';
import { lazy } from '../../core/lazy.ts';

/** What starts a job: `eventos` through a queue of its own, `registro` the table's stream, `horario` a schedule. */
export const DISPARADORES = ['eventos', 'registro', 'horario'] as const;
export type Disparador = (typeof DISPARADORES)[number];

export interface Trabajo {
  /** The job's function: `send-correo`. */
  trabajo: string;
  disparador: Disparador;
}

/** How many dead letters one call sends again or deletes at most. */
export const REINTENTOS_MAXIMO = 100;

/** Counts of SQS, which are approximate; null when the queue did not answer. */
const cuenta = () => z.number().int().nonnegative().nullable();

export const colaSchema = lazy(() =>
  z.object({
    trabajo: z.string(),
    disparador: z.enum(DISPARADORES),
    /** Null too for a job that has no queue of its own. */
    pendientes: cuenta(),
    enProceso: cuenta(),
    /** What the job gave up on; kept for 14 days. */
    muertas: cuenta(),
  }),
);
export type Cola = z.output<ReturnType<typeof colaSchema>>;

export const colasSchema = lazy(() => z.object({ fecha: z.string(), colas: z.array(colaSchema()) }));

/** A dead letter without what it says, which may be personal. */
export const mensajeMuertoSchema = lazy(() =>
  z.object({
    id: z.string(),
    /** Name of the domain event, when it is one. */
    evento: z.string().nullable(),
    /** When it was first put on the queue. */
    fecha: z.string(),
    /** How often it was received, looks at it from the panel included. */
    intentos: z.number().int().nonnegative(),
  }),
);
export type MensajeMuerto = z.output<ReturnType<typeof mensajeMuertoSchema>>;

export const reintentoSchema = lazy(() =>
  z.object({
    reenviados: z.number().int().nonnegative(),
    /** Dead letters after it: more than one call sends, what the queue did not take, or new ones. */
    quedan: z.number().int().nonnegative(),
  }),
);
export type Reintento = z.output<ReturnType<typeof reintentoSchema>>;

export const descarteSchema = lazy(() =>
  z.object({ descartados: z.number().int().nonnegative(), quedan: z.number().int().nonnegative() }),
);
export type Descarte = z.output<ReturnType<typeof descarteSchema>>;

/** The continuous backup of the table; null where the deployment has none. */
export const copiasSchema = lazy(() =>
  z.object({
    /** Any second between the two can be restored. */
    continua: z.object({ desde: z.string(), hasta: z.string() }).nullable(),
  }),
);
