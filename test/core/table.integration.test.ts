import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe } from 'vitest';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import { type DynamodbEmulator, startDynamodb } from '#infra/local/aws/dynamodb.ts';
import { tableSuite } from './table.suite.ts';

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
  await client.send(
    new CreateTableCommand({
      TableName: 'tabla',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK'].map(string),
      KeySchema: keys('PK', 'SK'),
      GlobalSecondaryIndexes: [
        { IndexName: 'GSI1', KeySchema: keys('GSI1PK', 'GSI1SK'), Projection: { ProjectionType: 'ALL' } },
      ],
    }),
  );
});

afterAll(async () => {
  client.destroy();
  await emulator.close();
});

describe('dynamoTable on DynamoDB Local', () => tableSuite(async () => dynamoTable('tabla', client)));
