import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import { sha256Hex, UNSIGNED_PAYLOAD } from './s3-signature.ts';

/** Far above anything the platform stores; it only keeps a runaway upload from filling the memory. */
const MAX_PAYLOAD_BYTES = 256 * 1024 * 1024;

const CHECKSUMS: Record<string, (data: Buffer) => string> = {
  'x-amz-checksum-crc32': (data) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(crc32(data));
    return bytes.toString('base64');
  },
  'x-amz-checksum-sha1': (data) => createHash('sha1').update(data).digest('base64'),
  'x-amz-checksum-sha256': (data) => createHash('sha256').update(data).digest('base64'),
  'content-md5': (data) => createHash('md5').update(data).digest('base64'),
};

/**
 * The object's bytes, out of aws-chunked coding if need be, and equal to what the signature and the checksums promise.
 * A presigned URL made with the SDK's default checksums promises those of an empty body: it is refused, as in the cloud.
 */
export async function readPayload(incoming: IncomingMessage, request: S3Request): Promise<Buffer> {
  const body = await readAll(incoming);
  const promisedHash = String(request.headers['x-amz-content-sha256'] ?? UNSIGNED_PAYLOAD);
  if (promisedHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    const { data, trailers } = decodeChunks(body);
    checkDigests(data, (name) => trailers.get(name));
    return data;
  }
  if (promisedHash.startsWith('STREAMING-')) {
    throw new S3Error(501, 'NotImplemented', `${promisedHash} is not implemented locally`);
  }
  if (promisedHash !== UNSIGNED_PAYLOAD && promisedHash !== sha256Hex(body)) {
    throw new S3Error(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  }
  checkDigests(body, (name) => [request.headers[name]].flat()[0] ?? request.query.get(name));
  return body;
}

export async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MAX_PAYLOAD_BYTES) throw new S3Error(400, 'EntityTooLarge', 'Your upload exceeds the local limit');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function checkDigests(data: Buffer, promised: (name: string) => string | undefined): void {
  for (const [name, digest] of Object.entries(CHECKSUMS)) {
    const expected = promised(name);
    if (expected !== undefined && expected !== digest(data)) {
      throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
    }
  }
}

/** aws-chunked: `<hex size>[;extensions]CRLF <data> CRLF` … `0 CRLF`, then trailers as header lines. */
function decodeChunks(body: Buffer): { data: Buffer; trailers: Map<string, string> } {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', position);
    const size = Number.parseInt(body.toString('latin1', position, lineEnd), 16);
    const start = lineEnd + 2;
    if (lineEnd < 0 || Number.isNaN(size) || start + size > body.length) {
      throw new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly');
    }
    if (size === 0) return { data: Buffer.concat(parts), trailers: parseTrailers(body.toString('latin1', start)) };
    parts.push(body.subarray(start, start + size));
    position = start + size + 2;
  }
}

function parseTrailers(text: string): Map<string, string> {
  const lines = text.split('\r\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
}
