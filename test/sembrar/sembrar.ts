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
import { DEMO_PASSWORD } from '#functions/demo/demo-data.ts';
import { ROOT } from '#infra/build/paths.ts';
import { startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { DEFAULT_REGION } from '#infra/local/aws/emulator.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import { DraftTable } from './draft-table.ts';
import { startLocalServices } from './local-services.ts';
import { quickFolder } from './quick-folder.ts';
import { people, type Sowing, sow } from './sow.ts';

/** Fills the table of the local run, which must be closed: `npm run sembrar -- --empresas 10 --candidatos 500`. */
const { values } = parseArgs({
  options: {
    empresas: { type: 'string', default: '10' },
    candidatos: { type: 'string', default: '500' },
    entrevistas: { type: 'string', default: '1000' },
    realizadas: { type: 'string', default: '20' },
    semilla: { type: 'string', default: '1' },
    datos: { type: 'string', default: path.join(ROOT, '.local') },
  },
});
/** DynamoDB's limit of a transaction. DynamoDB Local takes one with a third less work than four batches of 25. */
const AT_A_TIME = 100;
const DAY = 24 * 60 * 60_000;
const TOLD_EVERY = 50_000;

const folder = path.join(values.datos, 'dynamodb');
if (!existsSync(folder)) fail('Aún no hay datos locales: arranca una vez el producto con npm start y ciérralo.');
if (await isRunning()) fail('El producto está en marcha: ciérralo antes de sembrar.');
const sowing = readSowing();
const stop = stopOnSignals();
const quick = await quickFolder(folder);
const emulator = await startDynamodb({ dir: quick.dir, bulk: true });
const client = new DynamoDBClient({
  endpoint: emulator.endpoint,
  region: DEFAULT_REGION,
  credentials: LOCAL_CREDENTIALS,
});
const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
/** How many of each kind have been stored. */
const stored = new Map<string, number>();
let count = 0;
let whole = false;
const begun = performance.now();
try {
  const { TableNames: [TableName] = [] } = await client.send(new ListTablesCommand({}));
  if (!TableName) throw new Error('Aún no hay tabla: arranca una vez el producto con npm start y ciérralo.');
  await setStream(TableName, false);
  await sowInto(TableName).finally(() => setStream(TableName, true));
  whole = true;
} catch (error) {
  console.error(`\n  No se ha podido sembrar: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  client.destroy();
  await emulator.close();
}
// What a failure has left in part only is not kept.
if (whole) {
  await quick.keep();
  tellAll();
}

async function sowInto(tableName: string): Promise<void> {
  const table = new DraftTable(sowing.ahora);
  table.load(await platformItems(tableName));
  const local = await startLocalServices(values.datos);
  try {
    const waiting: Item[] = [];
    // What comes next is made while this is stored.
    let storing = Promise.resolve();
    const storeNext = async () => {
      await storing;
      storing = store(tableName, waiting.splice(0, AT_A_TIME));
      // Its failure is met where it is waited for.
      storing.catch(() => {});
    };
    for await (const items of sow(sowing, table, local.services, stop)) {
      for (const item of items) waiting.push(item);
      while (waiting.length >= AT_A_TIME) await storeNext();
    }
    await storeNext();
    await storing;
  } finally {
    await local.close();
  }
}

function readSowing(): Sowing {
  const number = (name: 'empresas' | 'candidatos' | 'entrevistas' | 'realizadas' | 'semilla') => {
    const value = Number(values[name]);
    if (!Number.isSafeInteger(value) || value < 0) fail(`--${name} debe ser un número entero.`);
    return value;
  };
  return {
    empresas: number('empresas'),
    candidatos: number('candidatos'),
    entrevistas: number('entrevistas'),
    realizadas: number('realizadas'),
    semilla: number('semilla'),
    // The same day sows the same items.
    ahora: new Date(Math.floor(Date.now() / DAY) * DAY),
  };
}

/** Asked once, it ends what it is at, and what was sown stays; asked twice, nothing does. */
function stopOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(130);
      console.log('  Terminando: lo sembrado hasta aquí se queda (otra vez Ctrl-C lo descarta)…');
      controller.abort();
    });
  }
  return controller.signal;
}

function rate(): number {
  return Math.round((1000 * count) / (performance.now() - begun));
}

function tellAll(): void {
  const seconds = (performance.now() - begun) / 1000;
  const of = (...tipos: string[]) => tipos.map((tipo) => stored.get(tipo) ?? 0).join(' · ');
  const [admin, operador] = people(sowing.semilla);
  console.log(`
  ${of('EMPRESA')} empresas, ${of('CANDIDATO')} candidatos, ${of('ENTREVISTA')} entrevistas y ${of('INFORME')} informes
  ${count} elementos en ${seconds.toFixed(1)} s: ${rate()} por segundo

  npm start los muestra. De todas las empresas, super@idonea.test; de la primera, con la contraseña ${DEMO_PASSWORD}:
    Administrador                   ${admin?.email}
    Operador                        ${operador?.email}
`);
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

/** One after the other: DynamoDB Local has one lock for all, and gives up on who waits for it for long. */
async function store(TableName: string, items: readonly Item[]): Promise<void> {
  if (items.length === 0) return;
  await documents.send(
    new TransactWriteCommand({ TransactItems: items.map((Item) => ({ Put: { TableName, Item } })) }),
  );
  for (const { tipo } of items) stored.set(String(tipo), (stored.get(String(tipo)) ?? 0) + 1);
  count += items.length;
  if (count % TOLD_EVERY < items.length) console.log(`  ${count} elementos, ${rate()} por segundo…`);
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
