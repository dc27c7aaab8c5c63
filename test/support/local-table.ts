import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect } from 'vitest';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import type { Item, Table } from '#functions/core/table.ts';
import { type DynamodbEmulator, startDynamodb } from '#infra/local/aws/dynamodb.ts';

/** The table with both indexes on a DynamoDB Local of the test file's own; answers what gives it. */
export function localTable(): () => Promise<Table> {
  const given = localClient();
  return async () => dynamoTable('tabla', given());
}

/** DynamoDB's limit of a batch. */
const BATCH = 25;
const AT_ONCE = 8;

/**
 * The same, and what some work costs: read and write units as DynamoDB counts them. `store` puts items in by the
 * thousand, as they are: no transactions, no conditions, each key once.
 */
export function measuredTable() {
  const given = localClient();
  return async () => {
    const client = given();
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
    const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
    const storeBatch = async (items: readonly Item[]) => {
      const requests = items.map((Item) => ({ PutRequest: { Item } }));
      const answer = await documents.send(new BatchWriteCommand({ RequestItems: { tabla: requests } }));
      expect(answer.UnprocessedItems).toEqual({});
    };
    const store = async (items: Iterable<Item>) => {
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
    };
    return { table: dynamoTable('tabla', client), unitsOf, store };
  };
}

interface Capacity {
  CapacityUnits?: number;
}

function localClient(): () => DynamoDBClient {
  let emulator: DynamodbEmulator;
  let client: DynamoDBClient;

  beforeAll(async () => {
    emulator = await startDynamodb({});
    client = new DynamoDBClient({
      endpoint: emulator.endpoint,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
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
    await client.send(
      new CreateTableCommand({
        TableName: 'tabla',
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK'].map(string),
        KeySchema: keys('PK', 'SK'),
        GlobalSecondaryIndexes: [index('GSI1'), index('GSI2')],
      }),
    );
  });

  afterAll(async () => {
    client.destroy();
    await emulator.close();
  });

  return () => client;
}
