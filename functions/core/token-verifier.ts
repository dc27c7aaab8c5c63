import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { env } from './env.ts';
import { derivedId } from './ids.ts';
import { openToken } from './sealed-token.ts';

/** What a valid access token says. Nothing else of it is believed: role and company come from our own record. */
export interface VerifiedToken {
  /** Our own user id: it is the Cognito username. */
  username: string;
  sub: string;
  issuedAt: number;
  /** The sign-in that it comes from, the same for all tokens that are renewed from it; sorts by time. */
  sesion?: string | undefined;
  /** Opened with our password, not by a social provider: what of the account the token may then change. */
  ownSignIn: boolean;
}

export interface TokenVerifier {
  /** Rejects whatever is not a live access token of our pool and clients, sealed by us. */
  verify(token: string): Promise<VerifiedToken>;
}

export function cognitoTokenVerifier(): TokenVerifier {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: env('USER_POOL_ID'), clientId: clientIds(), tokenUse: 'access' },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchJwks } }) },
  );
  /** A token's signature holds for as long as the token does; checking it anew costs a tenth of a warm request. */
  const known = new Map<string, VerifiedToken & { expiresAt: number }>();
  return {
    async verify(token) {
      const found = known.get(token);
      if (found && found.expiresAt * 1000 > Date.now()) return found;
      const claims = await verifier.verify(openToken(token));
      // The library takes a token without an end for one that never ends.
      if (!claims.exp || !claims.iat) throw new Error('A token without times');
      const { username, sub, scope, origin_jti: origin, auth_time: begun, iat: issuedAt, exp: expiresAt } = claims;
      const sesion = origin && begun ? derivedId('ses', new Date(begun * 1000), origin) : undefined;
      const ownSignIn = String(scope).split(' ').includes(OWN_SCOPE);
      const verified = { username, sub, issuedAt, sesion, ownSignIn, expiresAt };
      if (known.size >= KNOWN_TOKENS) known.clear();
      known.set(token, verified);
      return verified;
    },
  };
}

/** Ids of the clients whose tokens are taken: that of passwords, and that of social providers where there are any. */
const clientIds = () => [
  env('USER_POOL_CLIENT_ID'),
  ...(process.env.SOCIAL_CLIENT_ID ? [process.env.SOCIAL_CLIENT_ID] : []),
];

/** The pool gives it to what signs in by its API; OAuth requests would have to ask for it. */
const OWN_SCOPE = 'aws.cognito.signin.user.admin';
/** Per function instance. */
const KNOWN_TOKENS = 200;

/** Honours the SDK's endpoint setting for Cognito, so that keys come from where the SDK's calls go. */
export function fetchJwks(uri: string): Promise<ArrayBuffer> {
  const { pathname } = new URL(uri);
  const endpoint = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
  const url = endpoint ? new URL(pathname, endpoint) : new URL(uri);
  const get = url.protocol === 'http:' ? httpGet : httpsGet;
  return new Promise((resolve, reject) => {
    const request = get(url, { timeout: 3000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`JWKS answered ${response.statusCode}`));
        else resolve(new Uint8Array(Buffer.concat(chunks)).buffer);
      });
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error('JWKS timed out')));
    request.on('error', reject);
  });
}
