import type { Table } from '#functions/core/table.ts';

/** What a write meets on a bad day: refused before anything is stored, or stored with its answer lost. */
export class LineFault extends Error {}

/** Passes every call on; that share of the writes fails, half of them after they were stored. */
export function faultyTable(table: Table, share: number): Table {
  return {
    get: (key, options) => table.get(key, options),
    batchGet: (keys) => table.batchGet(keys),
    query: (query) => table.query(query),
    async write(writes, options) {
      const fate = Math.random();
      if (fate < share / 2) throw new LineFault('throttled');
      await table.write(writes, options);
      if (fate < share) throw new LineFault('answer lost');
    },
  };
}

/**
 * The next write fails with nothing stored. `meanwhile` happens while whoever looks into it waits for what they read, so
 * what they read is how things stood before.
 */
export function failingOnce(table: Table, meanwhile: () => Promise<unknown>): Table {
  let state: 'sound' | 'failed' | 'sound again' = 'sound';
  async function late<R>(read: Promise<R>): Promise<R> {
    const answer = await read;
    if (state === 'failed') {
      state = 'sound again';
      await meanwhile();
    }
    return answer;
  }
  return {
    get: (key, options) => late(table.get(key, options)),
    batchGet: (keys) => late(table.batchGet(keys)),
    query: (query) => late(table.query(query)),
    async write(writes, options) {
      if (state !== 'sound') return table.write(writes, options);
      state = 'failed';
      throw new LineFault('throttled');
    },
  };
}
