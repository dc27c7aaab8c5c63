import { expect, it } from 'vitest';
import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import { actividadWrite } from '#functions/candidatos/candidatos/ultima-actividad.record.ts';
import { notaRepository } from '#functions/candidatos/notas/nota.repository.ts';
import type { Item, Table } from '#functions/core/table.ts';
import { conservacionRepository } from '#functions/datos/conservacion/conservacion.repository.ts';
import { expireCandidatos } from '#functions/datos/conservacion/expire-candidatos.ts';
import { updateConservacion } from '#functions/datos/conservacion/update-conservacion.ts';
import type { Nota } from '#shared/candidatos/notas/nota.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aCandidate, aCompany } from '../../support/scenarios.ts';
import { sized, WHOLE } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';

/** On the real database: warnings and erasures in its transactions, a page's price, and everything at once. */
const givenTable = measuredTable();
const DAY = 24 * 60 * 60_000;
const BUDGET = 5;
const SEVERAL = 12;

/** A company that keeps candidates for six months, with candidates whose last activity is that many days ago. */
async function aCompanyWith(table: Table, inactive: number, days: number) {
  const app = new TestApp();
  app.clock = new Date();
  const { empresa, admin } = await aCompany(app);
  await app.call(updateConservacion, { as: admin, body: { meses: 6, version: 0 } });
  const ids: string[] = [];
  for (let n = 0; n < inactive; n++) {
    const { id, nombre } = await aCandidate(app, admin, { nombre: `Persona ${n}` });
    const fecha = new Date(app.clock.getTime() - days * DAY + n).toISOString();
    await app.table.write([actividadWrite({ empresaId: empresa.id, id, nombre }, fecha)]);
    ids.push(id);
  }
  for (const put of app.table.all()) await table.write([{ put }]);
  return { app, empresaId: empresa.id, admin, ids, deps: { ...app.deps, table } };
}

const aNota = (candidatoId: string, now: Date): Nota => ({
  id: `not_${candidatoId}`,
  candidatoId,
  texto: 'Ha llamado',
  autor: { usuarioId: 'usr_x', nombre: 'Ana' },
  fecha: now.toISOString(),
  fechaEdicion: null,
  version: 1,
});

it('warns, and erases whoever nothing happens to: a note in the same moment wins or loses as a whole', async () => {
  const { table } = await givenTable();
  const { app, empresaId, ids, deps } = await aCompanyWith(table, SEVERAL, 170);
  expect(await expireCandidatos(deps)).toEqual({ suprimidos: 0, avisados: SEVERAL });
  expect(await expireCandidatos(deps)).toEqual({ suprimidos: 0, avisados: 0 });
  app.advance(31 * DAY);
  const notas = notaRepository(table);
  const now = app.clock;
  const [run, ...noted] = await Promise.all([
    expireCandidatos(deps),
    ...ids.map((id) =>
      notas.create(empresaId, aNota(id, now)).then(
        () => true,
        () => false,
      ),
    ),
  ]);
  expect(run.suprimidos).toBe(noted.filter((each) => !each).length);
  for (const [index, id] of ids.entries()) {
    const there = (await candidatoRepository(table).find(empresaId, id)) !== undefined;
    const { items } = await table.query({ pk: `EMPRESA#${empresaId}`, sk: { beginsWith: `CANDIDATO_NOTA#${id}#` } });
    const own: (Item | undefined)[] = [
      await table.get({ PK: `EMPRESA#${empresaId}`, SK: `CANDIDATO_ACTIVIDAD#${id}` }, { consistent: true }),
    ];
    expect([there, items.length, own[0] !== undefined]).toEqual([noted[index], noted[index] ? 1 : 0, noted[index]]);
  }
});

it('shows a page of 25 of those who are about to be erased for at most 5 units, however many they are', async () => {
  const { table, unitsOf, store } = await givenTable();
  const empresaId = 'emp_olvido';
  const many = Array.from({ length: sized(500, 2000) }, (_, n): Item => {
    const candidatoId = `can_${String(n).padStart(26, '0')}`;
    const fecha = new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString();
    const { update, set } = actividadWrite({ empresaId, id: candidatoId, nombre: `Persona ${n}` }, fecha) as {
      update: Item;
      set: object;
    };
    return { ...update, ...set };
  });
  await store(many);
  const { listInactivos } = conservacionRepository(table);
  const page = await unitsOf(() => listInactivos(empresaId, new Date().toISOString(), { limit: 25 }));
  expect(page.answer.items.map(({ candidatoId }) => candidatoId)).toEqual(
    many.slice(0, 25).map(({ candidatoId }) => candidatoId),
  );
  expect(page.units).toBeLessThanOrEqual(BUDGET);
  if (WHOLE) console.info({ porSuprimir: page.units });
});
