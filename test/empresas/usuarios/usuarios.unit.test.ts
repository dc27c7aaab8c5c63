import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { updatePassword } from '#functions/acceso/auth/update-password.ts';
import { listCorreos } from '#functions/correos/list-correos.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { deleteUsuario } from '#functions/empresas/usuarios/delete-usuario.ts';
import { getUsuario } from '#functions/empresas/usuarios/get-usuario.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { listUsuarios } from '#functions/empresas/usuarios/list-usuarios.ts';
import { reconcileUsuarios } from '#functions/empresas/usuarios/reconcile-usuarios.ts';
import { resendInvitacion } from '#functions/empresas/usuarios/resend-invitacion.ts';
import { resetUsuarioPassword } from '#functions/empresas/usuarios/reset-usuario-password.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import { updateAvatar } from '#functions/empresas/usuarios/update-avatar.ts';
import { updatePerfil } from '#functions/empresas/usuarios/update-perfil.ts';
import { updateUsuario } from '#functions/empresas/usuarios/update-usuario.ts';
import { initializeApp } from '#functions/sistema/sistema/initialize-app.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import type { UsuarioGestionado, UsuarioListado } from '#shared/empresas/usuarios/gestion.ts';
import { aPng } from '../../support/pictures.ts';
import { aCompany, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const MINUTE = 60_000;
const BODY = { nombre: 'Íñigo Peña', email: 'inigo@acme.test', rol: 'operador' };

const usoOf = (empresaId: string) => {
  const item = app.table.all().find(({ PK, SK }) => PK === `EMPRESA#${empresaId}` && SK === 'USO');
  return { usuarios: item?.usuarios, adminsActivos: item?.adminsActivos };
};
/** The counters as they should be, counted from the users themselves. */
const countedIn = (empresaId: string) => {
  const active = app.table.all().filter((i) => i.tipo === 'USUARIO' && i.empresaId === empresaId && i.activo);
  return { usuarios: active.length, adminsActivos: active.filter(({ rol }) => rol === 'admin').length };
};
const follow = async () => {
  await app.deliver(syncUsuario);
  await app.deliver(sendCorreo);
};
const get = async (as: { id: string }, id: string) =>
  (await app.call<UsuarioListado>(getUsuario, { as, params: { id } })).data;
const put = async (as: { id: string }, id: string, changes: object, query: Record<string, string> = {}) => {
  const version = (await get(as, id))?.version ?? 1;
  return app.call<UsuarioGestionado>(updateUsuario, { as, params: { id }, query, body: { version, ...changes } });
};
const invite = (as: { id: string }, body: object = {}, query: Record<string, string> = {}) =>
  app.call<UsuarioGestionado>(inviteUsuario, { as, query, body: { ...BODY, ...body } });
const passwordIn = (text = '') => /Contraseña temporal: (\S+)/.exec(text)?.[1] ?? '';

/** From the invitation to the chosen password. */
async function accept(email: string, password = 'Propia-1234') {
  const temporary = passwordIn(app.mailer.sent.findLast(({ to }) => to.address === email)?.text);
  const { data } = await app.call<Sesion>(login, { body: { email, password: temporary } });
  const chosen = await app.call<Sesion>(updatePassword, { body: { email, sesion: data.sesion, password } });
  return { temporary, cookie: chosen.cookies[0]?.split(';')[0] ?? '', status: chosen.status };
}

describe('An invitation of somebody who is on the platform elsewhere', () => {
  /** What a company gets to see, without what differs between any two people. */
  const told = (answer: { status: number; data: UsuarioGestionado }, email: string) =>
    JSON.parse(
      JSON.stringify([answer.status, answer.data]).replaceAll(answer.data.id, 'ID').replaceAll(email, 'EMAIL'),
    );

  it.each(['operador', 'superadmin'] as const)(
    'looks to the company like any other, through every step of it: %s',
    async (rol) => {
      const { admin, empresa } = await aCompany(app);
      const other = await aCompany(app, { nombreComercial: 'Beta' });
      const life = async (email: string) => {
        const seen: unknown[] = [];
        const invited = await invite(admin, { email });
        const see = (answer: { status: number; data: UsuarioGestionado }) => seen.push(told(answer, email));
        const params = { id: invited.data.id };
        const row = () => app.call<UsuarioGestionado>(getUsuario, { as: admin, params });
        see(invited);
        await follow();
        see(await row());
        const log = await app.call<Record<string, unknown>[]>(listCorreos, { as: admin });
        seen.push(
          log.data
            .filter(({ para }) => (para as { email: string }).email === email)
            .map(({ id: _, ...mail }) => JSON.stringify(mail).replaceAll(email, 'EMAIL')),
        );
        seen.push((await invite(admin, { email })).code);
        app.advance(121_000);
        const resent = await app.call<UsuarioGestionado>(resendInvitacion, { as: admin, params });
        see(resent);
        await follow();
        const { version } = (await row()).data;
        see(await app.call(updateUsuario, { as: admin, params, body: { rol: 'admin', version } }));
        await follow();
        see(await row());
        app.advance(7 * 24 * 60 * 60_000);
        await reconcileUsuarios(app.deps, app.identity);
        seen.push([(await row()).status, usoOf(empresa.id)]);
        await follow();
        return JSON.stringify(seen).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'FECHA');
      };
      const elsewhere = await life(other[rol].email);
      expect(elsewhere).toBe(await life('nadie@fuera.test'));
      expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
    },
  );

  it('is told to the person by e-mail, without a password, and leaves their account as it is', async () => {
    const { admin } = await aCompany(app);
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    const before = structuredClone(app.identity.accounts.get(other.operador.email));
    await invite(admin, { email: other.operador.email });
    await follow();

    expect(app.mailer.sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      [other.operador.email, expect.stringContaining('Acme Talento te ha invitado a Idonea')],
    ]);
    expect(app.mailer.sent[0]?.text).toContain('Tu correo ya tiene otra cuenta en Idonea');
    expect(app.identity.accounts.get(other.operador.email)).toEqual(before);
    expect(JSON.stringify(app.table.all())).not.toContain('cipher:');
  });

  it('leaves whoever took theirs up, and the last administrator', async () => {
    const { admin, empresa } = await aCompany(app);
    const taken = await invite(admin);
    await follow();
    await accept('inigo@acme.test');
    app.advance(8 * 24 * 60 * 60_000);
    await reconcileUsuarios(app.deps, app.identity);
    expect(await get(admin, taken.data.id)).toMatchObject({ estado: 'confirmado' });
    expect(app.table.all().filter(({ tipo }) => tipo === 'INVITACION')).toEqual([]);
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
  });
});

describe('An invitation', () => {
  it('makes user, account and e-mail, and the person chooses a password at the first sign-in', async () => {
    const { admin, empresa } = await aCompany(app);
    const answer = await invite(admin);
    expect(answer).toMatchObject({
      status: 201,
      data: { email: 'inigo@acme.test', rol: 'operador', empresaId: empresa.id, activo: true, estado: 'pendiente' },
    });
    await follow();
    expect(app.mailer.sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['inigo@acme.test', 'Tu acceso a Idonea: Acme Talento'],
    ]);
    const { temporary, status } = await accept('inigo@acme.test');
    expect(temporary).toMatch(/^[A-Za-z2-9@#$%&*]{12}$/);
    expect(status).toBe(200);
    expect(await get(admin, answer.data.id)).toMatchObject({ estado: 'confirmado' });
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
  });

  it('keeps the password nowhere in clear, and nowhere at all once it was sent', async () => {
    const { admin } = await aCompany(app);
    const answer = await invite(admin);
    await follow();
    const password = passwordIn(app.mailer.sent[0]?.text);
    expect(answer.text).not.toContain(password);
    expect(JSON.stringify(app.table.written)).not.toContain(password);
    expect(JSON.stringify(app.table.all())).not.toContain('cipher:');
  });

  it('uses the e-mail of its role', async () => {
    const { admin, superadmin } = await aCompany(app);
    await invite(admin, { email: 'ada@acme.test', rol: 'admin' });
    await invite(superadmin, { email: 'sol@idonea.test', rol: 'superadmin' });
    await follow();
    expect(app.mailer.sent.map(({ subject }) => subject).sort()).toEqual([
      'Tu acceso a Idonea como administrador de Acme Talento',
      'Tu acceso a Idonea: Idonea',
    ]);
  });

  it('is refused when the e-mail is taken within the company, whatever its case, and for the superadmin anywhere', async () => {
    const { admin, operador, superadmin, empresa } = await aCompany(app);
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    const taken = { status: 409, code: 'EMAIL_EN_USO', details: [{ path: 'email' }] };
    expect(await invite(admin, { email: operador.email.toUpperCase() })).toMatchObject(taken);
    const asked = { empresaId: empresa.id };
    expect(await invite(superadmin, { email: other.operador.email }, asked)).toMatchObject(taken);
  });

  it('is stored once when it is sent twice with one key', async () => {
    const { admin, empresa } = await aCompany(app);
    const send = () =>
      app.call<UsuarioGestionado>(inviteUsuario, {
        as: admin,
        headers: { 'idempotency-key': 'una-clave-1' },
        body: BODY,
      });
    const [first, second] = [await send(), await send()];
    expect(second.text).toBe(first.text);
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
  });

  it('asks a superadmin for the company, and for one that exists', async () => {
    const { superadmin, empresa } = await aCompany(app);
    expect(await invite(superadmin)).toMatchObject({ status: 400, code: 'EMPRESA_REQUERIDA' });
    const missing = { empresaId: `emp_${'0'.repeat(26)}` };
    expect(await invite(superadmin, {}, missing)).toMatchObject({ status: 404, code: 'EMPRESA_NO_ENCONTRADA' });
    expect(await invite(superadmin, {}, { empresaId: 'otra' })).toMatchObject({ status: 404 });
    expect(await invite(superadmin, {}, { empresaId: empresa.id })).toMatchObject({
      status: 201,
      data: { empresaId: empresa.id, empresaNombre: 'Acme Talento' },
    });
  });

  it('never passes the limit of the plan, however many come at once', async () => {
    // Professional: 10 users; two are there already.
    const { admin, empresa } = await aCompany(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => invite(admin, { email: `persona${n}@acme.test` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      code: 'LIMITE_ALCANZADO',
      details: [
        { path: 'usado', msg: '10' },
        { path: 'permitido', msg: '10' },
      ],
    });
    expect(usoOf(empresa.id)).toEqual({ usuarios: 10, adminsActivos: 1 });
    expect(countedIn(empresa.id)).toEqual(usoOf(empresa.id));
  });
});

describe('A new temporary password', () => {
  it('is sent again to who was invited, but not before 2 minutes have passed', async () => {
    const { admin } = await aCompany(app);
    const { data } = await invite(admin);
    await follow();
    app.advance(90_000);
    const early = await app.call(resendInvitacion, { as: admin, params: { id: data.id } });
    expect(early).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS' });
    app.advance(30_000);
    const [first, second] = await Promise.all(
      [1, 2].map(() => app.call(resendInvitacion, { as: admin, params: { id: data.id } })),
    );
    expect([first?.status, second?.status].sort()).toEqual([200, 429]);
    await follow();
    expect(app.mailer.sent).toHaveLength(2);
    const [old, current] = app.mailer.sent.map(({ text }) => passwordIn(text));
    expect((await app.call(login, { body: { email: BODY.email, password: old } })).status).toBe(401);
    expect((await app.call(login, { body: { email: BODY.email, password: current } })).status).toBe(200);
  });

  it('is sent at most 3 times an hour, also to an e-mail that is deleted and invited again', async () => {
    const { admin } = await aCompany(app);
    const { data: first } = await invite(admin);
    await follow();
    app.advance(120_000);
    expect((await app.call(resendInvitacion, { as: admin, params: { id: first.id } })).status).toBe(200);
    await app.call(deleteUsuario, { as: admin, params: { id: first.id } });
    await follow();
    const { data: second } = await invite(admin);
    await follow();
    app.advance(120_000);
    const refused = await app.call(resendInvitacion, { as: admin, params: { id: second.id } });
    expect(refused).toMatchObject({ status: 429, code: 'DEMASIADOS_INTENTOS' });
    expect(refused.message).toBe('Ya le enviamos 3 correos en una hora. Podrás enviar otro dentro de 56 minutos.');
    app.advance(56 * 60_000);
    expect((await app.call(resendInvitacion, { as: admin, params: { id: second.id } })).status).toBe(200);
  });

  it('says how long to wait in Retry-After', async () => {
    const { admin } = await aCompany(app);
    const { data } = await invite(admin);
    app.advance(30_000);
    const answer = await app.call(resendInvitacion, { as: admin, params: { id: data.id } });
    expect(answer.message).toContain('90 segundos');
    expect(answer.headers['Retry-After']).toBe('90');
  });

  it('is not an invitation for who has chosen a password: that is a reset', async () => {
    const { admin, operador } = await aCompany(app);
    expect(await app.call(resendInvitacion, { as: admin, params: { id: operador.id } })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });

  it('ends every session when it is a reset, before and after the account has followed', async () => {
    const { admin, empresa } = await aCompany(app);
    const { data } = await invite(admin);
    await follow();
    const { cookie } = await accept(BODY.email);
    app.advance(3 * MINUTE);
    const issuedAt = app.clock.getTime() / 1000;
    expect((await app.call(initializeApp, { as: { id: data.id, issuedAt } })).status).toBe(200);

    const reset = await app.call(resetUsuarioPassword, { as: admin, params: { id: data.id } });
    expect(reset).toMatchObject({ status: 200, data: { estado: 'pendiente' } });
    expect((await app.call(initializeApp, { as: { id: data.id, issuedAt } })).status).toBe(401);
    expect((await app.call(refreshSesion, { cookies: [cookie] })).status).toBe(401);
    await follow();
    expect((await app.call(refreshSesion, { cookies: [cookie] })).status).toBe(401);
    expect((await app.call(login, { body: { email: BODY.email, password: 'Propia-1234' } })).status).toBe(401);
    expect(app.mailer.sent.at(-1)?.subject).toBe('Tu contraseña de Idonea se ha restablecido');
    expect((await accept(BODY.email, 'Nueva-12345')).status).toBe(200);
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
  });

  it('is not sent to who is inactive', async () => {
    const { admin, operador } = await aCompany(app);
    await put(admin, operador.id, { activo: false });
    app.advance(5 * MINUTE);
    expect(await app.call(resetUsuarioPassword, { as: admin, params: { id: operador.id } })).toMatchObject({
      status: 409,
      code: 'ESTADO_NO_PERMITE',
    });
  });
});

describe('Deactivating and reactivating', () => {
  it('ends the session at the next call, closes the account and frees a place of the plan', async () => {
    const { admin, empresa } = await aCompany(app);
    const { data } = await invite(admin);
    await follow();
    const { cookie } = await accept(BODY.email);
    const me = { id: data.id, issuedAt: app.clock.getTime() / 1000 + 5 };
    expect((await app.call(initializeApp, { as: me })).status).toBe(200);

    expect((await put(admin, data.id, { activo: false })).data.activo).toBe(false);
    expect((await app.call(initializeApp, { as: me })).status).toBe(401);
    expect(usoOf(empresa.id)).toEqual({ usuarios: 2, adminsActivos: 1 });
    await follow();
    expect((await app.call(refreshSesion, { cookies: [cookie] })).status).toBe(401);
    expect((await app.call(login, { body: { email: BODY.email, password: 'Propia-1234' } })).status).toBe(401);
    expect(app.identity.accounts.get(BODY.email)?.disabled).toBe(true);

    expect((await put(admin, data.id, { activo: true })).data.activo).toBe(true);
    await follow();
    expect(usoOf(empresa.id)).toEqual({ usuarios: 3, adminsActivos: 1 });
    expect((await app.call(login, { body: { email: BODY.email, password: 'Propia-1234' } })).status).toBe(200);
    expect((await app.call(refreshSesion, { cookies: [cookie] })).status).toBe(401);
  });

  it('takes a place of the plan again, when there is one', async () => {
    const { admin, operador, empresa } = await aCompany(app, { plan: 'starter' });
    await put(admin, operador.id, { activo: false });
    for (const n of [1, 2]) expect((await invite(admin, { email: `p${n}@acme.test` })).status).toBe(201);
    expect(await put(admin, operador.id, { activo: true })).toMatchObject({ status: 409, code: 'LIMITE_ALCANZADO' });
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
  });

  it('keeps an invitation waiting while the user is inactive', async () => {
    const { admin } = await aCompany(app);
    const { data } = await invite(admin);
    await put(admin, data.id, { activo: false });
    await follow();
    expect(app.mailer.sent).toEqual([]);
    await put(admin, data.id, { activo: true });
    await follow();
    expect(app.mailer.sent).toHaveLength(1);
    expect((await accept(BODY.email)).status).toBe(200);
  });
});

describe('Roles', () => {
  it('change at once, with a new session', async () => {
    const { admin, operador, empresa } = await aCompany(app);
    const me = { id: operador.id, issuedAt: app.clock.getTime() / 1000 };
    expect((await app.call(listUsuarios, { as: me })).status).toBe(403);
    expect((await put(admin, operador.id, { rol: 'admin' })).data.rol).toBe('admin');
    expect((await app.call(listUsuarios, { as: me })).status).toBe(401);
    const fresh = { id: operador.id, issuedAt: me.issuedAt + 2 };
    expect((await app.call(listUsuarios, { as: fresh })).status).toBe(200);
    expect(usoOf(empresa.id)).toEqual({ usuarios: 2, adminsActivos: 2 });
  });

  it('are never changed by oneself, nor does anybody deactivate or delete themselves', async () => {
    const { admin, superadmin } = await aCompany(app);
    for (const me of [admin, superadmin]) {
      expect(await put(me, me.id, { rol: 'operador' })).toMatchObject({ status: 403, code: 'USUARIO_PROPIO' });
      expect(await put(me, me.id, { activo: false })).toMatchObject({ status: 403, code: 'USUARIO_PROPIO' });
      expect(await app.call(deleteUsuario, { as: me, params: { id: me.id } })).toMatchObject({
        status: 403,
        code: 'USUARIO_PROPIO',
      });
      expect(
        await put(me, me.id, { nombre: 'Otro Nombre', rol: (await get(me, me.id)).rol, activo: true }),
      ).toMatchObject({
        status: 200,
        data: { nombre: 'Otro Nombre' },
      });
    }
  });

  it('are not given above the own one', async () => {
    const { admin, operador } = await aCompany(app);
    expect(await put(admin, operador.id, { rol: 'superadmin' })).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
    expect(await put(admin, admin.id, { rol: 'superadmin' })).toMatchObject({ status: 403 });
    expect(await invite(admin, { rol: 'superadmin' })).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
    expect(await invite(operador)).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
  });

  it('of superadmins are beyond an admin, as if there were none', async () => {
    const { admin, superadmin } = await aCompany(app);
    const missing = `usr_${'0'.repeat(26)}`;
    const calls = [
      (id: string) => app.call(getUsuario, { as: admin, params: { id } }),
      (id: string) => app.call(updateUsuario, { as: admin, params: { id }, body: { rol: 'operador', version: 1 } }),
      (id: string) => app.call(deleteUsuario, { as: admin, params: { id } }),
      (id: string) => app.call(resetUsuarioPassword, { as: admin, params: { id } }),
      (id: string) => app.call(resendInvitacion, { as: admin, params: { id } }),
    ];
    for (const call of calls) {
      const answer = await call(superadmin.id);
      expect(answer.status).toBe(404);
      expect(answer.text).toBe((await call(missing)).text);
    }
  });

  it('take a user out of the company when they become superadmin, and into one when they stop', async () => {
    const { superadmin, operador, empresa } = await aCompany(app);
    expect((await put(superadmin, operador.id, { rol: 'superadmin' })).data).toMatchObject({
      rol: 'superadmin',
      empresaId: null,
      empresaNombre: null,
    });
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
    const own = await app.call<UsuarioListado[]>(listUsuarios, { as: superadmin, query: { empresaId: empresa.id } });
    expect(own.data.map(({ id }) => id)).not.toContain(operador.id);
    for (const orden of ['nombre', 'recientes']) {
      const all = await app.call<UsuarioListado[]>(listUsuarios, { as: superadmin, query: { orden } });
      expect(all.data.map(({ id }) => id)).toContain(operador.id);
    }

    expect(await put(superadmin, operador.id, { rol: 'admin' })).toMatchObject({ code: 'EMPRESA_REQUERIDA' });
    const back = await put(superadmin, operador.id, { rol: 'admin' }, { empresaId: empresa.id });
    expect(back.data).toMatchObject({ rol: 'admin', empresaId: empresa.id });
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
  });
});

describe('The last active administrator', () => {
  it('is neither demoted, deactivated nor deleted, not even by a superadmin', async () => {
    const { superadmin, admin, empresa } = await aCompany(app);
    const expected = { status: 409, code: 'ULTIMO_ADMINISTRADOR' };
    expect(await put(superadmin, admin.id, { rol: 'operador' })).toMatchObject(expected);
    expect(await put(superadmin, admin.id, { rol: 'superadmin' })).toMatchObject(expected);
    expect(await put(superadmin, admin.id, { activo: false })).toMatchObject(expected);
    expect(await app.call(deleteUsuario, { as: superadmin, params: { id: admin.id } })).toMatchObject(expected);
    expect((await get(superadmin, admin.id)).ultimoAdministrador).toBe(true);
    expect(usoOf(empresa.id)).toEqual({ usuarios: 2, adminsActivos: 1 });
  });

  it('may go once there is another one', async () => {
    const { superadmin, admin, operador, empresa } = await aCompany(app);
    await put(superadmin, operador.id, { rol: 'admin' });
    expect((await get(superadmin, admin.id)).ultimoAdministrador).toBe(false);
    expect((await put(superadmin, admin.id, { rol: 'operador' })).status).toBe(200);
    expect(usoOf(empresa.id)).toEqual({ usuarios: 2, adminsActivos: 1 });
  });

  it('is the administrator made with the company', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const adminData = {
      nombre: 'Clara Ríos',
      email: 'c@n.test',
      password: 'temporal-1',
      confirmPassword: 'temporal-1',
    };
    const { data } = await app.call<{ id: string }>(createEmpresa, {
      as: superadmin,
      body: { nombreLegal: 'Nueva S.L.', cif: CIFS[0], email: 'hola@n.test', adminData },
    });
    expect(usoOf(data.id)).toEqual({ usuarios: 1, adminsActivos: 1 });
    expect(countedIn(data.id)).toEqual(usoOf(data.id));
  });

  it('is left when all of them are demoted, deactivated and deleted at once by each other', async () => {
    const { admin, empresa } = await aCompany(app, { plan: 'enterprise' });
    const admins = [admin];
    for (let n = 0; n < 49; n++) admins.push(await app.addUsuario({ rol: 'admin', empresaId: empresa.id }));
    const answers = await Promise.all(
      admins.map((actor, n) => {
        const { id } = admins[(n + 1) % admins.length] ?? admin;
        if (n % 3 === 0) return app.call(deleteUsuario, { as: actor, params: { id } });
        const body = n % 3 === 1 ? { rol: 'operador', version: 1 } : { activo: false, version: 1 };
        return app.call(updateUsuario, { as: actor, params: { id }, body });
      }),
    );
    expect(answers.every(({ status }) => [200, 401, 403, 404, 409].includes(status))).toBe(true);
    expect(countedIn(empresa.id).adminsActivos).toBeGreaterThanOrEqual(1);
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
  });

  it('stays one when two demote each other', async () => {
    const { admin, empresa } = await aCompany(app);
    const second = await app.addUsuario({ rol: 'admin', empresaId: empresa.id });
    const demote = (as: { id: string }, id: string) =>
      app.call(updateUsuario, { as, params: { id }, body: { rol: 'operador', version: 1 } });
    const answers = await Promise.all([demote(admin, second.id), demote(second, admin.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(countedIn(empresa.id).adminsActivos).toBe(1);
  });

  it('of the platform remains too: two superadmins do not demote each other', async () => {
    const { superadmin, empresa } = await aCompany(app);
    const second = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const demote = (as: { id: string }, id: string) =>
      app.call(updateUsuario, {
        as,
        params: { id },
        query: { empresaId: empresa.id },
        body: { rol: 'operador', version: 1 },
      });
    const answers = await Promise.all([demote(superadmin, second.id), demote(second, superadmin.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('Deleting', () => {
  it('takes user, e-mail, place and account, and the e-mail is free again', async () => {
    const { admin, empresa } = await aCompany(app);
    const { data } = await invite(admin);
    await follow();
    await accept(BODY.email);
    const total = () => app.table.all().find(({ PK, SK }) => PK === 'GLOBAL#CIFRAS' && SK === 'USUARIOS')?.total;
    expect(total()).toBe(4);
    const me = { id: data.id, issuedAt: app.clock.getTime() / 1000 + 5 };
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(aPng())]), 'yo.png');
    expect((await app.call(updateAvatar, { as: me, form })).status).toBe(200);
    expect((await app.call(updatePerfil, { as: me, body: { departamento: 'Selección', version: 1 } })).status).toBe(
      200,
    );
    expect(app.files.stored.size).toBe(1);
    const answer = await app.call(deleteUsuario, { as: admin, params: { id: data.id } });
    expect(total()).toBe(3);
    expect(answer).toMatchObject({ status: 200, data: { id: data.id, eliminado: true } });
    await follow();
    expect(app.identity.accounts.has(BODY.email)).toBe(false);
    expect(app.files.stored.size).toBe(0);
    expect(app.table.all().filter((i) => i.PK === `USUARIO#${data.id}` && i.tipo !== 'EVENTO')).toEqual([]);
    expect(usoOf(empresa.id)).toEqual(countedIn(empresa.id));
    expect((await app.call(deleteUsuario, { as: admin, params: { id: data.id } })).status).toBe(404);
    expect((await invite(admin)).status).toBe(201);
    await follow();
    expect((await accept(BODY.email)).status).toBe(200);
  });

  it('is counted once when it is asked for many times at once', async () => {
    const { admin, operador, empresa } = await aCompany(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(deleteUsuario, { as: admin, params: { id: operador.id } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(usoOf(empresa.id)).toEqual({ usuarios: 1, adminsActivos: 1 });
  });
});

describe('A suspended company', () => {
  it('is read-only here too', async () => {
    const { superadmin, admin, operador, empresa } = await aCompany(app);
    const body = { estado: 'suspendida', motivo: 'Factura pendiente' };
    expect((await app.call(moveEmpresa, { as: superadmin, params: { id: empresa.id }, body })).status).toBe(200);
    app.advance(5 * MINUTE);
    const params = { id: operador.id };
    const answers = await Promise.all([
      invite(admin),
      put(admin, operador.id, { activo: false, telefono: '600100200' }),
      app.call(deleteUsuario, { as: admin, params }),
      app.call(resetUsuarioPassword, { as: admin, params }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill('EMPRESA_SUSPENDIDA'));
    expect((await app.call(listUsuarios, { as: admin })).status).toBe(200);
    // Who leaves must lose access.
    expect(await put(admin, operador.id, { activo: false })).toMatchObject({ status: 200, data: { activo: false } });
    expect(await put(admin, operador.id, { activo: true })).toMatchObject({ code: 'EMPRESA_SUSPENDIDA' });
  });
});

describe('Another company', () => {
  it('is answered byte for byte like a user who does not exist, and stays as it is', async () => {
    const a = await aCompany(app);
    const b = await aCompany(app, { nombreComercial: 'Beta' });
    const missing = `usr_${'0'.repeat(26)}`;
    const before = JSON.stringify(app.table.all());
    const queries: Record<string, string>[] = [{}, { empresaId: b.empresa.id }, { empresaId: a.empresa.id }];
    for (const query of queries) {
      const calls = [
        (id: string) => app.call(getUsuario, { as: b.admin, query, params: { id } }),
        (id: string) =>
          app.call(updateUsuario, { as: b.admin, query, params: { id }, body: { nombre: 'Robado', version: 1 } }),
        (id: string) => app.call(deleteUsuario, { as: b.admin, query, params: { id } }),
        (id: string) => app.call(resetUsuarioPassword, { as: b.admin, query, params: { id } }),
        (id: string) => app.call(resendInvitacion, { as: b.admin, query, params: { id } }),
      ];
      for (const call of calls) {
        const answer = await call(a.operador.id);
        expect(answer.status).toBe(404);
        expect(answer.text).toBe((await call(missing)).text);
        expect(answer.text).not.toContain(a.operador.email);
      }
    }
    expect(JSON.stringify(app.table.all())).toBe(before);
  });

  it('is neither listed for nor invited into by an admin who names it', async () => {
    const a = await aCompany(app);
    const b = await aCompany(app, { nombreComercial: 'Beta' });
    const list = await app.call(listUsuarios, { as: b.admin, query: { empresaId: a.empresa.id } });
    expect(list).toMatchObject({ status: 404, code: 'EMPRESA_NO_ENCONTRADA' });
    expect(await invite(b.admin, {}, { empresaId: a.empresa.id })).toMatchObject({ status: 404 });
    const own = await app.call<UsuarioListado[]>(listUsuarios, { as: b.admin });
    expect(own.data.map(({ id }) => id).sort()).toEqual([b.admin.id, b.operador.id].sort());
    expect(own.text).not.toContain(a.empresa.id);
  });

  it('has no door for an admin without a company', async () => {
    await aCompany(app);
    const lost = await app.addUsuario({ rol: 'admin', empresaId: null });
    expect(await app.call(listUsuarios, { as: lost })).toMatchObject({ status: 400, code: 'EMPRESA_REQUERIDA' });
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    expect(await app.call(getUsuario, { as: lost, params: { id: superadmin.id } })).toMatchObject({ status: 400 });
  });
});

describe('Bodies', () => {
  it.each([
    { empresaId: 'emp_otra' },
    { permisos: ['manage_empresas'] },
    { sub: 'otro' },
    { activo: false },
    { estado: 'confirmado' },
    { password: 'Propia-1234' },
    { passwordCifrada: 'x' },
    { sesionesDesde: 0 },
    { id: 'usr_otro' },
    { __proto__x: 1 },
  ])('of an invitation take no %o', async (extra) => {
    const { admin } = await aCompany(app);
    expect(await invite(admin, extra)).toMatchObject({ status: 400, code: 'VALIDACION' });
  });

  it.each([
    { empresaId: null },
    { email: 'otro@acme.test' },
    { permisos: [] },
    { sub: 'otro' },
    { estado: 'confirmado' },
    { sesionesDesde: 0 },
    { invitadoEn: null },
    { avatarUrl: 'x' },
    { rol: 'jefe' },
    { activo: 'si' },
  ])('of a change take no %o', async (extra) => {
    const { admin, operador } = await aCompany(app);
    const before = JSON.stringify(app.table.all());
    expect(await put(admin, operador.id, extra)).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(JSON.stringify(app.table.all())).toBe(before);
  });

  it('from an older version are refused', async () => {
    const { admin, operador } = await aCompany(app);
    await put(admin, operador.id, { nombre: 'Primera Vez' });
    const stale = { as: admin, params: { id: operador.id }, body: { nombre: 'Segunda', version: 1 } };
    expect(await app.call(updateUsuario, stale)).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    const fields = ['nombre', 'apellidos', 'telefono'];
    const { data } = await put(admin, operador.id, { apellidos: 'Ruiz', telefono: '600 000 000' });
    expect(fields.map((f) => data[f as 'nombre'])).toEqual(['Primera Vez', 'Ruiz', '600 000 000']);
  });
});

describe('The list', () => {
  const names = ['Ñuria Peña', 'Ana Gil', 'Ángel Río', 'Zoe Mas'];
  async function aTeam() {
    const company = await aCompany(app, { plan: 'enterprise' });
    for (const [n, nombre] of names.entries()) {
      await invite(company.admin, { nombre, email: `u${n}@equipo.test`, rol: n === 3 ? 'admin' : 'operador' });
      app.advance(1000);
    }
    return company;
  }
  const list = async (as: { id: string }, query: Record<string, string>) => {
    const answer = await app.call<UsuarioListado[]>(listUsuarios, { as, query });
    return { ...answer, names: (answer.data ?? []).map(({ nombre }) => nombre) };
  };

  it('searches names and e-mails of the company ignoring case and accents', async () => {
    const { admin } = await aTeam();
    expect((await list(admin, { q: 'NURIA' })).names).toEqual(['Ñuria Peña']);
    expect((await list(admin, { q: 'río' })).names).toEqual(['Ángel Río']);
    expect((await list(admin, { q: 'U1@equipo' })).names).toEqual(['Ana Gil']);
    expect((await list(admin, { q: 'nadie' })).names).toEqual([]);
  });

  it('filters by role and by how people stand', async () => {
    const { admin, operador } = await aTeam();
    await put(admin, operador.id, { activo: false });
    expect((await list(admin, { rol: 'admin' })).names).toEqual(['Persona admin', 'Zoe Mas']);
    expect((await list(admin, { estado: 'invitado', rol: 'operador' })).names).toEqual([
      'Ana Gil',
      'Ángel Río',
      'Ñuria Peña',
    ]);
    expect((await list(admin, { estado: 'inactivo' })).names).toEqual(['Persona operador']);
    expect((await list(admin, { estado: 'activo' })).names).toEqual(['Persona admin']);
    expect((await list(admin, { estado: 'raro' })).status).toBe(400);
  });

  it.each(['nombre', '-nombre', 'recientes'])(
    'pages through everybody once by %s, with and without filters',
    async (orden) => {
      const { admin } = await aTeam();
      for (const filters of [{}, { rol: 'operador' }, { q: 'u' }] as Record<string, string>[]) {
        const whole = (await list(admin, { orden, ...filters })).names;
        const paged: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await list(admin, { orden, ...filters, limit: '2', ...(cursor && { cursor }) });
          expect(page.names.length).toBeLessThanOrEqual(2);
          paged.push(...page.names);
          cursor = page.nextCursor;
        } while (cursor);
        expect(paged).toEqual(whole);
      }
      const ordered = (await list(admin, { orden })).names;
      if (orden === 'recientes') expect(ordered.slice(0, 2)).toEqual(['Zoe Mas', 'Ángel Río']);
      else expect(ordered.at(orden === 'nombre' ? 0 : -1)).toBe('Ana Gil');
    },
  );

  it('shows a superadmin the whole platform by the beginning of a name or a whole e-mail, or one company', async () => {
    const { superadmin, empresa } = await aTeam();
    const b = await aCompany(app, { nombreComercial: 'Beta' });
    const all = await list(superadmin, {});
    expect(all.data).toHaveLength(app.table.all().filter(({ tipo }) => tipo === 'USUARIO').length);
    expect((await list(superadmin, { q: 'ñur' })).names).toEqual(['Ñuria Peña']);
    expect((await list(superadmin, { q: 'U1@EQUIPO.test' })).names).toEqual(['Ana Gil']);
    expect((await list(superadmin, { q: 'u1@equipo.test', rol: 'admin' })).names).toEqual([]);
    const one = await list(superadmin, { empresaId: empresa.id });
    expect(one.text).not.toContain(b.empresa.id);
    expect(one.data).toHaveLength(6);
  });

  it('finds superadmins by their key, in each order', async () => {
    const { superadmin } = await aTeam();
    const other = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    for (const orden of ['nombre', '-nombre', 'recientes']) {
      const { data, nextCursor } = await list(superadmin, { rol: 'superadmin', orden, limit: '2' });
      expect(data.map(({ id }) => id).sort()).toEqual([superadmin.id, other.id].sort());
      expect(nextCursor).toBeUndefined();
    }
  });

  it('looks at one page, whatever the filters leave of it', async () => {
    const { admin } = await aTeam();
    const first = await list(admin, { rol: 'admin', orden: 'nombre', limit: '2' });
    expect(first.names).toEqual([]);
    expect(first.nextCursor).toBeDefined();
  });

  it('marks the last administrator and shows nothing that is not for managing', async () => {
    const { admin, superadmin } = await aCompany(app);
    const { data, text } = await list(admin, {});
    expect(data.find(({ id }) => id === admin.id)?.ultimoAdministrador).toBe(true);
    const all = await list(superadmin, {});
    expect(all.data.find(({ id }) => id === admin.id)).not.toHaveProperty('ultimoAdministrador');
    expect(text).not.toMatch(/sub-|cifrada|sesionesDesde|configuracion/i);
  });

  it('is not stopped by a record that is no user as we know them', async () => {
    const { admin, operador } = await aCompany(app);
    await app.table.write([{ update: { PK: `USUARIO#${operador.id}`, SK: 'USUARIO' }, set: { rol: 'jefe' } }]);
    expect((await list(admin, {})).names).toEqual(['Persona admin']);
  });

  it('refuses the cursor of another company', async () => {
    const a = await aTeam();
    const b = await aCompany(app, { nombreComercial: 'Beta' });
    const { nextCursor = '' } = await list(a.admin, { limit: '1' });
    expect(await list(b.admin, { cursor: nextCursor })).toMatchObject({ status: 400, code: 'CURSOR_INVALIDO' });
  });
});
