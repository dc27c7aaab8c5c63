import { authApi } from '#shared/auth/auth.api.ts';
import { cognitoIdentity } from '../core/adapters/identity.ts';
import { Reply } from '../core/reply.ts';
import { endpoint } from '../endpoint.ts';
import { clearedSessionCookie, readSessionCookie } from './session-cookie.ts';

export const logout = endpoint(
  authApi.logout,
  { adapters: { identity: cognitoIdentity } },
  async ({ event, adapters }) => {
    const refreshToken = readSessionCookie(event);
    if (refreshToken) await adapters.identity.revoke(refreshToken);
    return new Reply({ cerrada: true }, { cookies: [clearedSessionCookie()] });
  },
);
export const { handler } = logout;
