import { createHash } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '#shared/core/contract.ts';
import { AppError } from './app-error.ts';
import type { HttpEvent } from './request.ts';
import type { Item, Table } from './table.ts';

/** Kept for 24 hours: long enough for any retry of a browser or a script. */
const KEEP_SECONDS = 24 * 60 * 60;

export interface IdempotencyKey {
  /** Partition of the record: the caller's company or, without one, the caller. */
  partition: string;
  operation: string;
  /** `Idempotency-Key` of the request. */
  key: string;
  /** SHA-256 of the request as a whole. */
  hash: string;
  now: Date;
}

/** Thrown when the same request has been answered before: the endpoint answers what was stored. */
export class IdempotentReplay extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('This request has been answered before');
    this.result = result;
  }
}

export function hashBody(body: string): string {
  return createHash('sha256').update(body).digest('base64url');
}

/**
 * Idempotency keys of another form are refused on every route, before anything is done: whoever asks for safety never goes
 * on without it.
 * @throws AppError IDEMPOTENCIA_INVALIDA
 */
export function assertIdempotencyKey({ headers }: HttpEvent): void {
  const key = headers['idempotency-key'];
  if (key === undefined || IDEMPOTENCY_KEY.test(key)) return;
  const msg = 'La cabecera Idempotency-Key debe tener de 8 a 128 caracteres, sin espacios ni letras con acento';
  throw new AppError('IDEMPOTENCIA_INVALIDA', msg, { details: [{ path: 'Idempotency-Key', msg }] });
}

/**
 * Hash of the whole request: method, path, query in any order, body. A browser that sends a form again puts another boundary
 * between its parts: it is the same form.
 */
export function hashRequest(event: HttpEvent): string {
  const { rawPath, body = '', headers, isBase64Encoded, queryStringParameters = {}, requestContext } = event;
  const query = new URLSearchParams(queryStringParameters as Record<string, string>);
  query.sort();
  const head = `${requestContext.http.method} ${rawPath}?${query}`;
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return hashBody(`${head}\n${body}`);
  const form = isBase64Encoded ? Buffer.from(body, 'base64').toString('latin1') : body;
  return hashBody(`${head}\n${form.replaceAll(boundary, '')}`);
}

/**
 * A table whose first write that carries a `result` also stores it under the request's Idempotency-Key, in the same
 * transaction. The same key with another request is refused.
 */
export function idempotentTable(table: Table, request: IdempotencyKey): Table {
  const record = {
    PK: request.partition,
    SK: `IDEMPOTENCIA#${request.operation}#${hashBody(request.key)}`,
  };
  let stored = false;
  return {
    get: (key, options) => table.get(key, options),
    batchGet: (keys) => table.batchGet(keys),
    query: (query) => table.query(query),
    async write(writes, options = {}) {
      if (stored || options.result === undefined) return table.write(writes, options);
      const now = Math.floor(request.now.getTime() / 1000);
      const put: Item = {
        ...record,
        tipo: 'IDEMPOTENCIA',
        hash: request.hash,
        resultado: options.result,
        expira: now + KEEP_SECONDS,
      };
      const guard = {
        put,
        if: { expira: { absentOrBelow: now } },
        orFail: (found: Item | undefined) => replay(found, request),
      };
      await table.write([guard, ...writes], options);
      // Not before: a use case may choose again after a failure, and its next try has to leave the record too.
      stored = true;
    },
  };
}

/** Answers a repeated request before any work is done. */
export async function findReplay(
  table: Table,
  request: IdempotencyKey,
  options?: { consistent: boolean },
): Promise<IdempotentReplay | undefined> {
  const key = { PK: request.partition, SK: `IDEMPOTENCIA#${request.operation}#${hashBody(request.key)}` };
  const found = await table.get(key, options);
  if (!found || Number(found.expira) * 1000 < request.now.getTime()) return undefined;
  const failure = replay(found, request);
  if (failure instanceof IdempotentReplay) return failure;
  throw failure;
}

function replay(found: Item | undefined, request: IdempotencyKey): AppError | IdempotentReplay {
  return found?.hash === request.hash
    ? new IdempotentReplay(found.resultado)
    : new AppError('IDEMPOTENCIA_EN_CONFLICTO', 'Esta clave de idempotencia ya se usó con otros datos');
}
