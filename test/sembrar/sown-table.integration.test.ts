import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import type { Table } from '#functions/core/table.ts';
import type { Assembly } from '#infra/local/assembly.ts';
import { startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { SqliteDatabase } from '#infra/local/aws/sqlite-table/sqlite-database.ts';
import { sownFile, startTable } from '#infra/local/aws/table-engine.ts';
import { openSownTable } from '#tools/sembrar/sown-table.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from '../local-aws/local-client.ts';
import { createTable, tableInput } from '../support/local-table.ts';

const ofTable: Assembly['tables'][number] = { create: tableInput('tabla'), ttlAttribute: undefined };
const company = { PK: 'EMPRESA#1', SK: 'A', lista: [{ n: 0.5, nada: null }], GSI1PK: 'L', GSI1SK: '1' };
const platform = { PK: 'GLOBAL#CIFRAS', SK: 'A', n: 3 };
const sown = { PK: 'EMPRESA#2', SK: 'A', GSI1PK: 'L', GSI1SK: '2', gone: undefined };
/** Where the local run has kept its data so far, and a copy for the test. */
let origin: string;
let dir: string;

const tableAt = (endpoint: string) => dynamoTable('tabla', new DynamoDBClient(clientSettings(endpoint)));

/** What a start of the local run would take, for as long as the work lasts. */
async function withTable<T>(work: (table: Table, listensOnAllInterfaces: boolean) => Promise<T>): Promise<T> {
  const engine = await startTable(dir, { dir: path.join(dir, 'dynamodb') });
  return work(tableAt(engine.endpoint), engine.listensOnAllInterfaces).finally(() => engine.close());
}

beforeAll(async () => {
  origin = mkdtempSync(path.join(tmpdir(), 'sown-table-'));
  const emulator = await startDynamodb({ dir: path.join(origin, 'dynamodb') });
  await createTable(new DynamoDBClient(clientSettings(emulator.endpoint)), 'tabla');
  await tableAt(emulator.endpoint).write([{ put: company }, { put: platform }]);
  await emulator.close();
});

afterAll(() => rmSync(origin, { recursive: true, force: true }));

beforeEach(() => {
  dir = temporaryFolder();
  cpSync(origin, dir, { recursive: true });
});

it('is the table from the next start on, with what stood before', async () => {
  const table = await openSownTable(dir, ofTable);
  expect(table.platformItems()).toEqual([platform]);
  table.put(sown);
  table.put({ ...platform, n: 4 });
  await table.keep();

  await withTable(async (kept, listensOnAllInterfaces) => {
    expect(listensOnAllInterfaces).toBe(false);
    expect(await kept.get(company)).toEqual(company);
    expect(await kept.get(platform)).toEqual({ ...platform, n: 4 });
    const { items } = await kept.query({ index: 'GSI1', pk: 'L' });
    expect(items.map(({ PK }) => PK)).toEqual(['EMPRESA#1', 'EMPRESA#2']);
    await kept.write([{ put: { PK: 'EMPRESA#3', SK: 'A' } }]);
  });

  const again = await openSownTable(dir, ofTable);
  again.put({ PK: 'EMPRESA#4', SK: 'A' });
  await again.keep();
  const found = await withTable((kept) =>
    kept.batchGet([sown, { PK: 'EMPRESA#3', SK: 'A' }, { PK: 'EMPRESA#4', SK: 'A' }]),
  );
  expect(found.map(({ PK }) => PK)).toEqual(['EMPRESA#2', 'EMPRESA#3', 'EMPRESA#4']);
});

it('is not the table before it is whole', async () => {
  const table = await openSownTable(dir, ofTable);
  table.put(sown);
  await withTable(async (stands, listensOnAllInterfaces) => {
    expect(listensOnAllInterfaces).toBe(true);
    expect(await stands.batchGet([company, sown])).toEqual([company]);
  });
});

it('is not sown while somebody has it', async () => {
  const database = new SqliteDatabase(sownFile(dir));
  database.create(ofTable.create);
  database.close();
  await untilTestEnds(startTable(dir, {}));
  await expect(openSownTable(dir, ofTable)).rejects.toThrow(/locked/);
});
