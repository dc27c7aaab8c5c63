import type * as z from 'zod';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';

/** What a model is asked for: kept with the record of each call. */
export const TAREAS = ['turno', 'puntuacion', 'resumen', 'dignidad'] as const;
export type Tarea = (typeof TAREAS)[number];

export interface PeticionModelo<T> {
  tarea: Tarea;
  /** Name and number of the prompt, such as `turno@1`: a change of its words is a new number. */
  versionPrompt: string;
  /** In both, what people wrote stands as data, each piece within `fence()`; only a service's own words are instructions. */
  sistema: string;
  mensaje: string;
  /**
   * Output by schema, its refinements included: an answer that does not pass counts as a failure of the provider. Every
   * property required (`nullable`, never `optional`) and limits as refinements: strict modes take no others.
   */
  esquema: z.ZodType<T>;
  maxOutputTokens: number;
  /** Milliseconds for everything: all providers, all tries. A single call has at most 8 seconds of it, or 20 of `dignidad`. */
  plazoMs: number;
  /** Sampling temperature, for models that take one; left out, the provider's default. */
  temperatura?: number;
  /** Ask only the first provider that may be asked, with the whole of the time. */
  soloPrimero?: boolean;
}

export interface RespuestaModelo<T> {
  salida: T;
  proveedor: ProveedorLenguaje;
  modelo: string;
}

/** The language models of one interview, within its budget of calls and tokens. */
export interface Modelos {
  /** Asks the providers in the company's order until one gives a valid answer; undefined when none does. Never throws. */
  ask<T>(peticion: PeticionModelo<T>): Promise<RespuestaModelo<T> | undefined>;
}
