import { describe, expect, it } from 'vitest';
import { candidatoRepository } from '#functions/candidatos/candidatos/candidato.repository.ts';
import { AppError } from '#functions/core/app-error.ts';
import { companyPartition, companyTable } from '#functions/core/company-table.ts';
import { findReplay, IdempotentReplay, idempotentTable } from '#functions/core/idempotency.ts';
import { newId } from '#functions/core/ids.ts';
import type { Table } from '#functions/core/table.ts';
import { CANDIDATO_VACIO } from '#shared/candidatos/candidatos/campos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import type { IdPrefix } from '#shared/core/ids.ts';
import { proxiedTables, untilHeard } from '../../fiabilidad/proxy/proxied-table.ts';
import { sized } from '../../support/suite-size.ts';

/**
 * Many creates at once against a limit, on the real database, by a line that breaks: in the whole 50, for 200 rounds
 * (`npm run rel:limites`).
 */
const ROUNDS = sized(1, 200);
const PER_ROUND_MS = 30_000;
const LIMIT = sized(10, 20);
const CREATES = sized(24, 50);
const DEPS = { now: () => new Date(), newId: (prefix: IdPrefix) => newId(prefix, new Date()) };
const givenTables = proxiedTables();
let n = 0;

function aCandidato(empresaId: string, id: string): Candidato {
  return {
    ...CANDIDATO_VACIO,
    id,
    empresaId,
    nombre: `Persona ${id}`,
    email: `${id}@correo.test`,
    estado: 'nuevo',
    servicios: [],
    fechaCreacion: '2026-03-02T09:00:00.000Z',
    fechaActualizacion: '2026-03-02T09:00:00.000Z',
    version: 1,
  };
}

/** One create with its Idempotency-Key, until its client hears yes or LIMITE_ALCANZADO. */
async function create(table: Table, empresaId: string, id: string): Promise<boolean> {
  const request = {
    partition: companyPartition(empresaId),
    operation: 'POST',
    key: id,
    hash: id,
    now: new Date('2026-03-02T09:00:00.000Z'),
  };
  return untilHeard(async () => {
    if (await findReplay(table, request)) return true;
    try {
      await candidatoRepository(idempotentTable(table, request)).create(aCandidato(empresaId, id), DEPS);
      return true;
    } catch (error) {
      if (error instanceof IdempotentReplay) return true;
      if (error instanceof AppError && error.code === 'LIMITE_ALCANZADO') return false;
      throw error;
    }
  });
}

describe.each([0, 0.29])('The limit of a plan, with faults on %d of the calls', (share) => {
  it('lets in exactly as many as it says, and counts them right', {
    timeout: 60_000 + ROUNDS * PER_ROUND_MS,
  }, async () => {
    const { straight: table, faulty, proxy } = await givenTables({ share, seed: 29 });
    for (let round = 0; round < ROUNDS; round++) {
      const empresaId = `emp_limite${++n}`;
      const pk = companyPartition(empresaId);
      await table.write([
        {
          put: {
            PK: pk,
            SK: 'USO',
            candidatos: 0,
            limiteCandidatos: LIMIT,
            usuarios: 0,
            entrevistas: 0,
            limiteUsuarios: -1,
            limiteEntrevistas: -1,
            pendientes: 0,
            completadas: 0,
            porValidar: 0,
          },
        },
      ]);
      const bound = companyTable(faulty, empresaId);
      const ids = Array.from({ length: CREATES }, (_, index) => `can_${index}`);
      const created = await Promise.all(ids.map((id) => create(bound, empresaId, id)));
      expect(created.filter(Boolean)).toHaveLength(LIMIT);
      expect(await table.get({ PK: pk, SK: 'USO' }, { consistent: true })).toMatchObject({ candidatos: LIMIT });
      const stored = await table.query({ pk, sk: { beginsWith: 'CANDIDATO#' }, consistent: true });
      expect(stored.items).toHaveLength(LIMIT);
      const told = await table.query({ pk, sk: { beginsWith: 'EVENTO#' }, consistent: true });
      expect(told.items.map(({ detalle }) => (detalle as { porcentaje: number }).porcentaje).toSorted()).toEqual([
        100, 80,
      ]);
    }
    const held = `${LIMIT} let in, counted and told of at 80 and 100 % each time`;
    console.log(
      `rel:limites, ${share} faults, ${ROUNDS} rounds of ${CREATES} creates, ${held}:`,
      JSON.stringify(proxy.counts()),
    );
  });
});
