import { describe, expect, it } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import {
  deleteInformeWrites,
  informeRepository,
  informeWrites,
  validatedWrites,
} from '#functions/informes/informes/informe.repository.ts';
import {
  type InformesQuery,
  informesBusqueda,
  listadoWrites,
} from '#functions/informes/informes/informe-listado.repository.ts';
import { informesContadorRepository } from '#functions/informes/informes/informes-contador.repository.ts';
import { measuredTable } from '../../support/local-table.ts';
import { sized, WHOLE } from '../../support/suite-size.ts';
import { anInforme, VENTAS, validated } from './an-informe.ts';

/** What a page costs must not depend on how many reports a company has. */
const FEW = 100;
const MANY = sized(150, 1000);
const BUDGET = 5;
/** Units are counted in halves: a page of slightly longer names may be one half more. */
const ROUNDING = 0.5;
const EMPRESA = 'emp_grande';
const PAGE = { limit: 25 };
const givenTable = measuredTable();

const ONE_KEY: Omit<InformesQuery, 'limit'>[] = [
  { orden: '-fecha' },
  { orden: 'fecha' },
  { orden: '-puntuacion' },
  { orden: 'puntuacion' },
  { orden: 'candidato' },
  { orden: 'fecha', estado: 'analizada' },
  { orden: '-fecha', estado: 'validada' },
  { orden: '-fecha', areaId: VENTAS },
  { orden: 'candidato', areaId: VENTAS, estado: 'analizada' },
  { orden: '-puntuacion', servicioId: 'test-vocacional' },
  { orden: 'fecha', servicioId: 'entrevistas-profundidad', estado: 'analizada' },
  { orden: '-fecha', recomendacion: 'recomendado' },
  { orden: '-puntuacion', recomendacion: 'no_recomendado', estado: 'analizada' },
  { orden: '-fecha', q: 'cordoba' },
];
/** A sixth to a half of those that the key finds: what of a page matches. */
const COMBINED: Omit<InformesQuery, 'limit'>[] = [
  { orden: '-fecha', servicioId: 'test-vocacional', areaId: VENTAS },
  { orden: 'candidato', areaId: VENTAS, recomendacion: 'con_reservas' },
  { orden: '-fecha', q: 'fernandez', servicioId: 'test-vocacional', estado: 'analizada' },
];

function* itemsOf(from: number, to: number): Generator<Item> {
  for (let n = from; n < to; n++) {
    const informe = n % 3 === 1 ? validated(anInforme(n)) : anInforme(n);
    for (const write of listadoWrites(informe)) if ('put' in write) yield write.put;
  }
}

describe('A page of 25 reports', () => {
  it('costs at most 5 read units, and the same among many as among few', { timeout: 60_000 + MANY * 40 }, async () => {
    const { table, unitsOf, store } = await givenTable();
    const { list } = informeRepository(table);
    const measure = async (queries: typeof ONE_KEY, fewest: number) => {
      const units: number[] = [];
      for (const query of queries) {
        const found = await unitsOf(() => list(EMPRESA, { ...PAGE, ...query }));
        expect(found.answer.items.length, JSON.stringify(query)).toBeGreaterThanOrEqual(fewest);
        // As if all that a key finds were a whole page; what filters leave of one has cost as much as it has.
        units.push(fewest > 1 ? (found.units * PAGE.limit) / found.answer.items.length : found.units);
      }
      return units;
    };
    await store(itemsOf(0, FEW));
    const few = await measure(ONE_KEY, 11);
    await store(itemsOf(FEW, MANY));
    const many = await measure(ONE_KEY, 11);
    const combined = await measure(COMBINED, 1);
    const figures = await unitsOf(() => informesContadorRepository(table).find(EMPRESA));
    if (WHOLE) console.info({ few, many, combined, figures: figures.units });
    expect(Math.max(...many), `units: ${many.join(', ')}`).toBeLessThanOrEqual(BUDGET);
    for (const [index, units] of many.entries()) expect(units).toBeLessThanOrEqual((few[index] ?? 0) + ROUNDING);
    expect(Math.max(...combined), `units: ${combined.join(', ')}`).toBeLessThanOrEqual(BUDGET);
    expect(figures.units).toBe(0.5);
  });
});

describe('A report on the real database', () => {
  it('is made, validated and removed with its lists and counters, each in one transaction', async () => {
    const { table, unitsOf } = await givenTable();
    const informe = anInforme(1, { empresaId: 'emp_cambios' });
    const { empresaId } = informe;
    const done = validated(informe, [{ habilidad: 'Liderazgo', puntuacion: 9 }]);
    const { list } = informeRepository(table);
    const contador = informesContadorRepository(table);
    const made = await unitsOf(() => table.write(informeWrites(informe)));
    const moved = await unitsOf(() => table.write(validatedWrites(done, 1)));
    expect(await contador.find(empresaId)).toMatchObject({ total: 1, porEstado: { analizada: 0, validada: 1 } });
    expect((await list(empresaId, { ...PAGE, orden: 'fecha', estado: 'analizada' })).items).toEqual([]);
    expect((await list(empresaId, { ...PAGE, orden: 'fecha', q: 'córdoba' })).items).toMatchObject([
      { estado: 'validada', revision: { cambios: 1 } },
    ]);
    const removed = await unitsOf(() => table.write(deleteInformeWrites(done)));
    if (WHOLE) console.info({ made: made.units, moved: moved.units, removed: removed.units });
    const left = await table.query({ pk: `EMPRESA#${empresaId}`, sk: { between: ['INFORME_', 'INFORME_~'] } });
    expect(left.items).toEqual([]);
    expect((await table.query({ pk: informesBusqueda(empresaId) })).items).toEqual([]);
    expect(await contador.find(empresaId)).toMatchObject({ total: 0, puntuacionMedia: null });
  });
});
