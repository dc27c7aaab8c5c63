import { beforeEach, describe, expect, it } from 'vitest';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { getEmpresa } from '#functions/empresas/empresas/get-empresa.ts';
import { listEmpresas } from '#functions/empresas/empresas/list-empresas.ts';
import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { aCompany, CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let superadmin: { id: string };
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
});

const body = { nombreLegal: 'Acme S.L.', cif: CIFS[0], email: 'Hola@ACME.test' };
const create = (more: object, headers?: Record<string, string>) =>
  app.call<Empresa>(createEmpresa, { as: superadmin, body: { ...body, ...more }, ...(headers && { headers }) });

describe('createEmpresa', () => {
  it('makes areas, subscription and administrator with the company, or nothing of it all', async () => {
    const adminData = { nombre: 'Ana', email: 'ana@acme.test', password: 'Temporal-1', confirmPassword: 'Temporal-1' };
    const whole = { areas: ['Ventas', 'Tecnología'], metodoPago: { tipo: 'transferencia' }, adminData };
    expect((await create(whole)).status).toBe(201);
    const kinds = () => app.table.all().map(({ tipo }) => tipo);
    expect(kinds()).toEqual(expect.arrayContaining(['EMPRESA', 'SUSCRIPCION', 'AREA', 'USUARIO']));
    const before = kinds().length;
    // The same administrator's e-mail: nothing of the second company may stay.
    const second = await create({ ...whole, cif: CIFS[1], nombreLegal: 'Otra S.L.' });
    expect([second.status, second.code, kinds().length]).toEqual([409, 'EMAIL_EN_USO', before]);
  });

  it('fits into one transaction, however many words its names have and with every area', async () => {
    const words = (letter: string) => Array.from({ length: 40 }, (_, index) => `${letter}${index}`).join(' ');
    const adminData = { nombre: 'Ana', email: 'ana@acme.test', password: 'Temporal-1', confirmPassword: 'Temporal-1' };
    const areas = Array.from({ length: 20 }, (_, index) => `Área ${index}`);
    const largest = { nombreLegal: words('l'), nombreComercial: words('c'), areas, adminData, activa: true };
    expect((await create(largest, { 'idempotency-key': 'una-clave-cualquiera' })).status).toBe(201);
  });

  it('refuses two areas of one name', async () => {
    expect(await create({ areas: ['Diseño', 'DISEÑO'] })).toMatchObject({ status: 400, details: [{ path: 'areas' }] });
  });

  it('begins in trial with the limits of its plan and the default services', async () => {
    const { status, data } = await create({});
    expect(status).toBe(201);
    expect(data).toMatchObject({
      email: 'hola@acme.test',
      estado: 'trial',
      plan: 'professional',
      limites: { usuarios: 10, candidatos: 500, entrevistas: 200 },
      uso: { usuarios: 0, candidatos: 0, entrevistas: 0 },
      serviciosContratados: { 'test-vocacional': true, 'entrevistas-profundidad': true, 'mapeo-organizacional': false },
    });
  });

  it.each([
    ['basico', 'starter'],
    ['profesional', 'professional'],
    ['empresarial', 'enterprise'],
  ])('takes the plan name %s as %s', async (name, plan) => {
    expect((await create({ plan: name })).data.plan).toBe(plan);
  });

  it.each([
    [{ plan: 'oro' }, 'plan', 'Elige un plan de la lista'],
    [{ nombreLegal: '' }, 'nombreLegal', 'Por favor complete los campos obligatorios (Nombre Legal, CIF, Email)'],
    [{ cif: 'A58818502' }, 'cif', 'El CIF no es válido: revisa las cifras y la letra de control'],
    [{ email: 'no-es-un-correo' }, 'email', 'Escribe un correo electrónico válido, por ejemplo nombre@empresa.com'],
    [
      { adminData: { nombre: 'Ana', email: 'a@a.test', password: 'corta', confirmPassword: 'corta' } },
      'adminData.password',
      'La contraseña debe tener al menos 8 caracteres',
    ],
    [
      { adminData: { nombre: 'Ana', email: 'a@a.test', password: 'larga-123', confirmPassword: 'otra-1234' } },
      'adminData.confirmPassword',
      'Las contraseñas no coinciden',
    ],
    [{ estado: 'activa' }, 'estado', 'El campo "estado" no existe'],
    [{ limites: { usuarios: 999 } }, 'limites', 'El campo "limites" no existe'],
  ])('refuses %j', async (more, path, msg) => {
    const answer = await create(more);
    expect(answer).toMatchObject({ status: 400, code: 'VALIDACION' });
    expect(answer.details).toContainEqual({ path, msg });
  });

  it('answers the same request again with what it created, and refuses the key with other data', async () => {
    const headers = { 'idempotency-key': 'una-clave-1' };
    const first = await create({}, headers);
    const again = await create({}, headers);
    expect(again).toMatchObject({ status: 201, data: first.data });
    expect(await create({ nombreLegal: 'Otra' }, headers)).toMatchObject({
      status: 409,
      code: 'IDEMPOTENCIA_EN_CONFLICTO',
    });
    expect((await app.call<unknown[]>(listEmpresas, { as: superadmin })).data).toHaveLength(1);
  });

  it('forgets an idempotency key after a day', async () => {
    const headers = { 'idempotency-key': 'una-clave-1' };
    await create({}, headers);
    app.advance(25 * 60 * 60 * 1000);
    expect(await create({}, headers)).toMatchObject({ status: 409, code: 'CIF_EN_USO' });
  });
});

describe('listEmpresas and getEmpresa', () => {
  it('pages through all companies for the superadmin, newest first, and finds names without accents', async () => {
    for (const [index, nombreComercial] of ['Ágora', 'Boreal', 'Ágata'].entries()) {
      app.advance(1000);
      await create({ cif: CIFS[index], nombreComercial });
    }
    const names = async (query: Record<string, string>) => {
      const page = await app.call<{ nombreComercial: string }[]>(listEmpresas, { as: superadmin, query });
      return { names: page.data.map(({ nombreComercial }) => nombreComercial), cursor: page.nextCursor ?? '' };
    };
    const first = await names({ limit: '2' });
    expect(first.names).toEqual(['Ágata', 'Boreal']);
    expect((await names({ limit: '2', cursor: first.cursor })).names).toEqual(['Ágora']);
    expect((await names({ q: 'aga' })).names).toEqual(['Ágata']);
    expect(await app.call(listEmpresas, { as: superadmin, query: { limit: '500' } })).toMatchObject({ status: 400 });
  });

  it('shows everyone else their own company only', async () => {
    const a = await aCompany(app);
    const b = await aCompany(app);
    expect((await app.call<{ id: string }[]>(listEmpresas, { as: a.operador })).data.map(({ id }) => id)).toEqual([
      a.empresa.id,
    ]);
    expect((await app.call(getEmpresa, { as: a.admin, params: { id: a.empresa.id } })).data).toMatchObject({
      uso: { usuarios: 2 },
    });
    expect(await app.call(getEmpresa, { as: a.admin, params: { id: b.empresa.id } })).toMatchObject({
      status: 404,
      message: `Empresa ${b.empresa.id} no encontrada`,
    });
  });
});
