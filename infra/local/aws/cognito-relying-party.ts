import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { IdentityProviderSettings } from './cognito.ts';

interface Discovery {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

const TIMEOUT_MS = 5000;

/** The pool as a client of an OpenID provider, by discovery. Attributes come from the ID token alone. */
export function openRelyingParty(redirectUri: () => string) {
  const discoveries = new Map<string, Promise<Discovery>>();

  const discover = (issuer: string): Promise<Discovery> => {
    const found = discoveries.get(issuer) ?? getJson<Discovery>(`${issuer}/.well-known/openid-configuration`);
    discoveries.set(issuer, found);
    found.catch(() => discoveries.delete(issuer));
    return found;
  };

  return {
    async authorizeUrl({ issuer, clientId, scopes }: IdentityProviderSettings, state: string, nonce: string) {
      const url = new URL((await discover(issuer)).authorization_endpoint);
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri(),
        response_type: 'code',
        scope: scopes.join(' '),
      };
      for (const [name, value] of Object.entries({ ...query, state, nonce })) url.searchParams.set(name, value);
      return url.href;
    },

    /** Exchanges the provider's code and checks its ID token. */
    async claimsOf(provider: IdentityProviderSettings, code: string, nonce: string): Promise<Record<string, unknown>> {
      const { issuer, token_endpoint, jwks_uri } = await discover(provider.issuer);
      const response = await fetch(token_endpoint, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri(),
          client_id: provider.clientId,
          client_secret: provider.clientSecret,
        }),
      });
      const { id_token } = (await response.json()) as { id_token?: string };
      if (!response.ok || !id_token) throw new Error(`Exception processing authorization code at ${provider.name}`);
      const verifier = JwtVerifier.create(
        { issuer, audience: provider.clientId, jwksUri: jwks_uri },
        { jwksCache: new SimpleJwksCache({ fetcher: { fetch: getBytes } }) },
      );
      const claims = await verifier.verify(id_token);
      if (claims.nonce !== nonce) throw new Error('Invalid nonce');
      return claims;
    },
  };
}

async function getBytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.arrayBuffer();
}

async function getJson<T>(address: string): Promise<T> {
  return JSON.parse(Buffer.from(await getBytes(address)).toString('utf8')) as T;
}
