import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cognitoTokenVerifier } from '#functions/core/token-verifier.ts';
import { ALL_ENDPOINTS, type ListedEndpoint, loadEndpoint } from '../support/endpoints.ts';
import { fakeSub } from '../support/fakes/fake-services.ts';
import { aCompany } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

/**
 * Bad tokens at every route that asks for a session. The verifier is the real one; only the keys that it fetches are
 * ours. Each token is bad in one way and good in all others, so that nothing else refuses it.
 */
const POOL = 'eu-west-1_Pruebas';
const OTHER_POOL = 'eu-west-1_Ajeno';
const CLIENT = 'cliente-web';
const KID = 'clave-1';
const issuerOf = (pool: string) => `https://cognito-idp.eu-west-1.amazonaws.com/${pool}`;

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwkOf = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' });

const PROTECTED = ALL_ENDPOINTS.filter(({ contract }) => !['public', 'candidate'].includes(String(contract.access)));

const app = new TestApp();
let keys: Server;
let foreignKeys: Server;
let foreignFetches = 0;
let admin: { id: string };
let other: { id: string };

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function serveKeys(answer: () => object): Promise<Server> {
  const server = createServer((_, response) => response.end(JSON.stringify(answer())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Cognito's claims of an access token. */
function claims(over: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    sub: fakeSub(admin.id),
    iss: issuerOf(POOL),
    client_id: CLIENT,
    origin_jti: 'o',
    event_id: 'e',
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: now() - 60,
    iat: now() - 60,
    exp: now() + 3600,
    jti: 'j',
    username: admin.id,
    ...over,
  };
}

interface Made {
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  key?: KeyObject;
}

function token({ header = {}, payload = {}, key = ours.privateKey }: Made = {}): string {
  const content = `${base64({ kid: KID, alg: 'RS256', ...header })}.${base64(claims(payload))}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

function hmacToken(secret: string | Buffer, header: Record<string, unknown> = {}): string {
  const content = `${base64({ kid: KID, alg: 'HS256', typ: 'JWT', ...header })}.${base64(claims())}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const part = (of: string, index: number) => of.split('.')[index] ?? '';
const unsigned = (alg: string) => `${base64({ kid: KID, alg, typ: 'JWT' })}.${base64(claims())}.`;

const BAD: Record<string, () => string> = {
  'without a signature (alg none)': () => unsigned('none'),
  'without a signature (alg None, another spelling)': () => unsigned('None'),
  'alg none with a signature that is ours': () => `${unsigned('none')}${part(token(), 2)}`,
  'signed HS256 with our public key (PEM)': () => hmacToken(ours.publicKey.export({ type: 'spki', format: 'pem' })),
  'signed HS256 with our public key (DER)': () => hmacToken(ours.publicKey.export({ type: 'spki', format: 'der' })),
  'signed HS256 with the modulus': () => hmacToken(String(ours.publicKey.export({ format: 'jwk' }).n)),
  'signed with a foreign key under our kid': () => token({ key: foreign.privateKey }),
  'signed with a foreign key under its own kid': () => token({ key: foreign.privateKey, header: { kid: 'clave-2' } }),
  'with a kid that is a path': () => token({ key: foreign.privateKey, header: { kid: '../../../../dev/null' } }),
  'with a kid that is a query': () => token({ key: foreign.privateKey, header: { kid: "x' OR '1'='1" } }),
  'without a kid': () => token({ header: { kid: undefined } }),
  'that brings its key along (jwk)': () =>
    token({ key: foreign.privateKey, header: { jwk: jwkOf(foreign.publicKey, KID) } }),
  'that says where its key is (jku)': () =>
    token({
      key: foreign.privateKey,
      header: { kid: 'clave-2', jku: `http://127.0.0.1:${portOf(foreignKeys)}/${POOL}/.well-known/jwks.json` },
    }),
  'that brings a certificate (x5u, x5c)': () =>
    token({
      key: foreign.privateKey,
      header: { x5u: `http://127.0.0.1:${portOf(foreignKeys)}/cert`, x5c: ['MIIB'] },
    }),
  expired: () => token({ payload: { iat: now() - 7200, exp: now() - 3600 } }),
  'without an end': () => token({ payload: { exp: undefined } }),
  'without a beginning': () => token({ payload: { iat: undefined } }),
  'whose end is a text': () => token({ payload: { exp: 'nunca' } }),
  'not yet valid': () => token({ payload: { nbf: now() + 3600 } }),
  'of another pool': () => token({ payload: { iss: issuerOf(OTHER_POOL) } }),
  'of another issuer': () => token({ payload: { iss: `https://accounts.example.com/${POOL}` } }),
  'whose issuer only begins like ours': () => token({ payload: { iss: `${issuerOf(POOL)}.example.com` } }),
  'without an issuer': () => token({ payload: { iss: undefined } }),
  'of another client': () => token({ payload: { client_id: 'otro-cliente' } }),
  'that is an ID token': () =>
    token({ payload: { token_use: 'id', aud: CLIENT, client_id: undefined, 'cognito:username': admin.id } }),
  'that is an ID token with the claims of both': () => token({ payload: { token_use: 'id', aud: CLIENT } }),
  'without a use': () => token({ payload: { token_use: undefined } }),
  'whose payload was changed': () => {
    const good = token();
    return `${part(good, 0)}.${base64(claims({ username: other.id, sub: fakeSub(other.id) }))}.${part(good, 2)}`;
  },
  'whose header was changed': () => {
    const good = token();
    return `${base64({ kid: KID, alg: 'RS256', typ: 'JWT' })}.${part(good, 1)}.${part(good, 2)}`;
  },
  'whose signature was changed': () => {
    const good = token();
    const bytes = Buffer.from(part(good, 2), 'base64url');
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    return `${part(good, 0)}.${part(good, 1)}.${bytes.toString('base64url')}`;
  },
  'whose signature is missing': () => token().split('.').slice(0, 2).join('.'),
  empty: () => '',
  'of two dots': () => '..',
  'of two dots around a payload': () => `.${base64(claims())}.`,
  'that is no token': () => 'tok_m1x2_abcdefghijklmnopqrstuvwxyz',
  'of a user that we do not know': () => token({ payload: { username: 'usr_00000000000000000000000000' } }),
  'without a username': () => token({ payload: { username: undefined } }),
  "with another user's sub": () => token({ payload: { sub: fakeSub(other.id) } }),
  'with our sub and another username': () => token({ payload: { username: other.id } }),
  'of a session that ended': () => token({ payload: { iat: 1000 } }),
};

beforeAll(async () => {
  keys = await serveKeys(() => ({ keys: [jwkOf(ours.publicKey, KID)] }));
  foreignKeys = await serveKeys(() => {
    foreignFetches++;
    return { keys: [jwkOf(foreign.publicKey, 'clave-2')] };
  });
  process.env.USER_POOL_ID = POOL;
  process.env.USER_POOL_CLIENT_ID = CLIENT;
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = `http://127.0.0.1:${portOf(keys)}`;
  ({ admin, operador: other } = await aCompany(app));
  app.verifier = cognitoTokenVerifier();
  await app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { sesionesDesde: 2000 } }]);
});
afterAll(() => {
  keys.close();
  foreignKeys.close();
});

async function knock(endpoint: ListedEndpoint, authorization: string | undefined) {
  const params = Object.fromEntries(
    [...endpoint.contract.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x_00000000000000000000000000']),
  );
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  return app.call(await loadEndpoint(endpoint), { params, headers, body: {} });
}

/** Routes that answered such a header with anything but 401 and nothing more. */
async function openTo(authorization: string | undefined): Promise<string[]> {
  const open: string[] = [];
  for (const endpoint of PROTECTED) {
    const { status, code, data } = await knock(endpoint, authorization);
    if (status !== 401 || code !== 'SESION_INVALIDA' || data !== undefined)
      open.push(`${endpoint.operation} ${status}`);
  }
  return open;
}

describe('Every route that asks for a session', () => {
  it('is among those that are tried, and takes a good token', async () => {
    expect(PROTECTED.length).toBeGreaterThan(20);
    const good = token();
    for (const endpoint of PROTECTED.filter(({ operation }) => operation !== 'logoutEverywhere')) {
      const { status } = await knock(endpoint, `Bearer ${good}`);
      expect([endpoint.operation, status === 401]).toEqual([endpoint.operation, false]);
    }
  });

  it.each(Object.keys(BAD))('refuses a token %s', async (name) => {
    const before = JSON.stringify(app.table.all());
    expect(await openTo(`Bearer ${BAD[name]?.()}`)).toEqual([]);
    expect(JSON.stringify(app.table.all())).toBe(before);
  });

  it.each([
    ['none', () => undefined],
    ['a good token without its kind', () => token()],
    ['a good token of another kind', () => `Basic ${token()}`],
    ['two good tokens', () => `Bearer ${token()}, Bearer ${token()}`],
    ['a good token and more', () => `Bearer ${token()} x`],
  ])('refuses %s in the header', async (_, header) => {
    expect(await openTo(header())).toEqual([]);
  });

  it('never asked the address that a token named for its key', () => {
    expect(foreignFetches).toBe(0);
  });
});
