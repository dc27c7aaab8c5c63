import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findJava, javaVersion, startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from './local-client.ts';

const TableName = 'idonea';
const item = { PK: { S: 'EMPRESA#emp_1' }, nombre: { S: 'Acme Talento' } };

const createTable = new CreateTableCommand({
  TableName,
  KeySchema: [{ AttributeName: 'PK', KeyType: 'HASH' }],
  AttributeDefinitions: [{ AttributeName: 'PK', AttributeType: 'S' }],
  BillingMode: 'PAY_PER_REQUEST',
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
});

async function readStream(endpoint: string, StreamArn: string) {
  const streams = new DynamoDBStreamsClient(clientSettings(endpoint));
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({
      StreamArn,
      ShardId: StreamDescription?.Shards?.[0]?.ShardId,
      ShardIteratorType: 'TRIM_HORIZON',
    }),
  );
  const { Records = [] } = await streams.send(new GetRecordsCommand({ ShardIterator }));
  return Records;
}

describe('DynamoDB Local', () => {
  it('stores items and shows them in the stream of the same endpoint', async () => {
    const { endpoint, listensOnAllInterfaces } = await untilTestEnds(startDynamodb({}));
    const client = new DynamoDBClient(clientSettings(endpoint));
    const { TableDescription } = await client.send(createTable);

    await client.send(new PutItemCommand({ TableName, Item: item }));
    const records = await readStream(endpoint, TableDescription?.LatestStreamArn ?? '');

    expect(records).toMatchObject([{ eventName: 'INSERT', dynamodb: { NewImage: item } }]);
    expect(listensOnAllInterfaces).toBe(true);
  });

  it('keeps its tables over a restart', async () => {
    const dir = temporaryFolder();
    const first = await startDynamodb({ dir });
    const writer = new DynamoDBClient(clientSettings(first.endpoint));
    await writer.send(createTable);
    await writer.send(new PutItemCommand({ TableName, Item: item }));
    await first.close();

    const second = await untilTestEnds(startDynamodb({ dir }));
    const reader = new DynamoDBClient(clientSettings(second.endpoint));
    const { Item } = await reader.send(new GetItemCommand({ TableName, Key: { PK: item.PK } }));

    expect(Item).toEqual(item);
  });

  it('says so when the port is taken, instead of greeting whoever holds it', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '0.0.0.0', resolve));
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as AddressInfo;

    await expect(startDynamodb({ port })).rejects.toThrow(`DynamoDB Local cannot have port ${port}`);
  });

  it('finds Java, and tells what to install when there is none', async () => {
    expect(await javaVersion()).toBeGreaterThanOrEqual(17);
    expect(await javaVersion('no-such-java')).toBeUndefined();
    await expect(findJava({ JAVA_HOME: '/nowhere' })).resolves.toBe('java');
  });
});
