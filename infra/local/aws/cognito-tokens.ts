import type { KeyObject } from 'node:crypto';
import { createHash, createPrivateKey, createPublicKey, generateKeyPair, randomUUID, sign, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Client, User } from './cognito-directory.ts';
import { attributeOf } from './cognito-directory.ts';
import { AwsError } from './json-protocol.ts';

export interface PublicKey {
  kid: string;
  kty: string;
  alg: string;
  use: string;
  n: string;
  e: string;
}

/** What access and id tokens of one sign-in share. */
export interface TokenSubject {
  user: User;
  client: Client;
  groups: string[];
  /** Ties the tokens to their sign-in, so that revoking it revokes them. */
  originJti: string;
  /** Epoch seconds of the sign-in, which a refresh does not change. */
  authTime: number;
  /** What an OAuth request asked for. */
  nonce?: string | undefined;
  scope?: string | undefined;
}

export interface AccessClaims {
  sub: string;
  iss: string;
  username: string;
  client_id: string;
  origin_jti: string;
  scope?: string;
  /** Epoch seconds. */
  exp: number;
}

export interface TokenIssuer {
  readonly jwks: { keys: PublicKey[] };
  accessToken(subject: TokenSubject): string;
  idToken(subject: TokenSubject): string;
  /** @throws AwsError NotAuthorizedException unless the token is ours and current */
  verifyAccessToken(token: string): AccessClaims;
}

const BOOLEAN_ATTRIBUTES = ['email_verified', 'phone_number_verified'];

/** Signs with a key of this installation: cognito-local's own is published in its npm package. */
export async function openTokenIssuer(keyPath: string, now: () => number): Promise<TokenIssuer> {
  const privateKey = await openSigningKey(keyPath);
  const publicKey = createPublicKey(privateKey);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(n).digest('base64url');
  const seconds = () => Math.floor(now() / 1000);

  const commonClaims = ({ user, client, groups, originJti, authTime }: TokenSubject, validity: number) => ({
    sub: attributeOf(user.Attributes, 'sub'),
    ...(groups.length ? { 'cognito:groups': groups } : {}),
    iss: issuerOf(client.UserPoolId),
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: authTime,
    iat: seconds(),
    exp: seconds() + validity,
    jti: randomUUID(),
  });

  return {
    jwks: { keys: [{ kid, kty: 'RSA', alg: 'RS256', use: 'sig', n, e }] },
    accessToken: (subject) =>
      encode(privateKey, kid, {
        ...commonClaims(subject, subject.client.AccessTokenValidity),
        token_use: 'access',
        scope: subject.scope ?? 'aws.cognito.signin.user.admin',
        client_id: subject.client.ClientId,
        username: subject.user.Username,
      }),
    idToken: (subject) =>
      encode(privateKey, kid, {
        ...attributeClaims(subject.user),
        ...commonClaims(subject, subject.client.IdTokenValidity),
        token_use: 'id',
        ...(subject.nonce !== undefined && { nonce: subject.nonce }),
        aud: subject.client.ClientId,
        'cognito:username': subject.user.Username,
      }),
    verifyAccessToken(token) {
      const claims = decode(publicKey, token);
      if (claims?.token_use !== 'access') throw new AwsError('NotAuthorizedException', 'Invalid Access Token');
      if (seconds() >= claims.exp) throw new AwsError('NotAuthorizedException', 'Access Token has expired');
      return claims;
    },
  };
}

/** The issuer of the cloud, so that verifiers need no local exception; the region is in the pool's id. */
export function issuerOf(poolId: string): string {
  const [region] = poolId.split('_');
  return `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
}

async function openSigningKey(path: string): Promise<KeyObject> {
  if (existsSync(path)) return createPrivateKey(readFileSync(path));
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return privateKey;
}

function attributeClaims({ Attributes }: User): Record<string, unknown> {
  const claims = Attributes.map(({ Name, Value }) => [
    Name,
    BOOLEAN_ATTRIBUTES.includes(Name) ? Value === 'true' : Name === 'identities' ? JSON.parse(Value) : Value,
  ]);
  return { email_verified: false, ...Object.fromEntries(claims) };
}

function encode(key: KeyObject, kid: string, claims: object): string {
  const content = [{ kid, alg: 'RS256' }, claims].map(base64UrlJson).join('.');
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

function decode(key: KeyObject, token = ''): (AccessClaims & { token_use?: string }) | undefined {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const authentic = verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'));
  return authentic ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : undefined;
}

function base64UrlJson(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
