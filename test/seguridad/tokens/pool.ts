import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeSub } from '../../support/fakes/fake-services.ts';

const POOL = 'eu-west-1_Pruebas';
const KID = 'clave-1';
export const CLIENT = 'cliente-web';
export const OTHER_KID = 'clave-2';
export const issuerOf = (pool = POOL) => `https://cognito-idp.eu-west-1.amazonaws.com/${pool}`;
export const now = () => Math.floor(Date.now() / 1000);
export const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
export const part = (of: string, index: number) => of.split('.')[index] ?? '';

export interface Made {
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  key?: KeyObject;
}

/** A user pool whose keys are ours: the real verifier fetches them from here. A foreign one stands beside it. */
export async function aPool() {
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let foreignFetches = 0;
  const keys = await serveKeys(() => ({ keys: [jwkOf(ours.publicKey, KID)] }));
  const foreignKeys = await serveKeys(() => {
    foreignFetches++;
    return { keys: [jwkOf(foreign.publicKey, OTHER_KID)] };
  });
  process.env.USER_POOL_ID = POOL;
  process.env.USER_POOL_CLIENT_ID = CLIENT;
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = originOf(keys);

  return {
    ours,
    foreign,
    foreignOrigin: originOf(foreignKeys),
    foreignJwk: jwkOf(foreign.publicKey, KID),
    /** How often somebody asked the foreign pool for its keys. */
    foreignFetches: () => foreignFetches,
    /** A token of a user, good in everything that is not said otherwise. */
    token({ id }: { id: string }, { header = {}, payload = {}, key = ours.privateKey }: Made = {}): string {
      const content = `${base64({ kid: KID, alg: 'RS256', ...header })}.${base64({ ...claimsOf(id), ...payload })}`;
      return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
    },
    hmacToken({ id }: { id: string }, secret: string | Buffer): string {
      const content = `${base64({ kid: KID, alg: 'HS256', typ: 'JWT' })}.${base64(claimsOf(id))}`;
      return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
    },
    unsigned: ({ id }: { id: string }, alg: string) =>
      `${base64({ kid: KID, alg, typ: 'JWT' })}.${base64(claimsOf(id))}.`,
    close() {
      keys.close();
      foreignKeys.close();
    },
  };
}
export type Pool = Awaited<ReturnType<typeof aPool>>;

/** Cognito's claims of an access token. */
export function claimsOf(id: string): Record<string, unknown> {
  return {
    sub: fakeSub(id),
    iss: issuerOf(),
    client_id: CLIENT,
    origin_jti: 'o',
    event_id: 'e',
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: now() - 60,
    iat: now() - 60,
    exp: now() + 3600,
    jti: 'j',
    username: id,
  };
}

const jwkOf = (key: KeyObject, kid: string) => ({ ...key.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' });
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function serveKeys(answer: () => object): Promise<Server> {
  const server = createServer((_, response) => response.end(JSON.stringify(answer())));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
