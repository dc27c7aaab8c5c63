import { authApi } from '#shared/auth/auth.api.ts';
import { cognitoIdentity } from '../core/adapters/identity.ts';
import { Reply } from '../core/reply.ts';
import { cognitoTokenVerifier } from '../core/token-verifier.ts';
import { endpoint } from '../endpoint.ts';
import { sesionCerradaRepository } from '../usuarios/sesion-cerrada.repository.ts';
import { usuarioRepository } from '../usuarios/usuario.repository.ts';
import { clearedSessionCookie, readSessionCookie } from './session-cookie.ts';

/** Ends one session. A last token made from its cookie says whose it is and which: the page need send none. */
export const logout = endpoint(
  authApi.logout,
  {
    repos: { usuarios: usuarioRepository, cerradas: sesionCerradaRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ event, repos, adapters, deps }) => {
    const refreshToken = readSessionCookie(event);
    const tokens = refreshToken && (await adapters.identity.refresh(refreshToken));
    if (tokens) {
      const { username, sesion } = await adapters.verifier.verify(tokens.accessToken);
      const find = () => repos.usuarios.find(username, { consistent: true });
      if (sesion) await repos.cerradas.end(find, sesion, deps.now());
      deps.log.info('sesion.ended', { usuarioId: username });
    }
    if (refreshToken) await adapters.identity.revoke(refreshToken);
    return new Reply({ cerrada: true as const }, { cookies: [clearedSessionCookie()] });
  },
);
export const { handler } = logout;
