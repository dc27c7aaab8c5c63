import { beforeEach, describe, expect, it } from 'vitest';
import { companyPartition } from '#functions/core/company-table.ts';
import type { Key, Table } from '#functions/core/table.ts';
import { entidadOf, toElemento } from '#functions/datos/datos/entidad.record.ts';
import { expireLicencias } from '#functions/empresas/licencias/expire-licencias.ts';
import { registroItem, resumenItem, resumenKey } from '#functions/empresas/licencias/licencia.record.ts';
import { licenciaRepository } from '#functions/empresas/licencias/licencia.repository.ts';
import {
  consumePlaza,
  giveBackPlaza,
  movePlaza,
  type Plaza,
  reservePlaza,
} from '#functions/empresas/licencias/plaza.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
const empresaId = 'emp_llena';
type Own = Plaza['set'];
let app: TestApp;

const inDays = (days: number) => new Date(app.clock.getTime() + days * DAY).toISOString();

/** A company with so many licences of so many places. */
async function withLicencias(total: number, max: number) {
  const configuracion = { vigenciaDias: 30, maxEntrevistasPorLicencia: max };
  const licencias = { total, activas: total, utilizadas: 0, fechaVencimiento: null, configuracion };
  await app.table.write([{ put: resumenItem(empresaId, licencias) }]);
}

/** What an interview's transaction does, with the ledger's writes alone. */
async function storing(table: Table, take: (move: (plaza: Plaza) => Promise<void>) => Promise<void>): Promise<Own> {
  let own: Own | undefined;
  await take(async ({ set, writes }) => {
    if (writes.length > 0) await table.write(writes);
    own = set;
  });
  return own as Own;
}
const reserve = (fechaProgramada = inDays(0), table: Table = app.table) =>
  storing(table, (move) => reservePlaza(licenciaRepository(table), app.deps, { empresaId, fechaProgramada }, move));
const consume = (own: Own, table: Table = app.table) =>
  storing(table, (move) => consumePlaza(licenciaRepository(table), app.deps, { empresaId, ...own }, move));
const giveBack = (own: Own, table: Table = app.table) =>
  storing(table, (move) => giveBackPlaza(licenciaRepository(table), app.deps, { empresaId, ...own }, move));
const moveTo = (own: Own, days: number, table: Table = app.table) =>
  storing(table, (move) => movePlaza(licenciaRepository(table), app.deps, { empresaId, ...own }, inDays(days), move));

const items = () => app.table.all().filter(({ SK }) => /^LICENCIA(_LLENA|_TERMINADA)?#/.test(SK));
/** Each item as key, occupied and consumed places, in the order in which the licences were opened. */
const ledger = () =>
  items()
    .sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))
    .map(({ SK, tipo, id, ocupadas, consumidas }) => {
      expect(SK).toBe(`${tipo}#${id}`);
      return `${tipo} ${ocupadas}/${consumidas}`;
    });
const figures = () => app.table.get(resumenKey(empresaId));
const dueAt = async (days: number) => {
  const repo = licenciaRepository(app.table);
  const pages = await Promise.all(
    [0, 1, 2, 3].map((n) => repo.listVencidas(`GLOBAL#VENCIMIENTOS#${n}`, inDays(days), undefined)),
  );
  return pages.flatMap((page) => page.items.map(({ id }) => id));
};

beforeEach(() => {
  app = new TestApp();
});

describe('A licence', () => {
  it('leaves those with room with the booking that takes its last place', async () => {
    await withLicencias(2, 2);
    await reserve();
    expect(ledger()).toEqual(['LICENCIA 1/0']);
    await reserve();
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/0']);
    expect((await licenciaRepository(app.table).readLibro(empresaId, () => true)).usables).toEqual([]);
    await reserve();
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/0', 'LICENCIA 1/0']);
  });

  it('of one place is never among them', async () => {
    await withLicencias(2, 1);
    await reserve();
    expect(ledger()).toEqual(['LICENCIA_LLENA 1/0']);
  });

  it('comes back with a place that is given back, and gives that one first', async () => {
    await withLicencias(2, 2);
    const first = await reserve();
    await reserve();
    await reserve();
    expect((await giveBack(first)).licenciaEstado).toBe('devuelta');
    expect(ledger()).toEqual(['LICENCIA 1/0', 'LICENCIA 1/0']);
    const again = await reserve();
    expect(again.licenciaId).toBe(first.licenciaId);
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/0', 'LICENCIA 1/0']);
    await giveBack(again);
    expect(ledger()).toEqual(['LICENCIA 1/0', 'LICENCIA 1/0']);
  });

  it('that is full begins where it stands, is found when it expires, and ends with its last place', async () => {
    await withLicencias(1, 2);
    const [first, second] = [await reserve(), await reserve()];
    await consume(first);
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/1']);
    expect(await dueAt(31)).toEqual([first.licenciaId]);
    expect(await figures()).toMatchObject({ utilizadas: 1, terminadas: 0, fechaVencimiento: inDays(30) });
    await consume(second);
    expect(ledger()).toEqual(['LICENCIA_TERMINADA 2/2']);
    expect(await dueAt(31)).toEqual([]);
    expect(await figures()).toMatchObject({ utilizadas: 1, terminadas: 1 });
  });

  it('that is filled after it has begun is still found when it expires, and is ended once', async () => {
    await withLicencias(1, 2);
    await consume(await reserve());
    await reserve(inDays(5));
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/1']);
    app.advance(31 * DAY);
    expect(await dueAt(0)).toHaveLength(1);
    expect([await expireLicencias(app.deps), await expireLicencias(app.deps)]).toEqual([1, 0]);
    expect(ledger()).toEqual(['LICENCIA_TERMINADA 1/1']);
    expect(await figures()).toMatchObject({ emitidas: 1, terminadas: 1 });
  });

  it('has room again after an interview that failed for technical reasons, and so has one that was used up', async () => {
    await withLicencias(1, 2);
    const [first, second] = [await consume(await reserve()), await reserve()];
    expect((await giveBack(first)).licenciaEstado).toBe('devuelta');
    expect(ledger()).toEqual(['LICENCIA 1/0']);
    const [third, last] = [await reserve(), await consume(second)];
    await consume(third);
    expect(ledger()).toEqual(['LICENCIA_TERMINADA 2/2']);
    await giveBack(last);
    expect(ledger()).toEqual(['LICENCIA 1/1']);
    expect(await dueAt(31)).toHaveLength(1);
    expect(await figures()).toMatchObject({ terminadas: 0 });
  });

  it('that is full keeps an interview that is moved within its days, and is left by one that is moved beyond', async () => {
    await withLicencias(2, 2);
    const [first, late] = [await reserve(), await reserve()];
    await consume(first);
    expect(await moveTo(late, 20)).toEqual(late);
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/1']);
    expect((await moveTo(late, 40)).licenciaId).not.toBe(late.licenciaId);
    expect(ledger()).toEqual(['LICENCIA 1/1', 'LICENCIA 1/0']);
  });

  it('is filled or ended by an interview that begins in another stead than its own', async () => {
    await withLicencias(3, 2);
    const [first, late] = [await reserve(), await reserve()];
    await consume(first);
    app.advance(29 * DAY);
    await reserve(inDays(5));
    app.advance(2 * DAY);
    await consume(late);
    expect(ledger()).toEqual(['LICENCIA 1/1', 'LICENCIA_LLENA 2/1']);
    expect(await expireLicencias(app.deps)).toBe(1);
    expect(ledger()).toEqual(['LICENCIA_TERMINADA 1/1', 'LICENCIA_LLENA 2/1']);
  });
});

describe('A licence that moves while it is looked for', () => {
  /** Whoever reads one of these keys finds what stands there; right after the first such read something happens. */
  function afterReadOf(prefix: string, meanwhile: () => Promise<unknown>): Table {
    let pending = true;
    return {
      get: async (key: Key) => {
        const item = await app.table.get(key);
        if (pending && key.SK.startsWith(prefix)) {
          pending = false;
          await meanwhile();
        }
        return item;
      },
      batchGet: (keys) => app.table.batchGet(keys),
      query: (query) => app.table.query(query),
      write: (writes) => app.table.write(writes),
    };
  }

  it('is not taken for gone by an interview that begins', async () => {
    await withLicencias(1, 2);
    const own = await reserve();
    const table = afterReadOf('LICENCIA_LLENA#', () => reserve());
    expect(await consume(own, table)).toEqual({ ...own, licenciaEstado: 'consumida' });
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/1']);
  });

  it('is not taken for gone by an interview that is moved', async () => {
    await withLicencias(1, 2);
    const own = await reserve();
    const table = afterReadOf('LICENCIA_LLENA#', () => reserve());
    expect(await moveTo(own, 5, table)).toEqual(own);
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/0']);
  });

  it('gets the place back of one that is called off', async () => {
    await withLicencias(1, 2);
    const own = await reserve();
    const table = afterReadOf('LICENCIA_LLENA#', () => reserve());
    expect((await giveBack(own, table)).licenciaEstado).toBe('devuelta');
    expect(ledger()).toEqual(['LICENCIA 1/0']);
  });

  it('gives a place that comes back between the figures and the licences', async () => {
    await withLicencias(1, 2);
    const own = await reserve();
    await reserve();
    const table = afterReadOf('LICENCIAS', () => giveBack(own));
    expect((await reserve(inDays(0), table)).licenciaId).toBe(own.licenciaId);
    expect(ledger()).toEqual(['LICENCIA_LLENA 2/0']);
  });

  it('is never on two keys, whoever takes and gives back its last place at once', async () => {
    await withLicencias(1, 3);
    // Places of one licence are alike.
    const [own] = [await reserve(), await reserve()];
    for (let round = 0; round < 20; round++) {
      const [taken, off, more] = await Promise.allSettled([reserve(), giveBack(own), reserve()]);
      expect([taken.status, off.status]).toEqual(['fulfilled', 'fulfilled']);
      const full = more.status === 'fulfilled';
      expect(ledger()).toEqual([full ? 'LICENCIA_LLENA 3/0' : 'LICENCIA 2/0']);
      if (full) await giveBack(own);
    }
  });
});

it('A licence is in a backup wherever it stands', async () => {
  await withLicencias(3, 1);
  await consume(await reserve());
  await reserve();
  await app.table.write([{ update: resumenKey(empresaId), set: { maxEntrevistas: 2 } }]);
  await reserve();
  expect(ledger()).toEqual(['LICENCIA_TERMINADA 1/1', 'LICENCIA_LLENA 1/0', 'LICENCIA 1/0']);
  const saved = items().map((item) => toElemento(entidadOf('licencias'), item)?.datos.id);
  expect(saved).toEqual(items().map(({ id }) => id));
});

it('An interview from a file whose licence was never here gives nothing back', async () => {
  await withLicencias(1, 2);
  const own = { licenciaId: 'lic_de_otro', licenciaEstado: 'consumida' as const };
  expect(await giveBack(own)).toEqual(own);
  expect(ledger()).toEqual([]);
});

describe('Of many licences with room', () => {
  /** So many begun ones with one place taken, each a day later than the one before. */
  async function withBegun(count: number) {
    await withLicencias(count, 5);
    const registros = Array.from({ length: count }, (_, n) => ({
      id: `lic_${String(n).padStart(3, '0')}`,
      empresaId,
      max: 5,
      ocupadas: 1,
      consumidas: 1,
      vigenciaDias: 30,
      fechaCreacion: inDays(0),
      fechaInicio: inDays(0),
      vence: inDays(n + 1),
    }));
    for (const registro of registros) await app.table.write([{ put: registroItem(registro) }]);
    await app.table.write([{ update: resumenKey(empresaId), add: { emitidas: count, utilizadas: count } }]);
  }
  function countingQueries() {
    const reads: number[] = [];
    const table: Table = {
      get: (key) => app.table.get(key),
      batchGet: (keys) => app.table.batchGet(keys),
      write: (writes) => app.table.write(writes),
      query: async (query) => {
        const page = await app.table.query(query);
        reads.push(page.items.length);
        return page;
      },
    };
    return { table, reads };
  }

  it('as few are read as one page has, and the one that expires first gives the place', async () => {
    await withBegun(40);
    const { table, reads } = countingQueries();
    expect(await reserve(inDays(3), table)).toMatchObject({ licenciaId: 'lic_002' });
    expect(reads).toEqual([16]);
  });

  it('further pages are read while none is valid on the day, before a new one is opened or none is left', async () => {
    await withBegun(40);
    const { table, reads } = countingQueries();
    expect(await reserve(inDays(40), table)).toMatchObject({ licenciaId: 'lic_039' });
    expect(reads).toEqual([16, 16, 8]);
    await expect(reserve(inDays(41))).rejects.toMatchObject({ code: 'SIN_LICENCIA' });
    await app.table.write([{ update: { PK: companyPartition(empresaId), SK: 'LICENCIAS' }, add: { total: 1 } }]);
    expect((await reserve(inDays(41))).licenciaId).not.toMatch(/^lic_0\d\d$/);
    expect(items()).toHaveLength(41);
  });
});
