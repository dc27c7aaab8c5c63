import { authApi } from '#shared/auth/auth.api.ts';
import { endpoint } from '../endpoint.ts';
import { passwordDebil, passwordPrevisible, retoCaducado } from './auth.errors.ts';
import { callerOf } from './caller.ts';
import { greetingMail } from './greeting-mail.ts';
import { isGuessable } from './guessable-password.ts';
import { openSession } from './open-session.ts';
import { signInWiring } from './sign-in-wiring.ts';
import { welcome } from './welcome.ts';

export const updatePassword = endpoint(
  authApi.updatePassword,
  signInWiring,
  async ({ body, event, sourceIp, repos, adapters, deps }) => {
    if (isGuessable(body.password, body.email)) throw passwordPrevisible();
    const tries = await repos.attempts.reserve({ direccion: sourceIp, reto: body.sesion }, deps.now());
    const signIn = await adapters.identity.setNewPassword(body.sesion, body.password, callerOf(event, sourceIp));
    if (signIn.kind === 'weak_password') throw passwordDebil();
    if (signIn.kind === 'code') {
      await repos.attempts.release(tries);
      return { sesion: signIn.session, paso: 'codigo' as const };
    }
    if (signIn.kind !== 'tokens') throw retoCaducado();

    const { user, ...session } = await openSession(signIn.tokens, { repos, adapters, deps }, { conCodigo: false });
    await repos.attempts.release(tries);
    const confirmed = { ...user, estado: 'confirmado' as const };
    const greeting = user.ultimoAcceso === null ? greetingMail(confirmed, deps) : [];
    return welcome({ ...session, user: confirmed }, signIn.tokens.refreshToken, { repos, deps }, { greeting });
  },
);
export const { handler } = updatePassword;
