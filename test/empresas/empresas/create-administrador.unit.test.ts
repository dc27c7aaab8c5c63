import { beforeEach, describe, expect, it } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { sendCorreo } from '#functions/correos/send-correo.ts';
import { createAdministrador } from '#functions/empresas/empresas/create-administrador.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { syncUsuario } from '#functions/empresas/usuarios/sync-usuario.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { UsuarioGestionado } from '#shared/empresas/usuarios/gestion.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const ANA = {
  nombre: 'Ana Ruiz',
  email: 'Ana@Acme.test',
  password: 'Temporal-1',
  confirmPassword: 'Temporal-1',
  telefono: '+34 600 000 000',
};
const create = (more: object = {}, as = company.superadmin, headers?: Record<string, string>) =>
  app.call<UsuarioGestionado>(createAdministrador, {
    as,
    params: { id: company.empresa.id },
    body: { ...ANA, ...more },
    ...(headers && { headers }),
  });
const uso = () => app.table.all().find(({ PK, SK }) => PK === `EMPRESA#${company.empresa.id}` && SK === 'USO');

describe('createAdministrador', () => {
  it('makes an administrator who signs in with the temporary password and must change it', async () => {
    const answer = await create();
    expect(answer).toMatchObject({
      status: 201,
      message: 'Administrador creado correctamente',
      data: { nombre: 'Ana Ruiz', email: 'ana@acme.test', rol: 'admin', empresaId: company.empresa.id },
    });
    expect(JSON.stringify(answer)).not.toContain(ANA.password);
    await app.deliver(syncUsuario);
    await app.deliver(sendCorreo);
    expect(app.mailer.sent[0]?.text).toContain(ANA.password);
    const signIn = await app.call<{ token?: string; sesion?: string }>(login, {
      body: { email: 'ana@acme.test', password: ANA.password },
    });
    expect([signIn.status, signIn.data.token, typeof signIn.data.sesion]).toEqual([200, undefined, 'string']);
  });

  it('keeps their position in their profile', async () => {
    const { data } = await create({ cargo: 'Directora de personas' });
    const perfil = app.table.all().find(({ PK, SK }) => PK === `USUARIO#${data.id}` && SK === 'PERFIL');
    expect(perfil).toMatchObject({ puesto: 'Directora de personas' });
  });

  it('counts them as a user and as an active administrator', async () => {
    await create();
    expect(uso()).toMatchObject({ usuarios: 3, adminsActivos: 2 });
    const { data } = await app.call<Empresa>(getEmpresa, {
      as: company.superadmin,
      params: { id: company.empresa.id },
    });
    expect(data.uso.usuarios).toBe(3);
  });

  it('makes nobody when the plan has no place left', async () => {
    await app.table.write([
      { update: { PK: `EMPRESA#${company.empresa.id}`, SK: 'USO' }, set: { limiteUsuarios: 2, topeUsuarios: 2 } },
    ]);
    const items = app.table.all().length;
    expect(await create()).toMatchObject({ status: 409, code: 'LIMITE_ALCANZADO' });
    expect(app.table.all()).toHaveLength(items);
  });

  it('makes one when the same request comes twice, and refuses an e-mail that is taken', async () => {
    const headers = { 'idempotency-key': 'una-clave-1' };
    const first = await create({}, company.superadmin, headers);
    expect((await create({}, company.superadmin, headers)).data).toEqual(first.data);
    expect(uso()).toMatchObject({ usuarios: 3 });
    expect(await create()).toMatchObject({ status: 409, code: 'EMAIL_EN_USO', details: [{ path: 'email' }] });
    expect(uso()).toMatchObject({ usuarios: 3 });
  });

  it.each([
    [{ nombre: '' }, 'nombre', 'Por favor complete los datos del administrador'],
    [{ email: '' }, 'email', 'Por favor complete los datos del administrador'],
    [{ password: '', confirmPassword: '' }, 'password', 'Por favor complete los datos del administrador'],
    [{ password: 'corta', confirmPassword: 'corta' }, 'password', 'La contraseña debe tener al menos 8 caracteres'],
    [{ confirmPassword: 'otra-1234' }, 'confirmPassword', 'Las contraseñas no coinciden'],
    [{ rol: 'superadmin' }, 'rol', 'El campo "rol" no existe'],
  ])('refuses %j', async (more, path, msg) => {
    const answer = await create(more);
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.details).toContainEqual({ path, msg });
  });

  it('leaves a suspended company as it is', async () => {
    const body = { estado: 'suspendida', motivo: 'Falta de pago' };
    await app.call(moveEmpresa, { as: company.superadmin, params: { id: company.empresa.id }, body });
    expect(await create()).toMatchObject({ status: 409, code: 'EMPRESA_SUSPENDIDA' });
  });

  it('is the superadmin’s alone', async () => {
    expect(await create({}, company.admin)).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
  });
});
