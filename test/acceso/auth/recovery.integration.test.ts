import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { requestRecuperacion } from '#functions/acceso/auth/request-recuperacion.ts';
import { resetPassword } from '#functions/acceso/auth/reset-password.ts';
import { sendRecuperacion } from '#functions/acceso/auth/send-recuperacion.ts';
import { updatePasswordPropia } from '#functions/acceso/auth/update-password-propia.ts';
import { cognitoIdentity } from '#functions/core/adapters/cognito-identity.ts';
import type { Identity } from '#functions/core/adapters/identity.ts';
import { cognitoTokenVerifier } from '#functions/core/token-verifier.ts';
import { initializeApp } from '#functions/sistema/sistema/initialize-app.ts';
import { VERIFICATION_MAIL } from '#infra/config/verification-mail.ts';
import type { CognitoMessage } from '#infra/local/aws/cognito.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { CLIENT_SECRET, environmentOf, setup } from '../../local-aws/cognito-setup.ts';
import { eventually } from '../../support/http-client.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** Another password, forgotten or not, with Cognito's own codes and tokens: the emulator stands where Cognito does. */
const OLD = 'Demo-1234';
const NEW = 'nueva-clave-1';
let app: TestApp;
let sent: CognitoMessage[];
let email: string;

beforeEach(async () => {
  const cognito = await setup({
    passwordPolicy: { minimumLength: 8 },
    tokenValidity: { access: 3600, id: 3600, refresh: 86_400 },
    messages: { verification: VERIFICATION_MAIL },
    rotationGrace: 60,
    clientSecret: CLIENT_SECRET,
    writeAttributes: ['locale'],
  });
  sent = cognito.sent;
  Object.assign(process.env, environmentOf(cognito.cognito));
  app = new TestApp();
  app.clock = new Date();
  const { admin } = await aCompany(app);
  email = admin.email;
  Object.assign(app.deps, { now: () => new Date(), sleep: (milliseconds: number) => sleep(milliseconds) });
  const identity: Identity = cognitoIdentity();
  Object.assign(app, { identity, verifier: cognitoTokenVerifier() });

  const sub = await identity.provision({ id: admin.id, email, nombre: 'Marta', temporaryPassword: 'temporal-1' });
  const challenge = await identity.signIn(email, 'temporal-1');
  if (challenge.kind === 'new_password') await identity.setNewPassword(challenge.session, OLD);
  await app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { sub } }]);
});

const signIn = (password: string) => app.call<Sesion>(login, { body: { email, password } });
const reset = (codigo: string, to = email) => app.call(resetPassword, { body: { email: to, codigo, password: NEW } });

async function aCode(to = email): Promise<string | undefined> {
  await app.call(requestRecuperacion, { body: { email: to } });
  await app.deliver(sendRecuperacion);
  return to === email ? (await eventually(async () => sent.at(-1))).code : undefined;
}

describe('A forgotten password, with Cognito', () => {
  it('is set anew with the code from the e-mail, once; every session ends, and the new sign-in works at once', async () => {
    const device = await signIn(OLD);
    const headers = { authorization: `Bearer ${device.data.token}` };
    const cookie = device.cookies[0]?.split(';')[0] ?? '';
    expect((await app.call(initializeApp, { headers })).status).toBe(200);

    const code = await aCode();
    expect(sent.at(-1)?.subject).toBe('Tu código para cambiar la contraseña de Idonea');
    expect(sent.at(-1)?.body).toContain(`>${code}<`);
    expect((await reset(code === '000000' ? '000001' : '000000')).code).toBe('CODIGO_INVALIDO');
    expect((await reset(String(code))).status).toBe(200);

    const fresh = await signIn(NEW);
    expect(fresh.status).toBe(200);
    const freshHeaders = { authorization: `Bearer ${fresh.data.token}` };
    expect((await app.call(initializeApp, { headers: freshHeaders })).status).toBe(200);
    expect((await app.call(initializeApp, { headers })).status).toBe(401);
    expect((await app.call(refreshSesion, { cookies: [cookie] })).status).toBe(401);
    expect((await signIn(OLD)).status).toBe(401);
    expect((await reset(String(code))).code).toBe('CODIGO_INVALIDO');
  });

  it('answers alike whether no code was asked for, the code is wrong or nobody has that e-mail', async () => {
    const none = await reset('123456');
    const code = await aCode();
    const wrong = await reset(code === '123456' ? '654321' : '123456');
    const unknown = await reset('123456', 'nadie@correo.test');
    expect(new Set([none, wrong, unknown].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('mails nothing to an e-mail without an account', async () => {
    await aCode('nadie@correo.test');
    expect(sent).toEqual([]);
  });
});

describe('A password that is changed within a session, with Cognito', () => {
  const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? '';
  const isIn = async ({ data }: { data: Sesion }) =>
    (await app.call(initializeApp, { headers: { authorization: `Bearer ${data.token}` } })).status === 200;
  const change = ({ data }: { data: Sesion }, actual: string) =>
    app.call<Sesion>(updatePasswordPropia, {
      headers: { authorization: `Bearer ${data.token}` },
      body: { actual, password: NEW, confirmPassword: NEW },
    });

  it('is checked by Cognito, ends every other session, and goes on in this one, which renews with what it got', async () => {
    const [here, elsewhere] = [await signIn(OLD), await signIn(OLD)];
    expect(await change(here, 'no-es-esta')).toMatchObject({ status: 400, details: [{ path: 'actual' }] });
    expect(await change(here, 'x')).toMatchObject({ status: 400, details: [{ path: 'actual' }] });
    const changed = await change(here, OLD);
    expect(changed).toMatchObject({ status: 200, message: 'Tu contraseña se ha cambiado' });
    expect([await isIn(changed), await isIn(here), await isIn(elsewhere)]).toEqual([true, false, false]);

    const renewed = await app.call<Sesion>(refreshSesion, { cookies: [cookieOf(changed)] });
    expect(renewed.status).toBe(200);
    expect(cookieOf(renewed)).not.toBe(cookieOf(changed));
    expect((await app.call(refreshSesion, { cookies: [cookieOf(elsewhere)] })).status).toBe(401);
    expect([(await signIn(OLD)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
  });
});
