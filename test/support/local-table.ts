import { randomUUID } from 'node:crypto';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, inject } from 'vitest';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import type { Item, Table } from '#functions/core/table.ts';

/** Answers what gives a table with both indexes: another one each time, so that no test finds what another has left. */
export function localTable(): () => Promise<Table> {
  const database = localDatabase();
  const client = database.client();
  return async () => dynamoTable(await database.createTable(), client);
}

/** DynamoDB's limit of a batch. */
const BATCH = 25;
const AT_ONCE = 8;

/** The same, what some work costs in read and write units as DynamoDB counts them, and `storeItems` of this table. */
export function measuredTable() {
  const database = localDatabase();
  return async () => {
    const client = database.client();
    const name = await database.createTable();
    let units = 0;
    client.middlewareStack.add(
      (next) => async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        const result = await next(args);
        const consumed = (result.output as { ConsumedCapacity?: Capacity | Capacity[] }).ConsumedCapacity ?? [];
        for (const { CapacityUnits = 0 } of [consumed].flat()) units += CapacityUnits;
        return result;
      },
      { step: 'initialize' },
    );
    const unitsOf = async <T>(work: () => Promise<T>) => {
      units = 0;
      const answer = await work();
      return { answer, units };
    };
    const store = (items: Iterable<Item>) => storeItems(client, name, items);
    return { table: dynamoTable(name, client), unitsOf, store };
  };
}

/** Puts items in by the thousand, as they are: no transactions, no conditions, each key once. */
export async function storeItems(client: DynamoDBClient, tableName: string, items: Iterable<Item>): Promise<void> {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const storeBatch = async (batch: readonly Item[]) => {
    const requests = batch.map((Item) => ({ PutRequest: { Item } }));
    const answer = await documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
    expect(answer.UnprocessedItems).toEqual({});
  };
  let batch: Item[] = [];
  let underWay: Promise<void>[] = [];
  for (const item of items) {
    if (batch.push(item) < BATCH) continue;
    underWay.push(storeBatch(batch));
    batch = [];
    if (underWay.length < AT_ONCE) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all([...underWay, ...(batch.length > 0 ? [storeBatch(batch)] : [])]);
}

/** Everything in a table. */
export async function scanItems(client: DynamoDBClient, TableName: string): Promise<Item[]> {
  const items: Item[] = [];
  const pages = paginateScan({ client: DynamoDBDocumentClient.from(client) }, { TableName, ConsistentRead: true });
  for await (const page of pages) items.push(...((page.Items ?? []) as Item[]));
  return items;
}

interface Capacity {
  CapacityUnits?: number;
}

/** Tables on the DynamoDB Local of the run, and clients of it; they go when the test file ends. */
export function localDatabase() {
  const endpoint = inject('dynamodb');
  const names: string[] = [];
  const clients: DynamoDBClient[] = [];
  /** The product's own settings, on the emulator or on what stands in front of it. */
  const newClient = (address = endpoint) => {
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const client = new DynamoDBClient({ endpoint: address, region: 'eu-west-1', credentials });
    clients.push(client);
    return client;
  };

  afterAll(async () => {
    const client = newClient();
    for (const TableName of names) await client.send(new DeleteTableCommand({ TableName }));
    for (const each of clients) each.destroy();
  });

  return {
    endpoint,
    client: newClient,
    /** Makes a table that nobody else has; answers its name. */
    async createTable(): Promise<string> {
      const name = `tabla-${randomUUID()}`;
      names.push(name);
      await createTable(newClient(), name);
      return name;
    },
  };
}

/** Makes the table with both indexes. */
export async function createTable(
  client: DynamoDBClient,
  TableName: string,
  more: Partial<CreateTableCommandInput> = {},
): Promise<void> {
  await client.send(new CreateTableCommand({ ...tableInput(TableName), ...more }));
}

export function tableInput(TableName: string): CreateTableCommandInput & { TableName: string } {
  const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });
  const keys = (pk: string, sk: string) => [
    { AttributeName: pk, KeyType: 'HASH' as const },
    { AttributeName: sk, KeyType: 'RANGE' as const },
  ];
  const index = (name: string) => ({
    IndexName: name,
    KeySchema: keys(`${name}PK`, `${name}SK`),
    Projection: { ProjectionType: 'ALL' as const },
  });
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK'].map(string),
    KeySchema: keys('PK', 'SK'),
    GlobalSecondaryIndexes: [index('GSI1'), index('GSI2')],
  };
}
