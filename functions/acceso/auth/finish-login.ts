import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { usernameOf } from '../../core/adapters/cognito-answers.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { codigoFueraDeTiempo, codigoNoValido } from './auth.errors.ts';
import { callerOf } from './caller.ts';
import { openSession } from './open-session.ts';
import { signInWiring } from './sign-in-wiring.ts';
import { welcome } from './welcome.ts';

/** The tries are the user's, not the challenge's: whoever knows the password can have as many of these as they like. */
export const finishLogin = endpoint(
  authApi.finishLogin,
  signInWiring,
  async ({ body, event, sourceIp, repos, adapters, deps }) => {
    const whose = { direccion: sourceIp, segundoFactor: usernameOf(body.sesion) };
    const tries = await repos.attempts.reserve(whose, deps.now());
    const signIn = await adapters.identity.answerCode(body.sesion, body.codigo, callerOf(event, sourceIp));
    if (signIn.kind === 'wrong_code') throw codigoNoValido();
    if (signIn.kind !== 'tokens') throw codigoFueraDeTiempo();

    const opened = await openSession(signIn.tokens, { repos, adapters, deps }, { conCodigo: true });
    const { session } = opened;
    await repos.attempts.release(tries);
    // A new password may have come just before the code.
    const confirmed = { ...session, user: { ...session.user, estado: 'confirmado' as const } };
    return welcome({ ...opened, session: confirmed }, { repos, adapters, deps, event });
  },
);
export const { handler } = finishLogin;
