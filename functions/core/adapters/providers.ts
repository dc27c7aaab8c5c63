import type { Proveedor } from '#shared/core/proveedores.ts';
import { modeloPorDefecto, type ProveedorConModelos } from '#shared/ia/configuracion/modelos.ts';
import { env } from '../env.ts';
import { LISTS, type ModeloListado } from './provider-models.ts';
import { askProvider, get, type ProviderRequest, problemOf } from './provider-request.ts';

/** Whether a provider took a key; `error` is for people, and never holds what the provider wrote. */
export type Ping = { latencyMs: number } & ({ ok: true } | { ok: false; error: string });

/** The models that a provider lists, once each. */
export type Listing = { ok: true; modelos: ModeloListado[] } | { ok: false; error: string };

export interface Providers {
  /** The provider's cheapest call that proves a key. Never throws. */
  ping(proveedor: Proveedor, clave: string, signal?: AbortSignal): Promise<Ping>;
  /** Its list of models, all pages of it, as it is on that day. Never throws. */
  listModels(proveedor: ProveedorConModelos, clave: string, now: Date): Promise<Listing>;
}

const TIMEOUT_MS = 10_000;
/** A list of some hundred models has some hundred kilobytes. */
const LIST_MAX_BYTES = 4_000_000;
const PAGES_MAX = 10;
const MODELS_MAX = 300;

/** From the providers' API references. Perplexity's list of models is open to anyone, so only a paid call proves a key. */
const PINGS: Record<Proveedor, (clave: string) => ProviderRequest> = {
  openai: (clave) => get('/v1/models', { authorization: `Bearer ${clave}` }),
  claude: (clave) => get('/v1/models?limit=1', { 'x-api-key': clave, 'anthropic-version': '2023-06-01' }),
  gemini: (clave) => get('/v1beta/models?pageSize=1', { 'x-goog-api-key': clave }),
  deepgram: (clave) => get('/v1/auth/token', { authorization: `Token ${clave}` }),
  did: (clave) => get('/credits', { authorization: `Basic ${Buffer.from(clave, 'utf8').toString('base64')}` }),
  perplexity: (clave) => ({
    method: 'POST',
    path: '/v1/agent',
    headers: { authorization: `Bearer ${clave}`, 'content-type': 'application/json' },
    body: { model: modeloPorDefecto('perplexity'), input: '1', max_output_tokens: 16 },
  }),
};

const unreached = (ends: AbortSignal) =>
  ends.aborted ? 'el proveedor no respondió a tiempo' : 'no se pudo conectar con el proveedor';

/** Where the providers are is the deployment's business: no address ever comes with a request. */
export function httpProviders(timeoutMs = TIMEOUT_MS): Providers {
  const bases = JSON.parse(env('PROVIDER_URLS')) as Record<Proveedor, string>;
  return {
    async ping(proveedor, clave, signal) {
      const start = performance.now();
      const elapsed = () => Math.round(performance.now() - start);
      const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      try {
        const { status } = await askProvider(bases[proveedor], PINGS[proveedor](clave), ends);
        const error = problemOf(status);
        return error ? { ok: false, latencyMs: elapsed(), error } : { ok: true, latencyMs: elapsed() };
      } catch {
        return { ok: false, latencyMs: elapsed(), error: unreached(ends) };
      }
    },

    async listModels(proveedor, clave, now) {
      const ends = AbortSignal.timeout(timeoutMs);
      const { request, read } = LISTS[proveedor];
      const found = new Map<string, ModeloListado>();
      let after: string | undefined;
      for (let page = 0; page < PAGES_MAX; page++) {
        const answer = await askProvider(bases[proveedor], request(clave, after), ends, LIST_MAX_BYTES).catch(
          () => undefined,
        );
        if (!answer) return { ok: false, error: unreached(ends) };
        const error = problemOf(answer.status);
        if (error) return { ok: false, error };
        const listed = readOrUndefined(() => read(JSON.parse(answer.text), now));
        if (!listed) return { ok: false, error: 'el proveedor respondió algo que no es una lista de modelos' };
        for (const modelo of listed.modelos) found.set(modelo.id, modelo);
        after = listed.next;
        if (!after) break;
      }
      // Half a list would retire the other half.
      if (after || found.size > MODELS_MAX) {
        return { ok: false, error: 'la lista del proveedor es demasiado larga' };
      }
      if (found.size === 0) return { ok: false, error: 'el proveedor no ofrece ningún modelo que sirva' };
      return { ok: true, modelos: [...found.values()] };
    },
  };
}

function readOrUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
