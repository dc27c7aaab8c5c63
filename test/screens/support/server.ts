import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { HttpEvent } from '#functions/core/request.ts';
import { ROOT } from '#infra/build/paths.ts';
import { pageHeaders } from '#infra/edge/page-headers.ts';
import type { Behaviour } from '#infra/local/assembly/distribution.ts';
import type { LocalFunction } from '#infra/local/assembly.ts';
import { type Gateway, startGateway } from '#infra/local/gateway.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '../../support/endpoints.ts';
import { ORIGIN_VERIFY, type TestApp } from '../../support/test-app.ts';
import type { Jobs } from './jobs.ts';

export type ScreenServer = Awaited<ReturnType<typeof startServer>>;

/** What stands behind the server at the moment. */
interface Served {
  app: TestApp;
  jobs: Jobs;
}

const ENDPOINTS = new Map(ALL_ENDPOINTS.map((listed) => [listed.operation, listed]));
const ROUTES = ALL_ENDPOINTS.map(({ operation, contract: { method, path } }) => ({
  key: `${method} ${path}`,
  method,
  path,
  functionArn: operation,
  api: 'api',
}));
const FUNCTIONS = new Map(
  // The gateway asks no more of a function than its name and its time.
  [...ENDPOINTS.keys()].map((name) => [name, { name, timeoutMs: 29_000 } as LocalFunction]),
);
const WEB = {
  bucketName: 'web',
  folder: path.join(ROOT, 'dist/web'),
  cacheControl: 'no-cache',
  exclude: [],
  include: [],
};
const PAGE_ROUTES = readFileSync(path.join(ROOT, 'infra/edge/page-routes.js'), 'utf8');
const READ = ['GET', 'HEAD'];
const ALL_METHODS = [...READ, 'OPTIONS', 'PUT', 'POST', 'PATCH', 'DELETE'];
/** What the fakes sign and write into e-mails; where speech goes to stays as it is unless a test has a server for it. */
const ADDRESSES = { pages: 'https://idonea.test', uploads: 'https://uploads.test', speech: 'wss://voz.test' };

/** What CloudFront has behind it, in the order of the edge stack. */
function behaviours(responseHeaders: Record<string, string>): Behaviour[] {
  const common = { responseHeaders, compress: false, functionCode: undefined, methods: READ };
  const bucket = (bucketName: string) => ({ kind: 'bucket' as const, bucketName, headers: {} });
  const pages = { ...common, origin: bucket('web'), functionCode: PAGE_ROUTES };
  const api = { kind: 'api' as const, api: 'api', headers: { 'x-origin-verify': ORIGIN_VERIFY } };
  return [
    { ...pages, pattern: '/api/openapi.json' },
    { ...pages, pattern: '/api/docs*' },
    { ...common, pattern: '/api/*', origin: api, methods: ALL_METHODS },
    { ...common, pattern: '/uploads/*', origin: bucket('avatars') },
    { ...pages, pattern: undefined },
  ];
}

/**
 * The local run's own gateway with `TestApp` where the Lambdas would be, so that paths, headers, sizes and failures are
 * those of `npm start`. One for a worker; each test gives it an app of its own.
 */
export async function startServer() {
  let served: Served | undefined;
  const current = (): Served => {
    if (!served) throw new Error('No test stands behind the server');
    return served;
  };
  const addresses = { ...ADDRESSES };
  const localize = (text: string) =>
    text
      .replaceAll(ADDRESSES.uploads, addresses.uploads)
      .replaceAll(ADDRESSES.pages, addresses.pages)
      .replaceAll(ADDRESSES.speech, addresses.speech);

  async function invoke({ name }: LocalFunction, event: unknown): Promise<unknown> {
    const listed = ENDPOINTS.get(name);
    if (!listed) throw new Error(`No contract ${name}`);
    const { app, jobs } = current();
    const result = await app.handlerOf(await loadEndpoint(listed))(event as HttpEvent);
    // After the answer, as in the cloud: whoever asked for long work sees that it has only begun.
    setImmediate(() => void jobs.run());
    return JSON.parse(localize(JSON.stringify(result)));
  }

  /** The bucket of files, under a host of its own as in the cloud: policy and CORS have to let pages reach it. */
  async function uploads(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> {
    if (!request.headers.host?.startsWith('uploads.')) return false;
    response.setHeader('access-control-allow-origin', addresses.pages);
    if (request.method === 'OPTIONS') {
      // A page asks first as soon as it wants to know how far a file has come.
      response.writeHead(204, { 'access-control-allow-methods': 'POST, GET' }).end();
      return true;
    }
    const { app } = current();
    if (request.method === 'POST') {
      const form = await readForm(request);
      const [key, file] = [String(form.get('key')), form.get('file')];
      if (!app.uploads.forms.some((signed) => signed.key === key) || !(file instanceof File)) {
        response.writeHead(403).end();
        return true;
      }
      const contentType = String(form.get('Content-Type'));
      await app.uploads.put(key, { bytes: Buffer.from(await file.arrayBuffer()), contentType });
      response.writeHead(204).end();
      return true;
    }
    const stored = await app.uploads.get(decodeURIComponent(url.pathname.slice(1)));
    const { contentType = '', disposition = '' } = Object.fromEntries(url.searchParams);
    const signed = { 'content-type': contentType, 'content-disposition': disposition };
    response.writeHead(stored ? 200 : 403, signed).end(stored);
    return true;
  }

  const failures: string[] = [];
  const gateway: Gateway = await startGateway({
    port: 0,
    localize,
    localPages: uploads,
    readObject: async (_, key) => {
      const stored = current().app.files.stored.get(key);
      return stored && { body: stored.bytes, headers: { 'content-type': stored.contentType } };
    },
    onError: (name, error) => failures.push(`${name}: ${error instanceof Error ? error.stack : error}`),
    pool: { invoke, close: async () => {} },
    assembly: {
      routes: ROUTES,
      functions: FUNCTIONS,
      distribution: { domainNames: [], behaviours: behaviours(pageHeaders(ADDRESSES)) },
      web: [WEB],
    },
  });
  addresses.pages = `http://localhost:${gateway.port}`;
  addresses.uploads = `http://uploads.localhost:${gateway.port}`;
  return {
    origin: addresses.pages,
    /** Turns the cloud's addresses in a text, such as an e-mail's, into those of this server. */
    localize,
    /** Where pages send speech from now on: a WebSocket origin. */
    speakTo(origin = ADDRESSES.speech): void {
      addresses.speech = origin;
    },
    /** Takes what the server itself could not do since it was last asked. */
    takeFailures: () => failures.splice(0),
    serve(next: Served): void {
      served = next;
    },
    close: gateway.close,
  };
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}
