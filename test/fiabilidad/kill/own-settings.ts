import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import type { Table } from '#functions/core/table.ts';

/** What a process of the product works on. */
export interface Settings {
  /** Of DynamoDB Local. */
  endpoint: string;
  tableName: string;
  /** How far its clock is ahead of ours, in milliseconds; a message with a number puts it so much further. */
  ahead?: number;
  /** Of the jobs' queue. */
  queueUrl?: string;
}

const LOCAL = { region: 'eu-west-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };

/** In such a process: what it was started with. */
export function ownSettings(): Settings & { table: Table; now: () => Date; local: typeof LOCAL } {
  const settings = JSON.parse(process.argv[2] ?? '') as Settings;
  const client = new DynamoDBClient({ endpoint: settings.endpoint, ...LOCAL });
  let { ahead = 0 } = settings;
  process.on('message', (milliseconds: number) => {
    ahead += milliseconds;
  });
  const now = () => new Date(Date.now() + ahead);
  return { ...settings, table: dynamoTable(settings.tableName, client), now, local: LOCAL };
}
