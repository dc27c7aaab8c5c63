import { expect, it } from 'vitest';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { erasePasada } from '#functions/datos/privacidad/erase-pasada.ts';
import { startSupresion } from '#functions/datos/privacidad/start-supresion.ts';
import { supresionRepository } from '#functions/datos/privacidad/supresion.repository.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { localTable } from '../../support/local-table.ts';
import { aFinishedInterview, aNota } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** The real database takes each transaction of an erasure, and nothing about the person is left in it. */
const givenTable = localTable();

it('erases a candidate with their interview and leaves the others', async () => {
  const app = new TestApp();
  const { empresa, admin, candidato, entrevista } = await aFinishedInterview(app);
  await app.deliver(analyzeEntrevista);
  await aNota(app, admin, candidato.id, 'Pide teletrabajo');
  const other = { nombre: 'Queda Aquí', email: 'queda@correo.test' };
  await app.call(createCandidato, { as: admin, body: other });
  const params = { id: candidato.id };
  await app.call(startSupresion, { as: admin, params, body: { confirmacion: candidato.nombre } });
  const table = await givenTable();
  for (const put of app.table.all()) await table.write([{ put }]);

  const supresiones = supresionRepository(table);
  const record = await supresiones.find(empresa.id, candidato.id);
  if (!record) throw new Error('There is no erasure');
  const deps = { ...app.deps, table };
  const pasada = { empresaId: empresa.id, candidatoId: candidato.id, pasadaId: record.pasadaId };
  await erasePasada(pasada, record, { supresiones, uploads: app.uploads, deps, checkTime: () => undefined });

  expect(await supresiones.find(empresa.id, candidato.id)).toMatchObject({
    estado: 'terminada',
    entrevistas: 1,
    email: '',
    entrevistaIds: [],
  });
  const ofInterview = await table.query({ pk: `EMPRESA#${empresa.id}#ENTREVISTA#${entrevista.id}`, consistent: true });
  expect(ofInterview.items).toEqual([]);
  const { items } = await table.query({ pk: `EMPRESA#${empresa.id}`, consistent: true });
  const left = JSON.stringify(items.filter(({ tipo }) => tipo !== 'EVENTO' && tipo !== 'SUPRESION'));
  for (const trace of [candidato.id, candidato.email, entrevista.id]) expect(left).not.toContain(trace);
  expect(left).toContain('queda@correo.test');
});
