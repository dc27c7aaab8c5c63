import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/core/table.ts';
import { fromTyped, toTyped } from '#functions/datos/datos/typed.ts';
import type { Assembly } from '#infra/local/assembly.ts';
import { startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { DEFAULT_REGION } from '#infra/local/aws/emulator.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import { SqliteDatabase } from '#infra/local/aws/sqlite-table/sqlite-database.ts';
import type { WireItem } from '#infra/local/aws/sqlite-table/wire.ts';
import { sownFile } from '#infra/local/aws/table-engine.ts';

/** The table that is being sown: nothing of it counts before `keep`. */
export interface SownTable {
  /** Of the platform: counters and guards that all companies share. */
  platformItems(): Item[];
  put(item: Item): void;
  keep(): Promise<void>;
}

const wireOf = (item: Item) => toTyped(item) as WireItem;

/**
 * The table of the local run in `dir` on SQLite: the one that was sown before or, in a new file, a copy of DynamoDB Local's.
 * @throws Error while the local run has it.
 */
export async function openSownTable(dir: string, { create }: Assembly['tables'][number]): Promise<SownTable> {
  const file = sownFile(dir);
  const fresh = existsSync(file) ? undefined : `${file}.nueva`;
  if (fresh) await rm(fresh, { force: true });
  const database = new SqliteDatabase(fresh ?? file, { bulk: true });
  const { items } = fresh ? database.create(create) : database.table(create.TableName);
  database.begin();
  if (fresh) for await (const item of localItems(dir, create.TableName)) items.put(wireOf(item));
  return {
    platformItems: () => Array.from(items.outside('EMPRESA#'), (item) => fromTyped(item) as Item),
    put: (item) => items.put(wireOf(item)),
    async keep() {
      database.commit();
      database.close();
      if (fresh) await rename(fresh, file);
    },
  };
}

/** All that DynamoDB Local has. */
async function* localItems(dir: string, TableName: string): AsyncGenerator<Item> {
  const emulator = await startDynamodb({ dir: path.join(dir, 'dynamodb') });
  const { endpoint } = emulator;
  const client = new DynamoDBClient({ endpoint, region: DEFAULT_REGION, credentials: LOCAL_CREDENTIALS });
  try {
    for await (const { Items = [] } of paginateScan({ client: DynamoDBDocumentClient.from(client) }, { TableName })) {
      yield* Items as Item[];
    }
  } finally {
    client.destroy();
    await emulator.close();
  }
}
