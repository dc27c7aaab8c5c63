import { authApi } from '#shared/auth/auth.api.ts';
import { cognitoIdentity } from '../core/adapters/identity.ts';
import { AppError } from '../core/app-error.ts';
import { cognitoTokenVerifier } from '../core/token-verifier.ts';
import { empresaListadoRepository } from '../empresas/empresa-listado.repository.ts';
import { endpoint } from '../endpoint.ts';
import { usuarioRepository } from '../usuarios/usuario.repository.ts';
import { sinSesion } from './auth.errors.ts';
import { openSession } from './open-session.ts';
import { readSessionCookie } from './session-cookie.ts';

export const refreshSesion = endpoint(
  authApi.refreshSesion,
  {
    repos: { usuarios: usuarioRepository, empresas: empresaListadoRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ event, repos, adapters, deps }) => {
    const refreshToken = readSessionCookie(event);
    const tokens = refreshToken && (await adapters.identity.refresh(refreshToken));
    if (!tokens) throw sinSesion();
    return openSession(tokens, { repos, adapters, deps }, { refreshToken }).catch((error: unknown) => {
      // Disabled, or ended everywhere: there is nothing to keep the cookie for.
      throw error instanceof AppError ? sinSesion() : error;
    });
  },
);
export const { handler } = refreshSesion;
