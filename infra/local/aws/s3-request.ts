import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

/** A path-style request, taken apart without the changes `URL` makes to paths: they would break signatures. */
export interface S3Request {
  method: string;
  /** As sent, percent-encoded, without the query. */
  rawPath: string;
  query: Map<string, string>;
  headers: IncomingHttpHeaders;
  bucket: string;
  /** Decoded; empty for a request to the bucket itself. */
  key: string;
}

export function parseS3Request({ method = 'GET', url = '/', headers }: IncomingMessage): S3Request {
  const [rawPath = '/', rawQuery = ''] = url.split('?', 2);
  const [, bucket = '', ...segments] = rawPath.split('/');
  try {
    return {
      method,
      rawPath,
      headers,
      bucket,
      query: parseQuery(rawQuery),
      key: decodeURIComponent(segments.join('/')),
    };
  } catch {
    throw new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** Not URLSearchParams: it reads `+` as a space, which signatures do not. */
function parseQuery(rawQuery: string): Map<string, string> {
  const pairs = rawQuery.split('&').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decodeURIComponent(name), decodeURIComponent(value.join('='))];
    }),
  );
}
