import { createHash } from 'node:crypto';
import { PROVIDERS, type Provider } from '#shared/acceso/auth/oauth.ts';
import type { HostedSignIn } from '../../core/adapters/hosted-sign-in.ts';
import type { Deps } from '../../core/deps.ts';
import { env } from '../../core/env.ts';
import { Redirect } from '../../core/reply.ts';
import { hashOf, INICIO_SECONDS, type OauthRepository } from './oauth.repository.ts';
import { clearedOauthCookie, oauthCookie } from './oauth-cookie.ts';

interface Services {
  repos: { oauth: OauthRepository };
  adapters: { hosted: HostedSignIn };
  deps: Deps;
}

/** One of the addresses that the pool's client lists. */
export function callbackUri(provider: Provider): string {
  return `${env('PUBLIC_ORIGIN')}/api/oauth/${provider}/callback`;
}

/** Sends the browser to the provider; all that must come back unchanged is noted first. */
export async function leaveForProvider(
  provider: Provider,
  { repos, adapters, deps }: Services,
  { reintento = false } = {},
): Promise<Redirect> {
  const [state, nonce, verifier, browser] = [deps.newSecret(), deps.newSecret(), deps.newSecret(), deps.newSecret()];
  await repos.oauth.begin(
    state,
    { proveedor: provider, nonce, verificador: verifier, navegador: hashOf(browser), reintento },
    deps.now(),
  );
  const location = adapters.hosted.authorizeUrl({
    providerName: PROVIDERS[provider],
    redirectUri: callbackUri(provider),
    state,
    nonce,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  return new Redirect(location, [oauthCookie(browser, INICIO_SECONDS)]);
}

/** The screen that says how it went; it takes a one-time code or an error. */
export function resultPage(outcome: { token: string } | { error: string }): Redirect {
  const query = new URLSearchParams(outcome);
  return new Redirect(
    `${env('PUBLIC_ORIGIN')}/oauth/success?${query}`,
    'error' in outcome ? [clearedOauthCookie()] : [],
  );
}
