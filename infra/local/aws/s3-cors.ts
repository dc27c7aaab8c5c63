import type { OutgoingHttpHeaders } from 'node:http';
import type { S3Request } from './s3-request.ts';

/** Seconds a browser may keep the preflight's answer. */
const MAX_AGE = 3000;

/** Headers for a browser at one of the bucket's origins; undefined for anyone else. */
export function corsHeaders(origins: readonly string[], { headers }: S3Request): OutgoingHttpHeaders | undefined {
  const { origin } = headers;
  if (!origin || !(origins.includes(origin) || origins.includes('*'))) return undefined;
  return {
    'access-control-allow-origin': origins.includes(origin) ? origin : '*',
    'access-control-expose-headers': 'ETag, Location',
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

export function preflightHeaders({ headers }: S3Request): OutgoingHttpHeaders {
  return {
    'access-control-allow-methods': 'GET, HEAD, PUT, POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-max-age': String(MAX_AGE),
  };
}
