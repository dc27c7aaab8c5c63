import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#functions/core/app-error.ts';
import {
  ConditionFailedError,
  type Item,
  type KeyPrefix,
  NOT_EXISTS,
  type Query,
  type Table,
  TableBusyError,
  type Write,
} from '#functions/core/table.ts';

/** What every `Table` does: run on the fake and on DynamoDB, so that the fake can be believed. */
export function tableSuite(makeTable: () => Promise<Table>): void {
  let table: Table;
  let pk: string;
  let n = 0;

  beforeEach(async () => {
    table = await makeTable();
    pk = `EMPRESA#${++n}-${process.hrtime.bigint()}`;
  });

  const item = (sk: string, more: Record<string, unknown> = {}): Item => ({ PK: pk, SK: sk, ...more });
  const taken = (found: Item | undefined) => new AppError('EMAIL_EN_USO', `found ${found?.dueno}`);

  describe('write', () => {
    it('stores all of its writes', async () => {
      await table.write([
        { put: item('A', { n: 1 }) },
        { put: item('B', { n: 2, nested: { list: ['ñ'] }, gone: undefined }) },
      ]);
      expect(await table.get({ PK: pk, SK: 'B' }, { consistent: true })).toEqual(
        item('B', { n: 2, nested: { list: ['ñ'] } }),
      );
    });

    it('stores none when one condition fails, and reports the failure that the write names with the found item', async () => {
      await table.write([{ put: item('A', { dueno: 'otra' }) }]);
      const attempt = table.write([{ put: item('B') }, { put: item('A'), if: NOT_EXISTS, orFail: taken }]);
      await expect(attempt).rejects.toEqual(taken(item('A', { dueno: 'otra' })));
      expect(await table.get({ PK: pk, SK: 'B' }, { consistent: true })).toBeUndefined();
    });

    it('writes something else in the place of a write whose condition failed, when it says what', async () => {
      await table.write([{ put: item('A', { n: 1 }) }]);
      const instead = (found: Item | undefined) => [
        { update: item('A'), add: { n: 10 * Number(found?.n) } },
        { put: item('C') },
      ];
      await table.write([{ put: item('B') }, { update: item('A'), add: { n: 1 }, if: { n: { above: 5 } }, instead }]);
      expect(await table.get({ PK: pk, SK: 'A' }, { consistent: true })).toEqual(item('A', { n: 11 }));
      expect(await table.batchGet([item('B'), item('C')])).toHaveLength(2);
    });

    it('stores nothing where nothing is left of what was asked', async () => {
      await table.write([{ put: item('A', { n: 1 }) }]);
      const group: Write[] = [{ put: item('A'), if: NOT_EXISTS, instead: () => [] }, { put: item('B') }];
      await table.write(group.map((write) => ({ ...write, together: group })));
      expect(await table.batchGet([item('A'), item('B')])).toEqual([item('A', { n: 1 })]);
    });

    it('drops all of what it wrote instead when that does not fit either', async () => {
      await table.write([{ put: item('A', { n: 1 }) }]);
      const never = { n: { above: 5 } };
      const last = (): Write[] => [{ update: item('A'), add: { n: 1 } }];
      const first = (): Write[] => [{ put: item('C') }, { update: item('A'), add: { n: 7 }, if: never, instead: last }];
      await table.write([{ put: item('B') }, { update: item('A'), add: { n: 3 }, if: never, instead: first }]);
      expect(await table.get({ PK: pk, SK: 'A' }, { consistent: true })).toEqual(item('A', { n: 2 }));
      expect(await table.batchGet([item('B'), item('C')])).toEqual([item('B')]);
    });

    it('reports the failure when it knows nothing else, and gives up what never fits', async () => {
      await table.write([{ put: item('A', { n: 1 }) }]);
      const impossible: Write = { check: item('A'), if: { n: { above: 5 } }, orFail: taken };
      const attempt = (instead: () => Write[] | undefined) => table.write([{ ...impossible, instead }]);
      await expect(attempt(() => undefined)).rejects.toBeInstanceOf(AppError);
      const again = (): Write[] => [{ ...impossible, instead: again }];
      await expect(attempt(again)).rejects.toBeInstanceOf(TableBusyError);
    });

    it('calls a failed condition that names no failure a fault', async () => {
      await expect(
        table.write([{ update: item('A'), set: { n: 1 }, if: { PK: { exists: true } } }]),
      ).rejects.toBeInstanceOf(ConditionFailedError);
    });

    it('changes, adds and removes attributes of one item', async () => {
      await table.write([{ put: item('A', { estado: 'nuevo', n: 1, secreto: 'x' }) }]);
      await table.write([
        {
          update: item('A'),
          set: { estado: 'viejo', ignored: undefined },
          add: { n: 2, fresh: 1 },
          remove: ['secreto'],
          if: { estado: { in: ['nuevo', 'otro'] } },
        },
      ]);
      expect(await table.get({ PK: pk, SK: 'A' }, { consistent: true })).toEqual(
        item('A', { estado: 'viejo', n: 3, fresh: 1 }),
      );
    });

    it.each([
      [{ n: { eq: 2 } }, false],
      [{ n: { eq: 1 } }, true],
      [{ missing: { eq: 1 } }, false],
      [{ estado: { in: ['a', 'b'] } }, true],
      [{ estado: { in: ['b'] } }, false],
      [{ missing: { exists: false } }, true],
      [{ n: { exists: false } }, false],
      [{ n: { absentOrBelow: 2 } }, true],
      [{ n: { absentOrBelow: 1 } }, false],
      [{ missing: { absentOrBelow: 1 } }, true],
      [{ estado: { absentOrBelow: 'b' } }, true],
      [{ estado: { absentOrBelow: 'a' } }, false],
      [{ estado: { absentOrBelow: 1 } }, false],
      [{ n: { above: 0 } }, true],
      [{ n: { above: 1 } }, false],
      [{ missing: { above: -1 } }, false],
      [{ n: { belowLimit: 'limite' } }, true],
      [{ n: { belowLimit: 'bajo' } }, false],
      [{ n: { belowLimit: 'ilimitado' } }, true],
      [{ n: { belowLimit: ['limite', 'ilimitado'] } }, true],
      [{ n: { belowLimit: ['limite', 'bajo'] } }, false],
    ])('checks %j: %s', async (conditions, holds) => {
      await table.write([{ put: item('A', { n: 1, estado: 'a', limite: 2, bajo: 1, ilimitado: -1 }) }]);
      const attempt = table.write([{ check: item('A'), if: conditions, orFail: taken }, { put: item('B') }]);
      if (holds) await expect(attempt).resolves.toBeUndefined();
      else await expect(attempt).rejects.toBeInstanceOf(AppError);
    });

    it('deletes', async () => {
      await table.write([{ put: item('A') }]);
      await table.write([{ delete: item('A'), if: { PK: { exists: true } } }]);
      expect(await table.get({ PK: pk, SK: 'A' }, { consistent: true })).toBeUndefined();
    });

    it('lets exactly as many pass as a limit allows, however many try at once', async () => {
      await table.write([{ put: item('USO', { n: 0, limite: 5 }) }]);
      const tries = Array.from({ length: 12 }, (_, i) =>
        table.write([
          { update: item('USO'), add: { n: 1 }, if: { n: { belowLimit: 'limite' } }, orFail: taken },
          { put: item(`C#${i}`) },
        ]),
      );
      const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
      const { items } = await table.query({ pk, sk: { beginsWith: 'C#' }, consistent: true });
      const uso = await table.get({ PK: pk, SK: 'USO' }, { consistent: true });
      expect([items.length, uso?.n]).toEqual([passed, passed]);
      expect(passed).toBeLessThanOrEqual(5);
    });
  });

  describe('query', () => {
    beforeEach(async () => {
      const numbers = [1, 2, 3, 4, 5];
      await table.write(numbers.map((i) => ({ put: item(`C#${i}`, { GSI1PK: `${pk}#LISTA`, GSI1SK: `${6 - i}` }) })));
      await table.write([{ put: item('OTRO') }]);
    });
    const keys = (items: Item[]) => items.map(({ SK }) => SK);

    it('refuses a transaction that writes an item twice', async () => {
      const key = { PK: pk, SK: 'DOS_VECES' };
      await expect(
        table.write([
          { update: key, add: { n: 1 } },
          { update: key, add: { n: 1 } },
        ]),
      ).rejects.toThrow();
      expect(await table.get(key)).toBeUndefined();
    });

    it('takes no empty prefix: whoever wants all of a partition names none', async () => {
      await expect(table.query({ pk, sk: { typed: '' } })).rejects.toThrow(/empty string/);
    });

    it('takes no prefix that ends within a word: it would also begin what is another id', async () => {
      const asked = table.query({ pk, sk: { beginsWith: 'C' as KeyPrefix } });
      await expect(asked).rejects.toThrow('The prefix "C" does not end with #');
      const typed = await table.query({ pk, sk: { typed: 'C' }, limit: 2, consistent: true });
      expect(keys(typed.items)).toEqual(['C#1', 'C#2']);
    });

    it('answers what begins with a prefix, in order or reversed', async () => {
      expect(keys((await table.query({ pk, sk: { beginsWith: 'C#' }, consistent: true })).items)).toEqual([
        'C#1',
        'C#2',
        'C#3',
        'C#4',
        'C#5',
      ]);
      expect(
        keys((await table.query({ pk, sk: { beginsWith: 'C#' }, reverse: true, limit: 2, consistent: true })).items),
      ).toEqual(['C#5', 'C#4']);
    });

    it('answers what is at or below a value', async () => {
      expect(keys((await table.query({ pk, sk: { lte: 'C#2' }, consistent: true })).items)).toEqual(['C#1', 'C#2']);
    });

    it('answers what is between two values, both included', async () => {
      const between = { pk, sk: { between: ['C#2', 'C#4'] as const }, consistent: true };
      expect(keys((await table.query(between)).items)).toEqual(['C#2', 'C#3', 'C#4']);
      expect(keys((await table.query({ ...between, reverse: true, limit: 1 })).items)).toEqual(['C#4']);
    });

    it('answers nothing of a range that ends before it begins', async () => {
      const { items, cursor } = await table.query({ pk, sk: { between: ['C#4', 'C#2'] }, consistent: true });
      expect([items, cursor]).toEqual([[], undefined]);
    });

    it('pages through an index without losing or doubling', async () => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await table.query({ index: 'GSI1', pk: `${pk}#LISTA`, limit: 2, cursor });
        seen.push(...keys(page.items));
        cursor = page.cursor;
      } while (cursor);
      expect(seen).toEqual(['C#5', 'C#4', 'C#3', 'C#2', 'C#1']);
    });

    it('follows an item that changes its place in an index, and one that leaves it', async () => {
      await table.write([
        { update: item('C#1'), set: { GSI1PK: `${pk}#OTRA` } },
        { update: item('C#2'), set: { areaId: null }, remove: ['GSI1PK', 'GSI1SK'] },
      ]);
      const listed = async (name: string) => keys((await table.query({ index: 'GSI1', pk: `${pk}#${name}` })).items);
      expect(await listed('LISTA')).toEqual(['C#5', 'C#4', 'C#3']);
      expect(await listed('OTRA')).toEqual(['C#1']);
    });

    it('goes on from a place whose item is gone', async () => {
      const { cursor } = await table.query({ pk, sk: { beginsWith: 'C#' }, limit: 2, reverse: true, consistent: true });
      await table.write([{ delete: item('C#5') }, { delete: item('C#4') }]);
      const next = await table.query({
        pk,
        sk: { beginsWith: 'C#' },
        cursor,
        limit: 2,
        reverse: true,
        consistent: true,
      });
      expect(keys(next.items)).toEqual(['C#3', 'C#2']);
    });

    it('refuses a cursor of another list', async () => {
      const { cursor } = await table.query({ pk, sk: { beginsWith: 'C#' }, limit: 1, consistent: true });
      await expect(table.query({ pk: `${pk}-otra`, cursor })).rejects.toMatchObject({ code: 'CURSOR_INVALIDO' });
      await expect(table.query({ pk, cursor: 'e30' })).rejects.toMatchObject({ code: 'CURSOR_INVALIDO' });
      await expect(table.query({ pk, cursor: '%%%' })).rejects.toMatchObject({ code: 'CURSOR_INVALIDO' });
    });

    it.each<[string, Record<string, unknown>]>([
      ['without a sort key', { SK: undefined }],
      ['with an empty sort key', { SK: '' }],
      ['with a sort key that no item can have', { SK: `C#${'9'.repeat(1024)}` }],
      ['with a number for a key', { SK: 3 }],
      ['with a place before the list', { SK: 'A#9' }],
      ['with a place behind the list', { SK: 'D#1' }],
      ['with the key of an index', { GSI1PK: 'x', GSI1SK: 'x' }],
    ])('refuses a cursor of this list %s', async (_, change) => {
      const list = { pk, sk: { beginsWith: 'C#' as const }, limit: 1, consistent: true };
      const { cursor = '' } = await table.query(list);
      const key = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
      const forged = Buffer.from(JSON.stringify({ ...key, ...change })).toString('base64url');
      await expect(table.query({ ...list, cursor: forged })).rejects.toMatchObject({ code: 'CURSOR_INVALIDO' });
    });

    it.each(['PK', 'SK', 'GSI1SK'])('refuses a cursor of an index without %s', async (name) => {
      const list = { index: 'GSI1' as const, pk: `${pk}#LISTA`, limit: 1 };
      const { cursor = '' } = await table.query(list);
      const { [name]: _, ...key } = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
      const forged = Buffer.from(JSON.stringify(key)).toString('base64url');
      await expect(table.query({ ...list, cursor: forged })).rejects.toMatchObject({ code: 'CURSOR_INVALIDO' });
    });

    it.each<[string, Query['sk']]>([
      ['two values', { between: ['C#2', 'C#4'] }],
      ['a last value', { lte: 'C#2' }],
    ])('refuses a place outside of %s', async (_, sk) => {
      const forged = Buffer.from(JSON.stringify({ PK: pk, SK: 'C#5' })).toString('base64url');
      await expect(table.query({ pk, ...(sk && { sk }), cursor: forged, consistent: true })).rejects.toMatchObject({
        code: 'CURSOR_INVALIDO',
      });
    });
  });

  it('gets many items at once in the order asked, leaving out missing ones', async () => {
    await table.write([{ put: item('A') }, { put: item('B') }]);
    const found = await table.batchGet([item('B'), item('X'), item('A')]);
    expect(found.map(({ SK }) => SK)).toEqual(['B', 'A']);
  });
}
