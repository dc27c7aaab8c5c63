import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe } from 'vitest';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import type { Table } from '#functions/core/table.ts';
import type { Emulator } from '#infra/local/aws/emulator.ts';
import { startSqliteTable } from '#infra/local/aws/sqlite-table/start-sqlite-table.ts';
import { createTable, localTable } from '../support/local-table.ts';
import { tableSuite } from './table.suite.ts';

const makeTable = localTable();

describe('dynamoTable on DynamoDB Local', () => tableSuite(makeTable));

describe('dynamoTable on SQLite', () => {
  let emulator: Emulator;
  let client: DynamoDBClient;
  let table: Table;

  beforeAll(async () => {
    emulator = await startSqliteTable();
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    client = new DynamoDBClient({ endpoint: emulator.endpoint, region: 'eu-west-1', credentials });
    await createTable(client, 'tabla');
    table = dynamoTable('tabla', client);
  });

  afterAll(async () => {
    client?.destroy();
    await emulator?.close();
  });

  tableSuite(async () => table);
});
