import { isDeepStrictEqual } from 'node:util';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
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
  /** It has these items afterwards and nothing else: only what differs is written, which takes most of a short test. */
  hold(items: readonly Item[]): Promise<void>;
  /** Everything in it. */
  all(): Promise<Item[]>;
  /** Whoever asks for a table next may have it, with what is in it. */
  giveBack(): void;
}

/** Tables of the test file's own, each with a line of its own that breaks as asked. */
export function proxiedTables() {
  const database = localDatabase();
  const proxies: FaultProxy[] = [];
  const free: string[] = [];

  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
  });

  return async (options: Omit<FaultProxyOptions, 'target'> = {}): Promise<ProxiedTable> => {
    const name = free.pop() ?? (await database.createTable());
    const direct = database.client();
    const proxy = await startFaultProxy({ ...options, target: database.endpoint });
    proxies.push(proxy);
    const straight = dynamoTable(name, direct);
    const store = (items: Iterable<Item>) => storeItems(direct, name, items);
    const all = () => scanItems(direct, name);
    return {
      straight,
      faulty: dynamoTable(name, database.client(proxy.endpoint)),
      proxy,
      store,
      async hold(items) {
        const left = new Map((await all()).map((item) => [nameOf(item), item]));
        const changed = items.filter((item) => !isDeepStrictEqual(left.get(nameOf(item)), asStored(item)));
        for (const item of items) left.delete(nameOf(item));
        await store(changed);
        const deletes = [...left.values()].map(({ PK, SK }) => ({ delete: { PK, SK } }));
        for (let at = 0; at < deletes.length; at += TRANSACTION)
          await straight.write(deletes.slice(at, at + TRANSACTION));
      },
      all,
      giveBack: () => void free.push(name),
    };
  };
}

/** DynamoDB's limit of writes. */
const TRANSACTION = 100;
const nameOf = ({ PK, SK }: Item) => `${PK}\n${SK}`;
const asStored = (item: Item) => unmarshall(marshall(item, { removeUndefinedValues: true }));

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
