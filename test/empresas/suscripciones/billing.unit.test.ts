import { beforeEach, describe, expect, it } from 'vitest';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { listEstadosEmpresa } from '#functions/empresas/empresas/list-estados-empresa.ts';
import { getEstadisticas } from '#functions/empresas/plataforma/get-estadisticas.ts';
import { billSuscripciones } from '#functions/empresas/suscripciones/bill-suscripciones.ts';
import { cancelSuscripcion } from '#functions/empresas/suscripciones/cancel-suscripcion.ts';
import { extendPrueba } from '#functions/empresas/suscripciones/extend-prueba.ts';
import { listSuscripciones } from '#functions/empresas/suscripciones/list-suscripciones.ts';
import { suscripcionId } from '#functions/empresas/suscripciones/suscripcion.repository.ts';
import { updateSuscripcion } from '#functions/empresas/suscripciones/update-suscripcion.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Suscripcion } from '#shared/empresas/suscripciones/suscripcion.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let id: string;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
  id = suscripcionId(company.empresa.id);
});

const list = async (query: Record<string, string> = {}) =>
  (await app.call<Suscripcion[]>(listSuscripciones, { as: company.superadmin, query })).data;
const current = async () => (await list())[0] as Suscripcion;
const empresa = async () =>
  (await app.call<Empresa>(getEmpresa, { as: company.superadmin, params: { id: company.empresa.id } })).data;
const pay = async () =>
  app.call<Suscripcion>(updateSuscripcion, {
    as: company.superadmin,
    params: { id },
    body: { metodoPago: { tipo: 'tarjeta' }, version: (await current()).version },
  });
const notices = () =>
  app.table
    .all()
    .flatMap(({ evento, detalle }) => (evento === 'PagoProximo' ? [(detalle as { dias: number }).dias] : []));

/** Runs the schedule once a day, as many days as asked for. */
async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day++) {
    app.advance(DAY);
    await billSuscripciones(app.deps);
  }
}

describe('A new company', () => {
  it('has a year’s subscription whose first 30 days are the trial', async () => {
    const suscripcion = await current();
    const start = Date.parse(suscripcion.fechaInicio);
    expect(suscripcion).toMatchObject({
      empresaId: company.empresa.id,
      planId: 'professional',
      planNombre: 'Professional',
      precio: 149,
      estado: 'trial',
      metodoPago: { tipo: 'ninguno' },
    });
    expect((Date.parse(suscripcion.fechaFin) - start) / DAY).toBe(365);
    expect((Date.parse(suscripcion.fechaProximoPago) - start) / DAY).toBe(30);
  });
});

describe('The billing schedule', () => {
  it('tells of the day of payment 7, 3 and 1 days before, each once, however often it fires', async () => {
    for (let day = 0; day < 29; day++) {
      await days(1);
      await Promise.all([billSuscripciones(app.deps), billSuscripciones(app.deps)]);
    }
    expect(notices()).toEqual([7, 3, 1]);
  });

  it('catches up with one notice after days without a run', async () => {
    app.advance(28 * DAY);
    await billSuscripciones(app.deps);
    expect(notices()).toEqual([3]);
  });

  it('makes a trial active at its day of payment when there is a way to pay, without notices', async () => {
    await pay();
    await days(30);
    expect([await current(), await empresa()]).toMatchObject([
      { estado: 'activa', fechaProximoPago: '2026-05-01T09:00:00.000Z' },
      { estado: 'activa' },
    ]);
    expect(notices()).toEqual([]);
    const { data } = await app.call(getEstadisticas, { as: company.superadmin });
    expect(data).toMatchObject({ mrr: 149, empresas_activas: 1 });
  });

  it('suspends after seven days of grace when there is none, and says why', async () => {
    await days(36);
    expect((await empresa()).estado).toBe('trial');
    await days(1);
    expect([(await empresa()).estado, (await current()).estado]).toEqual(['suspendida', 'suspendida']);
    const { data } = await app.call(listEstadosEmpresa, { as: company.superadmin, params: { id: company.empresa.id } });
    expect(data).toMatchObject([{ hasta: 'suspendida', actor: { nombre: 'Facturación' } }]);
    await days(5);
    expect((await empresa()).estado).toBe('suspendida');
  });

  it('renews an active subscription month by month, and its term year by year', async () => {
    await pay();
    await days(400);
    const suscripcion = await current();
    expect(suscripcion.estado).toBe('activa');
    expect(Date.parse(suscripcion.fechaProximoPago)).toBeGreaterThan(app.clock.getTime());
    expect((Date.parse(suscripcion.fechaFin) - Date.parse(suscripcion.fechaInicio)) / DAY).toBe(730);
  });
});

describe('Subscriptions', () => {
  it('change the plan, and the company’s limits with it', async () => {
    const { version } = await current();
    const answer = await app.call<Suscripcion>(updateSuscripcion, {
      as: company.superadmin,
      params: { id },
      body: { planId: 'starter', version },
    });
    expect(answer.data).toMatchObject({ planId: 'starter', precio: 49 });
    expect(await empresa()).toMatchObject({
      plan: 'starter',
      limites: { usuarios: 3, candidatos: 100, entrevistas: 50 },
    });
  });

  it('refuse a stale version and a plan that nobody may take', async () => {
    const send = (body: object) => app.call(updateSuscripcion, { as: company.superadmin, params: { id }, body });
    expect((await send({ planId: 'starter', version: 9 })).code).toBe('VERSION_OBSOLETA');
    expect((await send({ planId: 'oro', version: 1 })).code).toBe('VALIDACION');
  });

  it('end today when they are cancelled, and the company with them', async () => {
    const body = { motivo: 'La empresa cierra' };
    const answer = await app.call<Suscripcion>(cancelSuscripcion, { as: company.superadmin, params: { id }, body });
    expect(answer.data).toMatchObject({ estado: 'cancelada', fechaFin: app.clock.toISOString() });
    expect((await empresa()).estado).toBe('cancelada');
    expect((await list({ estado: 'trial' })).length).toBe(0);
    const again = await app.call(cancelSuscripcion, { as: company.superadmin, params: { id }, body });
    expect(again.code).toBe('ESTADO_NO_PERMITE');
  });

  it('give a trial more days, counted from its day of payment, with the reason', async () => {
    const before = await current();
    const body = { dias: 15, motivo: 'Migración en curso' };
    const { data } = await app.call<Suscripcion>(extendPrueba, { as: company.superadmin, params: { id }, body });
    expect((Date.parse(data.fechaProximoPago) - Date.parse(before.fechaProximoPago)) / DAY).toBe(15);
    expect(data.ampliaciones).toMatchObject([{ dias: 15, motivo: 'Migración en curso' }]);
    await days(40);
    expect((await empresa()).estado).toBe('trial');
  });

  it('belong to the superadmin: to everybody else they are forbidden', async () => {
    expect((await app.call(listSuscripciones, { as: company.admin })).status).toBe(403);
  });
});
