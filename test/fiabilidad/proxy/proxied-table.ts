import { afterAll } from 'vitest';
import { AppError } from '#functions/core/app-error.ts';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import { type Item, type Table, TableBusyError } from '#functions/core/table.ts';
import { localDatabase, scanItems, storeItems } from '../../support/local-table.ts';
import { type FaultProxy, type FaultProxyOptions, startFaultProxy } from './fault-proxy.ts';

export interface ProxiedTable {
  /** By the straight line, to prepare and to look. */
  straight: Table;
  /** The product's table on the product's client, through the proxy. */
  faulty: Table;
  proxy: FaultProxy;
  store(items: Iterable<Item>): Promise<void>;
  /** Everything in it. */
  all(): Promise<Item[]>;
}

/** Tables of the test file's own, each with a line of its own that breaks as asked. */
export function proxiedTables() {
  const database = localDatabase();
  const proxies: FaultProxy[] = [];

  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
  });

  return async (options: Omit<FaultProxyOptions, 'target'> = {}): Promise<ProxiedTable> => {
    const name = await database.createTable();
    const direct = database.client();
    const proxy = await startFaultProxy({ ...options, target: database.endpoint });
    proxies.push(proxy);
    return {
      straight: dynamoTable(name, direct),
      faulty: dynamoTable(name, database.client(proxy.endpoint)),
      proxy,
      store: (items) => storeItems(direct, name, items),
      all: () => scanItems(direct, name),
    };
  };
}

/** What the line did, and no answer of the product. */
export function isLineFault(error: unknown): boolean {
  if (error instanceof AppError) return false;
  const { name, code, $metadata } = error as Error & { code?: string; $metadata?: object };
  return error instanceof TableBusyError || $metadata !== undefined || code === 'ECONNRESET' || name === 'TimeoutError';
}

/** What a client does: asks again until it hears a definite answer. */
export async function untilHeard<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isLineFault(error)) throw error;
    }
  }
}
