import { describe, expect, it } from 'vitest';
import { NOT_EXISTS, TableBusyError } from '#functions/core/table.ts';
import { FAULTS, type Fault } from './faults.ts';
import { isLineFault, proxiedTables, untilHeard } from './proxied-table.ts';

const given = proxiedTables();
const put = (SK: string) => ({ put: { PK: 'EMPRESA#1', SK, n: 1 }, if: NOT_EXISTS });
const move = { update: { PK: 'EMPRESA#1', SK: 'USO' }, add: { n: 1 } };

// Most of the time goes by in waiting to ask again.
describe.concurrent('A line that breaks', () => {
  it.each(FAULTS)('%s: a transaction goes through on a later try, and has moved the counter once', async (fault) => {
    const { straight, faulty, proxy } = await given();
    proxy.plan({ kind: 'TransactWriteItems', nth: 1, fault });
    await faulty.write([put('A'), move]);
    const item = await straight.get({ PK: 'EMPRESA#1', SK: 'USO' }, { consistent: true });
    expect(item?.n).toBe(1);
    const { did, calls } = proxy.counts();
    expect(did[fault]).toBe(1);
    expect(calls.TransactWriteItems).toBe(fault === 'delayed' ? 1 : 2);
  });

  it('a transaction that meets nothing else is reported, and has stored nothing or everything', async () => {
    const meet = async (fault: Fault) => {
      const { straight, faulty, proxy } = await given({ share: 1, faults: [fault] });
      const failure = await faulty.write([put('A'), move]).catch((error) => error);
      expect(isLineFault(failure)).toBe(true);
      expect(failure instanceof TableBusyError).toBe(fault === 'conflict');
      const stored = ['lost-answer', 'cut-answer'].includes(fault);
      const items = (await straight.query({ pk: 'EMPRESA#1', consistent: true })).items;
      expect(items.map(({ n }) => n)).toEqual(stored ? [1, 1] : []);
      expect(proxy.counts().did.passed).toBe(0);
    };
    await Promise.all(FAULTS.filter((each) => each !== 'delayed').map(meet));
  });

  it('reads are asked again, and what a seed did it does again', async () => {
    const run = async () => {
      const { straight, faulty, proxy } = await given({ share: 0.29, seed: 7 });
      await straight.write([put('A')]);
      for (let n = 0; n < 12; n++) {
        expect(await untilHeard(() => faulty.get({ PK: 'EMPRESA#1', SK: 'A' }))).toMatchObject({ n: 1 });
      }
      const { did, calls } = proxy.counts();
      expect(did.passed).toBeLessThan(calls.GetItem ?? 0);
      return did;
    };
    const [first, second] = await Promise.all([run(), run()]);
    expect(first).toEqual(second);
  });
});
