import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from './emulator.ts';
import { listenOnLoopback } from './emulator.ts';

/** An error the SDK turns into an exception of the same name. */
export class AwsError extends Error {
  override readonly name: string;
  readonly status: number;
  /** What the answer says besides name and message. */
  readonly details: object;

  constructor(name: string, message: string, status = 400, details: object = {}) {
    super(message);
    this.name = name;
    this.status = status;
    this.details = details;
  }
}

/** One call of the service: JSON in, JSON out. Dates in the answer become epoch seconds, as the protocol has them. */
// biome-ignore lint/suspicious/noExplicitAny: each service knows its inputs; the SDK has validated them before sending.
export type JsonOperation = (input: any, headers: IncomingHttpHeaders) => unknown | Promise<unknown>;

/** A request that a browser or OAuth client makes beside the protocol, and ways to answer it. */
export interface WebPage {
  method: string;
  path: string;
  query: Record<string, string | undefined>;
  /** The fields of a posted form. */
  form(): Promise<Record<string, string | undefined>>;
  redirect(location: string): void;
  json(status: number, body: unknown): void;
  /** 400, in plain text. */
  fail(message: string): void;
}

export interface JsonServiceOptions {
  operations: Readonly<Record<string, JsonOperation>>;
  port?: number;
  /** Answers a plain GET of the path, such as Cognito's public keys; undefined means 404. */
  getDocument?: (path: string) => unknown;
  /** Answers requests of browsers; undefined leaves the request to the protocol. */
  servePage?: (page: WebPage) => Promise<void> | undefined;
  maxBodyBytes?: number;
}

const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** Serves AWS's JSON protocol: `POST /` with the operation's name after the dot in `X-Amz-Target`. */
export function serveJsonService(options: JsonServiceOptions): Promise<Emulator> {
  const { operations, port, getDocument, servePage, maxBodyBytes = MAX_BODY_BYTES } = options;
  return listenOnLoopback(async (request, response) => {
    try {
      const page = servePage?.(toPage(request, response));
      if (page) return await page;
      if (request.method === 'GET') return sendDocument(response, getDocument?.(request.url ?? '/'));
      const operation = findOperation(operations, request);
      const body = await readBody(request, maxBodyBytes);
      send(response, 200, await operation(parseInput(body), request.headers));
    } catch (error) {
      sendError(response, error);
    }
  }, port);
}

function toPage(request: IncomingMessage, response: ServerResponse): WebPage {
  const url = new URL(`http://local${request.url ?? '/'}`);
  const answer = (status: number, type: string, body: string) =>
    void response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    form: async () =>
      Object.fromEntries(new URLSearchParams((await readBody(request, MAX_BODY_BYTES)).toString('utf8'))),
    redirect: (location) => void response.writeHead(302, { location, 'cache-control': 'no-store' }).end(),
    json: (status, body) => answer(status, 'application/json', JSON.stringify(body)),
    fail: (message) => answer(400, 'text/plain; charset=utf-8', message),
  };
}

function findOperation(operations: JsonServiceOptions['operations'], request: IncomingMessage): JsonOperation {
  const target = String(request.headers['x-amz-target'] ?? '');
  const name = target.slice(target.lastIndexOf('.') + 1);
  if (request.method !== 'POST' || !Object.hasOwn(operations, name)) {
    throw new AwsError('UnknownOperationException', `The local emulator does not know ${name || 'this request'}`);
  }
  return operations[name] as JsonOperation;
}

function parseInput(body: Buffer): unknown {
  try {
    return body.length ? JSON.parse(body.toString('utf8')) : {};
  } catch {
    throw new AwsError('SerializationException', 'The body is not JSON');
  }
}

/** The whole body, refused once it passes the limit. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBytes) throw new AwsError('RequestEntityTooLarge', 'The request is too large', 413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendDocument(response: ServerResponse, document: unknown): void {
  if (document === undefined) throw new AwsError('NotFound', 'Not found', 404);
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document));
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', ...headers });
  response.end(JSON.stringify(body ?? {}, datesAsEpochSeconds));
}

/** A `function`, because only `this[key]` still holds the Date: `value` has gone through `toJSON` already. */
function datesAsEpochSeconds(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? original.getTime() / 1000 : value;
}

function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof AwsError ? error : new AwsError('InternalFailure', String(error), 500);
  if (known !== error) process.emitWarning(error as Error);
  send(
    response,
    known.status,
    { __type: known.name, message: known.message, ...known.details },
    {
      'x-amzn-errortype': known.name,
      connection: known.status === 413 ? 'close' : 'keep-alive',
    },
  );
}
