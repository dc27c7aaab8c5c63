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
