import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Emulator, EmulatorOptions } from './emulator.ts';
import { DEFAULT_REGION, listenOnLoopback, openStateFolder } from './emulator.ts';
import type { S3Backend } from './s3-backend.ts';
import { startS3Backend } from './s3-backend.ts';
import { corsHeaders, preflightHeaders } from './s3-cors.ts';
import { S3Error, sendS3Error } from './s3-error.ts';
import type { BucketEvent, BucketEventName } from './s3-event.ts';
import { bucketEvent } from './s3-event.ts';
import { readAll, readPayload } from './s3-payload.ts';
import { checkPostPolicy, parsePostForm } from './s3-post-policy.ts';
import type { S3Request } from './s3-request.ts';
import { parseS3Request } from './s3-request.ts';
import { encodeSegment, verifyRequestSignature } from './s3-signature.ts';
import { escapeXml, unescapeXml } from './xml.ts';

export { LOCAL_CREDENTIALS } from './credentials.ts';
export type { BucketEvent } from './s3-event.ts';

export interface S3Options extends EmulatorOptions {
  /** Called for each created or removed object, once it is stored. Its failure becomes a warning. */
  onEvent?: (event: BucketEvent) => void | Promise<void>;
}

export interface S3Emulator extends Emulator {
  /** Makes sure the bucket exists; browsers may use it from these origins only. */
  ensureBucket(name: string, settings?: { corsOrigins?: readonly string[] }): Promise<void>;
}

/** Everything one request needs. */
interface Exchange {
  request: S3Request;
  incoming: IncomingMessage;
  response: ServerResponse;
}

/** s3rver behind a guard that checks what s3rver lets through: signatures, POST policies, sizes and checksums. */
export async function startS3({ dir, port, region = DEFAULT_REGION, onEvent }: S3Options): Promise<S3Emulator> {
  const folder = await openStateFolder(dir, 's3');
  const backend = await startS3Backend(folder.path);
  const originsByBucket = new Map<string, readonly string[]>();

  const notify = (name: BucketEventName, bucket: string, key: string, object?: { size: number; eTag?: string }) => {
    const event = bucketEvent({ name, region, bucket, key, ...object });
    Promise.try(() => onEvent?.(event)).catch((error) => process.emitWarning(error));
  };

  const handle = async (exchange: Exchange) => {
    const { request, incoming, response } = exchange;
    const cors = corsHeaders(originsByBucket.get(request.bucket) ?? [], request);
    for (const [name, value] of Object.entries(cors ?? {})) response.setHeader(name, value as string);
    if (request.method === 'OPTIONS') {
      if (!cors) throw new S3Error(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
      response.writeHead(200, preflightHeaders(request)).end();
    } else if (isFormUpload(request)) await storeForm(backend, exchange, notify);
    else {
      verifyRequestSignature(request);
      if (request.method === 'GET' || request.method === 'HEAD') await read(backend, exchange);
      else await write(backend, exchange, await readPayload(incoming, request), notify);
    }
  };

  const server = await listenOnLoopback(async (incoming, response) => {
    try {
      await handle({ request: parseS3Request(incoming), incoming, response });
    } catch (error) {
      sendS3Error(incoming, response, error);
    }
  }, port);

  return {
    endpoint: server.endpoint,
    async ensureBucket(name, { corsOrigins = [] } = {}) {
      const { status } = await backend.call('PUT', `/${name}`);
      // 409: the bucket is there already.
      if (status !== 200 && status !== 409) throw new Error(`The bucket '${name}' could not be made (${status})`);
      originsByBucket.set(name, corsOrigins);
    },
    async close() {
      await server.close();
      await backend.close();
      await folder.release();
    },
  };
}

type Notify = (name: BucketEventName, bucket: string, key: string, object?: { size: number; eTag?: string }) => void;

function isFormUpload({ method, key, headers }: S3Request): boolean {
  return method === 'POST' && !key && /^multipart\/form-data/i.test(headers['content-type'] ?? '');
}

async function storeForm(backend: S3Backend, { request, incoming, response }: Exchange, notify: Notify): Promise<void> {
  const { bucket, headers } = request;
  const form = await parsePostForm(await readAll(incoming), headers['content-type'] ?? '');
  checkPostPolicy(form, bucket);
  const key = (form.fields.get('key') ?? '').replace(/\$\{filename\}/g, () => form.fileName);
  if (!key) throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.");
  const target = objectTarget(bucket, key);
  const stored = await backend.call('PUT', target, storedHeaders(form.fields), form.content);
  if (stored.status !== 200) return relay(response, stored.status, stored.headers, stored.body);
  const eTag = stored.headers.etag;
  notify('ObjectCreated:Post', bucket, key, { size: form.content.length, eTag });
  const location = `http://${headers.host}${target}`;
  const status = answerStatus(form.fields.get('success_action_status'));
  response.writeHead(status, {
    location,
    etag: eTag,
    ...(status === 201 ? { 'content-type': 'application/xml' } : {}),
  });
  response.end(status === 201 ? postResponse({ location, bucket, key, eTag }) : undefined);
}

/** The statuses a form may ask for; S3 answers 204 to any other wish. */
function answerStatus(wanted: string | undefined): number {
  return wanted === '200' || wanted === '201' ? Number(wanted) : 204;
}

function storedHeaders(fields: Map<string, string>): OutgoingHttpHeaders {
  const kept = [...fields].filter(([name]) =>
    /^(x-amz-meta-|cache-control$|content-(disposition|encoding)$)/.test(name),
  );
  return { ...Object.fromEntries(kept), 'content-type': fields.get('content-type') ?? 'binary/octet-stream' };
}

function postResponse({
  location,
  bucket,
  key,
  eTag = '',
}: Record<'location' | 'bucket' | 'key', string> & { eTag?: string }) {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse>' +
    `<Location>${escapeXml(location)}</Location><Bucket>${bucket}</Bucket>` +
    `<Key>${escapeXml(key)}</Key><ETag>${escapeXml(eTag)}</ETag></PostResponse>`
  );
}

async function read(backend: S3Backend, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (!request.key && request.query.has('versions')) return listVersions(backend, exchange);
  const answer = await backend.open(request.method, backendTarget(request), backendHeaders(request));
  const overrides = [...request.query]
    .filter(([name]) => name.startsWith('response-'))
    .map(([name, value]) => [name.slice('response-'.length), value]);
  const found = (answer.statusCode ?? 500) < 300;
  response.writeHead(answer.statusCode ?? 500, {
    ...answer.headers,
    ...(found ? Object.fromEntries(overrides) : {}),
  });
  answer.pipe(response);
}

/** The backend keeps one version of each object, which S3 calls 'null'. */
async function listVersions(backend: S3Backend, { request, response }: Exchange): Promise<void> {
  const { status, headers, body } = await backend.call('GET', backendTarget(request));
  const text = body
    .toString('utf8')
    .replaceAll('ListBucketResult', 'ListVersionsResult')
    .replaceAll('<Contents>', '<Version><VersionId>null</VersionId><IsLatest>true</IsLatest>')
    .replaceAll('</Contents>', '</Version>');
  const { 'content-length': _, ...rest } = headers;
  relay(response, status, rest, Buffer.from(text));
}

async function write(backend: S3Backend, exchange: Exchange, payload: Buffer, notify: Notify): Promise<void> {
  const { request, response } = exchange;
  if (request.method === 'PUT' && request.headers['if-none-match'] === '*') await requireAbsent(backend, request);
  const answer = await backend.call(request.method, backendTarget(request), backendHeaders(request), payload);
  // Before the answer, so that whoever waits for it finds the event already on its way.
  if (answer.status < 300) await announce(backend, request, payload, notify);
  relay(response, answer.status, answer.headers, answer.body);
}

async function requireAbsent(backend: S3Backend, { rawPath }: S3Request): Promise<void> {
  const { status } = await backend.call('HEAD', rawPath);
  if (status === 200) {
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
}

async function announce(backend: S3Backend, request: S3Request, payload: Buffer, notify: Notify): Promise<void> {
  const { bucket, key } = request;
  const name = eventNameOf(request);
  if (name === 'ObjectRemoved:Delete') {
    const keys = key ? [key] : deletedKeys(payload);
    for (const deleted of keys) notify(name, bucket, deleted);
  } else if (name) {
    const { headers } = await backend.call('HEAD', request.rawPath);
    notify(name, bucket, key, { size: Number(headers['content-length'] ?? 0), eTag: headers.etag });
  }
}

function eventNameOf({ method, key, query, headers }: S3Request): BucketEventName | undefined {
  if (method === 'POST' && !key && query.has('delete')) return 'ObjectRemoved:Delete';
  if (!key || query.has('tagging')) return undefined;
  if (method === 'POST') return query.has('uploadId') ? 'ObjectCreated:CompleteMultipartUpload' : undefined;
  if (query.has('uploadId')) return undefined;
  if (method === 'DELETE') return 'ObjectRemoved:Delete';
  return headers['x-amz-copy-source'] ? 'ObjectCreated:Copy' : 'ObjectCreated:Put';
}

function deletedKeys(payload: Buffer): string[] {
  return [...payload.toString('utf8').matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => unescapeXml(key));
}

function objectTarget(bucket: string, key: string): string {
  return `/${bucket}/${key.split('/').map(encodeSegment).join('/')}`;
}

/** Signatures and SDK marks are the guard's business: s3rver would try to check what it knows of them. */
function backendTarget({ rawPath, query }: S3Request): string {
  const kept = [...query].filter(([name]) => !/^(x-amz-.*|response-.*|x-id|versions|versionid)$/i.test(name));
  const text = kept.map(([name, value]) => `${encodeSegment(name)}=${encodeSegment(value)}`).join('&');
  return text ? `${rawPath}?${text}` : rawPath;
}

const KEPT_AMZ_HEADER = /^x-amz-(meta-|copy-source|metadata-directive|tagging|storage-class)/;
const GUARD_HEADER =
  /^(authorization|host|origin|connection|transfer-encoding|content-length|content-md5|if-none-match)$/;

function backendHeaders({ method, headers }: S3Request): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => {
    if (name === 'if-none-match') return method !== 'PUT';
    return name.startsWith('x-amz-') ? KEPT_AMZ_HEADER.test(name) : !GUARD_HEADER.test(name);
  });
  const { 'content-encoding': coding, ...rest } = Object.fromEntries(kept);
  const objectCoding = String(coding ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && part !== 'aws-chunked')
    .join(',');
  return objectCoding ? { ...rest, 'content-encoding': objectCoding } : rest;
}

function relay(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, body: Buffer): void {
  response.writeHead(status, headers).end(body);
}
