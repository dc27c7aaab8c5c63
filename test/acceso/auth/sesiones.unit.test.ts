import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteSesion } from '#functions/acceso/auth/delete-sesion.ts';
import { dispositivoDe } from '#functions/acceso/auth/dispositivo.ts';
import { listSesiones } from '#functions/acceso/auth/list-sesiones.ts';
import { login } from '#functions/acceso/auth/login.ts';
import { logout } from '#functions/acceso/auth/logout.ts';
import { logoutEverywhere } from '#functions/acceso/auth/logout-everywhere.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { readSessionCookie } from '#functions/acceso/auth/session-cookie.ts';
import { updatePasswordPropia } from '#functions/acceso/auth/update-password-propia.ts';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { listNotificaciones } from '#functions/avisos/notificaciones/list-notificaciones.ts';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { ConditionFailedError } from '#functions/core/table.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { initializeApp } from '#functions/sistema/sistema/initialize-app.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import type { SesionAbierta } from '#shared/acceso/auth/sesiones.ts';
import { aCompany } from '../../support/scenarios.ts';
import { type Answer, TestApp } from '../../support/test-app.ts';

const PASSWORD = 'Demo-1234';
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

type Person = { id: string; email: string };
type Device = Answer<Sesion>;

const refreshTokenOf = (device: Device) => readSessionCookie({ cookies: [cookieOf(device)] })?.refreshToken ?? '';
const cookieOf = ({ cookies }: Device) => cookies[0]?.split(';')[0] ?? '';
const bearer = ({ data }: Device) => ({ headers: { authorization: `Bearer ${data.token}` } });
const enter = ({ email }: Person, userAgent = CHROME, cookies: string[] = []): Promise<Device> =>
  app.call<Sesion>(login, { body: { email, password: PASSWORD }, headers: { 'user-agent': userAgent }, cookies });
const renew = (device: Device): Promise<Device> => app.call<Sesion>(refreshSesion, { cookies: [cookieOf(device)] });
const opens = async (device: Device) => (await app.call(initializeApp, bearer(device))).status;
const sessionsOf = async (device: Device) => (await app.call<SesionAbierta[]>(listSesiones, bearer(device))).data;
const otherThan = async (device: Device) => (await sessionsOf(device)).filter(({ actual }) => !actual);
const close = (device: Device, id: string, password = PASSWORD) =>
  app.call(deleteSesion, { ...bearer(device), params: { id }, body: { password } });

describe('The own sessions', () => {
  it('are listed newest first, with the device in words, their times, and which one asks', async () => {
    const { admin, operador } = await aCompany(app);
    await enter(admin, SAFARI);
    app.advance(HOUR);
    await enter(operador);
    const here = await enter(admin, CHROME);
    expect(await sessionsOf(here)).toEqual([
      {
        id: expect.any(String),
        dispositivo: 'Chrome en Windows',
        inicio: '2026-03-02T10:00:00.000Z',
        ultimoUso: '2026-03-02T10:00:00.000Z',
        actual: true,
      },
      {
        id: expect.any(String),
        dispositivo: 'Safari en iPhone',
        inicio: '2026-03-02T09:00:00.000Z',
        ultimoUso: '2026-03-02T09:00:00.000Z',
        actual: false,
      },
    ]);
  });

  it('say when they were last used, noted at most every half hour', async () => {
    const { admin } = await aCompany(app);
    let away = await enter(admin, SAFARI);
    const writes = () => app.table.revision;
    app.advance(29 * 60_000);
    const before = writes();
    away = await renew(away);
    expect(writes()).toBe(before);
    app.advance(60_000);
    away = await renew(away);
    app.advance(60_000);
    const here = await enter(admin);
    expect((await otherThan(here))[0]).toMatchObject({
      inicio: '2026-03-02T09:00:00.000Z',
      ultimoUso: '2026-03-02T09:30:00.000Z',
    });
  });

  it('are gone from the list with signing out, with the same browser’s next sign-in, and with all of them', async () => {
    const { admin } = await aCompany(app);
    const away = await enter(admin, SAFARI);
    let here = await enter(admin);
    here = await enter(admin, CHROME, [cookieOf(here)]);
    expect(await sessionsOf(here)).toHaveLength(2);
    await app.call(logout, { cookies: [cookieOf(away)] });
    expect((await sessionsOf(here)).map(({ actual }) => actual)).toEqual([true]);

    await enter(admin, SAFARI);
    await app.call(logoutEverywhere, bearer(here));
    app.advance(2000);
    expect(await sessionsOf(await enter(admin))).toHaveLength(1);
  });

  it('are one after a change of the own password: the one that changed it', async () => {
    const { admin } = await aCompany(app);
    await enter(admin, SAFARI);
    const here = await enter(admin);
    const changed = await app.call<Sesion>(updatePasswordPropia, {
      headers: { ...bearer(here).headers, 'user-agent': CHROME },
      body: { actual: PASSWORD, password: 'Otra-Clave-99', confirmPassword: 'Otra-Clave-99' },
    });
    expect(await sessionsOf(changed)).toMatchObject([{ dispositivo: 'Chrome en Windows', actual: true }]);
    expect((await renew(changed)).status).toBe(200);
  });

  it('are forgotten by the table when they end by themselves', async () => {
    const { admin } = await aCompany(app);
    await enter(admin);
    const [stored] = app.table.all().filter(({ tipo }) => tipo === 'SESION');
    expect(stored).toMatchObject({ PK: `USUARIO#${admin.id}`, expira: app.clock.getTime() / 1000 + (30 * DAY) / 1000 });
    // Of browser and system the words are kept, and of the address nothing.
    expect(JSON.stringify(stored)).not.toMatch(/Mozilla|\d+\.\d+\.\d+\.\d+/);
  });
});

describe('Ending one session', () => {
  it('ends its access tokens and its renewal at once, revokes its refresh token, and leaves the others', async () => {
    const { admin } = await aCompany(app);
    const away = await enter(admin, SAFARI);
    const here = await enter(admin);
    const [other] = await otherThan(here);
    expect(await close(here, other?.id ?? '')).toMatchObject({ status: 200, message: 'Sesión cerrada' });

    expect([await opens(away), await opens(here)]).toEqual([401, 200]);
    const refused = await renew(away);
    expect(refused).toMatchObject({ status: 401, code: 'SESION_INVALIDA' });
    expect(refused.cookies[0]).toMatch(/^__Host-idonea_sesion=; .*Max-Age=0$/);
    expect(app.identity.revoked.size).toBe(2);
    expect((await sessionsOf(here)).map(({ actual }) => actual)).toEqual([true]);
    expect((await renew(here)).status).toBe(200);
  });

  it('holds for whoever turns its refresh token into tokens at Cognito itself, as long as that can be done', async () => {
    const { admin } = await aCompany(app);
    const away = await enter(admin, SAFARI);
    const here = await enter(admin);
    const [other] = await otherThan(here);
    await close(here, other?.id ?? '');
    app.advance(29 * DAY);
    // A sign-out afterwards tidies the list of what has ended.
    await app.call(logout, { cookies: [cookieOf(await enter(admin))] });
    const tokens = await app.identity.refresh(refreshTokenOf(away));
    expect(tokens).toBeDefined();
    const headers = { authorization: `Bearer ${tokens?.accessToken}` };
    expect((await app.call(initializeApp, { headers })).status).toBe(401);
  });

  it('asks for the password, and counts the tries', async () => {
    const { admin } = await aCompany(app);
    await enter(admin, SAFARI);
    const here = await enter(admin);
    const [other] = await otherThan(here);
    expect(await close(here, other?.id ?? '', 'otra-cosa')).toMatchObject({
      status: 400,
      code: 'PASSWORD_INVALIDA',
      details: [{ path: 'password', msg: 'La contraseña no es correcta' }],
    });
    expect(await otherThan(here)).toHaveLength(1);
    for (let tries = 1; tries < 10; tries += 1) await close(here, other?.id ?? '', 'otra-cosa');
    expect(await close(here, other?.id ?? '')).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS' });
  });

  it('is answered the same a second time within its request, and as missing in another', async () => {
    const { admin } = await aCompany(app);
    await enter(admin, SAFARI);
    const here = await enter(admin);
    const [other] = await otherThan(here);
    const headers = { ...bearer(here).headers, 'idempotency-key': 'clave-de-una-vez' };
    const once = () =>
      app.call(deleteSesion, { headers, params: { id: other?.id ?? '' }, body: { password: PASSWORD } });
    expect([(await once()).status, (await once()).status]).toEqual([200, 200]);
    expect(await close(here, other?.id ?? '')).toMatchObject({
      status: 404,
      code: 'SESION_NO_ENCONTRADA',
      message: 'Esa sesión ya no está abierta',
    });
  });

  it('knows nobody else’s', async () => {
    const { admin, operador } = await aCompany(app);
    const theirs = await enter(operador);
    const [other] = await sessionsOf(theirs);
    expect(await close(await enter(admin), other?.id ?? '')).toMatchObject({ status: 404 });
    expect(await opens(theirs)).toBe(200);
  });

  it('is not for a session that a provider opened: there may be no password to ask for', async () => {
    const { admin } = await aCompany(app);
    await enter(admin);
    const headers = { authorization: `Bearer social.${admin.id}.0.99` };
    const [other] = (await app.call<SesionAbierta[]>(listSesiones, { headers })).data;
    expect(
      await app.call(deleteSesion, { headers, params: { id: other?.id ?? '' }, body: { password: PASSWORD } }),
    ).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
  });

  it('leaves one entry in the audit log, which says of which', async () => {
    const { admin, empresa, superadmin } = await aCompany(app);
    await enter(admin, SAFARI);
    const here = await enter(admin);
    const [other] = await otherThan(here);
    await close(here, other?.id ?? '', 'otra-cosa');
    await close(here, other?.id ?? '');
    const log = await app.call<{ operacion: string }[]>(listAuditoria, {
      as: superadmin,
      query: { empresaId: empresa.id },
    });
    const told = log.data.filter(({ operacion }) => operacion.includes('sesiones'));
    expect(told).toMatchObject([
      {
        operacion: 'POST /api/perfil/sesiones/{id}/cierre',
        parametros: { id: other?.id },
        actor: { usuarioId: admin.id },
      },
    ]);
  });

  it('ends all, at Cognito too, when there are more than the record names', async () => {
    const { admin } = await aCompany(app);
    const here = await enter(admin);
    for (let count = 0; count < 21; count += 1) await enter(admin, SAFARI);
    const others = await otherThan(here);
    expect(others).toHaveLength(21);
    for (const { id } of others) expect((await close(here, id)).status).toBe(200);
    expect([await opens(here), (await renew(here)).status]).toEqual([401, 401]);
  });

  it('are not said to be closed when the account kept changing meanwhile', async () => {
    const { admin } = await aCompany(app);
    const away = await enter(admin, SAFARI);
    const here = await enter(admin);
    const [other] = await otherThan(here);
    const write = app.table.write.bind(app.table);
    vi.spyOn(app.table, 'write').mockImplementation(async (writes) => {
      const late = writes.find((each) => 'update' in each && each.set && 'sesionesCerradas' in each.set);
      if (late && 'update' in late) throw new ConditionFailedError(late.update, undefined);
      return write(writes);
    });
    expect(await close(here, other?.id ?? '')).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    expect(await opens(away)).toBe(200);
  });
});

describe('A session that is not used', () => {
  it.each([
    ['admin', 7 * DAY],
    ['superadmin', 12 * HOUR],
  ] as const)('ends for %s after its time, with a word for it, and its refresh token with it', async (rol, limit) => {
    const { [rol]: person } = await aCompany(app);
    let device = await enter(person);
    app.advance(limit - 60_000);
    device = await renew(device);
    expect(device.status).toBe(200);
    app.advance(limit);
    const refused = await renew(device);
    expect(refused).toMatchObject({
      status: 401,
      code: 'SESION_INACTIVA',
      message: 'Tu sesión se cerró porque llevaba tiempo sin usarse',
    });
    expect(refused.cookies[0]).toMatch(/Max-Age=0$/);
    expect(await app.identity.refresh(refreshTokenOf(device))).toBeUndefined();
    expect(await sessionsOf(await enter(person))).toHaveLength(1);
  });

  it('goes on for as long as it is used, to the end of its thirty days', async () => {
    const { admin } = await aCompany(app);
    let device = await enter(admin);
    for (let days = 6; days < 30; days += 6) {
      app.advance(6 * DAY);
      device = await renew(device);
      expect(device.status).toBe(200);
    }
    app.advance(6 * DAY);
    expect((await renew(device)).status).toBe(401);
  });
});

describe('A refresh token that was replaced and comes again', () => {
  const GRACE = 60_000;
  const told = (person: Person) =>
    app.table
      .all()
      .filter(({ evento }) => evento === 'SesionReutilizada')
      .filter(({ detalle }) => (detalle as { usuarioId: string }).usuarioId === person.id);

  it('ends the whole session for both who hold it, and its owner is told by notice and by e-mail', async () => {
    const { admin } = await aCompany(app);
    const stolen = await enter(admin, SAFARI);
    const here = await enter(admin);
    const thief = await renew(stolen);
    app.advance(GRACE);

    const refused = await renew(stolen);
    expect(refused).toMatchObject({
      status: 401,
      code: 'SESION_REUTILIZADA',
      message: 'Cerramos esta sesión por seguridad: alguien usó una copia antigua de ella',
    });
    expect(refused.cookies[0]).toMatch(/Max-Age=0$/);
    expect([await opens(thief), (await renew(thief)).status]).toEqual([401, 401]);
    // Another sign-in of the same person is another session.
    expect([await opens(here), (await renew(here)).status]).toEqual([200, 200]);

    await app.deliver(createNotificaciones);
    const notices = (await app.call<{ title: string; message: string }[]>(listNotificaciones, bearer(here))).data;
    expect(notices.filter(({ title }) => title === 'Cerramos una sesión tuya por seguridad')).toMatchObject([
      { message: expect.stringContaining('Safari en iPhone') },
    ]);
    await app.deliver(sendCorreo);
    expect(app.mailer.sent.filter(({ to }) => to.address === admin.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Cerramos una sesión tuya por seguridad'),
    ]);
  });

  it('ends nothing within a minute: two tabs that renew at once, and a browser that lost the answer', async () => {
    const { admin } = await aCompany(app);
    const device = await enter(admin);
    const [first, second] = await Promise.all([renew(device), renew(device)]);
    app.advance(GRACE - 1000);
    const again = await renew(device);
    expect([first, second, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const tab of [first, second, again]) expect(await opens(tab)).toBe(200);
    app.advance(HOUR);
    expect((await renew(again)).status).toBe(200);
    expect(told(admin)).toEqual([]);
  });

  it('ends it once, and tells once, when it comes again several times at once', async () => {
    const { admin } = await aCompany(app);
    const device = await enter(admin);
    await renew(device);
    app.advance(GRACE);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => renew(device)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(told(admin)).toHaveLength(1);
  });

  it('is nobody’s who only knows whose session it was: the cookie has a secret of its sign-in', async () => {
    const { admin } = await aCompany(app);
    const device = await enter(admin);
    const next = await renew(device);
    app.advance(GRACE);
    const [value = ''] = [cookieOf(device)];
    const forged = value.replace(/\.[\w-]+$/, `.${'x'.repeat(43)}`);
    expect(await app.call(refreshSesion, { cookies: [forged] })).toMatchObject({
      status: 401,
      code: 'SESION_INVALIDA',
    });
    expect([await opens(next), (await renew(next)).status]).toEqual([200, 200]);
    expect(told(admin)).toEqual([]);
  });

  it('tells nothing of a session that is over for another reason', async () => {
    const { admin } = await aCompany(app);
    const device = await enter(admin);
    await renew(device);
    app.advance(GRACE);
    await app.call(logoutEverywhere, bearer(await enter(admin)));
    expect((await renew(device)).status).toBe(401);
    expect(told(admin)).toEqual([]);
  });

  it('signs out all the same: whichever of its tokens a browser still has', async () => {
    const { admin } = await aCompany(app);
    const device = await enter(admin);
    const next = await renew(device);
    app.advance(GRACE);
    await app.call(logout, { cookies: [cookieOf(device)] });
    expect([await opens(next), (await renew(next)).status]).toEqual([401, 401]);
  });

  it('leaves the hash of its family in the table, and nothing that makes a cookie', async () => {
    const { admin } = await aCompany(app);
    const family =
      cookieOf(await enter(admin))
        .split('.')
        .at(-1) ?? '';
    const [stored] = app.table.all().filter(({ tipo }) => tipo === 'SESION');
    expect(stored?.familia).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(app.table.all())).not.toContain(family);
  });
});

describe('A browser in words', () => {
  it.each([
    [CHROME, 'Chrome en Windows'],
    [`${CHROME} Edg/140.0.0.0`, 'Edge en Windows'],
    [`${CHROME} OPR/120.0.0.0`, 'Opera en Windows'],
    [SAFARI, 'Safari en iPhone'],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1 CriOS/126.0 Mobile Safari/604.1',
      'Chrome en iPad',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox en Linux'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1', 'Safari en Mac'],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet en Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      'Chrome en ChromeOS',
    ],
    ['curl/8.5.0', 'Otro navegador'],
    [undefined, 'Otro navegador'],
  ])('%s', (userAgent, words) => {
    expect(dispositivoDe(userAgent)).toBe(words);
  });
});
