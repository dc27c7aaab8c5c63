import type * as z from 'zod';
import type { ProveedorLenguaje } from '#shared/ia/configuracion/proveedor.ts';
import { env } from '../env.ts';
import type { Fallo } from './model-failures.ts';

export interface ModelCall<T> {
  proveedor: ProveedorLenguaje;
  modelo: string;
  clave: string;
  sistema: string;
  mensaje: string;
  /** The answer must pass it, refinements included. Providers get its shape only, as JSON Schema. */
  esquema: z.ZodType<T>;
  maxOutputTokens: number;
  /** How long the model may think before it writes; `minimo` is the least that it can. */
  reflexion: 'minimo' | 'breve';
  /** Left out where a model takes none. */
  temperatura?: number | undefined;
  timeoutMs: number;
}

/** As the provider counts them. */
export interface Tokens {
  entrada: number;
  salida: number;
}

export type ModelResult<T> =
  | { ok: true; salida: T; tokens: Tokens | undefined }
  /** `esperaMs`: how long the provider asks to wait. What it wrote stays out: providers repeat keys and prompts. */
  | { ok: false; fallo: Fallo; tokens?: Tokens | undefined; esperaMs?: number | undefined };

export interface LanguageModels {
  /** One call of one provider, without retries. Never throws, and ends within its timeout. */
  generate<T>(call: ModelCall<T>): Promise<ModelResult<T>>;
}

/** The SDK is loaded with the first call: a company without any key never pays for it. */
export function sdkLanguageModels(): LanguageModels {
  const bases = JSON.parse(env('PROVIDER_URLS')) as Record<ProveedorLenguaje, string>;
  return {
    async generate(call) {
      const { generateWithSdk } = await import('./language-models-sdk.ts');
      return generateWithSdk(bases[call.proveedor].replace(/\/$/, ''), call);
    },
  };
}
