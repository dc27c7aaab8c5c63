import type { Contracts, Operation } from '#shared/contracts.ts';
import type { BodyInput, DataOf, EndpointContract, FormOf, ParamsOf, QueryInput } from '#shared/core/contract.ts';
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
  Given<'body', BodyInput<ContractOf<O>>> &
  Given<'form', FormOf<ContractOf<O>>> & {
    signal?: AbortSignal;
    /** The same key on a second try of the same submit, so that the server stores it once. */
    idempotencyKey?: string;
    timeoutMs?: number;
    /** In place of the session's token. A 401 is then the answer: nothing is renewed. */
    bearer?: string;
    /** Sent although the page goes away meanwhile. */
    keepalive?: boolean;
  };

/** A call that leads elsewhere answers the address, for the browser to open. */
export type Entry<O extends Operation> = ContractOf<O> extends { redirect: true } ? string : DataOf<ContractOf<O>>;
export interface Page<T> {
  data: T[];
  nextCursor: string | undefined;
}
/** What an operation with `attachment` answers. */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** One entry; for lists an array with the cursor of the next page; a file where the contract says so, or its address. */
export type Answer<O extends Operation> =
  ContractOf<O> extends { attachment: string; redirect: true }
    ? ReceivedFile | string
    : ContractOf<O> extends { attachment: string }
      ? ReceivedFile
      : Entry<O> extends (infer T)[]
        ? Page<T>
        : Entry<O>;

type OptionsArgument<O extends Operation> =
  Record<never, never> extends CallOptions<O> ? [options?: CallOptions<O>] : [options: CallOptions<O>];

type Routes = Record<string, readonly [method: string, path: string, flags: string, ...unknown[]]>;

/** What the client needs from the session; the session sets it, so neither imports the other's state. */
export interface ClientSession {
  token(): string | undefined;
  /** A new token after a 401, or undefined when the session is over. */
  renew(rejected: string): Promise<string | undefined>;
  /** The company that a superadmin works in, for calls bound to one company. */
  empresaId(): string | undefined;
}

/** Who wants to know whether the server answers. */
export interface CallMonitor {
  /** `synced`: the answer brought data. */
  answered(synced: boolean): void;
  lost(): void;
}

export const TIMEOUT_MS = 10_000;
const NO_SESSION: ClientSession = { token: () => undefined, renew: async () => undefined, empresaId: () => undefined };

/** Calls that make or end a session: a 401 from them is their answer, not a stale token. */
const SESSION_CALLS = new Set(['login', 'updatePassword', 'finishLogin', 'refreshSesion', 'logout', 'verifyOauth']);

interface LooseOptions {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  idempotencyKey?: string;
  timeoutMs?: number;
  bearer?: string;
  keepalive?: boolean;
}

export function createApiClient(routes: Routes, fetcher: typeof fetch = (...args) => fetch(...args)) {
  let session = NO_SESSION;
  let monitor: CallMonitor | undefined;

  async function send(operation: string, options: LooseOptions, key: string | undefined, token: string | undefined) {
    const [method, path, flags] = routes[operation] ?? [];
    if (!method || !path) throw new Error(`Unknown operation ${operation}`);
    const headers: Record<string, string> = { Accept: 'application/json' };
    const bearer = options.bearer ?? (SESSION_CALLS.has(operation) ? undefined : token);
    if (bearer) headers.Authorization = `Bearer ${bearer}`;
    if (options.body !== undefined) headers['Content-Type'] = 'application/json';
    if (method === 'POST' && key) headers['Idempotency-Key'] = key;
    const query = { ...(flags?.includes('e') ? { empresaId: session.empresaId() } : {}), ...options.query };
    return observed(method, buildPath(path, options.params ?? {}, query), {
      method,
      headers,
      // A form brings its own content type, with the boundary between its parts.
      body: options.body === undefined ? options.form : JSON.stringify(options.body),
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      ...(options.keepalive && { keepalive: true }),
    });
  }

  /** An edge that cannot reach the API answers for it: that is no answer of ours. */
  async function observed(method: string, url: string, init: Exchange) {
    try {
      const answer = await exchange(fetcher, url, init);
      if (answer.status >= 502 && answer.status <= 504) monitor?.lost();
      else monitor?.answered(method === 'GET' && answer.ok);
      return answer;
    } catch (error) {
      if (error instanceof ApiError) monitor?.lost();
      throw error;
    }
  }

  async function call<O extends Operation>(operation: O, ...[options]: OptionsArgument<O>): Promise<Answer<O>> {
    const loose = (options ?? {}) as LooseOptions;
    const key = loose.idempotencyKey ?? crypto.randomUUID();
    const token = session.token();
    let answer = await send(operation, loose, key, token);
    if (answer.status === 401 && token && !loose.bearer && !SESSION_CALLS.has(operation)) {
      const renewed = await session.renew(token);
      if (renewed) answer = await send(operation, loose, key, renewed);
    }
    if (!answer.ok) throw failureOf(answer.status, answer.body, answer.headers);
    if (answer.file) return answer.file as Answer<O>;
    const { data, nextCursor } = (answer.body ?? {}) as { data?: unknown; nextCursor?: string | null };
    const list = routes[operation]?.[2].includes('l');
    return (list ? { data: data ?? [], nextCursor: nextCursor ?? undefined } : data) as Answer<O>;
  }

  return {
    call,
    attach(next: ClientSession) {
      session = next;
    },
    watch(next: CallMonitor) {
      monitor = next;
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
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  keepalive?: boolean;
}

async function exchange(fetcher: typeof fetch, url: string, { timeoutMs, signal, ...init }: Exchange) {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetcher(url, {
      ...init,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    // A redirect leads to a file too, but that one is for the browser itself.
    if (response.redirected) return await addressOf(response);
    const file = await fileOf(response);
    const text = file ? '' : await response.text();
    return {
      file,
      ok: response.ok,
      status: response.status,
      headers: response.headers,
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

/** The file of an answer that is one; undefined for all others. */
async function fileOf(response: Response): Promise<ReceivedFile | undefined> {
  const name = /^attachment; filename="([^"]+)"$/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return response.ok && name ? { name, content: await response.blob() } : undefined;
}

/** What is there is for the browser to show or to save, not for this client to read. */
async function addressOf(response: Response) {
  const { ok, status, headers, url } = response;
  await response.body?.cancel();
  return { file: undefined, ok, status, headers, body: ok ? { data: url } : undefined };
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
