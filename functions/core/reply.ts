import type { ErrorDetail } from './app-error.ts';
import type { HttpResult } from './request.ts';

interface Extra {
  message?: string;
  cookies?: string[];
  /** What the contract's `beside` declares. */
  beside?: object;
}

/** An answer that carries more than its data. */
export class Reply<T> {
  readonly data: T;
  readonly extra: Extra;
  constructor(data: T, extra: Extra) {
    this.data = data;
    this.extra = extra;
  }
}

/** The answer of a contract with `redirect`. */
export class Redirect {
  readonly location: string;
  readonly cookies: string[];
  constructor(location: string, cookies: string[] = []) {
    this.location = location;
    this.cookies = cookies;
  }
}

/** The answer of a contract with `attachment`: text to keep as a file. */
export class Attachment {
  readonly filename: string;
  readonly text: string;
  constructor(filename: string, text: string) {
    this.filename = filename;
    this.text = text;
  }
}

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function success(
  status: number,
  body: { data: unknown; message?: string | undefined; nextCursor?: string | undefined; [beside: string]: unknown },
  cookies?: string[],
): HttpResult {
  return {
    statusCode: status,
    headers: HEADERS,
    body: JSON.stringify({ success: true, ...body }),
    ...(cookies && { cookies }),
  };
}

export function redirection({ location, cookies }: Redirect): HttpResult {
  return {
    statusCode: 302,
    headers: { location, 'cache-control': 'no-store' },
    ...(cookies.length > 0 && { cookies }),
  };
}

/** Lambda answers 6 MB at most: a longer text goes compressed, which JSON and CSV take to a tenth. */
const PLAIN_MAX_BYTES = 5_000_000;

/** The file's name is ours and plain ASCII: no other needs quoting here. */
export function attachment(contentType: string, { filename, text }: Attachment): HttpResult {
  const headers = {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${filename}"`,
    'cache-control': 'no-store',
  };
  if (Buffer.byteLength(JSON.stringify(text)) <= PLAIN_MAX_BYTES) return { statusCode: 200, headers, body: text };
  return {
    statusCode: 200,
    headers: { ...headers, 'content-encoding': 'gzip' },
    // Every endpoint has this file, hardly any comes here: imported above, it would be loaded at each cold start.
    body: process.getBuiltinModule('node:zlib').gzipSync(text).toString('base64'),
    isBase64Encoded: true,
  };
}

export function failure(
  status: number,
  body: { code: string; message: string; details?: ErrorDetail[] | undefined; requestId: string },
  { headers, cookies }: { headers?: Record<string, string> | undefined; cookies?: string[] | undefined } = {},
): HttpResult {
  return {
    statusCode: status,
    headers: { ...HEADERS, ...headers },
    ...(cookies && { cookies }),
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
