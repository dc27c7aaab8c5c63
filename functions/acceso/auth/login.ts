import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { credencialesInvalidas } from './auth.errors.ts';
import { callerOf } from './caller.ts';
import { openSession } from './open-session.ts';
import { signInWiring } from './sign-in-wiring.ts';
import { welcome } from './welcome.ts';

export const login = endpoint(authApi.login, signInWiring, async ({ body, event, sourceIp, repos, adapters, deps }) => {
  const tries = await repos.attempts.reserve({ direccion: sourceIp, cuenta: body.email }, deps.now());
  const signIn = await adapters.identity.signIn(body.email, body.password, callerOf(event, sourceIp));
  if (signIn.kind === 'refused') throw credencialesInvalidas();
  if (signIn.kind !== 'tokens') {
    await repos.attempts.release(tries);
    return { sesion: signIn.session, paso: signIn.kind === 'code' ? ('codigo' as const) : ('password' as const) };
  }
  const opened = await openSession(signIn.tokens, { repos, adapters, deps }, { conCodigo: false });
  await repos.attempts.release(tries);
  return welcome(opened, { repos, adapters, deps, event });
});
export const { handler } = login;
