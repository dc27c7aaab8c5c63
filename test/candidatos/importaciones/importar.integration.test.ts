import { expect, it } from 'vitest';
import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import { importPasada } from '#functions/candidatos/importaciones/import-pasada.ts';
import { importacionRepository } from '#functions/candidatos/importaciones/importacion.repository.ts';
import { importacionFiles } from '#functions/candidatos/importaciones/importacion-files.ts';
import { newImportacion } from '#functions/candidatos/importaciones/new-importacion.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import { runtimeDeps } from '#functions/core/deps.ts';
import { areaRepository } from '#functions/empresas/areas/area.repository.ts';
import type { Importacion } from '#shared/candidatos/importaciones/importacion.ts';
import { FakeUploads } from '../../support/fakes/fake-uploads.ts';
import { measuredTable } from '../../support/local-table.ts';
import { sized } from '../../support/suite-size.ts';

/** A short file that two runs import at the same time; the whole has a whole file too. */
const FILES = sized(
  [{ total: 60, runs: 2 }],
  [
    { total: 60, runs: 2 },
    { total: 10_000, runs: 1 },
  ],
);
const EMPRESA = 'emp_prueba';
const givenTable = measuredTable();

it.each(FILES)('imports each of $total rows once, by $runs runs at the same time', async ({ total, runs }) => {
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
  const importacion: Importacion = { ...asked, estado: 'lista', mapeo, total };
  const filas = Array.from({ length: total }, (_, n) => ({
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
    await Promise.allSettled(Array.from({ length: runs }, run));
  });
  const seconds = (Date.now() - started) / 1000;
  console.info(`${total} rows: ${seconds.toFixed(1)} s, ${(units / total).toFixed(1)} units a row`);

  const after = await repos.importaciones.get(EMPRESA, importacion.id);
  const uso = await table.get({ PK: companyPartition(EMPRESA), SK: 'USO' }, { consistent: true });
  // A run that lost the race leaves its block to the next one.
  const left = await importPasada(after, { repos, files, deps, checkTime: () => {} });
  const all = await table.get({ PK: companyPartition(EMPRESA), SK: 'USO' }, { consistent: true });
  expect([left.procesadas, left.creados, left.omitidos, left.conErrores]).toEqual([total, total, 0, 0]);
  expect(all?.candidatos).toBe(total);
  expect(Number(uso?.candidatos)).toBeLessThanOrEqual(total);
});
