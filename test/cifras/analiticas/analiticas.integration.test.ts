import { describe, expect, it } from 'vitest';
import { analiticaRepository } from '#functions/cifras/analiticas/analitica.repository.ts';
import { addDays, listDias } from '#functions/cifras/analiticas/periodo.ts';
import { readAnaliticas } from '#functions/cifras/analiticas/read-analiticas.ts';
import { measuredTable } from '../../support/local-table.ts';

const openTable = measuredTable();
const AT_ONCE = 20;
const EMPRESA = 'emp_a';
const HASTA = '2026-06-30';

const entrevista = (n: number) => ({
  id: `ent_${n}`,
  empresaId: EMPRESA,
  areaId: `are_${n % 12}`,
  servicioId: `servicio-${n % 5}`,
});
const hechos = (dia: string) => ({
  [dia]: { programadas: 1, completadas: 1, 'suma.puntuacion': 6.7, 'n.puntuacion': 1, 'tramo.6': 1 },
});

describe('Aggregates on DynamoDB', () => {
  it('count an interview once when its events come together, and others beside it', async () => {
    const { table } = await openTable();
    const analiticas = analiticaRepository(table);
    const counted = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => analiticas.count(entrevista(n % 4), hechos(HASTA))),
    );
    expect(counted.filter(Boolean)).toHaveLength(4);
    const { cifras } = await readAnaliticas(analiticas, EMPRESA, { desde: HASTA, hasta: HASTA });
    expect(cifras).toMatchObject({ programadas: 4, completadas: 4, puntuacion: { n: 4 } });
    expect((await readAnaliticas(analiticas, undefined, { desde: HASTA, hasta: HASTA })).cifras.completadas).toBe(4);
  });

  it('take what happened on several days of a month at once, as a recount brings it', async () => {
    const { table } = await openTable();
    const analiticas = analiticaRepository(table);
    const several = { ...hechos('2026-05-04'), ...hechos('2026-05-20'), ...hechos('2026-06-01') };
    expect(await analiticas.count({ ...entrevista(1), id: 'ent_varios', empresaId: 'emp_c' }, several)).toBe(true);
    const { cifras } = await readAnaliticas(analiticas, 'emp_c', { desde: '2026-05-01', hasta: '2026-05-31' });
    expect(cifras.programadas).toBe(2);
    const year = await readAnaliticas(analiticas, 'emp_c', { desde: '2025-08-15', hasta: '2026-06-30' });
    expect(year.serie.filter(({ programadas }) => programadas > 0)).toMatchObject([
      { fecha: '2026-05', programadas: 2 },
      { fecha: '2026-06', programadas: 1 },
    ]);
  });

  it('cost the same to read whatever they add up, and a year no more than some pages', async () => {
    const { table, store, unitsOf } = await openTable();
    const dias = listDias({ desde: addDays(HASTA, -729), hasta: HASTA });
    // Twelve areas and five services with something on every day: a day of a busy company.
    const busy = Object.fromEntries(
      [
        ...Array.from({ length: 12 }, (_, n) => `area.are_${n}`),
        ...Array.from({ length: 5 }, (_, n) => `servicio.s-${n}`),
      ].flatMap((group) =>
        ['programadas', 'completadas', 'suma.puntuacion', 'n.puntuacion', 'tramo.6'].map((name) => [
          `${group}.${name}`,
          123.45,
        ]),
      ),
    );
    const item = (fecha: string, kind: 'D' | 'M') => ({
      PK: 'EMPRESA#emp_b#ANALITICA',
      SK: `TODO#${kind}#${fecha}`,
      tipo: 'SUMA_ANALITICA',
      fecha,
      programadas: 9,
      completadas: 7,
      ...busy,
    });
    await store(dias.map((dia) => item(dia, 'D')));
    await store([...new Set(dias.map((dia) => dia.slice(0, 7)))].map((mes) => item(mes, 'M')));
    const analiticas = analiticaRepository(table);
    const unitsFrom = async (days: number) =>
      (await unitsOf(() => readAnaliticas(analiticas, 'emp_b', { desde: addDays(HASTA, 1 - days), hasta: HASTA })))
        .units;
    const units = { month: await unitsFrom(30), quarter: await unitsFrom(92), year: await unitsFrom(365) };
    console.info('analytics, read units (this period and the one before):', units);
    expect(units.month).toBeLessThanOrEqual(30);
    expect(units.year).toBeLessThanOrEqual(40);
  });
});
