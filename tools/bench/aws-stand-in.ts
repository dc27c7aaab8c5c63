import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marshall } from '@aws-sdk/util-dynamodb';
import { sealToken } from '#functions/core/sealed-token.ts';

const REGION = 'eu-west-1';
const USER_POOL_ID = `${REGION}_Bench0001`;
const CLIENT_ID = 'bench-client';
const KEY_ID = 'bench-key';
const SUB = '5f0c9f4e-0000-4000-8000-000000000001';
const USER_ID = 'usr_01JZZZZZZZZZZZZZZZZZZZZZZZ';
const EMPRESA_ID = 'emp_01JZZZZZZZZZZZZZZZZZZZZZZZ';
const ORIGIN_SECRET = 'bench-origin';

/** The caller's record, as the platform's table has it. */
const USER = {
  PK: `USUARIO#${USER_ID}`,
  SK: 'USUARIO',
  tipo: 'USUARIO',
  id: USER_ID,
  sub: SUB,
  nombre: 'Marta Ibáñez',
  email: 'marta@empresa.test',
  rol: 'admin',
  empresaId: EMPRESA_ID,
  empresaNombre: 'Empresa de prueba',
  avatarUrl: null,
  activo: true,
  estado: 'confirmado',
  fechaCreacion: '2026-01-01T00:00:00.000Z',
  ultimoAcceso: null,
  version: 1,
};

/** The caller's company: one that may be written to. */
const EMPRESA = { PK: `EMPRESA#${EMPRESA_ID}`, SK: 'EMPRESA', tipo: 'EMPRESA', id: EMPRESA_ID, estado: 'activa' };

/** A candidate of the company. */
const CANDIDATO = {
  PK: `EMPRESA#${EMPRESA_ID}`,
  SK: 'CANDIDATO#can_01JZZZZZZZZZZZZZZZZZZZZZZZ',
  tipo: 'CANDIDATO',
  id: 'can_01JZZZZZZZZZZZZZZZZZZZZZZZ',
  empresaId: EMPRESA_ID,
  nombre: 'Nuria Peña',
  email: 'nuria@correo.test',
  telefono: '+34 600 000 000',
  puesto: 'Analista de datos',
  estado: 'nuevo',
  servicios: [],
  fechaCreacion: '2026-01-01T00:00:00.000Z',
  fechaActualizacion: '2026-01-01T00:00:00.000Z',
  version: 1,
};

/** What a read of one item finds, by the beginning of its sort key. */
const ITEMS = Object.entries({ USUARIO: USER, EMPRESA, CANDIDATO });

interface Call {
  operation: string;
  /** As DynamoDB's protocol has it. */
  body: string;
}

export interface AwsStandIn {
  /** What a function that talks to it needs in its environment. */
  env: Record<string, string>;
  /** An access token of the one user. */
  token: string;
  /** What was asked of the table while `work` ran. */
  record(work: () => Promise<unknown>): Promise<Call[]>;
  close(): Promise<void>;
}

/**
 * A server on loopback that answers at once what DynamoDB and Cognito's key address would, so that what is measured is
 * the caller. The database emulator takes many times longer than a function does.
 */
export async function startAwsStandIn(): Promise<AwsStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' };
  const keys = JSON.stringify({ keys: [jwk] });
  const items = ITEMS.map(([kind, item]) => [`"SK":{"S":"${kind}`, JSON.stringify({ Item: marshall(item) })] as const);
  const answers: Record<string, string> = {
    BatchGetItem: JSON.stringify({ Responses: { bench: [] }, UnprocessedKeys: {} }),
    TransactWriteItems: '{}',
  };
  const credentials = [
    ...['AccessKeyId', 'SecretAccessKey', 'SessionToken'].map((name) => `<${name}>bench</${name}>`),
    `<Expiration>${new Date(Date.now() + 3_600_000).toISOString()}</Expiration>`,
  ].join('');
  let calls: Call[] | undefined;

  const server = createServer((request, response) => {
    const isKeys = request.method === 'GET';
    const target = request.headers['x-amz-target'];
    const operation = isKeys ? 'keys' : target ? String(target).split('.').at(-1) : 'AssumeRole';
    const asked: Buffer[] = [];
    request.on('data', (chunk: Buffer) => asked.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(asked).toString();
      if (target) calls?.push({ operation: operation ?? '', body: text });
      const item = operation === 'GetItem' ? items.find(([key]) => text.includes(key))?.[1] : undefined;
      const body = isKeys ? keys : target ? (item ?? answers[operation ?? '']) : credentials;
      response.writeHead(body ? 200 : 400, {
        'content-type': isKeys ? 'application/json' : 'application/x-amz-json-1.0',
      });
      response.end(body ?? '{"__type":"UnknownOperationException"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: SUB,
    username: USER_ID,
    client_id: CLIENT_ID,
    token_use: 'access',
    iss: `https://cognito-idp.${REGION}.amazonaws.com/${USER_POOL_ID}`,
    scope: 'aws.cognito.signin.user.admin',
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ kid: KEY_ID, alg: 'RS256' })}.${encode(claims)}`;
  const token = `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;

  return {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: 'bench',
      AWS_SECRET_ACCESS_KEY: 'bench',
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoint,
      AWS_ENDPOINT_URL_STS: endpoint,
      COMPANY_ROLE_ARN: 'arn:aws:iam::000000000000:role/bench',
      TABLE_NAME: 'bench',
      USER_POOL_ID,
      USER_POOL_CLIENT_ID: CLIENT_ID,
      ORIGIN_VERIFY: ORIGIN_SECRET,
    },
    token,
    async record(work) {
      const recorded: Call[] = [];
      calls = recorded;
      await work();
      calls = undefined;
      return recorded;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** `POST /api/candidatos` with eight fields, as API Gateway hands it over. */
export function ordinaryRequest(token: string): object {
  process.env.ORIGIN_VERIFY ??= ORIGIN_SECRET;
  return {
    version: '2.0',
    routeKey: 'POST /api/candidatos',
    rawPath: '/api/candidatos',
    rawQueryString: '',
    headers: {
      authorization: `Bearer ${sealToken(token)}`,
      // What is compared with us takes the pool's own token.
      'x-bare-token': token,
      'content-type': 'application/json',
      'x-origin-verify': ORIGIN_SECRET,
      'user-agent': 'bench',
    },
    requestContext: {
      accountId: '000000000000',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'bench',
      http: {
        method: 'POST',
        path: '/api/candidatos',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'bench',
      },
      requestId: 'bench',
      routeKey: 'POST /api/candidatos',
      stage: '$default',
      time: '01/Jan/2026:00:00:00 +0000',
      timeEpoch: 1767225600000,
    },
    body: JSON.stringify({
      nombre: 'Nuria Peña',
      email: 'nuria@correo.test',
      telefono: '+34 600 000 000',
      puesto: 'Analista de datos',
      experiencia_años: 6,
      habilidades: ['SQL', 'Python', 'Visualización'],
      ciudad: 'Valencia',
      pais: 'España',
    }),
    isBase64Encoded: false,
  };
}
