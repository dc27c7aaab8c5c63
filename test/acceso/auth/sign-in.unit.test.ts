import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { logout } from '#functions/acceso/auth/logout.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { updatePassword } from '#functions/acceso/auth/update-password.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { listEmpresas } from '#functions/empresas/empresas/list-empresas.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import { initializeApp } from '#functions/sistema/sistema/initialize-app.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import { aCompany, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const cookieOf = (cookies: string[]) => cookies[0]?.split(';')[0] ?? '';

describe('Sign-in', () => {
  it('answers the user, an access token and the company, and keeps the refresh token in an HttpOnly cookie', async () => {
    const { admin, empresa } = await aCompany(app);
    const answer = await app.call<Sesion>(login, {
      body: { email: ` ${admin.email.toUpperCase()} `, password: 'Demo-1234' },
    });
    expect(answer).toMatchObject({ status: 200, message: '¡Bienvenido a Idonea, Persona admin!' });
    expect(answer.data).toMatchObject({
      user: { id: admin.id, rol: 'admin' },
      expiraEn: 3600,
      empresas: [{ id: empresa.id }],
    });
    expect(answer.cookies[0]).toMatch(
      /^__Host-idonea_sesion=refresh:.+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=2592000$/,
    );
    expect(answer.text).not.toContain('refresh:');
  });

  it('tells when the person was here before: the sign-in before this one, none at the first', async () => {
    const { admin } = await aCompany(app);
    const body = { email: admin.email, password: 'Demo-1234' };
    const first = await app.call<Sesion>(login, { body });
    expect(first.data.user).toMatchObject({ accesoAnterior: null, ultimoAcceso: '2026-03-02T09:00:00.000Z' });
    app.advance(60_000);
    const second = await app.call<Sesion>(login, { body });
    expect(second.data.user?.accesoAnterior).toBe('2026-03-02T09:00:00.000Z');
    const renewed = await app.call<Sesion>(refreshSesion, { cookies: [cookieOf(second.cookies)] });
    expect(renewed.data.user).toMatchObject({
      accesoAnterior: '2026-03-02T09:00:00.000Z',
      ultimoAcceso: '2026-03-02T09:01:00.000Z',
    });
  });

  it('answers a wrong password, an unknown user and a disabled user alike', async () => {
    const { admin, operador } = await aCompany(app);
    await app.table.write([{ update: { PK: `USUARIO#${operador.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    const attempts = [
      { email: admin.email, password: 'otra-cosa' },
      { email: 'nadie@correo.test', password: 'Demo-1234' },
      { email: operador.email, password: 'Demo-1234' },
    ];
    const texts = await Promise.all(attempts.map(async (body) => (await app.call(login, { body })).text));
    expect(new Set(texts).size).toBe(1);
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      code: 'CREDENCIALES_INVALIDAS',
      message: 'El correo o la contraseña no son correctos',
    });
  });

  it('refuses access tokens that were issued before all sessions of the user ended', async () => {
    const { admin } = await aCompany(app);
    await app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { sesionesDesde: 1000 } }]);
    const before = await app.call(initializeApp, { as: { ...admin, issuedAt: 999 } });
    const after = await app.call(initializeApp, { as: { ...admin, issuedAt: 1000 } });
    expect([before.status, before.code, after.status]).toEqual([401, 'SESION_INVALIDA', 200]);
  });

  it('renews from the cookie, and no longer after signing out', async () => {
    const { admin } = await aCompany(app);
    const cookie = cookieOf((await app.call(login, { body: { email: admin.email, password: 'Demo-1234' } })).cookies);
    const renewed = await app.call<Sesion>(refreshSesion, { cookies: ['otra=1', cookie] });
    expect(renewed.data).toMatchObject({ user: { id: admin.id }, token: expect.any(String) });

    const closed = await app.call(logout, { cookies: [cookie] });
    expect(closed.cookies[0]).toMatch(/^__Host-idonea_sesion=; .*Max-Age=0$/);
    expect(await app.call(refreshSesion, { cookies: [cookie] })).toMatchObject({
      status: 401,
      code: 'SESION_INVALIDA',
    });
    expect(await app.call(refreshSesion)).toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
  });

  it('gets another refresh token with each renewal; the one before works for a minute more, for the other tab', async () => {
    const { admin } = await aCompany(app);
    const first = cookieOf((await app.call(login, { body: { email: admin.email, password: 'Demo-1234' } })).cookies);
    const renew = (cookie: string) => app.call<Sesion>(refreshSesion, { cookies: [cookie] });
    const [one, other] = await Promise.all([renew(first), renew(first)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.cookies[0]).toMatch(
      /^__Host-idonea_sesion=refresh:.+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=\d+$/,
    );
    expect(new Set([first, cookieOf(one.cookies), cookieOf(other.cookies)]).size).toBe(3);

    app.advance(59_000);
    for (const { cookies } of [one, other]) expect((await renew(cookieOf(cookies))).status).toBe(200);
  });

  it('is over with signing out, with the refresh token before the last one too', async () => {
    const { admin } = await aCompany(app);
    const first = cookieOf((await app.call(login, { body: { email: admin.email, password: 'Demo-1234' } })).cookies);
    const second = cookieOf((await app.call(refreshSesion, { cookies: [first] })).cookies);
    const third = cookieOf((await app.call(refreshSesion, { cookies: [first] })).cookies);
    await app.call(logout, { cookies: [second] });
    // The third is not revoked, and is of the same sign-in.
    for (const cookie of [first, second, third]) {
      expect(await app.call(refreshSesion, { cookies: [cookie] })).toMatchObject({
        status: 401,
        code: 'SESION_INVALIDA',
      });
    }
  });

  it('ends the session that the same browser had before, and no other', async () => {
    const { admin, operador } = await aCompany(app);
    const enter = ({ email }: { email: string }, cookies: string[] = []) =>
      app.call<Sesion>(login, { body: { email, password: 'Demo-1234' }, cookies });
    const statusOf = async ({ data }: { data: Sesion }) =>
      (await app.call(initializeApp, { headers: { authorization: `Bearer ${data.token}` } })).status;
    const elsewhere = await enter(admin);
    const before = await enter(admin);
    const after = await enter(operador, [cookieOf(before.cookies)]);
    expect(await Promise.all([elsewhere, before, after].map(statusOf))).toEqual([200, 401, 200]);
    expect((await app.call(refreshSesion, { cookies: [cookieOf(before.cookies)] })).status).toBe(401);
    expect((await app.call(refreshSesion, { cookies: [cookieOf(elsewhere.cookies)] })).status).toBe(200);
    // A cookie that stands for nothing keeps nobody out, nor does one whose token Cognito does not take.
    app.identity.revoke = () => Promise.reject(new Error('UnsupportedTokenTypeException'));
    expect((await enter(admin, ['__Host-idonea_sesion=a.b.c'])).status).toBe(200);
    expect((await enter(admin, [cookieOf(elsewhere.cookies)])).status).toBe(200);
    expect(app.logs.filter(({ event }) => event === 'sesion.not_ended')).toHaveLength(1);
  });

  it('ends with signing out for every token of that session, renewed ones too, and for no other session', async () => {
    const { admin } = await aCompany(app);
    const aDevice = () => app.call<Sesion>(login, { body: { email: admin.email, password: 'Demo-1234' } });
    const statusOf = async (token: string | undefined) =>
      (await app.call(initializeApp, { headers: { authorization: `Bearer ${token}` } })).status;
    const [here, elsewhere] = [await aDevice(), await aDevice()];
    const renewed = await app.call<Sesion>(refreshSesion, { cookies: [cookieOf(here.cookies)] });

    await app.call(logout, { cookies: [cookieOf(here.cookies)] });
    expect(await Promise.all([here, renewed, elsewhere].map(({ data }) => statusOf(data.token)))).toEqual([
      401, 401, 200,
    ]);
    // Again, as a page does that got no answer.
    expect((await app.call(logout, { cookies: [cookieOf(here.cookies)] })).status).toBe(200);
  });

  it('keeps of the sessions that were signed out of those whose tokens could still live, and ends all beyond 20', async () => {
    const { admin } = await aCompany(app);
    const record = () => app.table.get({ PK: `USUARIO#${admin.id}`, SK: 'USUARIO' });
    const leave = async () => {
      const { cookies } = await app.call(login, { body: { email: admin.email, password: 'Demo-1234' } });
      await app.call(logout, { cookies: [cookieOf(cookies)] });
    };
    await leave();
    app.advance(61 * 60_000);
    await Promise.all([leave(), leave()]);
    expect((await record())?.sesionesCerradas).toHaveLength(2);

    for (let count = 0; count < 19; count += 1) await leave();
    expect((await record())?.sesionesCerradas).toHaveLength(20);
    expect((await record())?.sesionesDesde).toBeGreaterThan(app.clock.getTime() / 1000);
  });

  it('ends at once for a user who is disabled', async () => {
    const { admin } = await aCompany(app);
    expect((await app.call(initializeApp, { as: admin })).message).toBe('Aplicación inicializada correctamente');
    await app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { activo: false } }]);
    expect(await app.call(initializeApp, { as: admin })).toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
  });

  it('shows somebody without a company none of the others', async () => {
    const { superadmin } = await aCompany(app);
    const away = await app.addUsuario({ rol: 'admin', empresaId: null });
    const seen = async (as: { id: string }) =>
      (await app.call<{ empresas: unknown[] }>(initializeApp, { as })).data.empresas.length;
    expect([await seen(away), await seen(superadmin)]).toEqual([0, 1]);
    const { data } = await app.call<Sesion>(login, { body: { email: away.email, password: 'Demo-1234' } });
    expect(data.empresas).toEqual([]);
  });

  it('believes a token only together with the subject that our record knows', async () => {
    const { admin } = await aCompany(app);
    await app.table.write([{ update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { sub: 'otro-sub' } }]);
    expect((await app.call(initializeApp, { as: admin })).status).toBe(401);
  });
});

describe('The administrator of a new company', () => {
  const adminData = {
    nombre: 'Clara Ríos',
    email: 'clara@nueva.test',
    password: 'temporal-1',
    confirmPassword: 'temporal-1',
    telefono: '',
  };
  const body = { nombreLegal: 'Nueva S.L.', cif: CIFS[0], email: 'hola@nueva.test', adminData };

  it('gets an e-mail with the temporary password, sets a new one and is in', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await app.call(createEmpresa, { as: superadmin, body });
    await app.deliver(syncUsuario);
    await app.deliver(sendCorreo);
    expect(app.mailer.sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['hola@nueva.test', 'Nueva S.L. ya está en Idonea'],
      ['clara@nueva.test', 'Tu acceso a Idonea como administrador de Nueva S.L.'],
    ]);
    expect(app.mailer.sent[1]?.text).toContain('Contraseña temporal: temporal-1');

    const first = await app.call<Sesion>(login, { body: { email: 'clara@nueva.test', password: 'temporal-1' } });
    expect(first.data.token).toBeUndefined();
    const sesion = first.data.sesion;
    const weak = await app.call(updatePassword, { body: { email: 'clara@nueva.test', sesion, password: 'corta' } });
    expect(weak).toMatchObject({
      status: 400,
      details: [{ path: 'password', msg: 'La contraseña debe tener al menos 8 caracteres' }],
    });
    const second = await app.call<Sesion>(updatePassword, {
      body: { email: 'clara@nueva.test', sesion, password: 'nueva-clave-1' },
    });
    expect(second.data).toMatchObject({ user: { rol: 'admin', nombre: 'Clara Ríos' }, token: expect.any(String) });
    expect((await app.call(login, { body: { email: 'clara@nueva.test', password: 'temporal-1' } })).status).toBe(401);
  });

  it('cannot keep the temporary password as their own, and may choose another with the same challenge', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await app.call(createEmpresa, { as: superadmin, body });
    await app.deliver(syncUsuario);
    const email = 'clara@nueva.test';
    const { sesion } = (await app.call<Sesion>(login, { body: { email, password: 'temporal-1' } })).data;
    expect(await app.call(updatePassword, { body: { email, sesion, password: 'temporal-1' } })).toMatchObject({
      status: 400,
      code: 'PASSWORD_INVALIDA',
      details: [{ path: 'password', msg: 'Es la contraseña temporal. Elige otra que solo conozcas tú.' }],
    });
    // Nor by naming somebody else, whose password it is not.
    const other = { email: superadmin.email, sesion, password: 'temporal-1' };
    expect(await app.call(updatePassword, { body: other })).toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
    expect(app.identity.accounts.get(email)?.temporary).toBe(true);
    const chosen = await app.call<Sesion>(updatePassword, { body: { email, sesion, password: 'nueva-clave-1' } });
    expect(chosen.data.token).toBeDefined();
  });

  it('leaves no password in clear in the table, and none at all once it was sent', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await app.call(createEmpresa, { as: superadmin, body });
    expect(JSON.stringify(app.table.written)).not.toContain('temporal-1');
    await app.deliver(syncUsuario);
    await app.deliver(sendCorreo);
    expect(JSON.stringify(app.table.all())).not.toContain('cipher:');
  });

  it('is not created when the company cannot be, nor the company when the e-mail is taken', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await app.call(createEmpresa, { as: superadmin, body });
    const sameCif = await app.call(createEmpresa, {
      as: superadmin,
      body: { ...body, adminData: { ...adminData, email: 'otra@nueva.test' } },
    });
    const sameEmail = await app.call(createEmpresa, { as: superadmin, body: { ...body, cif: CIFS[1] } });
    expect([sameCif.code, sameEmail.code]).toEqual(['CIF_EN_USO', 'EMAIL_EN_USO']);
    expect((await app.call<unknown[]>(listEmpresas, { as: superadmin })).data).toHaveLength(1);
    expect(app.table.all().filter(({ PK }) => PK === 'EMAIL#otra@nueva.test')).toEqual([]);
  });
});
