import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { cognitoIdentity } from '../../core/adapters/cognito-identity.ts';
import { attemptRepository } from '../../core/attempts.repository.ts';
import { Reply } from '../../core/reply.ts';
import { usuarioRepository } from '../../empresas/usuarios/usuario.repository.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { codigoIncorrecto, passwordDebil, passwordPrevisible } from './auth.errors.ts';
import { endSessionsOfOldPassword } from './end-sessions.ts';
import { isGuessable } from './guessable-password.ts';
import { clearedSessionCookie } from './session-cookie.ts';

/** An id that no user has: an e-mail without an account costs the same work and gets the same answer. */
const NOBODY = 'usr_00000000000000000000000000';

export const resetPassword = endpoint(
  authApi.resetPassword,
  {
    repos: { attempts: attemptRepository, usuarios: usuarioRepository },
    adapters: { identity: cognitoIdentity },
  },
  async ({ body: { email, codigo, password }, sourceIp, repos, adapters, deps }) => {
    if (isGuessable(password, email)) throw passwordPrevisible();
    const tries = await repos.attempts.reserve({ direccion: sourceIp, codigo: email }, deps.now());
    const usuarioId = await repos.usuarios.findIdByEmail(email);
    const outcome = await adapters.identity.resetPassword({ id: usuarioId ?? NOBODY, code: codigo, password });
    if (outcome === 'weak_password') throw passwordDebil();
    if (outcome !== 'done' || !usuarioId) throw codigoIncorrecto();

    await endSessionsOfOldPassword(usuarioId, { repos, adapters, deps });
    await repos.attempts.release([...tries, ...repos.attempts.countersOf({ cuenta: email }, deps.now())]);
    const message = 'Tu contraseña se ha cambiado. Accede con la nueva.';
    return new Reply({ restablecida: true as const }, { message, cookies: [clearedSessionCookie()] });
  },
);
export const { handler } = resetPassword;
