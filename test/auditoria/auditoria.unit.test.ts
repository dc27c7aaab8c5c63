import { beforeEach, describe, expect, it } from 'vitest';
import { updateArea } from '#functions/areas/update-area.ts';
import { listAuditoria } from '#functions/auditoria/list-auditoria.ts';
import { createCandidato } from '#functions/candidatos/create-candidato.ts';
import { listCandidatos } from '#functions/candidatos/list-candidatos.ts';
import { moveEmpresa } from '#functions/empresas/move-empresa.ts';
import { deleteNotificaciones } from '#functions/notificaciones/delete-notificaciones.ts';
import type { Auditoria } from '#shared/auditoria/auditoria.ts';
import { aCompany, anArea } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const entries = async (as: { id: string }, query: Record<string, string> = {}) =>
  (await app.call<Auditoria[]>(listAuditoria, { as, query })).data;

describe('The audit log', () => {
  it('says who changed what, when and from where, newest first, without the values', async () => {
    const area = await anArea(app, company.admin, 'Logística');
    app.advance(60_000);
    const body = { nombreArea: 'Almacén secreto', descripcionArea: '', activo: true, version: 1 };
    await app.call(updateArea, { as: company.operador, params: { id: area.id }, body });
    await app.call(updateArea, { as: company.admin, params: { id: area.id }, body });
    const [newest, older, ...others] = await entries(company.admin);
    expect(newest).toMatchObject({
      operacion: 'PUT /api/areas/{id}',
      parametros: { id: area.id },
      fecha: app.clock.toISOString(),
      actor: { usuarioId: company.admin.id, rol: 'admin' },
    });
    expect(newest?.direccion).not.toBe('');
    expect(older?.operacion).toBe('POST /api/areas');
    expect(others).toEqual([]);
    expect(JSON.stringify(newest)).not.toContain('Almacén secreto');
  });

  it('has one entry for each change that was stored, none for a refused one, a read, or what somebody has read', async () => {
    const person = { nombre: 'Ana Ruiz', email: 'ana@correo.test' };
    await app.call(createCandidato, { as: company.operador, body: person });
    expect((await app.call(createCandidato, { as: company.operador, body: person })).status).toBe(409);
    await app.call(listCandidatos, { as: company.operador });
    await app.call(deleteNotificaciones, { as: company.operador });
    expect((await entries(company.admin)).map(({ operacion }) => operacion)).toEqual(['POST /api/candidatos']);
  });

  it('has one entry for a request that is sent again', async () => {
    const again = {
      as: company.operador,
      body: { nombre: 'Ana Ruiz', email: 'ana@correo.test' },
      headers: { 'idempotency-key': 'una-clave-cualquiera' },
    };
    await app.call(createCandidato, again);
    expect((await app.call(createCandidato, again)).status).toBe(201);
    expect(await entries(company.admin)).toHaveLength(1);
  });

  it("shows a company its own entries, and the superadmin the platform's or a company's", async () => {
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    await anArea(app, company.admin, 'Logística');
    await anArea(app, other.admin, 'Ventas');
    await app.call(moveEmpresa, {
      as: company.superadmin,
      params: { id: company.empresa.id },
      body: { estado: 'activa', motivo: 'Pago recibido' },
    });
    expect(await entries(company.admin, { empresaId: other.empresa.id })).toMatchObject([
      { actor: { usuarioId: company.admin.id } },
    ]);
    expect(await entries(company.superadmin, { empresaId: other.empresa.id })).toMatchObject([
      { actor: { usuarioId: other.admin.id } },
    ]);
    expect((await entries(company.superadmin))[0]).toMatchObject({
      operacion: 'POST /api/empresas/{id}/estado',
      parametros: { id: company.empresa.id },
    });
    expect((await app.call(listAuditoria, { as: company.operador })).status).toBe(403);
  });

  it('is read page by page', async () => {
    for (const name of ['Logística', 'Ventas', 'Legal']) await anArea(app, company.admin, name);
    const first = await app.call<Auditoria[]>(listAuditoria, { as: company.admin, query: { limit: '2' } });
    const second = await entries(company.admin, { cursor: String(first.nextCursor) });
    expect([...first.data, ...second]).toHaveLength(3);
  });
});
