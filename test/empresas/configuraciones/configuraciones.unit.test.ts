import { beforeEach, describe, expect, it } from 'vitest';
import { listAuditoria } from '#functions/cifras/auditoria/list-auditoria.ts';
import { createConfiguracion } from '#functions/empresas/configuraciones/create-configuracion.ts';
import { deleteConfiguracion } from '#functions/empresas/configuraciones/delete-configuracion.ts';
import { getConfiguracion } from '#functions/empresas/configuraciones/get-configuracion.ts';
import { getConfiguracionNombre } from '#functions/empresas/configuraciones/get-configuracion-nombre.ts';
import { listConfiguraciones } from '#functions/empresas/configuraciones/list-configuraciones.ts';
import { listConfiguracionesActivas } from '#functions/empresas/configuraciones/list-configuraciones-activas.ts';
import { updateConfiguracion } from '#functions/empresas/configuraciones/update-configuracion.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { getConfiguracionSistema } from '#functions/ia/configuracion/get-configuracion-sistema.ts';
import { updateConfiguracionGlobal } from '#functions/ia/configuracion/update-configuracion-global.ts';
import type { Configuracion } from '#shared/empresas/configuraciones/configuracion.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
beforeEach(async () => {
  app = new TestApp();
  company = await aCompany(app);
});

const store = (body: object, as = company.admin) =>
  app.call<Configuracion>(createConfiguracion, { as, body: { empresaId: company.empresa.id, ...body } });
const byId = (id: string, as = company.admin) => app.call<Configuracion>(getConfiguracion, { as, params: { id } });
const change = (id: string, body: object, as = company.admin) =>
  app.call<Configuracion>(updateConfiguracion, { as, params: { id }, body });
const names = async (endpoint: typeof listConfiguraciones | typeof listConfiguracionesActivas, as = company.admin) =>
  (await app.call<Configuracion[]>(endpoint as never, { as, params: { empresaId: company.empresa.id } })).data.map(
    ({ nombre }) => nombre,
  );

describe('A configuration entry', () => {
  it('is stored by its name, found by id and by name, and replaced by the same name', async () => {
    const first = await store({ nombre: 'saludo', valor: 'Hola', descripcion: 'Lo primero que se lee' });
    expect(first.status).toBe(201);
    expect(first.data).toMatchObject({ tipo: 'string', activo: true, version: 1, valor: 'Hola' });
    app.advance(60_000);
    const second = await store({ nombre: 'Saludo', valor: 'Buenas' });
    expect(second.data).toMatchObject({ id: first.data.id, valor: 'Buenas', version: 2 });
    expect(second.data.fechaCreacion).toBe(first.data.fechaCreacion);
    expect((await byId(first.data.id)).data.valor).toBe('Buenas');
    const params = { empresaId: company.empresa.id, nombre: 'saludo' };
    const named = await app.call<Configuracion>(getConfiguracionNombre, { as: company.superadmin, params });
    expect(named.data.id).toBe(first.data.id);
    expect(await names(listConfiguraciones)).toEqual(['Saludo']);
  });

  it.each([
    ['number', '12.5', 12.5],
    ['number', 7, 7],
    ['boolean', 'true', true],
    ['boolean', false, false],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', [1, 'dos'], [1, 'dos']],
    ['string', '12', '12'],
  ])('of type %s takes %j as its type has it', async (tipo, valor, expected) => {
    const { data } = await store({ nombre: 'dato', tipo, valor });
    expect((await byId(data.id)).data.valor).toEqual(expected);
  });

  it.each([
    ['number', 'doce'],
    ['number', ''],
    ['boolean', 'sí'],
    ['json', '{'],
    ['json', 'null'],
    ['string', 5],
    ['string', 'x'.repeat(1001)],
    ['json', ['x'.repeat(1000)]],
    ['string', undefined],
    ['number', '1e300'],
    ['number', '1e-300'],
    ['number', '9'.repeat(48)],
    ['number', 1e300],
    ['boolean', 'constructor'],
    ['boolean', '__proto__'],
    ['json', '{"__proto__":{"a":1}}'],
    ['json', '{"a":{"":1}}'],
    ['json', String.raw`["\ud800"]`],
    ['json', String.raw`{"\ud800":1}`],
    ['json', String.raw`["\u0000"]`],
    ['json', '[1e300]'],
    ['json', `${'['.repeat(40)}${']'.repeat(40)}`],
    ['json', [[1e300]]],
    ['json', ['\ud800']],
  ])('of type %s refuses %j', async (tipo, valor) => {
    const refused = { status: 400, details: [{ path: expect.stringMatching(/^valor/) }] };
    expect(await store({ nombre: 'dato', tipo, valor })).toMatchObject(refused);
    if (valor === undefined) return;
    const { id } = (await store({ nombre: 'dato', tipo: 'string', valor: 'x' })).data;
    expect(await change(id, { tipo, valor })).toMatchObject(refused);
  });

  it.each(['', '1dato', 'con espacio', 'x'.repeat(81), 'openaiApiKey', 'CLAUDEAPIKEY'])(
    'refuses the name "%s"',
    async (nombre) => {
      expect(await store({ nombre, valor: 'x' })).toMatchObject({ status: 400, details: [{ path: 'nombre' }] });
    },
  );

  it('is changed in what is named, by its type, and from the version that is given', async () => {
    const { id } = (await store({ nombre: 'maximo', tipo: 'number', valor: 3 })).data;
    expect((await change(id, { valor: '4' })).data).toMatchObject({ valor: 4, version: 2, nombre: 'maximo' });
    expect(await change(id, { valor: 'muchos' })).toMatchObject({ status: 400, details: [{ path: 'valor' }] });
    expect(await change(id, { valor: 5, version: 1 })).toMatchObject({ status: 409, code: 'VERSION_OBSOLETA' });
    expect(await change(id, { tipo: 'json' })).toMatchObject({ status: 400, details: [{ path: 'valor' }] });
    expect((await byId(id)).data).toMatchObject({ valor: 4, version: 2 });
  });

  it('is among the active ones until it is switched off', async () => {
    const { id } = (await store({ nombre: 'uno', valor: 'x' })).data;
    await store({ nombre: 'dos', valor: 'x', activo: false });
    expect(await names(listConfiguracionesActivas)).toEqual(['uno']);
    expect(await names(listConfiguraciones)).toEqual(['dos', 'uno']);
    await change(id, { activo: false });
    expect(await names(listConfiguracionesActivas)).toEqual([]);
  });

  it('is removed, and the specification says how it is missed', async () => {
    const { id } = (await store({ nombre: 'uno', valor: 'x' })).data;
    expect((await app.call(deleteConfiguracion, { as: company.admin, params: { id } })).status).toBe(200);
    const missing = { status: 404, code: 'CONFIGURACION_NO_ENCONTRADA' };
    expect(await byId(id)).toMatchObject({ ...missing, message: 'Error al obtener configuración: no existe' });
    expect(await change(id, { valor: 'y' })).toMatchObject({
      ...missing,
      message: 'Error al actualizar configuración: no existe',
    });
    expect(await app.call(deleteConfiguracion, { as: company.admin, params: { id } })).toMatchObject({
      ...missing,
      message: 'Error al eliminar configuración: no existe',
    });
  });

  it("is its company's alone, and read-only while that is suspended", async () => {
    const other = await aCompany(app, { nombreComercial: 'Beta' });
    const { id } = (await store({ nombre: 'uno', valor: 'x' })).data;
    expect((await byId(id, other.admin)).text).toBe((await byId(`${id}x`, other.admin)).text);
    expect(await store({ nombre: 'uno', valor: 'x' }, other.admin)).toMatchObject({ status: 404 });
    const params = { empresaId: company.empresa.id };
    expect(await app.call(listConfiguraciones, { as: other.admin, params })).toMatchObject({ status: 404 });
    expect((await byId(id, company.superadmin)).status).toBe(200);
    for (const estado of ['activa', 'suspendida']) {
      const body = { estado, motivo: 'Lo pide la empresa' };
      await app.call(moveEmpresa, { as: company.superadmin, params: { id: company.empresa.id }, body });
    }
    expect(await change(id, { valor: 'y' })).toMatchObject({ status: 409 });
    expect((await byId(id)).data.valor).toBe('x');
  });

  it('leaves in the audit log that it was changed, without its value', async () => {
    const { id } = (await store({ nombre: 'uno', valor: 'secreto de la casa' })).data;
    await change(id, { activo: false });
    const { data, text } = await app.call<{ cambios?: object[] }[]>(listAuditoria, { as: company.admin });
    expect(data[0]?.cambios).toEqual([{ campo: 'activo', antes: true, despues: false }]);
    expect(text).not.toContain('secreto de la casa');
  });
});

describe('The keys of the system', () => {
  it('are masks, for the superadmin alone', async () => {
    const body = { apiKeys: { claudeApiKey: 'sk-ant-secreta-1234' } };
    await app.call(updateConfiguracionGlobal, { as: company.superadmin, body });
    const { data } = await app.call(getConfiguracionSistema, { as: company.superadmin });
    expect(data).toEqual({ claudeApiKey: '••••1234' });
    expect(await app.call(getConfiguracionSistema, { as: company.admin })).toMatchObject({ status: 403 });
  });
});
