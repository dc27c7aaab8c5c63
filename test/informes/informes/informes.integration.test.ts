import { expect, it } from 'vitest';
import { analisisRepository, pasosOf } from '#functions/informes/informes/analisis.repository.ts';
import { AnalisisEnCurso, LEASE_SECONDS } from '#functions/informes/informes/informe.errors.ts';
import { resumenSchema } from '#functions/informes/informes/modelo/resumen.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

const givenTable = measuredTable();

it('One run at a time analyses an interview; what it saved is taken up by the next', async () => {
  const app = new TestApp();
  const { empresa, entrevista } = await aFinishedInterview(app);
  const { table } = await givenTable();
  for (const put of app.table.all()) await table.write([{ put }]);
  const analisis = analisisRepository(table);
  const of = { empresaId: empresa.id, entrevistaId: entrevista.id, huella: 'a1' };
  const [first, second] = [
    { ...of, dueno: 'uno' },
    { ...of, dueno: 'dos' },
  ];
  await analisis.acquire(first, app.clock);
  // The same request again, as when its answer was lost.
  await analisis.acquire(first, app.clock);
  await expect(analisis.acquire(second, app.clock)).rejects.toThrow(AnalisisEnCurso);
  const respuesta = {
    salida: { resumen: [], conclusiones: [], recomendaciones: [] },
    proveedor: 'claude' as const,
    modelo: 'c-1',
  };
  await (await pasosOf(analisis, first, () => app.clock)).save('resumen', respuesta);

  app.advance(1000 * LEASE_SECONDS + 1);
  await analisis.acquire(second, app.clock);
  await expect(analisis.savePaso(first, 'otro', respuesta, app.clock)).rejects.toThrow(AnalisisEnCurso);
  const pasos = await pasosOf(analisis, second, () => app.clock);
  expect(await pasos.find('resumen', resumenSchema())).toEqual(respuesta);
  expect(
    await (await pasosOf(analisis, { ...second, huella: 'b2' }, () => app.clock)).find('resumen', resumenSchema()),
  ).toBe(undefined);
  await table.write(await analisis.endWrites(second));
  const left = await table.query({
    pk: `EMPRESA#${empresa.id}#ENTREVISTA#${entrevista.id}`,
    sk: { between: ['ANALISIS', 'ANALISIS_PASO#~'] },
    consistent: true,
  });
  expect(left.items).toEqual([]);
});
