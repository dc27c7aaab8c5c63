import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { enabledProviders } from './enabled-providers.ts';

/** Which social providers this deployment configured. */
export const getOauthConfig = endpoint(authApi.getOauthConfig, {}, async () => {
  const enabled = enabledProviders();
  return {
    providers: {
      google: { enabled: enabled.includes('google') },
      microsoft: { enabled: enabled.includes('microsoft') },
    },
  };
});
export const { handler } = getOauthConfig;
