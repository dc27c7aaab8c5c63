import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSegundoFactor } from '#functions/acceso/auth/delete-segundo-factor.ts';
import { finishLogin } from '#functions/acceso/auth/finish-login.ts';
import { finishSegundoFactor } from '#functions/acceso/auth/finish-segundo-factor.ts';
import { getSegundoFactor } from '#functions/acceso/auth/get-segundo-factor.ts';
import { login } from '#functions/acceso/auth/login.ts';
import { logoutEverywhere } from '#functions/acceso/auth/logout-everywhere.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { startSegundoFactor } from '#functions/acceso/auth/start-segundo-factor.ts';
import { updatePassword } from '#functions/acceso/auth/update-password.ts';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { listEmpresas } from '#functions/empresas/empresas/list-empresas.ts';
import { resetUsuarioPassword } from '#functions/empresas/usuarios/reset-usuario-password.ts';
import { resetUsuarioSegundoFactor } from '#functions/empresas/usuarios/reset-usuario-segundo-factor.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import type { SegundoFactor, Sesion } from '#shared/acceso/auth/auth.ts';
import type { UsuarioGestionado } from '#shared/empresas/usuarios/gestion.ts';
import { fakeCode } from '../../support/fakes/fake-services.ts';
import { aCompany, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const PASSWORD = 'Demo-1234';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});
afterEach(() => vi.unstubAllEnvs());

type Person = { id: string; email: string };

const signIn = ({ email }: Person, password = PASSWORD) => app.call<Sesion>(login, { body: { email, password } });
const codeOf = ({ email }: Person) => fakeCode(app.identity.accounts.get(email)?.secret ?? '');
const cookieOf = (cookies: string[]) => cookies[0]?.split(';')[0] ?? '';

/** The code is taken once: the next sign-in needs another one. */
function nextCode({ email }: Person): void {
  delete app.identity.accounts.get(email)?.usedCode;
}

async function turnOn(person: Person) {
  const { data } = await app.call<{ clave: string; uri: string }>(startSegundoFactor, {
    as: person,
    body: { password: PASSWORD },
  });
  return app.call<SegundoFactor>(finishSegundoFactor, { as: person, body: { codigo: fakeCode(data.clave) } });
}

describe('Turning the second factor on', () => {
  it('asks for the password, gives the key as text and for a QR code, and is on after a right code', async () => {
    const { admin } = await aCompany(app);
    const begun = await app.call<{ clave: string; uri: string }>(startSegundoFactor, {
      as: admin,
      body: { password: PASSWORD },
    });
    expect(begun.data.uri).toBe(
      `otpauth://totp/Idonea:${encodeURIComponent(admin.email)}?secret=${begun.data.clave}&issuer=Idonea`,
    );
    // Nothing has changed yet: whoever stops here signs in as before.
    expect((await signIn(admin)).data.token).toBeDefined();

    const code = fakeCode(begun.data.clave);
    const done = await app.call<SegundoFactor>(finishSegundoFactor, {
      as: admin,
      body: { codigo: `${code.slice(0, 3)} ${code.slice(3)}` },
    });
    expect(done).toMatchObject({ status: 200, message: 'Verificación en dos pasos activada' });
    expect(done.data).toEqual({ desde: '2026-03-02T09:00:00.000Z', obligatorio: false, porProveedor: false });
    expect((await app.call(getSegundoFactor, { as: admin })).data).toEqual(done.data);
  });

  it('refuses a wrong password without ending the session, and a wrong code', async () => {
    const { admin } = await aCompany(app);
    expect(await app.call(startSegundoFactor, { as: admin, body: { password: 'otra-cosa' } })).toMatchObject({
      status: 400,
      code: 'PASSWORD_INVALIDA',
      details: [{ path: 'password', msg: 'La contraseña no es correcta' }],
    });
    await app.call(startSegundoFactor, { as: admin, body: { password: PASSWORD } });
    expect(await app.call(finishSegundoFactor, { as: admin, body: { codigo: '000000' } })).toMatchObject({
      status: 400,
      code: 'CODIGO_INVALIDO',
      message: 'El código no es válido',
      details: [{ path: 'codigo' }],
    });
    expect((await signIn(admin)).data.token).toBeDefined();
  });

  it('leaves one entry in the audit log, of the change and not of the tries', async () => {
    const { admin, empresa, superadmin } = await aCompany(app);
    await app.call(finishSegundoFactor, { as: admin, body: { codigo: '000000' } });
    await turnOn(admin);

    const log = await app.call<{ operacion: string }[]>(listAuditoria, {
      as: superadmin,
      query: { empresaId: empresa.id },
    });
    expect(log.data.map(({ operacion }) => operacion).filter((operacion) => operacion.includes('segundo'))).toEqual([
      'PUT /api/perfil/segundo-factor',
    ]);
  });

  it('is not for a session that a provider opened', async () => {
    const { admin } = await aCompany(app);
    const headers = { authorization: `Bearer social.${admin.id}.0` };

    expect((await app.call<SegundoFactor>(getSegundoFactor, { headers })).data).toMatchObject({ porProveedor: true });
    expect(await app.call(startSegundoFactor, { headers, body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });

  it('tells the person, in the application and by e-mail', async () => {
    const { admin } = await aCompany(app);
    await turnOn(admin);
    await app.deliver(createNotificaciones);
    await app.deliver(sendCorreo);

    expect((await app.call(listNotificaciones, { as: admin })).data).toMatchObject([
      { title: 'Verificación en dos pasos activada', priority: 'alta', actionUrl: '/perfil#verificacion' },
    ]);
    expect(app.mailer.sent.at(-1)).toMatchObject({ to: { address: admin.email } });
  });
});

describe('A sign-in with a second factor', () => {
  it('answers a challenge for the right password and the session for the right code', async () => {
    const { admin, empresa } = await aCompany(app);
    await turnOn(admin);
    const first = await signIn(admin);
    expect(first.data).toEqual({ sesion: expect.any(String), paso: 'codigo' });
    expect(first.cookies).toEqual([]);

    const second = await app.call<Sesion>(finishLogin, {
      body: { sesion: first.data.sesion, codigo: codeOf(admin) },
    });
    expect(second).toMatchObject({ status: 200, message: '¡Bienvenido a Idonea, Persona admin!' });
    expect(second.data).toMatchObject({ user: { id: admin.id }, empresas: [{ id: empresa.id }] });
    expect(second.cookies[0]).toContain('HttpOnly');
  });

  it('takes each code once', async () => {
    const { admin } = await aCompany(app);
    await turnOn(admin);
    const body = async () => ({ sesion: (await signIn(admin)).data.sesion, codigo: codeOf(admin) });

    expect((await app.call(finishLogin, { body: await body() })).status).toBe(200);
    expect(await app.call(finishLogin, { body: await body() })).toMatchObject({ code: 'CODIGO_INVALIDO' });
  });

  it('counts wrong codes for the user, however many challenges they have', async () => {
    const { admin } = await aCompany(app);
    await turnOn(admin);
    const attempt = async (codigo: string) => {
      const { data } = await signIn(admin);
      return (await app.call(finishLogin, { body: { sesion: data.sesion, codigo } })).status;
    };

    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push(await attempt('000000'));
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    expect(await attempt(codeOf(admin))).toBe(429);
    app.advance(15 * 60_000);
    expect(await attempt(codeOf(admin))).toBe(200);
  });

  it('answers an invented challenge like one that has ended', async () => {
    expect(await app.call(finishLogin, { body: { sesion: 'usr_x.invento', codigo: '123456' } })).toMatchObject({
      status: 401,
      code: 'SESION_INVALIDA',
      message: 'El tiempo para escribir el código ha terminado. Vuelve a acceder con tu contraseña.',
    });
  });

  it('asks for the code after a new password too', async () => {
    const { admin, operador } = await aCompany(app);
    await turnOn(operador);
    app.advance(5 * 60_000);
    await app.call(resetUsuarioPassword, { as: admin, params: { id: operador.id } });
    await app.deliver(syncUsuario);
    const temporary = app.identity.accounts.get(operador.email)?.password ?? '';
    const challenge = await signIn(operador, temporary);
    expect(challenge.data.paso).toBe('password');

    const chosen = await app.call<Sesion>(updatePassword, {
      body: { email: operador.email, sesion: challenge.data.sesion, password: 'Propia-1234' },
    });
    expect(chosen.data).toEqual({ sesion: expect.any(String), paso: 'codigo' });
    app.advance(2000);
    const { status, data } = await app.call<Sesion>(finishLogin, {
      body: { sesion: chosen.data.sesion, codigo: codeOf(operador) },
    });
    expect(status).toBe(200);
    expect(data.user?.estado).toBe('confirmado');
  });

  it('mends a record that the change did not reach', async () => {
    const { admin } = await aCompany(app);
    await turnOn(admin);
    await app.table.write([
      { update: { PK: `USUARIO#${admin.id}`, SK: 'USUARIO' }, set: { segundoFactorDesde: null } },
    ]);
    const { data } = await signIn(admin);
    await app.call(finishLogin, { body: { sesion: data.sesion, codigo: codeOf(admin) } });
    expect((await app.call<SegundoFactor>(getSegundoFactor, { as: admin })).data.desde).not.toBeNull();

    await app.identity.clearSecondFactor(admin.id);
    await signIn(admin);
    expect((await app.call<SegundoFactor>(getSegundoFactor, { as: admin })).data.desde).toBeNull();
  });
});

describe('Turning the second factor off', () => {
  it('asks for the password', async () => {
    const { admin } = await aCompany(app);
    await turnOn(admin);
    expect(await app.call(deleteSegundoFactor, { as: admin, body: { password: 'otra-cosa' } })).toMatchObject({
      status: 400,
      code: 'PASSWORD_INVALIDA',
    });
    expect((await signIn(admin)).data.paso).toBe('codigo');

    const off = await app.call(deleteSegundoFactor, { as: admin, body: { password: PASSWORD } });
    expect(off).toMatchObject({ status: 200, data: { desde: null } });
    expect((await signIn(admin)).data.token).toBeDefined();
  });
});

describe('A lost telephone', () => {
  it('lets whoever manages users remove the second factor: sessions end, the person is told', async () => {
    const { admin, operador } = await aCompany(app);
    await turnOn(operador);
    app.advance(60_000);
    const reset = await app.call<UsuarioGestionado>(resetUsuarioSegundoFactor, {
      as: admin,
      params: { id: operador.id },
    });
    expect(reset).toMatchObject({ status: 200, data: { segundoFactorDesde: null } });
    expect((await app.call(getSegundoFactor, { as: operador })).status).toBe(401);

    await app.deliver(syncUsuario);
    await app.deliver(createNotificaciones);
    app.advance(2000);
    const session = await signIn(operador);
    expect(session.data.token).toBeDefined();
    const as = { ...operador, issuedAt: Math.floor(app.deps.now().getTime() / 1000) };
    const [newest] = (await app.call<object[]>(listNotificaciones, { as })).data;
    expect(newest).toMatchObject({
      title: 'Verificación en dos pasos desactivada',
      message: expect.stringContaining('ha restablecido tu verificación'),
    });
  });

  it('is nobody else’s to mend: not an operador, not another company, not oneself', async () => {
    const { admin, operador, superadmin } = await aCompany(app);
    const other = await aCompany(app, { cif: CIFS[1], email: 'hola@beta.test' });
    await turnOn(operador);
    await turnOn(admin);
    const reset = (as: Person, { id }: Person) => app.call(resetUsuarioSegundoFactor, { as, params: { id } });

    expect((await reset(operador, admin)).status).toBe(403);
    expect(await reset(other.admin, operador)).toMatchObject({ status: 404, code: 'USUARIO_NO_ENCONTRADO' });
    expect(await reset(admin, admin)).toMatchObject({ status: 403, code: 'USUARIO_PROPIO' });
    expect((await reset(admin, superadmin)).status).toBe(404);
    expect(await reset(admin, other.admin)).toMatchObject({ status: 404 });
    expect((await reset(superadmin, admin)).status).toBe(200);
    expect(await reset(superadmin, admin)).toMatchObject({ code: 'ESTADO_NO_PERMITE' });
  });
});

describe('Where the deployment demands a second factor of superadmins', () => {
  beforeEach(() => vi.stubEnv('SEGUNDO_FACTOR', 'superadmin'));

  it('their session sets it up and does nothing else until they have', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const { data, cookies } = await signIn(superadmin);
    expect(data).toMatchObject({ faltaSegundoFactor: true, token: expect.any(String) });
    expect(data.empresas).toBeUndefined();
    const renewed = await app.call<Sesion>(refreshSesion, { cookies: [cookieOf(cookies)] });
    expect(renewed.data.faltaSegundoFactor).toBe(true);
    expect(await app.call(listEmpresas, { as: superadmin })).toMatchObject({
      status: 403,
      code: 'SEGUNDO_FACTOR_REQUERIDO',
    });

    expect((await turnOn(superadmin)).data.obligatorio).toBe(true);
    expect((await app.call(listEmpresas, { as: superadmin })).status).toBe(200);
    const whole = await app.call<Sesion>(refreshSesion, { cookies: [cookieOf(cookies)] });
    expect(whole.data).toMatchObject({ empresas: [] });
    expect(whole.data.faltaSegundoFactor).toBeUndefined();
  });

  it('they may leave, and cannot turn it off', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await turnOn(superadmin);
    nextCode(superadmin);
    expect(await app.call(deleteSegundoFactor, { as: superadmin, body: { password: PASSWORD } })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
    const other = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    expect((await app.call(logoutEverywhere, { as: other })).status).toBe(200);
  });

  it('everybody else goes on choosing', async () => {
    vi.unstubAllEnvs();
    const { admin } = await aCompany(app);
    vi.stubEnv('SEGUNDO_FACTOR', 'superadmin');

    expect((await signIn(admin)).data.faltaSegundoFactor).toBeUndefined();
  });
});
