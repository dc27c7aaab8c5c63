import { expect, it } from 'vitest';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { approveSolicitud } from '#functions/empresas/solicitudes/approve-solicitud.ts';
import { createSolicitud } from '#functions/empresas/solicitudes/create-solicitud.ts';
import { localTable } from '../../support/local-table.ts';
import { CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const givenTable = localTable();
const LEAD = {
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

/** DynamoDB takes at most 100 writes in one transaction. */
it('The largest company that the form takes is one transaction', async () => {
  const app = new TestApp();
  const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  const table = await givenTable();
  const [record] = app.table.all().filter(({ PK }) => PK === `USUARIO#${superadmin.id}`);
  if (record) await table.write([{ put: record }]);
  const words = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');
  const body = {
    nombreLegal: words('legal', 20),
    nombreComercial: words('marca', 20),
    cif: CIFS[0],
    email: 'hola.a.b.c.d.e@acme.test',
    areas: Array.from({ length: 20 }, (_, n) => `Área número ${n}`),
    adminData: {
      nombre: words('ana', 20),
      email: 'ana@acme.test',
      password: 'Temporal-1',
      confirmPassword: 'Temporal-1',
      cargo: 'Dirección',
    },
    planEstrategico: { nombre: 'Plan 2027' },
    activa: true,
  };
  Object.assign(app.deps, { table });
  const lead = await app.call(createSolicitud, { body: LEAD });
  await app.call(approveSolicitud, { as: superadmin, params: { id: String(lead.data.id) } });
  const answer = await app.call(createEmpresa, {
    as: superadmin,
    body: { ...body, solicitudId: lead.data.id },
    headers: { 'idempotency-key': 'una-clave-1' },
  });
  expect(answer).toMatchObject({ status: 201 });
});
