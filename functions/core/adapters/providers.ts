import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { modeloPorDefecto } from '#shared/proveedores/modelos.ts';
import type { Proveedor } from '#shared/proveedores/proveedor.ts';
import { env } from '../env.ts';

/** Whether a provider took a key; `error` is for people, and never holds what the provider wrote. */
export type Ping = { latencyMs: number } & ({ ok: true } | { ok: false; error: string });

export interface Providers {
  /** The provider's cheapest call that proves a key. Never throws. */
  ping(proveedor: Proveedor, clave: string, signal?: AbortSignal): Promise<Ping>;
}

const TIMEOUT_MS = 10_000;

interface PingRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

/** From the providers' API references. Perplexity's list of models is open to anyone, so only a paid call proves a key. */
const PINGS: Record<Proveedor, (clave: string) => PingRequest> = {
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

function get(path: string, headers: Record<string, string>): PingRequest {
  return { method: 'GET', path, headers };
}

/** Where the providers are is the deployment's business: no address ever comes with a request. */
export function httpProviders(timeoutMs = TIMEOUT_MS): Providers {
  const bases = JSON.parse(env('PROVIDER_URLS')) as Record<Proveedor, string>;
  return {
    async ping(proveedor, clave, signal) {
      const start = performance.now();
      const elapsed = () => Math.round(performance.now() - start);
      const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
      try {
        const error = problemOf(await statusOf(bases[proveedor], PINGS[proveedor](clave), ends));
        return error ? { ok: false, latencyMs: elapsed(), error } : { ok: true, latencyMs: elapsed() };
      } catch {
        const error = ends.aborted ? 'el proveedor no respondió a tiempo' : 'no se pudo conectar con el proveedor';
        return { ok: false, latencyMs: elapsed(), error };
      }
    },
  };
}

/** Not `fetch`: loading it costs 31 ms of a cold start. Redirects are not followed, and no body is read. */
function statusOf(base: string, { method, path, headers, body }: PingRequest, signal: AbortSignal): Promise<number> {
  const url = new URL(base.replace(/\/$/, '') + path);
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, { method, headers: { accept: 'application/json', ...headers }, signal }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

function problemOf(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  // Gemini says 400 to a key that it does not know.
  if ([400, 401, 403].includes(status)) return 'el proveedor rechazó la clave';
  if (status === 402) return 'la cuenta del proveedor no tiene saldo';
  if (status === 429) return 'la cuenta del proveedor ha llegado a su límite de uso';
  return `el proveedor respondió con el código ${status}`;
}
