import { expect, it } from 'vitest';
import { deleteEmpresa } from '#functions/datos/purgas/delete-empresa.ts';
import { purgaRepository } from '#functions/datos/purgas/purga.repository.ts';
import { purgePasada } from '#functions/datos/purgas/purge-pasada.ts';
import { empresaRepository } from '#functions/empresas/empresas/empresa.repository.ts';
import { marcaRepository } from '#functions/empresas/marca/marca.repository.ts';
import { usuarioRepository } from '#functions/empresas/usuarios/usuario.repository.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { localTable } from '../../support/local-table.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** The real database takes each transaction of a purge, and nothing is left in it. */
const givenTable = localTable();

it('removes a company with its interview, its people, its guards and its figures', async () => {
  const app = new TestApp();
  const { empresa, superadmin, admin, operador, entrevista } = await aFinishedInterview(app);
  await app.deliver(analyzeEntrevista);
  const body = { confirmacion: empresa.nombreComercial };
  await app.call(deleteEmpresa, { as: superadmin, params: { id: empresa.id }, body });
  const table = await givenTable();
  const seeded = app.table.all();
  for (const put of seeded) await table.write([{ put }]);

  const purgas = purgaRepository(table);
  const record = await purgas.find(empresa.id);
  if (!record) throw new Error('There is no purge');
  await purgePasada(record, {
    purgas,
    usuarios: usuarioRepository(table),
    empresas: empresaRepository(table),
    marcas: marcaRepository(table),
    files: app.files,
    uploads: app.uploads,
    deps: { ...app.deps, table },
    checkTime: () => undefined,
  });

  const ofCompany = ['', `#ENTREVISTA#${entrevista.id}`, '#AUDITORIA'].map((part) => `EMPRESA#${empresa.id}${part}`);
  const left = await Promise.all(ofCompany.map((pk) => table.query({ pk, consistent: true })));
  expect(left.flatMap(({ items }) => items)).toEqual([]);
  const guards = seeded.filter(({ PK }) => /^(CIF|SUBDOMINIO|TOK|EMAIL|GLOBAL#EMPRESAS#BUSCAR)/.test(PK));
  const people = [admin, operador].map(({ id }) => ({ PK: `USUARIO#${id}`, SK: 'USUARIO' }));
  const kept = await table.batchGet([...guards.map(({ PK, SK }) => ({ PK, SK })), ...people]);
  expect(guards.length).toBeGreaterThan(10);
  expect(kept.map(({ usuarioId }) => usuarioId)).toEqual([superadmin.id]);
  const [empresas, licencias] = await table.batchGet(
    ['EMPRESAS', 'LICENCIAS'].map((SK) => ({ PK: 'GLOBAL#CIFRAS', SK })),
  );
  expect(empresas).toMatchObject({ total: 0, canceladas: 0 });
  expect(licencias).toMatchObject({ activas: 0 });
  const purga = await purgas.find(empresa.id);
  expect(purga).toMatchObject({ estado: 'terminada', usuarios: 2, entrevistas: 1 });
});
