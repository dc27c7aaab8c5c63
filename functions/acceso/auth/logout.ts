import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { Reply } from '../../core/reply.ts';
import { cognitoTokenVerifier } from '../../core/token-verifier.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cicloSesionRepository } from './ciclo-sesion.repository.ts';
import { endSession } from './end-session.ts';
import { clearedSessionCookie, readSessionCookie } from './session-cookie.ts';

/** The cookie says which session it is: the page need send no token. */
export const logout = endpoint(
  authApi.logout,
  {
    repos: { sesiones: cicloSesionRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ event, repos, adapters, deps }) => {
    const refreshToken = readSessionCookie(event);
    if (refreshToken) await endSession(refreshToken, { repos, adapters, deps });
    return new Reply({ cerrada: true as const }, { cookies: [clearedSessionCookie()] });
  },
);
export const { handler } = logout;
