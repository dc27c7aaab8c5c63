import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSes } from '#infra/local/aws/ses.ts';
import { startLocalAws } from '#infra/local/aws/start-local-aws.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from './local-client.ts';

describe('the local AWS', () => {
  it('starts every service on loopback and frees every port again', async () => {
    const aws = await startLocalAws({ dir: temporaryFolder() });
    onTestFinished(() => aws.close());
    const { TableNames } = await new DynamoDBClient(clientSettings(aws.endpoints.dynamodb)).send(
      new ListTablesCommand({}),
    );

    expect(TableNames).toEqual([]);
    expect(Object.keys(aws.endpoints).sort()).toEqual(['cognito', 'dynamodb', 'events', 'kms', 's3', 'ses', 'sqs']);
    for (const endpoint of Object.values(aws.endpoints)) expect(new URL(endpoint).hostname).toBe('127.0.0.1');

    await aws.close();
    for (const endpoint of Object.values(aws.endpoints)) await expect(fetch(endpoint)).rejects.toThrow('fetch failed');
  });

  it('closes the rest when one service cannot start', async () => {
    const holder = await untilTestEnds(startSes({}));
    const taken = Number(new URL(holder.endpoint).port);
    const spare = await startSes({});
    const kms = Number(new URL(spare.endpoint).port);
    await spare.close();

    await expect(startLocalAws({ ports: { ses: taken, kms } })).rejects.toThrow('EADDRINUSE');

    await expect(fetch(`http://127.0.0.1:${kms}`)).rejects.toThrow('fetch failed');
  });
});
