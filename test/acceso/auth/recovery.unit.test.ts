import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { logoutEverywhere } from '#functions/acceso/auth/logout-everywhere.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { requestRecuperacion } from '#functions/acceso/auth/request-recuperacion.ts';
import { resetPassword } from '#functions/acceso/auth/reset-password.ts';
import { sendRecuperacion } from '#functions/acceso/auth/send-recuperacion.ts';
import { readSessionCookie } from '#functions/acceso/auth/session-cookie.ts';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import { initializeApp } from '#functions/sistema/sistema/initialize-app.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let admin: { id: string; email: string };
beforeEach(async () => {
  app = new TestApp();
  ({ admin } = await aCompany(app));
});

const NEW = 'nueva-clave-1';
const cookieOf = (cookies: string[]) => cookies[0]?.split(';')[0] ?? '';
const signIn = (password = 'Demo-1234') => app.call<Sesion>(login, { body: { email: admin.email, password } });
const reset = (over: object = {}) =>
  app.call(resetPassword, { body: { email: admin.email, codigo: '123456', password: NEW, ...over } });
/** What a device holds after its sign-in: its access token as the fakes write it, and its cookie. */
async function aDevice() {
  const { data, cookies } = await signIn();
  return { headers: { authorization: `Bearer ${data.token}` }, cookie: cookieOf(cookies) };
}
const isIn = async ({ headers }: { headers: Record<string, string> }) =>
  (await app.call(initializeApp, { headers })).status === 200;
const canRenew = async ({ cookie }: { cookie: string }) =>
  (await app.call(refreshSesion, { cookies: [cookie] })).status === 200;

async function aCode(email = admin.email) {
  await app.call(requestRecuperacion, { body: { email } });
  await app.deliver(sendRecuperacion);
}

describe('A forgotten password', () => {
  it('is asked for with the same answer, the same reads and the same kind of event for an unknown e-mail', async () => {
    const reads: string[] = [];
    const get = app.table.get.bind(app.table);
    app.table.get = async (key) => {
      reads.push(key.PK.split('#')[0] ?? '');
      return get(key);
    };
    const known = await app.call(requestRecuperacion, { body: { email: admin.email } });
    const readsOfKnown = reads.splice(0);
    const writtenOfKnown = app.table.written.splice(0).map(({ tipo }) => tipo);
    const unknown = await app.call(requestRecuperacion, { body: { email: 'nadie@correo.test' } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(known.message).toMatch(/^Si hay una cuenta con ese correo/);
    expect(reads).toEqual(readsOfKnown);
    expect(app.table.written.slice(-3).map(({ tipo }) => tipo)).toEqual(writtenOfKnown.slice(-3));
    const events = app.table.all().filter(({ evento }) => evento === 'RecuperacionSolicitada');
    expect(events.map(({ detalle }) => detalle)).toEqual([{ usuarioId: admin.id }, { usuarioId: null }]);
    expect(JSON.stringify(events)).not.toContain('@');
  });

  it('is set anew with the code: the old one ends, the new one works, the cookie goes', async () => {
    await aCode();
    const done = await reset();
    expect(done).toMatchObject({ status: 200, message: 'Tu contraseña se ha cambiado. Accede con la nueva.' });
    expect(done.cookies[0]).toMatch(/^__Host-idonea_sesion=; .*Max-Age=0$/);
    expect((await signIn()).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(200);
    expect((await reset()).code).toBe('CODIGO_INVALIDO');
  });

  it('is told to the person, whoever had the code', async () => {
    await aCode();
    await reset();
    await app.deliver(createNotificaciones);
    await app.deliver(sendCorreo);
    expect(app.mailer.sent.at(-1)).toMatchObject({
      to: { address: admin.email },
      subject: expect.stringContaining('Tu contraseña ha cambiado'),
    });
  });

  it('ends all sessions of that user at once, and nobody else’s', async () => {
    const devices = [await aDevice(), await aDevice()];
    const { operador } = await aCompany(app, { nombreLegal: 'Beta S.A.' });
    await aCode();
    expect(await Promise.all(devices.map(isIn))).toEqual([true, true]);
    await reset();
    expect(await Promise.all(devices.map(isIn))).toEqual([false, false]);
    expect(await Promise.all(devices.map(canRenew))).toEqual([false, false]);
    expect((await app.call(initializeApp, { as: operador })).status).toBe(200);
  });

  it('lets one sign in in the very second of the reset', async () => {
    await aCode();
    await reset();
    const before = app.clock.getTime();
    const { status, data } = await signIn(NEW);
    expect(status).toBe(200);
    // The clock of the tests moves only when somebody waits.
    expect(app.clock.getTime() - before).toBe(1000);
    expect(await isIn({ headers: { authorization: `Bearer ${data.token}` } })).toBe(true);
  });

  it('answers a wrong code, no code and an unknown e-mail alike, at the field', async () => {
    const none = await reset();
    await aCode();
    const wrong = await reset({ codigo: '654321' });
    const unknown = await reset({ email: 'nadie@correo.test' });
    expect(new Set([none.text, wrong.text, unknown.text]).size).toBe(1);
    expect(wrong).toMatchObject({ status: 400, code: 'CODIGO_INVALIDO', details: [{ path: 'codigo' }] });
  });

  it.each([
    ['corta', 'La contraseña debe tener al menos 8 caracteres'],
    [' con-espacio ', 'La contraseña no puede empezar ni terminar con un espacio'],
  ])('refuses the password "%s" at its field and keeps the code', async (password, msg) => {
    await aCode();
    expect(await reset({ password })).toMatchObject({ status: 400, details: [{ path: 'password', msg }] });
    expect((await reset()).status).toBe(200);
  });

  it('opens the sign-in again that too many guesses had closed', async () => {
    for (let n = 0; n < 12; n++) await signIn('otra-cosa');
    expect((await signIn()).status).toBe(429);
    await aCode();
    await reset();
    expect((await signIn(NEW)).status).toBe(200);
  });

  it('sends nothing to somebody who was deactivated', async () => {
    await app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    await aCode();
    expect(app.identity.accounts.get(admin.email)?.code).toBeUndefined();
    expect((await reset()).status).toBe(400);
  });
});

describe('A forgotten temporary password', () => {
  const invited = async () => {
    const body = { nombre: 'Olga Vidal', email: 'olga@correo.test', rol: 'operador' };
    const { data } = await app.call<{ id: string }>(inviteUsuario, { as: admin, body });
    await app.deliver(syncUsuario);
    await app.deliver(sendCorreo);
    return { id: data.id, email: body.email };
  };
  const passwords = () => app.mailer.sent.map(({ text }) => /temporal: (\S+)/.exec(text)?.[1]);

  it('is replaced by a new invitation', async () => {
    const olga = await invited();
    app.advance(5 * 60_000);
    await aCode(olga.email);
    await app.deliver(syncUsuario);
    await app.deliver(sendCorreo);
    const [first, second] = passwords();
    expect(second).not.toBe(first);
    const old = await app.call(login, { body: { email: olga.email, password: first } });
    const fresh = await app.call<Sesion>(login, { body: { email: olga.email, password: second } });
    expect([old.status, fresh.status, fresh.data.sesion]).toEqual([401, 200, expect.any(String)]);
  });

  it('is not replaced a moment after the invitation, nor for somebody who was deactivated', async () => {
    const olga = await invited();
    await aCode(olga.email);
    app.advance(5 * 60_000);
    await app.table.write([{ update: { PK: `USUARIO#${olga.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    await aCode(olga.email);
    await app.deliver(sendCorreo);
    expect(passwords()).toHaveLength(1);
  });
});

describe('Signing out everywhere', () => {
  it('ends every session of the caller, this one too, and nobody else’s', async () => {
    const devices = [await aDevice(), await aDevice()];
    const [first] = devices;
    const answer = await app.call(logoutEverywhere, { headers: first?.headers ?? {} });
    expect(answer).toMatchObject({ status: 200, data: { cerrada: true } });
    expect(answer.cookies[0]).toMatch(/^__Host-idonea_sesion=; .*Max-Age=0$/);
    expect(await Promise.all(devices.map(isIn))).toEqual([false, false]);
    expect(await Promise.all(devices.map(canRenew))).toEqual([false, false]);
    expect((await signIn()).status).toBe(200);
  });

  it('is not undone by a device that renews in the same second', async () => {
    const device = await aDevice();
    const { identity } = app;
    const renewed = await identity.refresh(readSessionCookie({ cookies: [device.cookie] })?.refreshToken ?? '');
    await app.call(logoutEverywhere, { headers: device.headers });
    expect(await isIn({ headers: { authorization: `Bearer ${renewed?.accessToken}` } })).toBe(false);
    expect(await canRenew(device)).toBe(false);
  });
});

describe('A session that ended', () => {
  it('takes its cookie along when it cannot be renewed', async () => {
    const device = await aDevice();
    await app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    expect(await isIn(device)).toBe(false);
    const disabled = await app.call(refreshSesion, { cookies: [device.cookie] });
    expect(disabled).toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
    expect(disabled.cookies[0]).toMatch(/^__Host-idonea_sesion=; .*Max-Age=0$/);
    const revoked = await app.call(refreshSesion, { cookies: ['__Host-idonea_sesion=inventada'] });
    expect([revoked.status, revoked.text]).toEqual([disabled.status, disabled.text]);
    expect(revoked.cookies).toEqual(disabled.cookies);
  });
});
