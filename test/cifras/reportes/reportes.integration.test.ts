import { expect, it } from 'vitest';
import { reporteRepository } from '#functions/cifras/reportes/reporte.repository.ts';
import { startReportes } from '#functions/cifras/reportes/start-reportes.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aCompany } from '../../support/scenarios.ts';
import { TestApp } from '../../support/test-app.ts';

/** On the real database: each company is asked for once, whatever runs meet, and looking costs little. */
const givenTable = measuredTable();
const COMPANIES = 120;
/** Eight o'clock in Bogotá, on the Monday after the clock of the tests begins. */
const LUNES = '2026-03-09T13:00:00.000Z';

/** As many companies as a list shows in several pages. */
async function aPlatform() {
  const app = new TestApp();
  const { empresa } = await aCompany(app);
  const listado = app.table.all().filter(({ PK, SK }) => PK === `EMPRESA#${empresa.id}` && SK === 'LISTADO');
  const measured = await givenTable();
  await measured.store(
    Array.from({ length: COMPANIES }, (_, n) => {
      const id = app.deps.newId('emp');
      return listado.map((item) => ({ ...item, PK: `EMPRESA#${id}`, id, GSI1SK: `${n}#${id}`, GSI2SK: `${n}#${id}` }));
    }).flat(),
  );
  app.clock = new Date(LUNES);
  return { ...measured, deps: { ...app.deps, table: measured.table } };
}

it('asks for the report of each company once, though two runs meet', async () => {
  const { deps, unitsOf } = await aPlatform();
  const runs = await Promise.all([startReportes(deps), startReportes(deps)]);
  expect(runs.reduce((sum, { started }) => sum + started, 0)).toBe(COMPANIES);
  const { answer, units } = await unitsOf(() => startReportes(deps));
  expect(answer).toEqual({ started: 0 });
  // A page of 50 companies: their list items, their settings, and what was asked for.
  expect(units).toBeLessThanOrEqual(COMPANIES * 2);
});

it('takes the one that is asked for twice at once for one', async () => {
  const { deps } = await aPlatform();
  const due = {
    empresaId: 'emp_una',
    reporte: { clase: 'semanal', desde: '2026-03-02', hasta: '2026-03-08' },
  } as const;
  const reportes = reporteRepository(deps.table);
  const begun = await Promise.all(Array.from({ length: 8 }, () => reportes.begin(due, deps)));
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await reportes.listPending([due])).toEqual([]);
});
