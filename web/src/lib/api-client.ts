import type { Contracts, Operation } from '#shared/contracts.ts';
import type { BodyInput, DataOf, EndpointContract, ParamsOf, QueryInput } from '#shared/core/contract.ts';
import { ApiError, failureOf, TEXTO_CONEXION, TEXTO_TIEMPO } from './api-error.ts';

type ContractOf<O extends Operation> = Contracts[O] extends EndpointContract ? Contracts[O] : never;
type Given<Name extends string, T> = unknown extends T
  ? { [K in Name]?: undefined }
  : T extends undefined
    ? { [K in Name]?: undefined }
    : Record<never, never> extends T
      ? { [K in Name]?: T }
      : { [K in Name]: T };

export type CallOptions<O extends Operation> = Given<'params', ParamsOf<ContractOf<O>>> &
  Given<'query', Partial<QueryInput<ContractOf<O>>>> &
  Given<'body', BodyInput<ContractOf<O>>> & {
    signal?: AbortSignal;
    /** The same key on a second try of the same submit, so that the server stores it once. */
    idempotencyKey?: string;
    timeoutMs?: number;
  };

export type Entry<O extends Operation> = DataOf<ContractOf<O>>;
export interface Page<T> {
  data: T[];
  nextCursor: string | undefined;
}
/** One entry, or for lists an array with the cursor of the next page. */
export type Answer<O extends Operation> = Entry<O> extends (infer T)[] ? Page<T> : Entry<O>;

type OptionsArgument<O extends Operation> =
  Record<never, never> extends CallOptions<O> ? [options?: CallOptions<O>] : [options: CallOptions<O>];

type Routes = Record<string, readonly [method: string, path: string, flags: string]>;

/** What the client needs from the session; the session sets it, so neither imports the other's state. */
export interface ClientSession {
  token(): string | undefined;
  /** A new token after a 401, or undefined when the session is over. */
  renew(rejected: string): Promise<string | undefined>;
  /** The company that a superadmin works in, for calls bound to one company. */
  empresaId(): string | undefined;
}

export const TIMEOUT_MS = 10_000;
const NO_SESSION: ClientSession = { token: () => undefined, renew: async () => undefined, empresaId: () => undefined };

/** Calls that make or end a session: a 401 from them is their answer, not a stale token. */
const SESSION_CALLS = new Set(['login', 'updatePassword', 'refreshSesion', 'logout']);

interface LooseOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  timeoutMs?: number;
}

export function createApiClient(routes: Routes, fetcher: typeof fetch = (...args) => fetch(...args)) {
  let session = NO_SESSION;

  async function send(operation: string, options: LooseOptions, key: string | undefined, token: string | undefined) {
    const [method, path, flags] = routes[operation] ?? [];
    if (!method || !path) throw new Error(`Unknown operation ${operation}`);
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token && !SESSION_CALLS.has(operation)) headers.Authorization = `Bearer ${token}`;
    if (options.body !== undefined) headers['Content-Type'] = 'application/json';
    if (method === 'POST' && key) headers['Idempotency-Key'] = key;
    const query = { ...(flags?.includes('e') ? { empresaId: session.empresaId() } : {}), ...options.query };
    return exchange(fetcher, buildPath(path, options.params ?? {}, query), {
      method,
      headers,
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    });
  }

  async function call<O extends Operation>(operation: O, ...[options]: OptionsArgument<O>): Promise<Answer<O>> {
    const loose = (options ?? {}) as LooseOptions;
    const key = loose.idempotencyKey ?? crypto.randomUUID();
    const token = session.token();
    let answer = await send(operation, loose, key, token);
    if (answer.status === 401 && token && !SESSION_CALLS.has(operation)) {
      const renewed = await session.renew(token);
      if (renewed) answer = await send(operation, loose, key, renewed);
    }
    if (!answer.ok) throw failureOf(answer.status, answer.body, answer.requestId);
    const { data, nextCursor } = (answer.body ?? {}) as { data?: unknown; nextCursor?: string | null };
    const list = routes[operation]?.[2].includes('l');
    return (list ? { data: data ?? [], nextCursor: nextCursor ?? undefined } : data) as Answer<O>;
  }

  return {
    call,
    attach(next: ClientSession) {
      session = next;
    },
  };
}

/** Fills `{name}` placeholders and appends the query without the parameters that have no value. */
export function buildPath(path: string, params: Record<string, string>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Missing path parameter ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

interface Exchange {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
}

async function exchange(fetcher: typeof fetch, url: string, { timeoutMs, signal, ...init }: Exchange) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetcher(url, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await response.text();
    return {
      ok: response.ok,
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? response.headers.get('apigw-requestid'),
      body: parse(text, response.ok),
    };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // A caller who gave up wants its own abort back, not a message for people.
    if (signal?.aborted) throw error;
    throw timeout.aborted
      ? new ApiError({ status: 0, code: 'TIEMPO_CLIENTE', message: TEXTO_TIEMPO })
      : new ApiError({ status: 0, code: 'SIN_CONEXION', message: TEXTO_CONEXION });
  }
}

function parse(text: string, ok: boolean): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page in place of ours: as a failure its status says enough, as a success it cannot be used.
    if (!ok) return undefined;
    throw new ApiError({ status: 0, code: 'RESPUESTA_ILEGIBLE', message: TEXTO_CONEXION });
  }
}
