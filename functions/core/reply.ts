import type { ErrorDetail } from './app-error.ts';
import type { HttpResult } from './request.ts';

/** An answer that carries more than its data. */
export class Reply<T> {
  readonly data: T;
  readonly extra: { message?: string; cookies?: string[] };
  constructor(data: T, extra: { message?: string; cookies?: string[] }) {
    this.data = data;
    this.extra = extra;
  }
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function success(
  status: number,
  body: { data: unknown; message?: string | undefined; nextCursor?: string | undefined },
  cookies?: string[],
): HttpResult {
  return {
    statusCode: status,
    headers: HEADERS,
    body: JSON.stringify({ success: true, ...body }),
    ...(cookies && { cookies }),
  };
}

export function failure(
  status: number,
  body: { code: string; message: string; details?: ErrorDetail[] | undefined; requestId: string },
  headers: Record<string, string> = {},
): HttpResult {
  return {
    statusCode: status,
    headers: { ...HEADERS, ...headers },
    body: JSON.stringify({
      success: false,
      message: body.message,
      error: body.message,
      code: body.code,
      details: body.details,
      requestId: body.requestId,
    }),
  };
}
