import { beforeEach, describe, expect, it } from 'vitest';
import { finishLogin } from '#functions/acceso/auth/finish-login.ts';
import { finishSegundoFactor } from '#functions/acceso/auth/finish-segundo-factor.ts';
import { login } from '#functions/acceso/auth/login.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { startSegundoFactor } from '#functions/acceso/auth/start-segundo-factor.ts';
import { updatePasswordPropia } from '#functions/acceso/auth/update-password-propia.ts';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { initializeApp } from '#functions/sistema/sistema/initialize-app.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { fakeCode } from '../../support/fakes/fake-services.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** Another password, chosen by somebody who is in and knows the one before. */
const OLD = 'Demo-1234';
const NEW = 'otra-clave-77';

let app: TestApp;
let scene: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  scene = await aCompany(app);
});

interface Device {
  headers: { authorization: string };
  cookie: string;
}
const deviceOf = ({ data, cookies }: { data: Sesion; cookies: string[] }): Device => ({
  headers: { authorization: `Bearer ${data.token}` },
  cookie: cookies[0]?.split(';')[0] ?? '',
});
const signIn = (password = OLD, { email } = scene.admin) => app.call<Sesion>(login, { body: { email, password } });
const change = ({ headers }: Pick<Device, 'headers'>, over: object = {}) =>
  app.call<Sesion>(updatePasswordPropia, {
    headers,
    body: { actual: OLD, password: NEW, confirmPassword: NEW, ...over },
  });
const isIn = async ({ headers }: Device) => (await app.call(initializeApp, { headers })).status === 200;
const canRenew = async ({ cookie }: Device) => (await app.call(refreshSesion, { cookies: [cookie] })).status === 200;

describe('Changing the own password', () => {
  it('asks for the current one, and goes on in this browser with the new one', async () => {
    const here = deviceOf(await signIn());
    const changed = await change(here);
    expect(changed).toMatchObject({ status: 200, message: 'Tu contraseña se ha cambiado' });
    expect(changed.data).toMatchObject({ user: { id: scene.admin.id }, empresas: [{ id: scene.empresa.id }] });
    const again = deviceOf(changed);
    expect([await isIn(again), await canRenew(again)]).toEqual([true, true]);
    expect([(await signIn(OLD)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
  });

  it('ends every other session at once, and nobody else’s', async () => {
    const elsewhere = [deviceOf(await signIn()), deviceOf(await signIn())];
    const colleague = deviceOf(await signIn(OLD, scene.operador));
    const here = deviceOf(await signIn());
    await change(here);
    expect(await Promise.all([...elsewhere, here].map(isIn))).toEqual([false, false, false]);
    expect(await Promise.all([...elsewhere, here].map(canRenew))).toEqual([false, false, false]);
    expect([await isIn(colleague), await canRenew(colleague)]).toEqual([true, true]);
  });

  it('refuses a wrong current one at its field, and the session goes on', async () => {
    const here = deviceOf(await signIn());
    expect(await change(here, { actual: 'no-es-esta' })).toMatchObject({
      status: 400,
      code: 'PASSWORD_INVALIDA',
      details: [{ path: 'actual', msg: 'La contraseña actual no es correcta' }],
    });
    expect(await isIn(here)).toBe(true);
    expect((await signIn(OLD)).status).toBe(200);
  });

  it('counts wrong ones together with those of the sign-in', async () => {
    const here = deviceOf(await signIn());
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await change(here, { actual: `prueba-${n}` })).status);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect((await signIn(OLD)).status).toBe(429);
    expect((await change(here)).status).toBe(429);
    app.advance(15 * 60_000);
    expect((await change(deviceOf(await signIn(OLD)))).status).toBe(200);
  });

  it.each([
    ['password', { password: 'corta', confirmPassword: 'corta' }, 'La contraseña debe tener al menos 8 caracteres'],
    ['password', { password: OLD, confirmPassword: OLD }, 'Elige una contraseña distinta de la actual'],
    ['confirmPassword', { confirmPassword: 'otra-cosa-99' }, 'Las contraseñas no coinciden'],
    [
      'password',
      { password: 'qwertyuiop', confirmPassword: 'qwertyuiop' },
      'Es demasiado fácil de adivinar. Elige otra que no use todo el mundo.',
    ],
  ])('refuses at %s what is no new password: %j', async (path, body, msg) => {
    const here = deviceOf(await signIn());
    expect(await change(here, body)).toMatchObject({ status: 400, details: [{ path, msg }] });
    expect((await signIn(OLD)).status).toBe(200);
  });

  it('is not for a session that a provider opened', async () => {
    const headers = { authorization: `Bearer social.${scene.admin.id}.0` };
    expect(await change({ headers })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
      message: 'Has entrado con Google o Microsoft. Entra con tu contraseña para cambiarla.',
    });
    expect((await signIn(OLD)).status).toBe(200);
  });

  it('opens no session past a second factor: the sign-in asks for the code', async () => {
    const here = deviceOf(await signIn());
    const { headers } = here;
    const begun = await app.call<{ clave: string }>(startSegundoFactor, { headers, body: { password: OLD } });
    await app.call(finishSegundoFactor, { headers, body: { codigo: fakeCode(begun.data.clave) } });

    const changed = await change(here);
    expect(changed).toMatchObject({
      status: 200,
      data: {},
      message: 'Tu contraseña se ha cambiado. Accede con la nueva.',
    });
    expect(changed.data.token).toBeUndefined();
    expect(changed.cookies[0]).toMatch(/^__Host-idonea_sesion=; .*Max-Age=0$/);
    app.advance(1000);
    const challenge = await signIn(NEW);
    expect(challenge.data).toEqual({ sesion: expect.any(String), paso: 'codigo' });
    const body = { sesion: challenge.data.sesion, codigo: fakeCode(begun.data.clave) };
    expect((await app.call(finishLogin, { body })).status).toBe(200);
  });

  it('goes on where a request was cut off after Cognito had the new one', async () => {
    const [here, elsewhere] = [deviceOf(await signIn()), deviceOf(await signIn())];
    const accessToken = here.headers.authorization.replace('Bearer ', '');
    await app.identity.changePassword({ accessToken, actual: OLD, password: NEW });
    expect((await change(here)).status).toBe(200);
    expect(await isIn(elsewhere)).toBe(false);
  });

  it('leaves one entry in the audit log, of the change and not of the tries', async () => {
    const here = deviceOf(await signIn());
    await change(here, { actual: 'no-es-esta' });
    await change(here);
    const query = { empresaId: scene.empresa.id };
    const log = await app.call<{ operacion: string }[]>(listAuditoria, { as: scene.superadmin, query });
    expect(log.data.filter(({ operacion }) => operacion.includes('password'))).toMatchObject([
      { operacion: 'POST /api/perfil/password' },
    ]);
    expect(log.text).not.toContain(NEW);
  });

  it('is told to the person, in the application and by e-mail, without the password', async () => {
    const changed = await change(deviceOf(await signIn()));
    await app.deliver(createNotificaciones);
    await app.deliver(sendCorreo);
    const told = await app.call<object[]>(listNotificaciones, { headers: deviceOf(changed).headers });
    expect(told.data[0]).toMatchObject({
      title: 'Tu contraseña ha cambiado',
      priority: 'alta',
      actionUrl: '/perfil#contrasena',
    });
    const mail = app.mailer.sent.at(-1);
    expect(mail).toMatchObject({ to: { address: scene.admin.email } });
    expect(mail?.text).toContain('Si no has sido tú');
    expect(JSON.stringify(app.table.all())).not.toContain(NEW);
  });
});
