import { beforeEach, describe, expect, it } from 'vitest';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { approveSolicitud } from '#functions/empresas/solicitudes/approve-solicitud.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { AREAS_INICIALES, SERVICIOS_ACTIVOS, SERVICIOS_ONBOARDING } from '#shared/empresas/empresas/onboarding.ts';
import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { anId } from '../../support/ids.ts';
import { CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** What the onboarding sends: company, administrator, areas and subscription exist together, or nothing of them does. */
let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const ADMIN = {
  nombre: 'Ana Ruiz',
  email: 'ana@acme.test',
  password: 'Temporal-1',
  confirmPassword: 'Temporal-1',
  telefono: '+34 600 000 000',
  cargo: 'Directora de personas',
};
const WHOLE = {
  nombreLegal: 'Acme S.L.',
  cif: CIFS[0],
  email: 'hola@acme.test',
  plan: 'starter',
  areas: [...AREAS_INICIALES],
  serviciosContratados: SERVICIOS_ONBOARDING,
  configuracion: {
    subdominio: 'acme',
    dominio_personalizado: 'Talento.Acme.test',
    logo_url: 'https://acme.test/logo.svg',
    servicios_activos: [...SERVICIOS_ACTIVOS],
    integraciones: { sso_enabled: true },
  },
  planEstrategico: { nombre: 'Plan 2027', contenido_texto: 'Crecer con calma.' },
  adminData: ADMIN,
};
const create = (more: object = {}, headers?: Record<string, string>) =>
  app.call<Empresa>(createEmpresa, {
    as: superadmin,
    body: { ...WHOLE, ...more },
    ...(headers && { headers }),
  });

async function aLead(): Promise<Solicitud> {
  const body = {
    motivo: 'nueva_empresa',
    nombre: 'Ana Ruiz',
    empresa: 'Acme',
    cif: CIFS[0],
    email: 'ana@acme.test',
    telefono: '600 100 200',
    trabajadores: 12,
    avisoLegal: '2026-11',
    aceptaAvisoLegal: true,
  };
  return (await app.call<Solicitud>(createSolicitud, { body })).data;
}
const approve = ({ id }: Solicitud) => app.call<Solicitud>(approveSolicitud, { as: superadmin, params: { id } });

describe('A company from the onboarding', () => {
  it('is written at once: with areas, administrator, subscription and the lead that it comes of', async () => {
    const lead = await aLead();
    await approve(lead);
    const write = app.table.write.bind(app.table);
    let writes = 0;
    app.table.write = (...args) => {
      writes += 1;
      return write(...args);
    };
    const { status, data } = await create({ solicitudId: lead.id });
    expect([status, writes]).toEqual([201, 1]);
    expect(data).toMatchObject({
      estado: 'trial',
      limites: { usuarios: 3, candidatos: 100, entrevistas: 50 },
      serviciosContratados: { mapeoCompetencias: true, huntingInterno: false },
      configuracion: {
        dominio_personalizado: 'talento.acme.test',
        logo_url: 'https://acme.test/logo.svg',
        servicios_activos: SERVICIOS_ACTIVOS,
        integraciones: { smtp_personalizado: false, sso_enabled: true, api_externa: false },
      },
    });
    const stored = (tipo: string) => app.table.all().filter((item) => item.tipo === tipo);
    expect(stored('AREA')).toHaveLength(8);
    expect(stored('PLAN_ESTRATEGICO')).toMatchObject([{ nombre: 'Plan 2027', revision: 1 }]);
    expect(stored('SUSCRIPCION')).toMatchObject([{ estado: 'trial', empresaId: data.id }]);
    expect(stored('SOLICITUD')).toMatchObject([{ estado: 'aprobada', empresaId: data.id, version: 3 }]);
    const admin = stored('USUARIO').find(({ email }) => email === ADMIN.email);
    expect(stored('PERFIL')).toMatchObject([{ PK: admin?.PK, puesto: 'Directora de personas' }]);
    expect(JSON.stringify(app.table.all())).not.toContain('Temporal-1');
  });

  const OTHER = {
    cif: CIFS[1],
    configuracion: { subdominio: 'otra' },
    adminData: { ...ADMIN, email: 'eva@otra.test' },
  };
  it.each([
    ['a tax id in use', { cif: CIFS[0] }, 409, 'cif'],
    ['a subdomain in use', { configuracion: { subdominio: 'acme' } }, 409, 'configuracion.subdominio'],
    ["an administrator's e-mail in use", { adminData: ADMIN }, 409, 'adminData.email'],
    ['a plan that is gone', { plan: 'pla_nadie' }, 400, 'plan'],
    ['areas of one name', { areas: ['Ventas', 'VENTAS'] }, 400, 'areas'],
    ['a lead that does not exist', { solicitudId: anId('sol') }, 404, undefined],
  ])('leaves nothing behind when it breaks on %s', async (_, broken, status, path) => {
    await create();
    const before = app.table.all();
    const answer = await create({ ...OTHER, ...broken });
    expect(answer.status).toBe(status);
    if (path) expect(answer.details).toContainEqual({ path, msg: expect.any(String) });
    expect(app.table.all()).toEqual(before);
    // What was typed can be mended and sent again.
    expect((await create(OTHER)).status).toBe(201);
  });

  it('leaves nothing behind when the password cannot be encrypted or the table does not answer', async () => {
    const before = app.table.all();
    const encrypt = app.secrets.encrypt.bind(app.secrets);
    app.secrets.encrypt = () => Promise.reject(new Error('KMS does not answer'));
    expect((await create()).status).toBe(500);
    app.secrets.encrypt = encrypt;
    const write = app.table.write.bind(app.table);
    app.table.write = () => Promise.reject(new Error('DynamoDB does not answer'));
    expect((await create()).status).toBe(500);
    app.table.write = write;
    expect(app.table.all()).toEqual(before);
    expect((await create()).status).toBe(201);
  });

  it('comes once of one approved lead', async () => {
    const lead = await aLead();
    const before = app.table.all();
    expect(await create({ solicitudId: lead.id })).toMatchObject({ status: 409, code: 'ESTADO_NO_PERMITE' });
    expect(app.table.all()).toEqual(before);
    await approve(lead);
    expect((await create({ solicitudId: lead.id })).status).toBe(201);
    const second = await create({ ...OTHER, solicitudId: lead.id });
    expect(second).toMatchObject({ status: 409, message: 'De esta solicitud ya salió una empresa' });
  });

  it.each([
    ['dominio_personalizado', 'http://acme.test', 'Escribe un dominio como talento.empresa.com'],
    ['dominio_personalizado', 'acme', 'Escribe un dominio como talento.empresa.com'],
    ['logo_url', 'http://acme.test/logo.svg', 'Escribe una dirección que empiece por https://'],
    ['logo_url', 'javascript:alert(1)', 'Escribe una dirección que empiece por https://'],
  ])('refuses the %s %s', async (field, value, msg) => {
    const answer = await create({ configuracion: { subdominio: 'acme', [field]: value } });
    expect(answer).toMatchObject({ status: 400, details: [{ path: `configuracion.${field}`, msg }] });
  });
});
