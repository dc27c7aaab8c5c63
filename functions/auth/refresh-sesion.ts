import { authApi } from '#shared/auth/auth.api.ts';
import { cognitoIdentity } from '../core/adapters/cognito-identity.ts';
import { AppError } from '../core/app-error.ts';
import { Reply } from '../core/reply.ts';
import { cognitoTokenVerifier } from '../core/token-verifier.ts';
import { empresaListadoRepository } from '../empresas/empresa-listado.repository.ts';
import { endpoint } from '../endpoint.ts';
import { usuarioRepository } from '../usuarios/usuario.repository.ts';
import { sinSesion } from './auth.errors.ts';
import { openSession } from './open-session.ts';
import { readSessionCookie, sessionCookies } from './session-cookie.ts';

export const refreshSesion = endpoint(
  authApi.refreshSesion,
  {
    repos: { usuarios: usuarioRepository, empresas: empresaListadoRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ event, repos, adapters, deps }) => {
    const sent = readSessionCookie(event);
    const tokens = sent && (await adapters.identity.refresh(sent));
    if (!tokens) throw sinSesion();
    const opening = openSession(tokens, { repos, adapters, deps }, { refreshToken: sent });
    const { session, refreshToken } = await opening.catch((error: unknown) => {
      // Disabled, or ended everywhere: there is nothing to keep the cookie for.
      throw error instanceof AppError ? sinSesion() : error;
    });
    return new Reply(session, { cookies: sessionCookies(refreshToken) });
  },
);
export const { handler } = refreshSesion;
