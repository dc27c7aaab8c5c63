import { newAccessToken, newId } from './ids.ts';
import { jsonLogger, type Logger } from './logger.ts';
import type { Table } from './table.ts';

/** Everything impure that all use cases share. Tests pass their own; adapters to other services come by wiring. */
export interface Deps {
  now(): Date;
  newId(prefix: string): string;
  newAccessToken(): string;
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
    log: jsonLogger,
    table,
  };
}
