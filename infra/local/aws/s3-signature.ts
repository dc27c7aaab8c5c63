import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isFunctionKey, LOCAL_CREDENTIALS } from './credentials.ts';
import { accessDenied, S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/**
 * Signature Version 4 as S3 checks it: in the Authorization header, in a presigned URL's query, or over a POST policy.
 * Source: "Authenticating Requests (AWS Signature Version 4)" in the S3 API reference.
 */

const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_EXPIRY_SECONDS = 7 * 24 * 60 * 60;
export const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';

interface SignatureParts {
  credential: string;
  /** `20260131T101500Z` */
  date: string;
  signedHeaders: string[];
  signature: string;
  payloadHash: string;
  query: [string, string][];
}

/** @throws S3Error when the request is not signed with the local credentials, is stale or was changed on its way. */
export function verifyRequestSignature(request: S3Request, now = Date.now()): void {
  const parts = request.query.has('X-Amz-Signature') ? presignedParts(request, now) : headerParts(request, now);
  const expected = sign(parts.credential, stringToSign(request, parts));
  requireEqual(expected, parts.signature);
}

/** @throws S3Error when the form's policy is not signed with the local credentials. */
export function verifyPolicySignature(credential: string, policyBase64: string, signature: string): void {
  requireEqual(sign(credential, policyBase64), signature);
}

function headerParts({ headers, query }: S3Request, now: number): SignatureParts {
  const authorization = headers.authorization ?? '';
  if (!authorization.startsWith('AWS4-HMAC-SHA256 ')) throw accessDenied();
  const fields = new Map(
    authorization
      .slice('AWS4-HMAC-SHA256 '.length)
      .split(',')
      .map((field) => splitOnce(field.trim(), '=')),
  );
  const date = String(headers['x-amz-date'] ?? '');
  if (!(Math.abs(now - epochOf(date)) <= MAX_SKEW_MS)) {
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  }
  return {
    credential: fields.get('Credential') ?? '',
    date,
    signedHeaders: (fields.get('SignedHeaders') ?? '').split(';'),
    signature: fields.get('Signature') ?? '',
    payloadHash: String(headers['x-amz-content-sha256'] ?? UNSIGNED_PAYLOAD),
    query: [...query],
  };
}

function presignedParts({ headers, query }: S3Request, now: number): SignatureParts {
  const date = query.get('X-Amz-Date') ?? '';
  const expires = Number(query.get('X-Amz-Expires'));
  if (!(expires > 0 && expires <= MAX_EXPIRY_SECONDS)) {
    throw new S3Error(400, 'AuthorizationQueryParametersError', 'X-Amz-Expires must be between 1 and 604800 seconds');
  }
  if (!(now <= epochOf(date) + expires * 1000)) throw accessDenied('Request has expired');
  const payloadHash = query.get('X-Amz-Content-Sha256') ?? headers['x-amz-content-sha256'] ?? UNSIGNED_PAYLOAD;
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    date,
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payloadHash: String(payloadHash),
    query: [...query].filter(([name]) => name !== 'X-Amz-Signature'),
  };
}

function stringToSign(request: S3Request, parts: SignatureParts): string {
  // An unsigned Host would let a signature be replayed against another endpoint.
  if (!parts.signedHeaders.includes('host')) throw accessDenied('Signature must cover the host header');
  const canonicalHeaders = parts.signedHeaders.map((name) => {
    const value = [request.headers[name] ?? ''].flat().join(',');
    return `${name}:${value.trim().replace(/\s+/g, ' ')}`;
  });
  const canonicalRequest = [
    request.method,
    request.rawPath
      .split('/')
      .map((segment) => encodeSegment(decodeURIComponent(segment)))
      .join('/'),
    canonicalQuery(parts.query),
    ...canonicalHeaders,
    '',
    parts.signedHeaders.join(';'),
    parts.payloadHash,
  ].join('\n');
  const scope = parts.credential.split('/').slice(1).join('/');
  return ['AWS4-HMAC-SHA256', parts.date, scope, sha256Hex(canonicalRequest)].join('\n');
}

function canonicalQuery(query: [string, string][]): string {
  return query
    .map(([name, value]) => `${encodeSegment(name)}=${encodeSegment(value)}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&');
}

/** `credential` is `<access key>/<date>/<region>/s3/aws4_request`. */
function sign(credential: string, text: string): string {
  const [accessKeyId = '', ...scope] = credential.split('/');
  if (accessKeyId !== LOCAL_CREDENTIALS.accessKeyId && !isFunctionKey(accessKeyId)) {
    throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const initial: string | Buffer = `AWS4${LOCAL_CREDENTIALS.secretAccessKey}`;
  const signingKey = scope.reduce<string | Buffer>((key, part) => hmac(key, part), initial);
  return hmac(signingKey, text).toString('hex');
}

function requireEqual(expected: string, received: string): void {
  const a = Buffer.from(expected);
  const b = Buffer.from(received);
  if (a.length === b.length && timingSafeEqual(a, b)) return;
  throw new S3Error(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

/** RFC 3986: what encodeURIComponent leaves out is encoded too. */
export function encodeSegment(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** NaN for anything that is not a compact ISO date, which no comparison lets through. */
function epochOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

export function sha256Hex(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
