import { authApi } from '#shared/auth/auth.api.ts';
import { endpoint } from '../endpoint.ts';

/** The deployment names the social providers that it configured, separated by commas. */
export const getOauthConfig = endpoint(authApi.getOauthConfig, {}, async () => {
  const enabled = (process.env.SOCIAL_PROVIDERS ?? '').split(',');
  return {
    providers: {
      google: { enabled: enabled.includes('google') },
      microsoft: { enabled: enabled.includes('microsoft') },
    },
  };
});
export const { handler } = getOauthConfig;
