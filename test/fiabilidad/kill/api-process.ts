import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createCandidato } from '#functions/candidatos/create-candidato.ts';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import type { HttpEvent } from '#functions/core/request.ts';
import { fakeVerifier } from '../../support/fakes/fake-services.ts';

/** The API in a process of its own, which somebody else ends: one endpoint of the product on the product's table. */
const [endpoint = '', tableName = ''] = process.argv.slice(2);
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const table = dynamoTable(tableName, new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials }));
const handler = createCandidato.create({ deps: { table }, verifier: fakeVerifier });

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', path } = createCandidato.contract;
  const http = { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: '' };
  const { statusCode, body } = await handler({
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    rawQueryString: '',
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
