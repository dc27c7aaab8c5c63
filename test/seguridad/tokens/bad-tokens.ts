import { fakeSub } from '../../support/fakes/fake-services.ts';
import { base64, CLIENT, claimsOf, issuerOf, now, OTHER_KID, type Pool, part } from './pool.ts';

interface Scene {
  pool: Pool;
  admin: { id: string };
  other: { id: string };
}

/** Tokens that must open nothing, by what is wrong with each: the rest of it is good, so that nothing else refuses it. */
export const BAD_TOKENS: Record<string, (scene: Scene) => string> = {
  'without a signature (alg none)': ({ pool, admin }) => pool.unsigned(admin, 'none'),
  'without a signature (alg None, another spelling)': ({ pool, admin }) => pool.unsigned(admin, 'None'),
  'alg none with a signature that is ours': ({ pool, admin }) =>
    `${pool.unsigned(admin, 'none')}${part(pool.token(admin), 2)}`,
  'signed HS256 with our public key (PEM)': ({ pool, admin }) =>
    pool.hmacToken(admin, pool.ours.publicKey.export({ type: 'spki', format: 'pem' })),
  'signed HS256 with our public key (DER)': ({ pool, admin }) =>
    pool.hmacToken(admin, pool.ours.publicKey.export({ type: 'spki', format: 'der' })),
  'signed HS256 with the modulus': ({ pool, admin }) =>
    pool.hmacToken(admin, String(pool.ours.publicKey.export({ format: 'jwk' }).n)),
  'signed with a foreign key under our kid': ({ pool, admin }) => pool.token(admin, { key: pool.foreign.privateKey }),
  'signed with a foreign key under its own kid': ({ pool, admin }) =>
    pool.token(admin, { key: pool.foreign.privateKey, header: { kid: OTHER_KID } }),
  'with a kid that is a path': ({ pool, admin }) =>
    pool.token(admin, { key: pool.foreign.privateKey, header: { kid: '../../../../dev/null' } }),
  'with a kid that is a query': ({ pool, admin }) =>
    pool.token(admin, { key: pool.foreign.privateKey, header: { kid: "x' OR '1'='1" } }),
  'without a kid': ({ pool, admin }) => pool.token(admin, { header: { kid: undefined } }),
  'that brings its key along (jwk)': ({ pool, admin }) =>
    pool.token(admin, { key: pool.foreign.privateKey, header: { jwk: pool.foreignJwk } }),
  'that says where its key is (jku)': ({ pool, admin }) =>
    pool.token(admin, {
      key: pool.foreign.privateKey,
      header: { kid: OTHER_KID, jku: `${pool.foreignOrigin}/.well-known/jwks.json` },
    }),
  'that brings a certificate (x5u, x5c)': ({ pool, admin }) =>
    pool.token(admin, {
      key: pool.foreign.privateKey,
      header: { x5u: `${pool.foreignOrigin}/cert`, x5c: ['MIIB'] },
    }),
  expired: ({ pool, admin }) => pool.token(admin, { payload: { iat: now() - 7200, exp: now() - 3600 } }),
  'without an end': ({ pool, admin }) => pool.token(admin, { payload: { exp: undefined } }),
  'without a beginning': ({ pool, admin }) => pool.token(admin, { payload: { iat: undefined } }),
  'whose end is a text': ({ pool, admin }) => pool.token(admin, { payload: { exp: 'nunca' } }),
  'not yet valid': ({ pool, admin }) => pool.token(admin, { payload: { nbf: now() + 3600 } }),
  'of another pool': ({ pool, admin }) => pool.token(admin, { payload: { iss: issuerOf('eu-west-1_Ajeno') } }),
  'of another issuer': ({ pool, admin }) =>
    pool.token(admin, { payload: { iss: `https://accounts.example.com/eu-west-1_Pruebas` } }),
  'whose issuer only begins like ours': ({ pool, admin }) =>
    pool.token(admin, { payload: { iss: `${issuerOf()}.example.com` } }),
  'without an issuer': ({ pool, admin }) => pool.token(admin, { payload: { iss: undefined } }),
  'of another client': ({ pool, admin }) => pool.token(admin, { payload: { client_id: 'otro-cliente' } }),
  'that is an ID token': ({ pool, admin }) =>
    pool.token(admin, {
      payload: { token_use: 'id', aud: CLIENT, client_id: undefined, 'cognito:username': admin.id },
    }),
  'that is an ID token with the claims of both': ({ pool, admin }) =>
    pool.token(admin, { payload: { token_use: 'id', aud: CLIENT } }),
  'without a use': ({ pool, admin }) => pool.token(admin, { payload: { token_use: undefined } }),
  'whose payload was changed': ({ pool, admin, other }) => {
    const good = pool.token(admin);
    return `${part(good, 0)}.${base64(claimsOf(other.id))}.${part(good, 2)}`;
  },
  'whose header was changed': ({ pool, admin }) => {
    const good = pool.token(admin);
    return `${base64({ kid: 'clave-1', alg: 'RS256', typ: 'JWT' })}.${part(good, 1)}.${part(good, 2)}`;
  },
  'whose signature was changed': ({ pool, admin }) => {
    const good = pool.token(admin);
    const bytes = Buffer.from(part(good, 2), 'base64url');
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    return `${part(good, 0)}.${part(good, 1)}.${bytes.toString('base64url')}`;
  },
  'whose signature is missing': ({ pool, admin }) => pool.token(admin).split('.').slice(0, 2).join('.'),
  empty: () => '',
  'of two dots': () => '..',
  'of two dots around a payload': ({ admin }) => `.${base64(claimsOf(admin.id))}.`,
  'that is no token': () => 'tok_m1x2_abcdefghijklmnopqrstuvwxyz',
  'of a user that we do not know': ({ pool, admin }) =>
    pool.token(admin, { payload: { username: 'usr_00000000000000000000000000' } }),
  'without a username': ({ pool, admin }) => pool.token(admin, { payload: { username: undefined } }),
  "with another user's sub": ({ pool, admin, other }) => pool.token(admin, { payload: { sub: fakeSub(other.id) } }),
  'with our sub and another username': ({ pool, admin, other }) =>
    pool.token(admin, { payload: { username: other.id } }),
  'of a session that ended': ({ pool, admin }) => pool.token(admin, { payload: { iat: 1000 } }),
};
