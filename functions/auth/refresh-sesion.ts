import { authApi } from '#shared/auth/auth.api.ts';
import { cognitoIdentity } from '../core/adapters/identity.ts';
import { cognitoTokenVerifier } from '../core/token-verifier.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { endpoint } from '../endpoint.ts';
import { usuarioRepository } from '../usuarios/usuario.repository.ts';
import { sinSesion } from './auth.errors.ts';
import { openSession } from './open-session.ts';
import { readSessionCookie } from './session-cookie.ts';

export const refreshSesion = endpoint(
  authApi.refreshSesion,
  {
    repos: { usuarios: usuarioRepository, empresas: empresaRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ event, repos, adapters }) => {
    const refreshToken = readSessionCookie(event);
    const tokens = refreshToken && (await adapters.identity.refresh(refreshToken));
    if (!tokens) throw sinSesion();
    return openSession(tokens, { repos, adapters });
  },
);
export const { handler } = refreshSesion;
