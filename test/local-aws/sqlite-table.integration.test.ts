import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  DeleteTableCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  TransactWriteItemsCommand,
  type TransactWriteItemsCommandInput,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Emulator } from '#infra/local/aws/emulator.ts';
import { startSqliteTable } from '#infra/local/aws/sqlite-table/start-sqlite-table.ts';
import { createTable } from '../support/local-table.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from './local-client.ts';

const TableName = `tabla-${randomUUID()}`;
type Writes = NonNullable<TransactWriteItemsCommandInput['TransactItems']>;

const key = (SK: string, PK = 'p') => ({ PK: { S: PK }, SK: { S: SK } });
const put = (SK: string, more: object = {}) => ({ Put: { TableName, Item: { ...key(SK), ...more } } });
const update = (SK: string, UpdateExpression: string, value: object, PK = 'p') => ({
  Update: {
    TableName,
    Key: key(SK, PK),
    UpdateExpression,
    ExpressionAttributeNames: { '#a': 'a' },
    ExpressionAttributeValues: { ':v': value as never },
  },
});

interface Answer {
  $metadata?: unknown;
}

interface Reason {
  Code?: string;
  Item?: object;
}

/** What one answers, or the name of the error with the reasons. */
async function answerOf(asking: Promise<Answer>): Promise<unknown> {
  try {
    const { $metadata: _, ...answer } = await asking;
    return answer;
  } catch (error) {
    const { name, CancellationReasons } = error as { name: string; CancellationReasons?: Reason[] };
    const reasons = CancellationReasons?.map(({ Code, Item }) => ({ Code, ...(Item && { Item }) }));
    return { name, ...(reasons && { reasons }) };
  }
}

describe('what SQLite answers is what DynamoDB Local answers', () => {
  let sqlite: Emulator;
  let clients: DynamoDBClient[] = [];

  beforeAll(async () => {
    sqlite = await startSqliteTable();
    clients = [inject('dynamodb'), sqlite.endpoint].map((endpoint) => new DynamoDBClient(clientSettings(endpoint)));
    const large = { texto: { S: 'ñ'.repeat(150_000) } };
    for (const client of clients) {
      await createTable(client, TableName);
      const items = ['A', 'B', 'C', 'Á', '\u{1F600}', '\uFFFD'].map((SK, index) =>
        put(SK, { GSI1PK: { S: 'lista' }, GSI1SK: { S: index < 2 ? 'igual' : `${9 - index}` }, n: { N: `${index}` } }),
      );
      await client.send(new TransactWriteItemsCommand({ TransactItems: items }));
      for (const SK of ['1', '2', '3', '4', '5']) {
        const Item = { ...key(SK, 'grande'), ...large };
        await client.send(new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
      }
    }
  });

  afterAll(async () => {
    await clients[0]?.send(new DeleteTableCommand({ TableName }));
    for (const client of clients) client.destroy();
    await sqlite?.close();
  });

  const both = async (ask: (client: DynamoDBClient) => Promise<Answer>) => {
    const [local, sqlite] = await Promise.all(clients.map((client) => answerOf(ask(client))));
    expect(sqlite).toEqual(local);
    return sqlite;
  };
  const query = (more: Partial<QueryCommandInput>) =>
    both((client) =>
      client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: '#pk = :pk',
          ExpressionAttributeNames: { '#pk': 'PK' },
          ExpressionAttributeValues: { ':pk': { S: 'p' } },
          ...more,
        }),
      ),
    );

  it('orders texts by their bytes, in both directions', async () => {
    expect(await query({})).toMatchObject({ Count: 6 });
    await query({ ScanIndexForward: false });
  });

  it('names a last place whenever a limit ended the page, at the very end too', async () => {
    expect(await query({ Limit: 2 })).toHaveProperty('LastEvaluatedKey');
    expect(await query({ Limit: 6 })).toHaveProperty('LastEvaluatedKey');
    expect(await query({ Limit: 7 })).not.toHaveProperty('LastEvaluatedKey');
  });

  it('ends a page after a megabyte', async () => {
    const large = { ExpressionAttributeValues: { ':pk': { S: 'grande' } } };
    const first = (await query(large)) as { Count: number; LastEvaluatedKey: never };
    expect(first.Count).toBeLessThan(5);
    expect(await query({ ...large, ExclusiveStartKey: first.LastEvaluatedKey })).toMatchObject({
      Count: 5 - first.Count,
    });
  });

  it.each<[string, Partial<QueryCommandInput>]>([
    ['a consistent read of an index', { IndexName: 'GSI1', ConsistentRead: true }],
    ['an index that it has not', { IndexName: 'GSI9' }],
    ['the key of another index', { IndexName: 'GSI1' }],
    ['no key', { KeyConditionExpression: '#pk <= :pk' }],
    ['two conditions on the key', { KeyConditionExpression: '#pk = :pk AND #pk = :pk' }],
    ['an expression that ends too soon', { KeyConditionExpression: '#pk =' }],
    ['what no expression uses', { ExpressionAttributeNames: { '#pk': 'PK', '#sk': 'SK' } }],
    ['a start that is no key', { ExclusiveStartKey: { PK: { S: 'p' } } }],
    ['an empty text', { ExpressionAttributeValues: { ':pk': { S: '' } } }],
    ['no limit', { Limit: 0 }],
  ])('refuses a query for %s', async (_, more) => {
    expect(await query(more)).toEqual({ name: 'ValidationException' });
  });

  it.each<[string, Writes]>([
    ['an item with an empty key', [put('')]],
    ['an item with a number for a key', [{ Put: { TableName, Item: { PK: { S: 'p' }, SK: { N: '1' } } } }]],
    ['an item without a key', [{ Put: { TableName, Item: { PK: { S: 'p' } } } }]],
    ['an item with a number for the key of an index', [put('x', { GSI1PK: { N: '1' } })]],
    ['an item that is too large', [put('x', { texto: { S: 'x'.repeat(410_000) } })]],
    ['a key that is too long', [put('x'.repeat(1025))]],
    ['an item twice', [put('x'), update('x', 'SET #a = :v', { S: 'x' })]],
    [
      'a change of a key',
      [{ Update: { ...update('x', 'SET #a = :v', { S: 'x' }).Update, ExpressionAttributeNames: { '#a': 'SK' } } }],
    ],
    ['a sum of texts', [update('x', 'ADD #a :v', { S: 'x' })]],
    ['a change that it does not understand', [update('x', 'SETZE #a = :v', { S: 'x' })]],
    ['a key with too much in it', [{ Delete: { TableName, Key: { ...key('x'), mas: { S: 'x' } } } }]],
  ])('refuses %s', async (_, TransactItems) => {
    const answer = await both((client) => client.send(new TransactWriteItemsCommand({ TransactItems })));
    expect(JSON.stringify(answer)).toMatch(/ValidationException|ValidationError/);
    expect(await both((client) => client.send(new GetItemCommand({ TableName, Key: key('x') })))).toEqual({});
  });

  it('gives a reason for each write, with the item that stood', async () => {
    const failing = {
      Put: {
        ...put('A').Put,
        ConditionExpression: 'attribute_not_exists(#pk)',
        ExpressionAttributeNames: { '#pk': 'PK' },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
      },
    };
    const TransactItems = [put('x'), failing];
    const answer = await both((client) => client.send(new TransactWriteItemsCommand({ TransactItems })));
    expect(answer).toMatchObject({
      name: 'TransactionCanceledException',
      reasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Item: { n: { N: '0' } } }],
    });
  });

  it('adds without losing a hundredth, and does a request of one token once', async () => {
    for (const [ClientRequestToken, value] of [
      ['uno', '0.1'],
      ['dos', '0.2'],
      ['dos', '0.2'],
    ] as const) {
      const TransactItems = [update('suma', 'ADD #a :v', { N: value }, 'sumas')];
      await both((client) => client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken })));
    }
    const found = await both((client) => client.send(new GetItemCommand({ TableName, Key: key('suma', 'sumas') })));
    expect(found).toMatchObject({ Item: { a: { N: '0.3' } } });
    const other = { TransactItems: [put('x')], ClientRequestToken: 'dos' };
    expect(await both((client) => client.send(new TransactWriteItemsCommand(other)))).toEqual({
      name: 'IdempotentParameterMismatchException',
    });
  });

  it('knows no table that nobody made', async () => {
    const ask = new GetItemCommand({ TableName: 'otra', Key: key('A') });
    expect(await both((client) => client.send(ask))).toEqual({ name: 'ResourceNotFoundException' });
  });
});

describe('the table on SQLite', () => {
  const streamed = { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' as const } };

  it('refuses what it does not know, and says what that is', async () => {
    const { endpoint } = await untilTestEnds(startSqliteTable());
    const client = new DynamoDBClient(clientSettings(endpoint));
    await createTable(client, TableName);
    const projected = new GetItemCommand({ TableName, Key: key('A'), ProjectionExpression: 'PK' });
    await expect(client.send(projected)).rejects.toThrow('does not support ProjectionExpression');
    await expect(client.send(new ScanCommand({ TableName }))).rejects.toMatchObject({
      name: 'UnknownOperationException',
    });
    const asked = new UpdateTableCommand({ TableName, ...streamed });
    await expect(client.send(asked)).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });

  it('keeps items and stream over a restart, which goes on where it was read', async () => {
    const file = path.join(temporaryFolder(), 'tabla', 'tabla.sqlite');
    const first = await startSqliteTable({ file });
    const writer = new DynamoDBClient(clientSettings(first.endpoint));
    await createTable(writer, TableName, streamed);
    const write = (client: DynamoDBClient, TransactItems: Writes) =>
      client.send(new TransactWriteItemsCommand({ TransactItems }));
    await write(writer, [put('A', { a: { S: 'uno' } }), put('B')]);
    // Says nothing new, so the stream has nothing of it.
    await write(writer, [put('A', { a: { S: 'uno' } })]);
    const records = await readStream(first.endpoint);
    expect(records.map(({ eventName, dynamodb }) => [eventName, dynamodb?.Keys?.SK])).toEqual([
      ['INSERT', { S: 'A' }],
      ['INSERT', { S: 'B' }],
    ]);
    await first.close();

    const { endpoint } = await untilTestEnds(startSqliteTable({ file }));
    const client = new DynamoDBClient(clientSettings(endpoint));
    await write(client, [update('A', 'SET #a = :v', { S: 'dos' }), { Delete: { TableName, Key: key('B') } }]);
    const after = records.at(-1)?.dynamodb?.SequenceNumber;
    expect(
      (await readStream(endpoint, after)).map(({ eventName, dynamodb }) => [eventName, dynamodb?.NewImage?.a]),
    ).toEqual([
      ['MODIFY', { S: 'dos' }],
      ['REMOVE', undefined],
    ]);
  });
});

async function readStream(endpoint: string, after?: string) {
  const client = new DynamoDBStreamsClient(clientSettings(endpoint));
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName }));
  const StreamArn = Streams[0]?.StreamArn;
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand({
      StreamArn,
      ShardId: StreamDescription?.Shards?.[0]?.ShardId,
      ...(after
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
        : { ShardIteratorType: 'TRIM_HORIZON' }),
    }),
  );
  const { Records = [], NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator }));
  const next = await client.send(new GetRecordsCommand({ ShardIterator: NextShardIterator }));
  expect(next.Records).toEqual([]);
  return Records;
}
