import { beforeEach, describe, expect, it } from 'vitest';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { getAnaliticasPlataforma } from '#functions/empresas/plataforma/get-analiticas-plataforma.ts';
import { getEstadisticas } from '#functions/empresas/plataforma/get-estadisticas.ts';
import { snapshotSuscripciones } from '#functions/empresas/plataforma/snapshot-suscripciones.ts';
import { billSuscripciones } from '#functions/empresas/suscripciones/bill-suscripciones.ts';
import { updateSuscripcion } from '#functions/empresas/suscripciones/update-suscripcion.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import type { Analiticas } from '#shared/empresas/plataforma/analiticas.ts';
import type { Estadisticas } from '#shared/empresas/plataforma/plataforma.api.ts';
import { aCompany, aFinishedInterview, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60_000;
let app: TestApp;
beforeEach(() => {
  app = new TestApp();
});

const figures = async (as: { id: string }) => (await app.call<Estadisticas>(getEstadisticas, { as })).data;

describe('GET /api/admin/estadisticas', () => {
  it('counts from nothing', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    expect(await figures(superadmin)).toEqual({
      empresas_activas: 0,
      empresas_total: 0,
      empresas_por_estado: { trial: 0, activa: 0, suspendida: 0, cancelada: 0 },
      usuarios_totales: 1,
      entrevistas_realizadas: 0,
      informes_generados: 0,
      mrr: 0,
      arr: 0,
      ingresos_mes: 0,
      ingresos_total: 0,
      conversion_trial: null,
      pruebas_terminadas: 0,
      churn_rate: null,
      activas_inicio_mes: 0,
    });
  });

  it('counts a company on trial as one, and as no revenue until it is activa', async () => {
    const { superadmin, empresa } = await aCompany(app, { plan: 'enterprise' });
    expect(await figures(superadmin)).toMatchObject({
      empresas_activas: 0,
      empresas_total: 1,
      empresas_por_estado: { trial: 1, activa: 0, suspendida: 0, cancelada: 0 },
      usuarios_totales: 3,
      mrr: 0,
    });
    const params = { id: empresa.id };
    const move = (estado: string) =>
      app.call(moveEmpresa, { as: superadmin, params, body: { estado, motivo: 'Lo pide la empresa' } });
    await move('activa');
    expect(await figures(superadmin)).toMatchObject({ empresas_activas: 1, empresas_total: 1, mrr: 399, arr: 4788 });
    await app.call(updateEmpresa, { as: superadmin, params, body: { plan: 'starter', version: 2 } });
    expect(await figures(superadmin)).toMatchObject({ empresas_activas: 1, mrr: 49 });
    await move('suspendida');
    expect((await figures(superadmin)).empresas_por_estado).toEqual({
      trial: 0,
      activa: 0,
      suspendida: 1,
      cancelada: 0,
    });
    await move('cancelada');
    expect((await figures(superadmin)).empresas_por_estado).toEqual({
      trial: 0,
      activa: 0,
      suspendida: 0,
      cancelada: 1,
    });
    expect(await figures(superadmin)).toMatchObject({ empresas_activas: 0, empresas_total: 1, mrr: 0 });
  });

  it('counts the administrator made with a company, and nothing of a company that was refused', async () => {
    const { superadmin } = await aCompany(app);
    const before = await figures(superadmin);
    const adminData = {
      nombre: 'Marta',
      email: 'marta@nueva.test',
      password: 'Temporal-1',
      confirmPassword: 'Temporal-1',
    };
    const body = { nombreLegal: 'Nueva S.L.', cif: CIFS[1], email: 'hola@nueva.test', adminData };
    expect((await app.call(createEmpresa, { as: superadmin, body })).status).toBe(201);
    expect((await app.call(createEmpresa, { as: superadmin, body })).status).toBe(409);
    expect(await figures(superadmin)).toMatchObject({
      empresas_total: before.empresas_total + 1,
      usuarios_totales: before.usuarios_totales + 1,
    });
  });

  it('counts interviews that were sent and their reports, once', async () => {
    const { superadmin } = await aFinishedInterview(app);
    expect(await figures(superadmin)).toMatchObject({ entrevistas_realizadas: 1, informes_generados: 0 });
    await app.deliver(analyzeEntrevista);
    await app.deliver(analyzeEntrevista);
    expect(await figures(superadmin)).toMatchObject({ entrevistas_realizadas: 1, informes_generados: 1 });
  });

  it('counts a period as income when it begins, in the month in which it does', async () => {
    const { superadmin, empresa } = await aCompany(app, { plan: 'starter' });
    const params = { id: empresa.id.replace('emp_', 'sus_') };
    const body = { metodoPago: { tipo: 'tarjeta' }, version: 1 };
    expect((await app.call(updateSuscripcion, { as: superadmin, params, body })).status).toBe(200);
    expect(await figures(superadmin)).toMatchObject({ ingresos_mes: 0, ingresos_total: 0 });
    app.advance(31 * DAY);
    await billSuscripciones(app.deps);
    await billSuscripciones(app.deps);
    expect(await figures(superadmin)).toMatchObject({ mrr: 49, ingresos_mes: 49, ingresos_total: 49 });
    app.advance(31 * DAY);
    expect(await figures(superadmin)).toMatchObject({ ingresos_mes: 0, ingresos_total: 49 });
    await billSuscripciones(app.deps);
    expect(await figures(superadmin)).toMatchObject({ ingresos_mes: 49, ingresos_total: 98 });
  });

  it('speaks of rates from five cases on', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) {
      const body = { nombreLegal: `Empresa ${n}`, cif: `90012345${n}`, pais: 'Perú', email: `e${n}@empresa.test` };
      ids.push((await app.call<{ id: string }>(createEmpresa, { as: superadmin, body })).data.id);
    }
    const move = async (id: string | undefined, estado: string) => {
      const body = { estado, motivo: 'Lo pide la empresa' };
      const { status } = await app.call(moveEmpresa, { as: superadmin, params: { id: id ?? '' }, body });
      expect(status).toBe(200);
    };
    for (const id of ids.slice(0, 4)) await move(id, 'activa');
    expect(await figures(superadmin)).toMatchObject({ conversion_trial: null, pruebas_terminadas: 4 });
    await move(ids[4], 'cancelada');
    expect(await figures(superadmin)).toMatchObject({ conversion_trial: 80, pruebas_terminadas: 5 });
    await move(ids[5], 'activa');
    // What was won and lost within one month was not there when it began.
    expect(await figures(superadmin)).toMatchObject({ churn_rate: null, activas_inicio_mes: 0 });
    app.clock = new Date('2026-04-01T00:00:00.000Z');
    await snapshotSuscripciones(app.deps, { time: app.clock.toISOString() });
    app.advance(DAY);
    await move(ids[0], 'suspendida');
    expect(await figures(superadmin)).toMatchObject({
      churn_rate: 20,
      activas_inicio_mes: 5,
      empresas_activas: 4,
      conversion_trial: null,
      pruebas_terminadas: 0,
    });
  });

  it('says the same of a month as its analytics', async () => {
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    const move = async (id: string, estado: string) => {
      const body = { estado, motivo: 'Lo pide la empresa' };
      expect((await app.call(moveEmpresa, { as: superadmin, params: { id }, body })).status).toBe(200);
    };
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) {
      const body = { nombreLegal: `Empresa ${n}`, cif: `90012345${n}`, pais: 'Perú', email: `e${n}@empresa.test` };
      ids.push((await app.call<{ id: string }>(createEmpresa, { as: superadmin, body })).data.id);
    }
    for (const id of ids) await move(id, 'activa');
    await snapshotSuscripciones(app.deps, { time: app.clock.toISOString() });
    for (const id of ids.slice(0, 3)) await move(id, 'suspendida');
    const query = { desde: '2026-03-01', hasta: '2026-03-02' };
    const { data } = await app.call<Analiticas>(getAnaliticasPlataforma, { as: superadmin, query });
    const found = await figures(superadmin);
    expect(data.conversion).toEqual({ casos: 6, n: found.pruebas_terminadas, tasa: 1 });
    expect(data.bajas).toEqual({ casos: 3, n: found.activas_inicio_mes, tasa: 0.5 });
    expect([found.conversion_trial, found.churn_rate]).toEqual([100, 50]);
    expect([data.actual?.mrr, data.actual?.arr]).toEqual([found.mrr, found.arr]);
  });

  it('is the superadmin’s alone', async () => {
    const { admin } = await aCompany(app);
    expect(await app.call(getEstadisticas, { as: admin })).toMatchObject({ status: 403, code: 'SIN_PERMISO' });
  });
});
