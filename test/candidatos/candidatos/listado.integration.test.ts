import { describe, expect, it } from 'vitest';
import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import { type ListQuery, listadoWrites } from '#functions/candidatos/candidatos/candidato-listado.repository.ts';
import { candidatosContadorRepository } from '#functions/candidatos/candidatos/candidatos-contador.repository.ts';
import { companyPartition } from '#functions/core/company-table.ts';
import { newId } from '#functions/core/ids.ts';
import type { Item } from '#functions/core/table.ts';
import { candidatoKey } from '#functions/entrada/candidato-keys.ts';
import { type Candidato, candidatoSchema } from '#shared/candidatos/candidatos/candidato.ts';
import type { IdPrefix } from '#shared/core/ids.ts';
import { measuredTable } from '../../support/local-table.ts';
import { sized, WHOLE } from '../../support/suite-size.ts';

/** What a page costs must not depend on how many candidates a company has. */
const FEW = 100;
const MANY = sized(150, 1000);
const BUDGET = 5;
/** Units are counted in halves: a page of slightly longer names may be one half more. */
const ROUNDING = 0.5;
const EMPRESA = 'emp_grande';
const PAGE = { limit: 25 };
const ESTADOS = ['nuevo', 'en_proceso', 'rechazado'] as const;
const NOMBRES = ['Lucía', 'Óscar', 'Ñuria', 'Tomás', 'Inés', 'Marcos', 'Alba', 'Hugo', 'Paula'];
const START = Date.UTC(2026, 0, 1);
const deps = { now: () => new Date(), newId: (prefix: IdPrefix) => newId(prefix, new Date()) };
const givenTable = measuredTable();

function aCandidato(n: number): Candidato {
  const created = new Date(START + n * 60_000);
  return candidatoSchema().parse({
    id: newId('can', created),
    empresaId: EMPRESA,
    nombre: `${NOMBRES[n % NOMBRES.length]} Fernández de Córdoba ${n}`,
    email: `persona.numero.${n}@correo-electronico.test`,
    telefono: '+34 600 000 000',
    puesto: 'Responsable de operaciones y logística',
    areaId: n % 2 ? 'are_ventas' : null,
    experiencia_años: n % 30,
    habilidades: Array.from({ length: 12 }, (_, index) => `Habilidad número ${index}`),
    ciudad: 'Zaragoza',
    pais: 'España',
    fuente: 'Portal de empleo',
    notas: 'Una nota larga. '.repeat(60),
    estado: ESTADOS[n % 3],
    servicios: n % 3 ? ['entrevistas-profundidad'] : [],
    fechaCreacion: created.toISOString(),
    fechaActualizacion: created.toISOString(),
    version: 1,
  });
}

const ONE_KEY: Omit<ListQuery, 'limit'>[] = [
  { orden: 'recientes' },
  { orden: 'antiguos' },
  { orden: 'nombre' },
  { orden: '-nombre' },
  { orden: 'recientes', estado: 'en_proceso' },
  { orden: 'nombre', estado: 'rechazado' },
  { orden: 'recientes', areaId: 'are_ventas' },
  { orden: '-nombre', areaId: 'ninguna' },
  { orden: 'recientes', areaId: 'are_ventas', estado: 'en_proceso' },
  { orden: 'nombre', areaId: 'ninguna', estado: 'nuevo' },
  { orden: 'recientes', servicioId: 'entrevistas-profundidad' },
  { orden: 'nombre', servicioId: 'entrevistas-profundidad' },
  { orden: 'recientes', q: 'cordoba' },
  { orden: 'recientes', q: 'persona.num' },
  { orden: 'recientes', q: 'Logística' },
];
/** A third and a sixth of those that the key finds: what of a page matches. */
const COMBINED: Omit<ListQuery, 'limit'>[] = [
  { orden: 'recientes', servicioId: 'entrevistas-profundidad', estado: 'en_proceso' },
  { orden: 'nombre', servicioId: 'entrevistas-profundidad', areaId: 'are_ventas' },
  { orden: 'recientes', q: 'logistica', estado: 'en_proceso', areaId: 'are_ventas' },
];

describe('A page of 25 candidates', () => {
  it('costs at most 5 read units, and the same among many as among few', { timeout: 60_000 + MANY * 30 }, async () => {
    const { table, unitsOf, store } = await givenTable();
    const { list, find } = candidatoRepository(table);
    const measure = async (queries: typeof ONE_KEY, fewest: number) => {
      const units: number[] = [];
      for (const query of queries) {
        const found = await unitsOf(() => list(EMPRESA, { ...PAGE, ...query }));
        expect(found.answer.items.length, JSON.stringify(query)).toBeGreaterThanOrEqual(fewest);
        units.push(found.units);
      }
      return units;
    };
    await store(itemsOf(0, FEW));
    const few = await measure(ONE_KEY, 16);
    await store(itemsOf(FEW, MANY));
    const many = await measure(ONE_KEY, 16);
    const combined = await measure(COMBINED, 1);
    const one = await unitsOf(() => find(EMPRESA, ids.get(7) ?? ''));
    if (WHOLE) console.info({ few, many, combined, one: one.units });
    expect(Math.max(...many), `units: ${many.join(', ')}`).toBeLessThanOrEqual(BUDGET);
    for (const [index, units] of many.entries()) expect(units).toBeLessThanOrEqual((few[index] ?? 0) + ROUNDING);
    expect(Math.max(...combined), `units: ${combined.join(', ')}`).toBeLessThanOrEqual(BUDGET);
  });
});

describe('A change of a candidate', () => {
  it('keeps lists, counters and the plan in step on the real database', async () => {
    const { table, unitsOf } = await givenTable();
    const empresaId = 'emp_cambios';
    const repo = candidatoRepository(table);
    const contador = candidatosContadorRepository(table);
    await table.write([{ put: { PK: companyPartition(empresaId), SK: 'USO', candidatos: 0, limiteCandidatos: -1 } }]);
    const candidato = { ...aCandidato(1), empresaId, areaId: null, servicios: [], estado: 'nuevo' } satisfies Candidato;
    const created = await unitsOf(() => repo.create(candidato, deps));
    const read = await repo.get(empresaId, candidato.id);
    const motivo = { motivo: 'Prueba', actor: null };
    const moved = await unitsOf(() => repo.changeEstado(read, 'en_proceso', motivo, deps));
    // From what was read before that: it is made anew from how the candidate stands.
    await repo.changeEstado(read, 'rechazado', motivo, deps);
    expect(await contador.find(empresaId)).toMatchObject({ total: 1, porEstado: { nuevo: 0, rechazado: 1 } });
    const found = await repo.list(empresaId, { ...PAGE, orden: 'recientes', q: 'córdoba' });
    expect(found.items).toMatchObject([{ id: candidato.id, estado: 'rechazado' }]);
    expect((await unitsOf(() => contador.find(empresaId))).units).toBe(0.5);

    const last = await repo.get(empresaId, candidato.id);
    const deleted = await unitsOf(() => repo.delete(last));
    if (WHOLE) console.info({ created: created.units, moved: moved.units, deleted: deleted.units });
    const left = await table.query({ pk: companyPartition(empresaId), sk: { between: ['CANDIDATO_', 'CANDIDATO_~'] } });
    expect(left.items).toEqual([]);
    expect((await repo.list(empresaId, { ...PAGE, orden: 'recientes', q: 'fer' })).items).toEqual([]);
    expect(await table.get({ PK: companyPartition(empresaId), SK: 'USO' })).toMatchObject({ candidatos: 0 });
    expect((await contador.find(empresaId)).total).toBe(0);
  });
});

const ids = new Map<number, string>();

/** Candidates with all that a list or a search reads. */
function* itemsOf(from: number, to: number): Generator<Item> {
  for (let n = from; n < to; n++) {
    const candidato = aCandidato(n);
    const { empresaId, id } = candidato;
    ids.set(n, id);
    yield { ...candidatoKey(empresaId, id), tipo: 'CANDIDATO', ...candidato, reservas: 0 };
    for (const write of listadoWrites(undefined, candidato)) if ('put' in write) yield write.put;
  }
}
