import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalFunction, Route } from '#infra/local/assembly.ts';
import type { Gateway } from '#infra/local/gateway.ts';
import { startGateway } from '#infra/local/gateway.ts';
import type { LambdaPool } from '#infra/local/lambda-pool.ts';
import { createLambdaPool } from '#infra/local/lambda-pool.ts';
import { localFunction } from './local-function.ts';

const ECHO = `export const handler = async (event) => ({ statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) });`;
const COOKIES = `export const handler = async () => ({ statusCode: 201, cookies: ['a=1; HttpOnly', 'b=2'], body: '{}' });`;
const BINARY = `export const handler = async () => ({ statusCode: 200, isBase64Encoded: true, headers: { 'content-type': 'image/png' }, body: Buffer.from([137, 80, 0, 255]).toString('base64') });`;
const HANG = 'export const handler = () => new Promise(() => setTimeout(() => {}, 60000));';
const THROW = `export const handler = async () => { throw new Error('secret detail'); };`;

const MB = 1024 * 1024;

describe('the gateway', () => {
  let root: string;
  let pool: LambdaPool;
  let gateway: Gateway;
  let origin: string;

  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'idonea-gateway-'));
    const functions = new Map<string, LocalFunction>();
    const routes: Route[] = [];
    const add = (key: string, name: string, code: string, overrides: Partial<LocalFunction> = {}) => {
      const fn = localFunction(root, name, code, overrides);
      functions.set(fn.arn, fn);
      const [method = '', url = ''] = key.split(' ');
      routes.push({ key, method, path: url, functionArn: fn.arn, api: 'first' });
    };
    add('POST /api/echo/{id}', 'echo', ECHO);
    add('GET /api/cookies', 'cookies', COOKIES);
    add('GET /api/binary', 'binary', BINARY);
    add('GET /api/slow', 'slow', HANG, { timeoutMs: 200 });
    add('GET /api/endless', 'endless', HANG, { timeoutMs: 60_000 });
    add('GET /api/throws', 'throws', THROW);
    const webFolder = path.join(root, 'web');
    mkdirSync(path.join(webFolder, 'assets'), { recursive: true });
    writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Idonea</title>');
    writeFileSync(path.join(webFolder, 'assets', 'app.js'), 'console.log("á");'.repeat(200));
    const common = {
      compress: true,
      responseHeaders: { 'x-frame-options': 'DENY', 'content-security-policy': 'connect-src https://uploads' },
    };
    const code = `function handler(e) { if (e.request.uri.indexOf('.') < 0) e.request.uri = '/index.html'; return e.request; }`;
    pool = createLambdaPool({ runtimeEnvironment: {} });
    gateway = await startGateway({
      assembly: {
        functions,
        routes,
        distribution: {
          domainNames: [],
          behaviours: [
            {
              ...common,
              pattern: '/api/*',
              origin: { kind: 'api', api: 'first', headers: { 'x-origin-verify': 'known' } },
              methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
              functionCode: undefined,
            },
            {
              ...common,
              pattern: undefined,
              origin: { kind: 'bucket', bucketName: 'web', headers: {} },
              methods: ['GET', 'HEAD'],
              functionCode: code,
            },
          ],
        },
        web: [
          { folder: webFolder, bucketName: 'web', cacheControl: 'immutable', exclude: ['*'], include: ['assets/*'] },
          { folder: webFolder, bucketName: 'web', cacheControl: 'no-cache', exclude: ['assets/*'], include: [] },
        ],
      },
      pool,
      port: 0,
      localize: (text) => text.replace('https://uploads', 'http://127.0.0.1:9'),
      integrationTimeoutMs: 4000,
    });
    origin = `http://127.0.0.1:${gateway.port}`;
  });
  afterAll(async () => {
    await gateway.close();
    await pool.close();
    rmSync(root, { recursive: true });
  });

  const call = (url: string, init?: RequestInit) => fetch(`${origin}${url}`, init);

  it('hands functions the event of an HTTP API behind CloudFront', async () => {
    const response = await call('/api/echo/a%20b?q=1&q=2&empty=', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'x=1; y=2', 'X-Origin-Verify': 'forged' },
      body: '{"á":1}',
    });

    expect(await response.json()).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/echo/{id}',
      rawPath: '/api/echo/a%20b',
      rawQueryString: 'q=1&q=2&empty=',
      queryStringParameters: { q: '1,2', empty: '' },
      pathParameters: { id: 'a b' },
      cookies: ['x=1', 'y=2'],
      headers: { 'x-origin-verify': 'known', 'x-forwarded-for': expect.stringContaining('127.0.0.1') },
      requestContext: { http: { method: 'POST' }, stage: '$default' },
      body: '{"á":1}',
      isBase64Encoded: false,
    });
  });

  it('encodes bodies that are not text, and decodes answers that were', async () => {
    const echoed = await call('/api/echo/1', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from([0, 255, 1]),
    });
    const binary = await call('/api/binary');

    expect(await echoed.json()).toMatchObject({ isBase64Encoded: true, body: 'AP8B' });
    expect(Buffer.from(await binary.arrayBuffer())).toEqual(Buffer.from([137, 80, 0, 255]));
  });

  it('sets each cookie by itself', async () => {
    const response = await call('/api/cookies');

    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  });

  it('takes a body below 6 MB and refuses one above', async () => {
    const post = (bytes: number) =>
      call('/api/echo/1', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(bytes) });

    expect((await post(2 * MB)).status).toBe(200);
    const refused = await post(6 * MB);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ success: false, code: 'CARGA_DEMASIADO_GRANDE' });
    expect((await post(9 * MB)).status).toBe(413);
  });

  it('judges the event and not the body: base64 makes 5 MB too much', async () => {
    const response = await call('/api/echo/1', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: new Uint8Array(5 * MB),
    });

    expect(response.status).toBe(413);
  });

  it.each(['/api/slow', '/api/endless'])('answers 504 when %s takes too long', async (url) => {
    const response = await call(url);

    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      success: false,
      code: 'TIEMPO_AGOTADO',
      requestId: expect.any(String),
    });
  });

  it('answers a bare 500 when a function throws', async () => {
    const response = await call('/api/throws');
    const text = await response.text();

    expect(response.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'ERROR_INTERNO' });
    expect(text).not.toContain('secret detail');
  });

  it('answers JSON for an unknown route', async () => {
    const response = await call('/api/nothing');

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: 'RUTA_NO_ENCONTRADA' });
  });

  it('serves pages and assets with their own cache headers, and the same security headers everywhere', async () => {
    const page = await call('/candidatos');
    const asset = await call('/assets/app.js');

    expect(await page.text()).toContain('<title>Idonea</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(asset.headers.get('cache-control')).toBe('immutable');
    for (const response of [page, asset, await call('/api/cookies')]) {
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(response.headers.get('content-security-policy')).toBe('connect-src http://127.0.0.1:9');
    }
  });

  it('compresses for who accepts it, and knows a file again by its tag', async () => {
    const brotli = await call('/assets/app.js', { headers: { 'accept-encoding': 'br' } });
    const plain = await call('/assets/app.js', { headers: { 'accept-encoding': 'identity' } });
    const again = await call('/assets/app.js', { headers: { 'if-none-match': brotli.headers.get('etag') ?? '' } });

    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(await brotli.text()).toBe(await plain.text());
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(again.status).toBe(304);
  });

  it('denies files that are not there and methods that CloudFront does not pass on', async () => {
    expect((await call('/missing.js')).status).toBe(403);
    expect((await call('/%2e%2e/%2e%2e/package.json')).status).toBe(403);
    expect((await call('/candidatos', { method: 'POST' })).status).toBe(403);
  });
});
