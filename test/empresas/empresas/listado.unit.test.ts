import { beforeEach, describe, expect, it } from 'vitest';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { listEmpresas } from '#functions/empresas/empresas/list-empresas.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import type { Empresa, EmpresaResumen } from '#shared/empresas/empresas/empresa.ts';
import { CIFS } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

let app: TestApp;
let superadmin: { id: string };
const ids: Record<string, string> = {};
beforeEach(async () => {
  app = new TestApp();
  superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
  for (const [index, nombreLegal] of ['Boreal', 'Ágora', 'Cénit'].entries()) {
    app.advance(1000);
    const body = { nombreLegal, cif: CIFS[index], email: `hola@${index}.test` };
    ids[nombreLegal] = (await app.call<Empresa>(createEmpresa, { as: superadmin, body })).data.id;
  }
});

const move = (nombre: string, estado: string) =>
  app.call(moveEmpresa, { as: superadmin, params: { id: ids[nombre] ?? '' }, body: { estado, motivo: 'Lo pide' } });
const list = async (query: Record<string, string>) =>
  (await app.call<EmpresaResumen[]>(listEmpresas, { as: superadmin, query })).data.map(
    ({ nombreLegal }) => nombreLegal,
  );

describe('The list of companies', () => {
  it.each([
    ['recientes', ['Cénit', 'Ágora', 'Boreal']],
    ['-fechaCreacion', ['Cénit', 'Ágora', 'Boreal']],
    ['fechaCreacion', ['Boreal', 'Ágora', 'Cénit']],
    ['nombre', ['Ágora', 'Boreal', 'Cénit']],
    ['-nombre', ['Cénit', 'Boreal', 'Ágora']],
  ])('in the order %s', async (orden, names) => {
    expect(await list({ orden })).toEqual(names);
  });

  it('of one state, in each order, page by page', async () => {
    await move('Boreal', 'activa');
    await move('Cénit', 'activa');
    expect(await list({ estado: 'activa', orden: 'nombre' })).toEqual(['Boreal', 'Cénit']);
    expect(await list({ estado: 'activa', orden: '-nombre' })).toEqual(['Cénit', 'Boreal']);
    expect(await list({ estado: 'activa', orden: 'fechaCreacion' })).toEqual(['Boreal', 'Cénit']);
    expect(await list({ estado: 'trial' })).toEqual(['Ágora']);
    expect(await list({ estado: 'cancelada' })).toEqual([]);
    const query = { estado: 'activa', limit: '1' };
    const first = await app.call<EmpresaResumen[]>(listEmpresas, { as: superadmin, query });
    expect(await list({ ...query, cursor: first.nextCursor ?? '' })).toEqual(['Boreal']);
  });

  it('that a text finds in one state, also after it moved and got another name', async () => {
    await move('Boreal', 'suspendida');
    expect(await list({ q: 'bor', estado: 'suspendida' })).toEqual(['Boreal']);
    expect(await list({ q: 'bor', estado: 'trial' })).toEqual([]);
    const body = { nombreLegal: 'Aurora', activa: true, version: 2 };
    await app.call(updateEmpresa, { as: superadmin, params: { id: ids.Boreal ?? '' }, body });
    expect(await list({ q: 'aur', estado: 'activa' })).toEqual(['Aurora']);
    expect([await list({ q: 'bor', estado: 'suspendida' }), await list({ q: 'bor', estado: 'activa' })]).toEqual([
      [],
      [],
    ]);
    expect(await list({ estado: 'activa' })).toEqual(['Aurora']);
  });

  it.each<Record<string, string>>([{ orden: 'plan' }, { estado: 'vieja' }])('refuses %j', async (query) => {
    expect(await app.call(listEmpresas, { as: superadmin, query })).toMatchObject({ status: 400 });
  });

  it('writes nothing of the list when a change does not show in it', async () => {
    const listed = () =>
      JSON.stringify(app.table.all().filter(({ tipo }) => tipo === 'LISTADO' || tipo === 'BUSQUEDA'));
    const before = listed();
    const params = { id: ids.Boreal ?? '' };
    await app.call(updateEmpresa, { as: superadmin, params, body: { misionEmpresa: 'Otra', version: 1 } });
    expect(listed()).toBe(before);
  });
});
