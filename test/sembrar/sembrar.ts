import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  UpdateTableCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/core/table.ts';
import { ROOT } from '#infra/build/paths.ts';
import { startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { DEFAULT_REGION } from '#infra/local/aws/emulator.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import { DraftTable } from './draft-table.ts';
import { quickFolder } from './quick-folder.ts';
import { sow } from './sow.ts';

/** Fills the table of the local run, which must be closed: `npm run sembrar -- --empresas 10 --candidatos 500`. */
const { values } = parseArgs({
  options: {
    empresas: { type: 'string', default: '10' },
    candidatos: { type: 'string', default: '500' },
    entrevistas: { type: 'string', default: '1000' },
    semilla: { type: 'string', default: '1' },
    datos: { type: 'string', default: path.join(ROOT, '.local') },
  },
});
/** DynamoDB's limit of a transaction. DynamoDB Local takes one with a third less work than four batches of 25. */
const AT_A_TIME = 100;
const AT_ONCE = 4;
const DAY = 24 * 60 * 60_000;
const TOLD_EVERY = 100_000;

const folder = path.join(values.datos, 'dynamodb');
if (!existsSync(folder)) fail('Aún no hay datos locales: arranca una vez el producto con npm start y ciérralo.');
if (await isRunning()) fail('El producto está en marcha: ciérralo antes de sembrar.');
const quick = await quickFolder(folder);
const emulator = await startDynamodb({ dir: quick.dir, bulk: true });
const client = new DynamoDBClient({
  endpoint: emulator.endpoint,
  region: DEFAULT_REGION,
  credentials: LOCAL_CREDENTIALS,
});
const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
let count: number | undefined;
const begun = performance.now();
try {
  const { TableNames: [TableName] = [] } = await client.send(new ListTablesCommand({}));
  if (!TableName) throw new Error('Aún no hay tabla: arranca una vez el producto con npm start y ciérralo.');
  await setStream(TableName, false);
  count = await sowInto(TableName).finally(() => setStream(TableName, true));
} catch (error) {
  console.error(`\n  No se ha podido sembrar: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  client.destroy();
  await emulator.close();
}
// What was sown in part only is not kept.
if (count !== undefined) {
  await quick.keep();
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `  ${count} elementos en ${seconds.toFixed(1)} s. npm start los muestra; quien los ve es super@idonea.test.`,
  );
}

async function sowInto(tableName: string): Promise<number> {
  const table = new DraftTable();
  table.load(await platformItems(tableName));
  const number = (name: 'empresas' | 'candidatos' | 'entrevistas' | 'semilla') => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} debe ser un número entero.`);
    return value;
  };
  const sowing = {
    empresas: number('empresas'),
    candidatos: number('candidatos'),
    entrevistas: number('entrevistas'),
    semilla: number('semilla'),
    // The same day sows the same items.
    ahora: new Date(Math.floor(Date.now() / DAY) * DAY),
  };
  let count = 0;
  let waiting: Item[] = [];
  // What comes next is made while this is stored.
  let storing = Promise.resolve();
  for await (const items of sow(sowing, table)) {
    waiting.push(...items);
    if (waiting.length < AT_A_TIME * AT_ONCE) continue;
    await storing;
    if (Math.floor((count + waiting.length) / TOLD_EVERY) > Math.floor(count / TOLD_EVERY)) tell(count);
    count += waiting.length;
    storing = store(tableName, waiting);
    // Its failure is met where it is waited for.
    storing.catch(() => {});
    waiting = [];
  }
  await storing;
  await store(tableName, waiting);
  return count + waiting.length;
}

function tell(count: number): void {
  const seconds = (performance.now() - begun) / 1000;
  console.log(`  ${count} elementos, ${Math.round(count / seconds)} por segundo…`);
}

/** Counters and guards that all companies share: what is sown counts on from them. */
async function platformItems(tableName: string): Promise<Item[]> {
  const found: Item[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({
        TableName: tableName,
        ExclusiveStartKey,
        FilterExpression: 'NOT begins_with(PK, :empresa)',
        ExpressionAttributeValues: { ':empresa': 'EMPRESA#' },
      }),
    );
    found.push(...((page.Items ?? []) as Item[]));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

async function store(TableName: string, items: readonly Item[]): Promise<void> {
  const parts = Array.from({ length: Math.ceil(items.length / AT_A_TIME) }, (_, index) =>
    items.slice(index * AT_A_TIME, (index + 1) * AT_A_TIME),
  );
  await Promise.all(
    parts.map((part) =>
      documents.send(new TransactWriteCommand({ TransactItems: part.map((Item) => ({ Put: { TableName, Item } })) })),
    ),
  );
}

/** Nothing of what is sown is for the jobs, and half a million records would keep the stream's consumer busy for minutes. */
async function setStream(TableName: string, on: boolean): Promise<void> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  // One that was interrupted has left it switched off.
  if (Boolean(Table?.StreamSpecification?.StreamEnabled) === on) return;
  const StreamSpecification = on
    ? { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' as const }
    : { StreamEnabled: false };
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName });
}

async function isRunning(): Promise<boolean> {
  const port = Number(process.env.PORT || 3001);
  return fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );
}

function fail(message: string): never {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}
