import { setTimeout as sleep } from 'node:timers/promises';
import type { IdPrefix } from '#shared/core/ids.ts';
import { newAccessToken, newId, newSecret } from './ids.ts';
import { jsonLogger, type Logger } from './logger.ts';
import type { Table } from './table.ts';

/** Everything impure that all use cases share. Tests pass their own; adapters to other services come by wiring. */
export interface Deps {
  now(): Date;
  newId(prefix: IdPrefix): string;
  newAccessToken(): string;
  sleep(milliseconds: number): Promise<void>;
  /** From 0 to below 1, for choices that need no secret. */
  random(): number;
  newSecret(): string;
  log: Logger;
  table: Table;
}

/** The table is made by the caller, so that functions without one do not bundle its client. */
export function runtimeDeps(table: Table): Deps {
  const now = () => new Date();
  return {
    now,
    newId: (prefix) => newId(prefix, now()),
    newAccessToken: () => newAccessToken(now()),
    sleep: (milliseconds) => sleep(milliseconds),
    random: Math.random,
    newSecret,
    log: jsonLogger,
    table,
  };
}
