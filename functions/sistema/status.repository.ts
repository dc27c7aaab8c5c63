import { setTimeout as sleep } from 'node:timers/promises';
import type { Table } from '../core/table.ts';

const PATIENCE_MS = 2000;

/** Whether the table answers: one read of PK `GLOBAL#ESTADO`, SK `ESTADO`, which need not exist. */
export function statusRepository(table: Table) {
  return {
    async isReachable(): Promise<boolean> {
      const read = table.get({ PK: 'GLOBAL#ESTADO', SK: 'ESTADO' }).then(
        () => true,
        () => false,
      );
      return Promise.race([read, sleep(PATIENCE_MS, false, { ref: false })]);
    },
  };
}
