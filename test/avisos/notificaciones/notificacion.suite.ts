import { beforeEach, describe, expect, it } from 'vitest';
import { notificacionRepository } from '#functions/avisos/notificaciones/notificacion.repository.ts';
import type { Table } from '#functions/core/table.ts';
import type { Notificacion } from '#shared/avisos/notificaciones/notificacion.ts';
import { sized } from '../../support/suite-size.ts';

const NOW = new Date('2026-06-15T09:00:00.000Z');
const DAY = 24 * 60 * 60_000;
/** More than a page of the list, and than one transaction takes. */
const MANY = sized(200, 1000);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

/** The counter of unread notifications under repeats and races: run on the fake table and on DynamoDB. */
export function notificacionSuite(makeTable: () => Promise<Table>): void {
  let table: Table;
  let repository: ReturnType<typeof notificacionRepository>;
  let usuarioId: string;
  let n = 0;

  beforeEach(async () => {
    table = await makeTable();
    repository = notificacionRepository(table);
    usuarioId = `usr_${++n}_${process.hrtime.bigint()}`;
  });

  const notice = (index: number, more: Partial<Notificacion> = {}): Notificacion => ({
    id: `evt_${String(index).padStart(6, '0')}`,
    type: 'entrevista',
    priority: 'media',
    title: `Aviso ${index}`,
    message: 'Algo pasó',
    timestamp: NOW.toISOString(),
    isRead: false,
    ...more,
  });
  const arrive = (index: number, more: Partial<Notificacion> = {}) =>
    repository.create(usuarioId, notice(index, more), [], NOW);
  const arriveMany = async (count: number) => {
    for (let from = 1; from <= count; from += 50) {
      const size = Math.min(50, count - from + 1);
      await Promise.all(Array.from({ length: size }, (_, i) => arrive(from + i)));
    }
  };
  const unread = async () => (await repository.resumen(usuarioId, NOW)).sinLeer;
  const ids = async (query: Partial<Parameters<typeof repository.list>[1]> = {}) =>
    (await repository.list(usuarioId, { limit: 200, ...query }, NOW)).items.map(({ id }) => id);

  it('counts what came, once for each event, and tells which came last', async () => {
    expect(await repository.resumen(usuarioId, NOW)).toEqual({ sinLeer: 0, ultima: null });
    const told = await Promise.all(Array.from({ length: 20 }, (_, i) => arrive((i % 4) + 1)));
    expect(told.filter(Boolean)).toHaveLength(4);
    expect(await unread()).toBe(4);
    await arrive(9);
    expect(await repository.resumen(usuarioId, NOW)).toEqual({ sinLeer: 5, ultima: 'evt_000009' });
  });

  it('does what goes along with a notification only when it is new', async () => {
    const alongside = { put: { PK: `USUARIO#${usuarioId}`, SK: 'A', n: 1 } };
    await repository.create(usuarioId, notice(1), [alongside], NOW);
    const again = { put: { PK: `USUARIO#${usuarioId}`, SK: 'B', n: 1 } };
    expect(await repository.create(usuarioId, notice(1), [again], NOW)).toBe(false);
    expect(await table.get({ PK: `USUARIO#${usuarioId}`, SK: 'A' }, { consistent: true })).toBeDefined();
    expect(await table.get({ PK: `USUARIO#${usuarioId}`, SK: 'B' }, { consistent: true })).toBeUndefined();
  });

  it('stays right when 50 requests mark, remove and repeat at once', async () => {
    await arriveMany(10);
    const work = Array.from({ length: 50 }, (_, i) => {
      const id = notice((i % 5) + 1).id;
      return i % 3 === 0
        ? repository.remove(usuarioId, id, NOW)
        : repository.markRead(usuarioId, id, NOW).catch((error) => expect(error.code).toMatch(/NO_ENCONTRADA/));
    });
    await Promise.all([...work, ...Array.from({ length: 5 }, (_, i) => arrive(i + 6))]);
    expect(await unread()).toBe(5);
    expect(await ids({ sinLeer: true })).toHaveLength(5);
  });

  it('stays right when all are marked twice at once while others come', async () => {
    await arriveMany(120);
    const [first, second] = await Promise.all([
      repository.markAllRead(usuarioId, NOW),
      repository.markAllRead(usuarioId, NOW),
      arrive(500),
    ]);
    expect(first.changed + second.changed).toBeGreaterThanOrEqual(120);
    const left = await ids({ sinLeer: true });
    expect(await unread()).toBe(left.length);
    await repository.markAllRead(usuarioId, NOW);
    expect([await unread(), await ids({ sinLeer: true })]).toEqual([0, []]);
  });

  it(`clears ${MANY}, some of them read, and leaves nothing counted`, async () => {
    await arriveMany(MANY);
    for (let i = 1; i <= 20; i++) await repository.markRead(usuarioId, notice(i * 7).id, NOW);
    expect(await repository.removeAll(usuarioId, NOW)).toEqual({ changed: MANY, quedan: false });
    expect([await unread(), await ids()]).toEqual([0, []]);
    expect(await repository.removeAll(usuarioId, NOW)).toEqual({ changed: 0, quedan: false });
    expect(await unread()).toBe(0);
  }, 120_000);

  it('forgets a notification after its 90th day, whether or not the table has removed it', async () => {
    await arrive(1, { timestamp: daysAgo(91).toISOString() });
    await arrive(2, { timestamp: daysAgo(90).toISOString() });
    await arrive(3);
    expect(await unread()).toBe(2);
    expect(await ids()).toEqual(['evt_000003', 'evt_000002']);
    await expect(repository.markRead(usuarioId, 'evt_000001', NOW)).rejects.toMatchObject({
      code: 'NOTIFICACION_NO_ENCONTRADA',
    });
    // What is gone and was never read leaves the sum by itself; removing it by hand does not take it off twice.
    const later = new Date(NOW.getTime() + DAY);
    expect((await repository.resumen(usuarioId, later)).sinLeer).toBe(1);
    await repository.remove(usuarioId, 'evt_000002', later);
    await repository.markAllRead(usuarioId, later);
    expect((await repository.resumen(usuarioId, later)).sinLeer).toBe(0);
  });

  it('does not count a notification from before the counter, and can mark and remove it', async () => {
    await arrive(1);
    const key = { PK: `USUARIO#${usuarioId}`, SK: 'NOTIFICACION#evt_000000' };
    const old = { ...key, tipo: 'NOTIFICACION', GSI1PK: `USUARIO#${usuarioId}#SIN_LEER`, GSI1SK: 'evt_000000' };
    await table.write([{ put: { ...old, ...notice(0) } }]);
    await repository.markAllRead(usuarioId, NOW);
    await repository.remove(usuarioId, 'evt_000000', NOW);
    expect(await unread()).toBe(0);
    expect(await ids()).toEqual(['evt_000001']);
  });

  describe('lists', () => {
    beforeEach(async () => {
      for (let i = 1; i <= 12; i++) await arrive(i, { type: i % 3 === 0 ? 'candidato' : 'entrevista' });
      for (const i of [3, 4, 12]) await repository.markRead(usuarioId, notice(i).id, NOW);
    });
    const short = (list: string[]) => list.map((id) => Number(id.slice(4)));

    it('newest first, only unread, only of one type, or both', async () => {
      expect(short(await ids())).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
      expect(short(await ids({ sinLeer: true }))).toEqual([11, 10, 9, 8, 7, 6, 5, 2, 1]);
      expect(short(await ids({ type: 'candidato' }))).toEqual([12, 9, 6, 3]);
      expect(short(await ids({ type: 'candidato', sinLeer: true }))).toEqual([9, 6]);
    });

    it.each([{}, { sinLeer: true }, { type: 'candidato' as const }, { sinLeer: true, type: 'entrevista' as const }])(
      'pages %j without losing or doubling',
      async (query) => {
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await repository.list(usuarioId, { ...query, limit: 2, cursor }, NOW);
          expect(page.items.length).toBeLessThanOrEqual(2);
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.cursor;
        } while (cursor);
        expect(seen).toEqual(await ids(query));
      },
    );
  });
}
