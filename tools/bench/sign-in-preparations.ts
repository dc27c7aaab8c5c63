import { finishOauth } from '#functions/acceso/auth/finish-oauth.ts';
import { login } from '#functions/acceso/auth/login.ts';
import { requestRecuperacion } from '#functions/acceso/auth/request-recuperacion.ts';
import { startOauth } from '#functions/acceso/auth/start-oauth.ts';
import { fakeCode } from '#test/support/fakes/fake-services.ts';
import { PASSWORD, type Preparation, type Prepared } from './preparation.ts';
import { aSecondFactor } from './write-preparations.ts';

const PARAMS = { provider: 'google' };

const credentialsOf = ({ people }: Prepared) => ({ email: people.admin.email, password: PASSWORD });
/** As a browser sends it back. */
const firstCookie = ({ cookies }: { cookies: string[] }) => [cookies[0]?.split(';')[0] ?? ''];
const signIn = (prepared: Prepared) => prepared.app.call<{ sesion: string }>(login, { body: credentialsOf(prepared) });

const withSession: Preparation = async (prepared) => ({ cookies: firstCookie(await signIn(prepared)) });

/** Somebody comes back from their provider. */
async function backFromProvider({ app, people }: Prepared) {
  const begun = await app.call(startOauth, { params: PARAMS });
  const { id, email } = people.admin;
  const claims = { username: id, sub: `sub-${id}`, email, emailVerified: true };
  const query = app.hosted.comeBack(begun.location ?? '', claims, app.identity.federate(id));
  return { params: PARAMS, query, cookies: firstCookie(begun) };
}

/** The administrator at the ways in that need no session. */
export const SIGN_IN_PREPARATIONS: Record<string, Preparation> = {
  login: async (prepared) => ({ body: credentialsOf(prepared) }),
  finishLogin: async (prepared) => {
    const clave = await aSecondFactor(prepared);
    const { data } = await signIn(prepared);
    return { body: { sesion: data.sesion, codigo: fakeCode(clave) } };
  },
  updatePassword: async (prepared) => {
    const { email } = prepared.people.admin;
    Object.assign(prepared.app.identity.accounts.get(email) ?? {}, { temporary: true });
    const { data } = await signIn(prepared);
    return { body: { email, sesion: data.sesion, password: 'Otra-clave-77' } };
  },
  refreshSesion: withSession,
  logout: withSession,
  requestRecuperacion: async ({ people }) => ({ body: { email: people.admin.email } }),
  resetPassword: async ({ app, people }) => {
    const { id, email } = people.admin;
    await app.call(requestRecuperacion, { body: { email } });
    await app.identity.sendResetCode(id);
    return { body: { email, codigo: '123456', password: 'Otra-clave-77' } };
  },
  startOauth: async () => ({ params: PARAMS }),
  finishOauth: backFromProvider,
  verifyOauth: async (prepared) => {
    const way = await backFromProvider(prepared);
    const { location = '' } = await prepared.app.call(finishOauth, way);
    const token = new URL(location).searchParams.get('token');
    return { headers: { authorization: `Bearer ${token}` }, cookies: way.cookies };
  },
};
