import { expect, it } from 'vitest';
import { areaRepository } from '#functions/areas/area.repository.ts';
import { candidatoRepository } from '#functions/candidatos/candidato.repository.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import { runtimeDeps } from '#functions/core/deps.ts';
import { importPasada } from '#functions/importaciones/import-pasada.ts';
import { importacionRepository } from '#functions/importaciones/importacion.repository.ts';
import { importacionFiles } from '#functions/importaciones/importacion-files.ts';
import { newImportacion } from '#functions/importaciones/new-importacion.ts';
import type { Importacion } from '#shared/importaciones/importacion.ts';
import { FakeUploads } from '../support/fakes/fake-uploads.ts';
import { measuredTable } from '../support/local-table.ts';
import { sized, WHOLE } from '../support/suite-size.ts';

/** The whole is a whole file. */
const FILAS = sized(60, 10_000);
const EMPRESA = 'emp_prueba';
const givenTable = measuredTable();

it('imports each row once, though its job runs twice at the same time', async () => {
  const { table, unitsOf } = await givenTable();
  const deps = { ...runtimeDeps(table), log: { info: () => {}, error: () => {} } };
  const repos = {
    importaciones: importacionRepository(table),
    candidatos: candidatoRepository(table),
    areas: areaRepository(table),
  };
  const files = importacionFiles(new FakeUploads(deps.now));
  await table.write([{ put: { PK: companyPartition(EMPRESA), SK: 'USO', candidatos: 0, limiteCandidatos: -1 } }]);
  const usuario = { id: 'usr_1', nombre: 'Berta' } as Parameters<typeof newImportacion>[0]['usuario'];
  const asked = newImportacion({ empresaId: EMPRESA, usuario, nombre: 'x.csv', tamano: 1 }, deps);
  const mapeo = { nombre: 0, email: 1, telefono: 2, ciudad: 3, habilidades: 4 };
  const importacion: Importacion = { ...asked, estado: 'lista', mapeo, total: FILAS };
  const filas = Array.from({ length: FILAS }, (_, n) => ({
    fila: n + 2,
    celdas: [`Persona Número ${n}`, `persona.${n}@correo.test`, '600100200', 'A Coruña', 'Java, SQL'],
  }));
  await files.putContenido(importacion, { columnas: ['Nombre', 'Correo', 'Teléfono', 'Ciudad', 'Habilidades'], filas });
  await repos.importaciones.create(importacion, importacion, deps.now());
  await repos.importaciones.confirm(importacion, deps);
  const record = await repos.importaciones.get(EMPRESA, importacion.id);
  const run = () => importPasada(record, { repos, files, deps, checkTime: () => {} });

  const started = Date.now();
  const { units } = await unitsOf(async () => {
    // The same message twice at once: one of both counts, neither makes anybody twice.
    if (WHOLE) return run();
    await Promise.allSettled([run(), run()]);
  });
  const seconds = (Date.now() - started) / 1000;
  console.info(`${FILAS} rows: ${seconds.toFixed(1)} s, ${(units / FILAS).toFixed(1)} units a row`);

  const after = await repos.importaciones.get(EMPRESA, importacion.id);
  const uso = await table.get({ PK: companyPartition(EMPRESA), SK: 'USO' }, { consistent: true });
  // A run that lost the race leaves its block to the next one.
  const left = await importPasada(after, { repos, files, deps, checkTime: () => {} });
  const all = await table.get({ PK: companyPartition(EMPRESA), SK: 'USO' }, { consistent: true });
  expect([left.procesadas, left.creados, left.omitidos, left.conErrores]).toEqual([FILAS, FILAS, 0, 0]);
  expect(all?.candidatos).toBe(FILAS);
  expect(Number(uso?.candidatos)).toBeLessThanOrEqual(FILAS);
});
