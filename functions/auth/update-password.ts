import { authApi } from '#shared/auth/auth.api.ts';
import { cognitoIdentity } from '../core/adapters/identity.ts';
import { Reply } from '../core/reply.ts';
import { cognitoTokenVerifier } from '../core/token-verifier.ts';
import { empresaRepository } from '../empresas/empresa.repository.ts';
import { endpoint } from '../endpoint.ts';
import { usuarioRepository } from '../usuarios/usuario.repository.ts';
import { passwordDebil, retoCaducado } from './auth.errors.ts';
import { openSession } from './open-session.ts';
import { sessionCookie } from './session-cookie.ts';

export const updatePassword = endpoint(
  authApi.updatePassword,
  {
    repos: { usuarios: usuarioRepository, empresas: empresaRepository },
    adapters: { identity: cognitoIdentity, verifier: cognitoTokenVerifier },
  },
  async ({ body, repos, adapters, deps }) => {
    const signIn = await adapters.identity.setNewPassword(body.sesion, body.password);
    if (signIn.kind === 'weak_password') throw passwordDebil();
    if (signIn.kind !== 'tokens') throw retoCaducado();

    const session = await openSession(signIn.tokens, { repos, adapters });
    await repos.usuarios.recordAccess(session.user.id, 'confirmado', deps.now().toISOString());
    deps.log.info('sesion.started', { usuarioId: session.user.id });
    const cookies = signIn.tokens.refreshToken ? [sessionCookie(signIn.tokens.refreshToken)] : [];
    return new Reply(session, { cookies, message: `¡Bienvenido a Idonea, ${session.user.nombre}!` });
  },
);
export const { handler } = updatePassword;
