import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { isProvider } from '#shared/acceso/auth/oauth.ts';
import { cognitoHostedSignIn } from '../../core/adapters/hosted-sign-in.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { enabledProviders } from './enabled-providers.ts';
import { oauthRepository } from './oauth.repository.ts';
import { leaveForProvider, resultPage } from './social-sign-in.ts';

/**
 * The sign-in page asks first which providers are enabled; whoever comes here all the same is sent back. So is who was led
 * here by another site: nobody gets a session that they did not ask for.
 */
export const startOauth = endpoint(
  authApi.startOauth,
  { repos: { oauth: oauthRepository }, adapters: { hosted: cognitoHostedSignIn } },
  async ({ params: { provider }, event, repos, adapters, deps }) => {
    if (!isProvider(provider)) return resultPage({ error: 'proveedor_desconocido' });
    if (!enabledProviders().includes(provider)) return resultPage({ error: `${provider}_failed` });
    if (event.headers['sec-fetch-site'] === 'cross-site') return resultPage({ error: `${provider}_failed` });
    return leaveForProvider(provider, { repos, adapters, deps });
  },
);
export const { handler } = startOauth;
