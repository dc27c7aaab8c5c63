import { beforeEach, describe, expect, it } from 'vitest';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { createPlan } from '#functions/empresas/planes/create-plan.ts';
import { deletePlan } from '#functions/empresas/planes/delete-plan.ts';
import { duplicatePlan } from '#functions/empresas/planes/duplicate-plan.ts';
import { listPlanes } from '#functions/empresas/planes/list-planes.ts';
import { updatePlan } from '#functions/empresas/planes/update-plan.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import type { Plan } from '#shared/empresas/planes/plan.ts';
import { aCompany, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const list = async (query: Record<string, string> = {}) =>
  (await app.call<Plan[]>(listPlanes, { as: superadmin, query })).data;
const body = { nombre: 'Piloto', descripcion: 'Para probar con un equipo', precio: 19, limites: { usuarios: 2 } };
const create = async (more: object = {}) => app.call<Plan>(createPlan, { as: superadmin, body: { ...body, ...more } });
const change = (plan: Plan, more: object) => {
  const { id, suscriptores: _, ...fields } = plan;
  return app.call<Plan>(updatePlan, { as: superadmin, params: { id }, body: { ...fields, ...more } });
};
const company = (plan: string, cif = CIFS[1]) =>
  app.call<Empresa>(createEmpresa, {
    as: superadmin,
    body: { nombreLegal: 'Beta S.A.', cif, email: 'b@beta.test', plan },
  });

describe('Plans', () => {
  it('begin with the three of the specification, the cheapest first', async () => {
    expect((await list()).map(({ id, precio, limites }) => [id, precio, limites.usuarios])).toEqual([
      ['starter', 49, 3],
      ['professional', 149, 10],
      ['enterprise', 399, -1],
    ]);
  });

  it('take the form’s defaults', async () => {
    const { status, data } = await create();
    expect(status).toBe(201);
    expect(data).toMatchObject({
      periodo: 'mensual',
      activo: true,
      suscriptores: 0,
      limites: { empresas: 1, candidatos: 100, entrevistas: 50, usuarios: 2, almacenamiento: '5GB', soporte: 'basico' },
    });
  });

  it.each([
    [{ nombre: '' }, 'nombre'],
    [{ descripcion: '' }, 'descripcion'],
    [{ precio: 9.5 }, 'precio'],
    [{ precio: -1 }, 'precio'],
    [{ precio: '' }, 'precio'],
    [{ precio: null }, 'precio'],
    [{ limites: { usuarios: '' } }, 'limites.usuarios'],
    [{ limites: { usuarios: -2 } }, 'limites.usuarios'],
    [{ limites: { almacenamiento: 'mucho' } }, 'limites.almacenamiento'],
    [{ suscriptores: 5 }, 'suscriptores'],
  ])('refuse %j', async (more, path) => {
    expect(await create(more)).toMatchObject({ status: 400, details: [{ path }] });
  });

  it('take a price that was left empty for no price, in words', async () => {
    for (const precio of ['', 'gratis', null]) {
      expect(await create({ precio })).toMatchObject({ details: [{ path: 'precio', msg: 'Escribe un precio' }] });
    }
    expect((await create({ precio: '19' })).data.precio).toBe(19);
  });

  it('give a new company their limits, also those made by the superadmin', async () => {
    const { data: plan } = await create();
    expect((await company(plan.id)).data).toMatchObject({
      plan: plan.id,
      limites: { usuarios: 2, candidatos: 100, entrevistas: 50 },
    });
  });

  it('are not given out while they are inactive', async () => {
    const [starter] = await list();
    await change(starter as Plan, { activo: false });
    expect(await company('basico')).toMatchObject({ status: 400, details: [{ path: 'plan' }] });
    expect((await list({ soloActivos: 'true' })).map(({ id }) => id)).toEqual(['professional', 'enterprise']);
  });

  it('change once for each version', async () => {
    const [starter] = await list();
    expect((await change(starter as Plan, { precio: 59 })).data).toMatchObject({
      id: 'starter',
      precio: 59,
      version: 1,
    });
    expect((await change(starter as Plan, { precio: 69 })).code).toBe('VERSION_OBSOLETA');
  });

  it('are copied as inactive ones', async () => {
    const { data } = await app.call<Plan>(duplicatePlan, { as: superadmin, params: { id: 'professional' } });
    expect(data).toMatchObject({ nombre: 'Professional (copia)', activo: false, precio: 149, suscriptores: 0 });
    expect((await list()).length).toBe(4);
  });

  it('are not deleted while a company has them', async () => {
    const { superadmin: other } = await aCompany(app);
    const remove = () => app.call(deletePlan, { as: other, params: { id: 'professional' } });
    expect(await remove()).toMatchObject({ status: 409, code: 'PLAN_EN_USO' });
    expect((await list()).find(({ id }) => id === 'professional')?.suscriptores).toBe(1);
  });

  it('are gone when they are deleted, also those that shipped', async () => {
    await app.call(deletePlan, { as: superadmin, params: { id: 'starter' } });
    expect((await list()).map(({ id }) => id)).toEqual(['professional', 'enterprise']);
    expect((await app.call(deletePlan, { as: superadmin, params: { id: 'starter' } })).status).toBe(404);
  });
});
