import { authApi } from '#shared/acceso/auth/auth.api.ts';
import { demasiadosIntentos } from '../../core/attempts.errors.ts';
import { Reply } from '../../core/reply.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { passwordActualIncorrecta, passwordDebil, passwordDelProveedor, passwordPrevisible } from './auth.errors.ts';
import { bearerOf, callerOf } from './caller.ts';
import { dispositivoDe } from './dispositivo.ts';
import { endSessionsOfOldPassword } from './end-sessions.ts';
import { isGuessable } from './guessable-password.ts';
import { openSession } from './open-session.ts';
import { clearedSessionCookie, sessionCookies } from './session-cookie.ts';
import { signInWiring } from './sign-in-wiring.ts';

/** Cognito's own limit of changes, whose end it does not tell. */
const COGNITO_WAIT_SECONDS = 15 * 60;
const CHANGED = 'Tu contraseña se ha cambiado';
/** A second factor is asked for, and there is no code to show. */
const signInAgain = () =>
  new Reply({}, { message: `${CHANGED}. Accede con la nueva.`, cookies: [clearedSessionCookie()] });

export const updatePasswordPropia = endpoint(
  authApi.updatePasswordPropia,
  signInWiring,
  async ({ body: { actual, password }, usuario: { id, email }, event, sourceIp, repos, adapters, deps }) => {
    if (isGuessable(password, email)) throw passwordPrevisible();
    const accessToken = bearerOf(event);
    if (!(await adapters.verifier.verify(accessToken)).ownSignIn) throw passwordDelProveedor();
    const whose = { direccion: sourceIp, cuenta: email };
    const tries = await repos.attempts.reserve(whose, deps.now(), [], { audit: false });
    const outcome = await adapters.identity.changePassword({ accessToken, actual, password });
    if (outcome === 'weak_password') throw passwordDebil();
    if (outcome === 'too_many_tries') throw demasiadosIntentos(COGNITO_WAIT_SECONDS);
    // A request that was cut off and comes again: the new one is set already, and what follows is still to be done.
    const isSet = outcome === 'done' || (await adapters.identity.isPassword(email, password));
    if (!isSet) throw passwordActualIncorrecta();

    await endSessionsOfOldPassword(id, { repos, adapters, deps });
    await repos.attempts.release(tries);
    const signIn = await adapters.identity.signIn(email, password, callerOf(event, sourceIp));
    if (signIn.kind !== 'tokens') return signInAgain();
    const { session, refreshToken, ...opened } = await openSession(signIn.tokens, { repos, adapters, deps });
    const dispositivo = dispositivoDe(event.headers['user-agent']);
    const familia = deps.newSecret();
    await repos.ciclo.start(id, { ...opened, dispositivo, familia }, deps.now());
    const cookies = sessionCookies({ refreshToken, usuarioId: id, sesionId: opened.id, familia });
    return new Reply(session, { message: CHANGED, cookies });
  },
);
export const { handler } = updatePasswordPropia;
