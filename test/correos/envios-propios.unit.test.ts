import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { updatePassword } from '#functions/acceso/auth/update-password.ts';
import { createNotificaciones } from '#functions/avisos/notificaciones/create-notificaciones.ts';
import { eventWrite } from '#functions/core/outbox.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createAdministrador } from '#functions/empresas/empresas/create-administrador.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { resetUsuarioPassword } from '#functions/empresas/usuarios/reset-usuario-password.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import { updatePerfil } from '#functions/empresas/usuarios/update-perfil.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { executeServicioHr } from '#functions/entrevistas/servicios-hr/execute-servicio-hr.ts';
import type { Sesion } from '#shared/acceso/auth/auth.ts';
import type { Plantilla } from '#shared/correos/plantillas.ts';
import { aBooking, aCandidate, aCompany, aFinishedInterview, CIFS } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

/** What was sent by a template, as people read it. */
async function sent(plantilla: Plantilla) {
  await app.deliver(sendCorreo);
  const ids = app.table
    .all()
    .filter((item) => item.tipo === 'CORREO' && item.plantilla === plantilla)
    .map(({ id }) => id);
  return app.mailer.sent.filter(({ id }) => ids.includes(id));
}

const prefer = (as: { id: string }, notificaciones: Record<string, boolean>) =>
  app.call(updatePerfil, { as, body: { configuracion: { notificaciones }, version: 1 } });

describe('bienvenidaEmpresa', () => {
  const adminData = {
    nombre: 'Ana Ruiz',
    email: 'ana@acme.test',
    password: 'Temporal-1',
    confirmPassword: 'Temporal-1',
  };
  const body = { nombreLegal: 'Acme S.L.', cif: CIFS[0], email: 'hola@acme.test' };

  it('goes to the address of a company that is made with its administrator, without a password', async () => {
    const as = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    await app.call(createEmpresa, { as, body: { ...body, adminData } });
    const [mail, ...more] = await sent('bienvenidaEmpresa');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: { name: 'Acme S.L.', address: 'hola@acme.test' },
      subject: 'Acme S.L. ya está en Idonea',
    });
    for (const text of ['Ana Ruiz', 'Professional', 'https://idonea.test/login']) expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain('Temporal-1');
  });

  it('waits for the first administrator of a company that is made without, and does not come again', async () => {
    const as = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const { data: empresa } = await app.call<{ id: string }>(createEmpresa, { as, body });
    expect(await sent('bienvenidaEmpresa')).toEqual([]);
    for (const email of ['ana@acme.test', 'berta@acme.test']) {
      const params = { id: empresa.id };
      expect((await app.call(createAdministrador, { as, params, body: { ...adminData, email } })).status).toBe(201);
    }
    expect((await sent('bienvenidaEmpresa')).map(({ to }) => to.address)).toEqual(['hola@acme.test']);
  });
});

describe('welcome', () => {
  async function chooses(email: string, temporary: string, password: string) {
    const { data } = await app.call<Sesion>(login, { body: { email, password: temporary } });
    const answer = await app.call(updatePassword, { body: { email, sesion: data.sesion, password } });
    expect(answer.status).toBe(200);
  }

  it('greets a person when they have chosen their first password, and not when they choose another one', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const adminData = { nombre: 'Ana', email: 'ana@acme.test', password: 'Temporal-1', confirmPassword: 'Temporal-1' };
    await app.call(createEmpresa, {
      as: superadmin,
      body: { nombreLegal: 'Acme S.L.', cif: CIFS[0], email: 'hola@acme.test', adminData },
    });
    await app.deliver(syncUsuario);
    expect(await sent('welcome')).toEqual([]);
    await chooses('ana@acme.test', 'Temporal-1', 'Elegida-por-Ana-1');
    const [mail] = await sent('welcome');
    expect(mail).toMatchObject({ to: { address: 'ana@acme.test' }, subject: 'Te damos la bienvenida a Idonea' });
    expect(mail?.text).toContain('Tu cuenta en Acme S.L. está lista');

    app.advance(3_600_000);
    const [usuario] = app.table.all().filter(({ tipo, email }) => tipo === 'USUARIO' && email === 'ana@acme.test');
    await app.call(resetUsuarioPassword, { as: superadmin, params: { id: String(usuario?.id) } });
    await app.deliver(syncUsuario);
    const [reset] = await sent('resetPassword');
    const temporary = /Contraseña temporal: (\S+)/.exec(reset?.text ?? '')?.[1] ?? '';
    await chooses('ana@acme.test', temporary, 'Elegida-por-Ana-2');
    expect(await sent('welcome')).toHaveLength(1);
  });
});

describe('entrevistaProgramada', () => {
  it('goes to whoever booked the interview, once, and to no other', async () => {
    const { admin, operador, entrevista } = await aBooking(app, { fechaProgramada: '2026-03-05T10:00:00.000Z' });
    await app.deliver(createNotificaciones);
    const [mail, ...more] = await sent('entrevistaProgramada');
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: { address: admin.email }, subject: 'Entrevista programada: Nuria Peña' });
    expect(mail?.text).toContain('jueves, 5 de marzo de 2026, 11:00 (hora de Madrid)');
    expect(mail?.text).toContain(`https://idonea.test/entrevistas/${entrevista.id}`);
    expect(app.mailer.sent.filter(({ to }) => to.address === operador.email)).toEqual([]);
  });

  it.each(['email', 'entrevistas'])('does not go to who wants none (%s)', async (preference) => {
    const { admin } = await aCompany(app);
    const candidato = await aCandidate(app, admin);
    await prefer(admin, { [preference]: false });
    const body = {
      candidatoId: candidato.id,
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: app.clock.toISOString(),
      zonaHoraria: 'Europe/Madrid',
    };
    expect((await app.call(createEntrevista, { as: admin, body })).status).toBe(201);
    expect(await sent('entrevistaProgramada')).toEqual([]);
  });

  it('stands with the company when a superadmin books for it, one or many', async () => {
    const { admin, superadmin, empresa } = await aCompany(app);
    const { id: candidatoId } = await aCandidate(app, admin);
    const query = { empresaId: empresa.id };
    const when = { fechaProgramada: '2026-03-05T09:00:00.000Z', zonaHoraria: 'Europe/Madrid' };
    const codigo = 'entrevistas-profundidad';
    const one = { ...when, candidatoId, servicioId: codigo };
    expect((await app.call(createEntrevista, { as: superadmin, query, body: one })).status).toBe(201);
    const many = { ...when, candidatoIds: [(await aCandidate(app, admin)).id] };
    const run = { as: superadmin, query, params: { codigo }, body: many };
    expect((await app.call(executeServicioHr, run)).status).toBe(200);
    const mails = await sent('entrevistaProgramada');
    expect(mails.map(({ to, tags }) => [to.address, tags?.empresa])).toEqual([
      [superadmin.email, empresa.id],
      [superadmin.email, empresa.id],
    ]);
  });

  it('is one e-mail for all that one run books, also when the run is repeated', async () => {
    const { admin } = await aCompany(app);
    const candidatoIds: string[] = [];
    for (let i = 0; i < 5; i++) candidatoIds.push((await aCandidate(app, admin)).id);
    const run = () =>
      app.call(executeServicioHr, {
        as: admin,
        params: { codigo: 'entrevistas-profundidad' },
        body: { candidatoIds, fechaProgramada: '2026-03-05T09:00:00.000Z', zonaHoraria: 'Europe/Madrid' },
        headers: { 'idempotency-key': 'una-pulsacion-0001' },
      });
    expect((await run()).status).toBe(200);
    expect((await run()).status).toBe(200);
    const [mail, ...more] = await sent('entrevistaProgramada');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Entrevistas programadas: Entrevista en profundidad');
    expect(mail?.text).toContain('Has programado 5 entrevistas de «Entrevista en profundidad».');
  });
});

describe('entrevistaCompletada', () => {
  it('goes to whoever booked it when the candidate has finished', async () => {
    const { admin } = await aFinishedInterview(app);
    await app.deliver(createNotificaciones);
    await app.deliver(createNotificaciones);
    const mails = await sent('entrevistaCompletada');
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [admin.email, 'Entrevista completada: Nuria Peña'],
    ]);
  });
});

describe('notification', () => {
  const tell = async (porcentaje: number) => {
    const { admin, operador, empresa } = await aCompany(app);
    const detail = { empresaId: empresa.id, que: 'candidatos', porcentaje } as const;
    await app.table.write([eventWrite(app.deps, `EMPRESA#${empresa.id}`, 'CuotaAlcanzada', detail)]);
    return { admin, operador };
  };

  it('carries a notification that has no template of its own, once, to those who are told', async () => {
    const { admin } = await tell(80);
    await app.deliver(createNotificaciones);
    await app.deliver(createNotificaciones);
    const mails = await sent('notification');
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [admin.email, 'Uso del plan al 80\u00a0%: candidatos'],
    ]);
    expect(mails[0]?.text).toContain('https://idonea.test/dashboard');
    expect(mails[0]?.text).toContain('https://idonea.test/perfil#preferencias');
  });

  it('does not go to who wants no e-mails', async () => {
    const { admin } = await tell(80);
    await prefer(admin, { email: false });
    await app.deliver(createNotificaciones);
    expect(await sent('notification')).toEqual([]);
  });
});
