import {
  CreateTableCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import type { Assembly } from './assembly.ts';
import type { LocalAws } from './aws/start-local-aws.ts';

/** Makes what the assembly declares; what stands already from an earlier start stays with its data. */
export async function createResources(
  assembly: Assembly,
  aws: LocalAws,
  dynamodb: DynamoDBClient,
  localize: (text: string) => string,
): Promise<void> {
  // A queue's dead-letter queue is made with it, so the order does not matter.
  await Promise.all([
    ...assembly.tables.map((table) => ensureTable(table, dynamodb)),
    ...assembly.queues.map(({ name, settings }) => aws.sqs.createQueue(name, settings)),
    ...assembly.pools.map((pool) => aws.cognito.ensurePool(pool)),
    ...assembly.keys.map((key) => aws.kms.ensureKey(key)),
    ...assembly.buckets.map(({ name, corsOrigins }) =>
      aws.s3.ensureBucket(name, { corsOrigins: corsOrigins.map(localize) }),
    ),
  ]);
  aws.events.setRules(assembly.rules);
}

async function ensureTable(
  { create, ttlAttribute }: Assembly['tables'][number],
  client: DynamoDBClient,
): Promise<void> {
  const { TableName } = create;
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return;
  } catch (error) {
    if ((error as Error).name !== 'ResourceNotFoundException') throw error;
  }
  await client.send(new CreateTableCommand(create));
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 1 }, { TableName });
  if (ttlAttribute) {
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName,
        TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
      }),
    );
  }
}
