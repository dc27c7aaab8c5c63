import { describe, expect, it } from 'vitest';
import type { Write } from '#functions/core/table.ts';
import { empresaListadoRepository, listadoWrites } from '#functions/empresas/empresa-listado.repository.ts';
import { ESTADOS_EMPRESA } from '#shared/empresas/empresa.states.ts';
import { type Empresa, empresaSchema } from '#shared/empresas/empresa.ts';
import { measuredTable } from '../support/local-table.ts';

/** What a page costs must not depend on how many companies there are. `EMPRESAS` makes more of them. */
const MANY = Number(process.env.EMPRESAS ?? 500);
const FEW = 100;
const PAGE = { limit: 25 };
const BUDGET = 5;
const givenTable = measuredTable();

function anEmpresa(n: number): Empresa {
  const day = new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();
  return empresaSchema().parse({
    id: `emp_${String(n).padStart(6, '0')}`,
    nombreLegal: `Servicios Integrales del Norte número ${n} S.L.`,
    nombreComercial: `Servicios Norte ${n}`,
    cif: `B${String(n).padStart(8, '0')}`,
    pais: 'España',
    email: `contacto.principal@servicios-norte-${n}.test`,
    telefono: '+34 910 000 000',
    plan: 'professional',
    estado: ESTADOS_EMPRESA[n % 4],
    serviciosContratados: {},
    limites: { usuarios: 10, candidatos: 500, entrevistas: 200 },
    uso: { usuarios: 0, candidatos: 0, entrevistas: 0 },
    licencias: { total: 40, activas: 40, utilizadas: 0, fechaVencimiento: null, configuracion: {} },
    fechaCreacion: day,
    fechaActualizacion: day,
    version: 1,
  });
}

const QUERIES = [
  {},
  { orden: 'nombre' },
  { orden: '-nombre', estado: 'activa' },
  { orden: 'fechaCreacion', estado: 'trial' },
  { q: 'servicios' },
  { q: 'norte', estado: 'activa' },
] as const;

describe('A page of 25 companies', () => {
  it('costs at most 5 read units, and the same among many as among few', { timeout: 60_000 + MANY * 20 }, async () => {
    const { table, unitsOf } = await givenTable();
    const { list } = empresaListadoRepository(table);
    const measure = async () => {
      const units: number[] = [];
      for (const query of QUERIES) {
        const found = await unitsOf(() => list({ ...PAGE, ...query }));
        expect(found.answer.items.length).toBeGreaterThan(5);
        units.push(found.units);
      }
      return units;
    };
    await fill(table, 0, FEW);
    const few = await measure();
    await fill(table, FEW, MANY);
    const many = await measure();
    if (process.env.EMPRESAS) console.info({ few, many });
    expect(Math.max(...many), `units: ${many.join(', ')}`).toBeLessThanOrEqual(BUDGET);
    // Units are counted in halves: a page of slightly longer names may be one half more.
    for (const [index, units] of many.entries()) expect(units).toBeLessThanOrEqual((few[index] ?? 0) + 0.5);
  });
});

async function fill(table: { write(writes: readonly Write[]): Promise<void> }, from: number, to: number) {
  let batch: Write[] = [];
  for (let n = from; n < to; n++) {
    const writes = listadoWrites(undefined, anEmpresa(n));
    if (batch.length + writes.length > 100) {
      await table.write(batch);
      batch = [];
    }
    batch.push(...writes);
  }
  await table.write(batch);
}
