import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { ErrorCode, FailureBody } from '#shared/core/error-codes.ts';
import { ERROR_STATUS } from '#shared/core/error-codes.ts';
import type { Behaviour, Origin } from './assembly/distribution.ts';
import type { Assembly, LocalFunction } from './assembly.ts';
import { createEdgeFunction } from './edge-function.ts';
import { createRouter, sendResult, toEvent } from './http-event.ts';
import type { LambdaPool } from './lambda-pool.ts';
import { LambdaTimeout } from './lambda-pool.ts';
import { createWebFiles, matchesWildcard, preferredEncoding } from './web-files.ts';

export interface GatewayOptions {
  assembly: Pick<Assembly, 'routes' | 'functions' | 'distribution' | 'web'>;
  pool: LambdaPool;
  port: number;
  /** Turns cloud addresses in texts into local ones. */
  localize?: (text: string) => string;
  /** Reads an object of a bucket that is not the web bucket. */
  readObject?: (bucketName: string, key: string) => Promise<StoredObject | undefined>;
  /** Answers pages of the local run itself; false leaves the request to CloudFront's behaviours. */
  localPages?: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  onError?: (functionName: string, error: unknown) => void;
  /** API Gateway's limit of an integration; shorter in tests only. */
  integrationTimeoutMs?: number;
}

type ApiOrigin = Extract<Origin, { kind: 'api' }>;

/** An object of a bucket with the headers that S3 keeps with it. */
export interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
}

export interface Gateway {
  port: number;
  close(): Promise<void>;
}

/** Lambda takes 6 MB of JSON: the event around the body counts too. */
const MAX_EVENT_BYTES = 6 * 1024 * 1024;
const INTEGRATION_TIMEOUT_MS = 30_000;

const MESSAGES = {
  RUTA_NO_ENCONTRADA: 'Esta ruta no existe.',
  CARGA_DEMASIADO_GRANDE: 'La petición es demasiado grande.',
  TIEMPO_AGOTADO: 'El servidor ha tardado demasiado en responder. Inténtalo de nuevo.',
  ERROR_INTERNO: 'Algo ha fallado. Inténtalo de nuevo en unos minutos.',
  SIN_PERMISO: 'Este método no está permitido aquí.',
} satisfies Partial<Record<ErrorCode, string>>;

/** CloudFront in front of the HTTP API and the buckets, as the assembly describes them, on the loopback interface. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { assembly, pool, localize = (text) => text, localPages, onError } = options;
  const routers = new Map(
    [...Map.groupBy(assembly.routes, ({ api }) => api)].map(([api, routes]) => [api, createRouter(routes)]),
  );
  const webFiles = createWebFiles(assembly.web);
  const webBuckets = new Set(assembly.web.map(({ bucketName }) => bucketName));
  const edgeFunctions = new Map(
    assembly.distribution.behaviours.flatMap(({ functionCode }) =>
      functionCode ? [[functionCode, createEdgeFunction(functionCode)] as const] : [],
    ),
  );

  const callApi = async (request: IncomingMessage, response: ServerResponse, url: URL, origin: ApiOrigin) => {
    const match = routers.get(origin.api)?.(request.method ?? 'GET', url.pathname);
    const fn = match && assembly.functions.get(match.route.functionArn);
    if (!match || !fn) return fail(response, 'RUTA_NO_ENCONTRADA');
    const body = await readBody(request);
    if (!body) return fail(response, 'CARGA_DEMASIADO_GRANDE');
    const event = toEvent({
      request,
      url,
      body,
      match,
      viewerIp: request.socket.remoteAddress ?? '',
      originHeaders: origin.headers,
    });
    // Base64 and JSON escapes make the event larger than its body, so only the event itself can be judged.
    if (Buffer.byteLength(JSON.stringify(event)) > MAX_EVENT_BYTES) return fail(response, 'CARGA_DEMASIADO_GRANDE');
    try {
      sendResult(response, await withinIntegrationTime(pool.invoke(fn, event), fn, options.integrationTimeoutMs));
    } catch (error) {
      onError?.(fn.name, error);
      fail(response, error instanceof LambdaTimeout ? 'TIEMPO_AGOTADO' : 'ERROR_INTERNO');
    }
  };

  const serveFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    behaviour: Behaviour,
    uri: string,
    bucketName: string,
  ) => {
    const key = decodeKey(uri);
    if (key === undefined) return deny(response);
    if (webBuckets.has(bucketName)) {
      const file = webFiles.find(
        key,
        behaviour.compress ? preferredEncoding(request.headers['accept-encoding']) : undefined,
      );
      if (!file) return deny(response);
      if (request.headers['if-none-match'] === file.headers.etag) return response.writeHead(304, file.headers).end();
      response.writeHead(200, { ...file.headers, 'content-length': file.body.length });
      return response.end(request.method === 'HEAD' ? undefined : file.body);
    }
    const object = await options.readObject?.(bucketName, key);
    if (!object) return deny(response);
    if (object.headers.etag && request.headers['if-none-match'] === object.headers.etag)
      return response.writeHead(304, object.headers).end();
    response.writeHead(200, { ...object.headers, 'content-length': object.body.length });
    return response.end(request.method === 'HEAD' ? undefined : object.body);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(`http://local${request.url ?? '/'}`);
    if (await localPages?.(request, response, url)) return;
    const behaviour = assembly.distribution.behaviours.find(
      ({ pattern }) => pattern === undefined || matchesWildcard(pattern, url.pathname),
    );
    if (!behaviour) throw new Error(`No CloudFront behaviour takes ${url.pathname}`);
    for (const [name, value] of Object.entries(behaviour.responseHeaders)) response.setHeader(name, localize(value));
    if (!behaviour.methods.includes(request.method ?? '')) return fail(response, 'SIN_PERMISO');
    if (behaviour.origin.kind === 'api') return callApi(request, response, url, behaviour.origin);
    const edge = behaviour.functionCode && edgeFunctions.get(behaviour.functionCode);
    const result = edge ? edge(edgeRequest(request, url)) : { uri: url.pathname };
    if ('statusCode' in result) return response.writeHead(result.statusCode, result.headers).end();
    return serveFile(request, response, behaviour, result.uri, behaviour.origin.bucketName);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      onError?.('gateway', error);
      if (response.headersSent) response.destroy();
      else fail(response, 'ERROR_INTERNO');
    });
  });
  const port = await listen(server, options.port);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function edgeRequest(request: IncomingMessage, url: URL) {
  const headers = Object.entries(request.headers).map(([name, value]) => [name, { value: String(value) }] as const);
  return { method: request.method ?? 'GET', uri: url.pathname, headers: Object.fromEntries(headers) };
}

/** Undefined when it is larger than any event may be; then the rest is not read. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_EVENT_BYTES) chunks.push(chunk);
  }
  return size > MAX_EVENT_BYTES ? undefined : Buffer.concat(chunks);
}

/** API Gateway stops waiting; the function runs on until its own timeout. */
function withinIntegrationTime(
  work: Promise<unknown>,
  fn: LocalFunction,
  limitMs = INTEGRATION_TIMEOUT_MS,
): Promise<unknown> {
  if (fn.timeoutMs < limitMs) return work;
  let timer: NodeJS.Timeout;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new LambdaTimeout(`${fn.name} did not answer in ${limitMs / 1000} seconds`)),
      limitMs,
    );
  });
  work.catch(() => {});
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function fail(response: ServerResponse, code: keyof typeof MESSAGES): void {
  const message = MESSAGES[code];
  const body: FailureBody = { success: false, message, error: message, code, requestId: randomUUID() };
  response.writeHead(ERROR_STATUS[code], {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

function decodeKey(uri: string): string | undefined {
  try {
    return decodeURIComponent(uri.slice(1));
  } catch {
    return undefined;
  }
}

/** S3 does not say whether a key exists to those who may not list the bucket, and CloudFront may not. */
function deny(response: ServerResponse): void {
  response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end('AccessDenied');
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
