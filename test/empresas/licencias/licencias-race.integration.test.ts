import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '#functions/core/app-error.ts';
import { companyPartition, companyTable } from '#functions/core/company-table.ts';
import { runtimeDeps } from '#functions/core/deps.ts';
import { findReplay, IdempotentReplay, idempotentTable } from '#functions/core/idempotency.ts';
import type { Item, Table } from '#functions/core/table.ts';
import { expireLicencias } from '#functions/empresas/licencias/expire-licencias.ts';
import { resumenItem } from '#functions/empresas/licencias/licencia.record.ts';
import { licenciaRepository } from '#functions/empresas/licencias/licencia.repository.ts';
import { consumePlaza, giveBackPlaza, movePlaza, reservePlaza } from '#functions/empresas/licencias/plaza.ts';
import type { EntrevistaRecord } from '#functions/entrevistas/entrevistas/entrevista.record.ts';
import { entrevistaRepository } from '#functions/entrevistas/entrevistas/entrevista.repository.ts';
import { salaRepository } from '#functions/entrevistas/sala/sala.repository.ts';
import { type ProxiedTable, proxiedTables, untilHeard } from '../../fiabilidad/proxy/proxied-table.ts';
import { sized } from '../../support/suite-size.ts';
import { expectLedgerToAddUp } from './libro.ts';

/**
 * Everybody at once, on the real database: no place is given twice, none is lost, and the figures are those of a
 * recount. The whole has more of everybody, and forty rounds (`npm run rel:licencias`).
 */
const ROUNDS = sized(1, 40);
/** Places in `LICENCIAS` of `MAX` each, requests for them, and interviews that are begun. */
const LICENCIAS = sized(2, 4);
const MAX = 5;
const REQUESTS = sized(14, 48);
const BEGUN = sized(5, 16);
const PER_ROUND_MS = 40_000;
const FAULTS = 0.29;
const DAY = 24 * 60 * 60_000;
const givenTables = proxiedTables();

interface Round {
  table: Table;
  /** The same table by the line that breaks. */
  faulty: Table;
  empresaId: string;
  now: Date;
}
let n = 0;

/** What was tried, by the name of the test, and what the line did to it. */
const told = new Map<string, { rounds: number; requests: number; did: Record<string, number> }>();
function tell(requests: number, { proxy }: ProxiedTable): void {
  const name = expect.getState().currentTestName ?? '';
  const { rounds = 0, requests: before = 0 } = told.get(name) ?? {};
  told.set(name, { rounds: rounds + 1, requests: before + requests, did: proxy.counts().did });
}
afterAll(() => {
  const lines = [...told].map(
    ([name, { rounds, requests, did }]) => `${name}: ${rounds} rounds, ${requests} requests, ${JSON.stringify(did)}`,
  );
  console.log(`rel:licencias, places given and figures of the ledger right after each round:\n${lines.join('\n')}`);
});

async function aRound(
  { straight: table, faulty }: ProxiedTable,
  total: number,
  max: number,
  vigenciaDias = 30,
): Promise<Round> {
  const empresaId = `emp_ronda${++n}`;
  const configuracion = { vigenciaDias, maxEntrevistasPorLicencia: max };
  const figures = { total, activas: total, utilizadas: 0, fechaVencimiento: null, configuracion };
  await table.write([
    { put: resumenItem(empresaId, figures) },
    { put: { PK: `EMPRESA#${empresaId}`, SK: 'USO', tipo: 'USO' } },
  ]);
  return { table, faulty, empresaId, now: new Date() };
}

const depsOf = ({ table, now }: Round) => ({
  ...runtimeDeps(table),
  now: () => now,
  log: { info: () => {}, error: () => {} },
});

function anEntrevista({ empresaId, now }: Round, id: string): EntrevistaRecord {
  const fecha = now.toISOString();
  return {
    id,
    empresaId,
    empresaNombre: 'Acme',
    candidatoId: `can_${id}`,
    candidatoNombre: 'Nuria Peña',
    candidatoEmail: 'nuria@correo.test',
    candidatoPais: '',
    puesto: '',
    servicioId: 'test-vocacional',
    servicioNombre: 'Test',
    servicioVersion: 1,
    fechaProgramada: fecha,
    zonaHoraria: 'Europe/Madrid',
    duracionEstimada: 60,
    tiempoExtra: 0,
    estado: 'programada',
    abre: fecha,
    cierra: new Date(now.getTime() + 7 * DAY).toISOString(),
    fechaCreacion: fecha,
    fechaInicio: null,
    fechaFin: null,
    areaId: null,
    supervisada: false,
    secuencia: 0,
    motivo: null,
    puntuacionMedia: null,
    creadaPor: { usuarioId: 'usr_x', nombre: 'Ana' },
    tokenCifrado: 'x',
    tokenHash: `hash-${empresaId}-${id}`,
    turnoActual: 0,
    pausada: false,
    plazoAmpliado: false,
    porEnviar: false,
    encuestada: false,
    licenciaId: null,
    licenciaEstado: null,
    consentimientos: [],
    version: 1,
  } as EntrevistaRecord;
}

/** One booking with its Idempotency-Key, as often as it takes; true when it was booked. */
async function book(round: Round, id: string, share: number): Promise<boolean> {
  const { empresaId, now } = round;
  const bound = companyTable(share ? round.faulty : round.table, empresaId);
  const request = { partition: companyPartition(empresaId), operation: 'POST', key: id, hash: id, now };
  return untilHeard(async () => {
    if (await findReplay(bound, request)) return true;
    const table = idempotentTable(bound, request);
    try {
      await reservePlaza(licenciaRepository(table), depsOf(round), anEntrevista(round, id), ({ set, writes }) =>
        entrevistaRepository(table).create({ ...anEntrevista(round, id), ...set }, writes),
      );
      return true;
    } catch (error) {
      if (error instanceof IdempotentReplay) return true;
      if (error instanceof AppError && error.code === 'SIN_LICENCIA') return false;
      throw error;
    }
  });
}

/** One press of the start button, as often as it takes; true when the interview runs. */
async function begin(round: Round, id: string, share: number): Promise<boolean> {
  const { empresaId, now } = round;
  const table = companyTable(share ? round.faulty : round.table, empresaId);
  const entrevistas = entrevistaRepository(table);
  const first = {
    turnoId: 'tur_1',
    secuencia: 1,
    faseId: 'f',
    preguntaId: 'p',
    tipo: 'pregunta' as const,
    pregunta: '¿Qué?',
    motor: 'integrado' as const,
    fecha: now.toISOString(),
  };
  return untilHeard(async () => {
    const entrevista = await entrevistas.get(empresaId, id);
    if (entrevista.estado === 'en_progreso') return true;
    try {
      await consumePlaza(licenciaRepository(table), depsOf(round), entrevista, (plaza) =>
        salaRepository(table).start(entrevista, first, plaza, []),
      );
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'SIN_LICENCIA') return false;
      if (error.code === 'ESTADO_NO_PERMITE') return true;
      throw error;
    }
  });
}

/** To another day; false when no licence has a place then. */
async function move(round: Round, id: string, days: number): Promise<boolean> {
  const entrevistas = entrevistaRepository(round.table);
  const entrevista = await entrevistas.get(round.empresaId, id);
  const fechaProgramada = new Date(round.now.getTime() + days * DAY).toISOString();
  try {
    await movePlaza(licenciaRepository(round.table), depsOf(round), entrevista, fechaProgramada, async (plaza) => {
      await entrevistas.reschedule(entrevista, { fechaProgramada, ...plaza.set }, plaza.writes);
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'SIN_LICENCIA') return false;
    throw error;
  }
}

async function cancel(round: Round, id: string): Promise<void> {
  const entrevistas = entrevistaRepository(round.table);
  const entrevista = await entrevistas.get(round.empresaId, id);
  await giveBackPlaza(licenciaRepository(round.table), depsOf(round), entrevista, ({ set, writes }) =>
    entrevistas.transition(entrevista, 'cancel', set, writes),
  );
}

async function itemsOf({ table, empresaId }: Round): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({ pk: companyPartition(empresaId), consistent: true, cursor });
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return items;
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `ent_${String(index).padStart(3, '0')}`);
const count = (outcomes: readonly boolean[]) => outcomes.filter(Boolean).length;

describe.each([0, FAULTS])('Many requests at once, with faults on %d of the calls', (share) => {
  it('book exactly as many interviews as there are places', { timeout: 60_000 + ROUNDS * PER_ROUND_MS }, async () => {
    const tables = await givenTables({ share: FAULTS, seed: 48 });
    for (let each = 0; each < ROUNDS; each++) {
      const round = await aRound(tables, LICENCIAS, MAX);
      const booked = await Promise.all(names(REQUESTS).map((id) => book(round, id, share)));
      expect(count(booked)).toBe(LICENCIAS * MAX);
      const items = await itemsOf(round);
      expect(items.filter(({ tipo }) => tipo === 'ENTREVISTA')).toHaveLength(LICENCIAS * MAX);
      expectLedgerToAddUp(items, round.empresaId);
      tell(REQUESTS, tables);
    }
  });

  it('begin interviews once each, three presses to each', { timeout: 60_000 + ROUNDS * PER_ROUND_MS }, async () => {
    const tables = await givenTables({ share: FAULTS, seed: 48 });
    for (let each = 0; each < ROUNDS; each++) {
      const round = await aRound(tables, LICENCIAS, MAX);
      const ids = names(BEGUN);
      await Promise.all(ids.map((id) => book(round, id, share)));
      const begun = await Promise.all([...ids, ...ids, ...ids].map((id) => begin(round, id, share)));
      expect(count(begun)).toBe(3 * BEGUN);
      const items = await itemsOf(round);
      expect(items.filter(({ licenciaEstado }) => licenciaEstado === 'consumida')).toHaveLength(BEGUN);
      expectLedgerToAddUp(items, round.empresaId);
      tell(3 * BEGUN, tables);
    }
  });

  it('fight for the places that are left when their licences have expired', {
    timeout: 60_000 + ROUNDS * PER_ROUND_MS,
  }, async () => {
    const tables = await givenTables({ share: FAULTS, seed: 48 });
    for (let each = 0; each < ROUNDS; each++) {
      const [old, more] = sized([2, 1], [6, 2]);
      const ids = names(4 * old);
      const booked = await aRound(tables, old, 4, 1);
      // Four booked in each of the old licences; one of each begins, so that five days later all of them have expired…
      await Promise.all(ids.map((id) => book(booked, id, 0)));
      const licenciaOf = async (id: string) =>
        (await entrevistaRepository(booked.table).get(booked.empresaId, id)).licenciaId;
      const firsts = new Map<string | null, string>();
      for (const id of ids) firsts.set(await licenciaOf(id), id);
      for (const id of firsts.values()) await begin(booked, id, 0);
      const later = { ...booked, now: new Date(booked.now.getTime() + 5 * DAY) };
      // …and there are a few more of four places for all the others, while the schedule ends the expired ones.
      await booked.table.write([
        { update: { PK: companyPartition(booked.empresaId), SK: 'LICENCIAS' }, set: { total: old + more } },
      ]);
      const waiting = ids.filter((id) => ![...firsts.values()].includes(id));
      const [begun] = await Promise.all([
        Promise.all([...waiting, ...waiting].map((id) => begin(later, id, share))),
        expireLicencias(depsOf(later)),
        expireLicencias(depsOf(later)),
      ]);
      await expireLicencias(depsOf(later));
      const items = await itemsOf(later);
      expect(items.filter(({ licenciaEstado }) => licenciaEstado === 'consumida')).toHaveLength(firsts.size + 4 * more);
      expect(count(begun)).toBeGreaterThanOrEqual(4 * more);
      expectLedgerToAddUp(items, later.empresaId);
      tell(2 * waiting.length, tables);
    }
  });
});

it('Interviews that are moved beyond their licences at once take the places that are left, while some begin', {
  timeout: 60_000 + ROUNDS * PER_ROUND_MS,
}, async () => {
  const tables = await givenTables({ share: FAULTS, seed: 48 });
  for (let each = 0; each < ROUNDS; each++) {
    const round = await aRound(tables, 4, 4, 1);
    await Promise.all(names(12).map((id) => book(round, id, 0)));
    const firsts = new Map<string | null, string>();
    for (const id of names(12)) {
      firsts.set((await entrevistaRepository(round.table).get(round.empresaId, id)).licenciaId, id);
    }
    for (const id of firsts.values()) await begin(round, id, 0);
    // Licences that nobody has begun take any day: as many of the four as were not opened, or not begun, are left.
    const waiting = names(12).filter((id) => ![...firsts.values()].includes(id));
    const free = (4 - firsts.size) * 4;
    const moved = await Promise.all(waiting.map((id) => move(round, id, 5)));
    expect(count(moved)).toBe(Math.min(free, waiting.length));
    const items = await itemsOf(round);
    const late = new Date(round.now.getTime() + 5 * DAY).toISOString();
    expect(items.filter(({ tipo, fechaProgramada }) => tipo === 'ENTREVISTA' && fechaProgramada === late)).toHaveLength(
      count(moved),
    );
    expectLedgerToAddUp(items, round.empresaId);
    tell(waiting.length, tables);
  }
});

it('Bookings, starts and cancellations of all kinds at once keep the ledger right', {
  timeout: 60_000 + ROUNDS * PER_ROUND_MS,
}, async () => {
  const tables = await givenTables({ share: FAULTS, seed: 48 });
  for (let each = 0; each < ROUNDS; each++) {
    const [booked, begun, later] = sized([9, 5, 6], [24, 14, 16]);
    const licencias = sized(4, 10);
    const round = await aRound(tables, licencias, 3);
    const ids = names(booked + later);
    const [going, off, next] = [ids.slice(0, begun), ids.slice(begun, booked), ids.slice(booked)];
    await Promise.all([...going, ...off].map((id) => book(round, id, 0)));
    await Promise.all([
      ...going.map((id) => begin(round, id, FAULTS)),
      ...off.map((id) => cancel(round, id)),
      ...next.map((id) => book(round, id, FAULTS)),
    ]);
    const items = await itemsOf(round);
    const inEstado = (estado: string) => items.filter((item) => item.licenciaEstado === estado).length;
    expect([inEstado('consumida'), inEstado('devuelta')]).toEqual([going.length, off.length]);
    // The places that nobody had booked; those that came back may have been there for the others as well.
    expect(inEstado('reservada')).toBeGreaterThanOrEqual(licencias * 3 - booked);
    expectLedgerToAddUp(items, round.empresaId);
    tell(booked + later, tables);
  }
});
