import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { Reply } from '../../core/reply.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { endSessions } from './end-sessions.ts';
import { clearedSessionCookie } from './session-cookie.ts';

/** "Cerrar sesión en todos los dispositivos": this one too. */
export const logoutEverywhere = endpoint(
  authApi.logoutEverywhere,
  { repos: { usuarios: usuarioRepository }, adapters: { identity: cognitoIdentity } },
  async ({ usuario, repos, adapters, deps }) => {
    await endSessions(usuario.id, { repos, adapters, deps });
    return new Reply(
      { cerrada: true as const },
      { cookies: [clearedSessionCookie()], message: 'Hemos cerrado tu sesión en todos los dispositivos' },
    );
  },
);
export const { handler } = logoutEverywhere;
