import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import type { HttpEvent } from '#functions/core/request.ts';
import { retryAnalysis } from '#functions/entrevistas/entrevistas/retry-analysis.ts';
import { fakeVerifier } from '../../support/fakes/fake-services.ts';
import { ownSettings } from './own-settings.ts';

/** The API in a process of its own, which somebody else ends: `POST /<operation>?<parameters of its path>`. */
const { table, now } = ownSettings();
const deps = { table, now };
const handlers = Object.fromEntries(
  Object.entries({ createCandidato, retryAnalysis }).map(([operation, { contract, create }]) => [
    operation,
    { contract, handle: create({ deps, verifier: fakeVerifier }) },
  ]),
);

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const found = handlers[pathname.slice(1)];
  if (!found) throw new Error(`There is no ${pathname}`);
  const { method = '', path } = found.contract;
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: '' };
  const { statusCode, body } = await found.handle({
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: '',
    pathParameters: Object.fromEntries(searchParams),
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
    isBase64Encoded: false,
    requestContext: { http, requestId: 'peticion' },
  } as unknown as HttpEvent);
  response.writeHead(statusCode ?? 500).end(body);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
