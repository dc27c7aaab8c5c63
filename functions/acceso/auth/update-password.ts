import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { usernameOf } from '../../core/adapters/cognito-answers.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { passwordDebil, passwordPrevisible, passwordTemporal, retoCaducado } from './auth.errors.ts';
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
    const { email, sesion, password } = body;
    const caller = callerOf(event, sourceIp);
    // Asking Cognito for the temporary one is a try of a password like any other, and counted as one.
    const whose = { direccion: sourceIp, reto: sesion, cuenta: email };
    const tries = await repos.attempts.reserve(whose, deps.now());
    if ((await repos.usuarios.findIdByEmail(email)) !== usernameOf(sesion)) throw retoCaducado();
    if ((await adapters.identity.signIn(email, password, caller)).kind === 'new_password') throw passwordTemporal();
    const signIn = await adapters.identity.setNewPassword(sesion, password, caller);
    if (signIn.kind === 'weak_password') throw passwordDebil();
    if (signIn.kind === 'code') {
      await repos.attempts.release(tries);
      return { sesion: signIn.session, paso: 'codigo' as const };
    }
    if (signIn.kind !== 'tokens') throw retoCaducado();

    const opened = await openSession(signIn.tokens, { repos, adapters, deps }, { conCodigo: false });
    const { session } = opened;
    await repos.attempts.release(tries);
    const user = { ...session.user, estado: 'confirmado' as const };
    const greeting = user.ultimoAcceso === null ? greetingMail(user, deps) : [];
    const confirmed = { ...opened, session: { ...session, user } };
    return welcome(confirmed, { repos, adapters, deps, event }, { greeting });
  },
);
export const { handler } = updatePassword;
