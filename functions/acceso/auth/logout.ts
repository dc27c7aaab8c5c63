import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { Reply } from '../../core/reply.ts';
import { sesionRepository } from '../../empresas/usuarios/sesion.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { cicloSesionRepository } from './ciclo-sesion.repository.ts';
import { endSession } from './end-session.ts';
import { clearedSessionCookie, readSessionCookie } from './session-cookie.ts';

/** The cookie says which session it is: the page need send no token. */
export const logout = endpoint(
  authApi.logout,
  {
    repos: { sesiones: sesionRepository, ciclo: cicloSesionRepository },
    adapters: { identity: cognitoIdentity },
  },
  async ({ event, repos, adapters, deps }) => {
    const held = readSessionCookie(event);
    if (held) await endSession(held, { repos, adapters, deps });
    return new Reply({ cerrada: true as const }, { cookies: [clearedSessionCookie()] });
  },
);
export const { handler } = logout;
