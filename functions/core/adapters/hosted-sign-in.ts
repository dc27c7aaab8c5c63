import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { env } from '../env.ts';
import { fetchJwks } from '../token-verifier.ts';
import { markSocial, poolClient } from './cognito-clients.ts';

export interface AuthorizationRequest {
  /** The provider's name in the pool. */
  providerName: string;
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE, S256. */
  challenge: string;
}

export interface AuthorizationGrant {
  code: string;
  verifier: string;
  redirectUri: string;
}

/** What an ID token of our pool and client says about a person. */
export interface IdClaims {
  username: string;
  sub: string;
  email: string | undefined;
  emailVerified: unknown;
  nonce: string | undefined;
}

/** The pool's own sign-in pages and OAuth endpoints, which federate with the social providers. */
export interface HostedSignIn {
  /** Where the browser goes; the pool sends it on to the provider. */
  authorizeUrl(request: AuthorizationRequest): string;
  /** Undefined when the pool does not take the code. */
  exchange(grant: AuthorizationGrant): Promise<{ idToken: string; refreshToken: string } | undefined>;
  /** Rejects whatever is not a live ID token of our pool and client. */
  verifyIdToken(token: string): Promise<IdClaims>;
}

const TIMEOUT_MS = 5000;
const SCOPE = 'openid email profile';

/** Made also where no provider is configured: the domain is asked for when it is needed. */
export function cognitoHostedSignIn(): HostedSignIn {
  // Where there are no providers there is no client of theirs, and nobody is led here.
  const clientId = process.env.SOCIAL_CLIENT_ID ?? env('USER_POOL_CLIENT_ID');
  const { secret } = poolClient(new CognitoIdentityProviderClient({}), clientId);
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: env('USER_POOL_ID'), clientId, tokenUse: 'id' },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchJwks } }) },
  );
  return {
    authorizeUrl({ providerName, redirectUri, state, nonce, challenge }) {
      const url = new URL('/oauth2/authorize', env('IDENTITY_DOMAIN'));
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        identity_provider: providerName,
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    async exchange({ code, verifier: codeVerifier, redirectUri }) {
      const answer = await postForm(new URL('/oauth2/token', env('IDENTITY_DOMAIN')), {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: (await secret()) ?? '',
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
      });
      if (answer.status === 400) return undefined;
      if (answer.status !== 200) throw new Error(`The pool's token endpoint answered ${answer.status}`);
      const { id_token: idToken, refresh_token: refreshToken } = JSON.parse(answer.body) as Record<string, string>;
      if (!idToken || !refreshToken) throw new Error("The pool's token endpoint answered no tokens");
      return { idToken, refreshToken: markSocial(refreshToken) };
    },

    async verifyIdToken(token) {
      const claims = await verifier.verify(token);
      return {
        username: claims['cognito:username'],
        sub: claims.sub,
        email: typeof claims.email === 'string' ? claims.email : undefined,
        emailVerified: claims.email_verified,
        nonce: typeof claims.nonce === 'string' ? claims.nonce : undefined,
      };
    },
  };
}

/** Not `fetch`: loading it costs 31 ms of a cold start, as `node:http` does not. */
function postForm(url: URL, fields: Record<string, string>): Promise<{ status: number; body: string }> {
  const post = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const request = post(url, { method: 'POST', headers, timeout: TIMEOUT_MS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error("The pool's token endpoint did not answer")));
    request.on('error', reject);
    request.end(new URLSearchParams(fields).toString());
  });
}
