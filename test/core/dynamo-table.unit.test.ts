import { DynamoDBClient, ListTablesCommand, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DynamoClient, dynamoClient, dynamoTable } from '#functions/core/dynamo-table.ts';
import { TableBusyError } from '#functions/core/table.ts';

/** Faults that the emulators never show: conflicts between transactions, throttling, keys left unread. */
const dynamo = mockClient(DynamoDBDocumentClient);
const table = dynamoTable('tabla', new DynamoDBClient({ region: 'eu-west-1' }));
const put = { put: { PK: 'EMPRESA#1', SK: 'A' }, if: { PK: { exists: false } } };

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

beforeEach(() => dynamo.reset());
// The worker goes on to other files, which need the real one.
afterAll(() => dynamo.restore());

describe('dynamoTable under faults', () => {
  it('tries a transaction again after conflicts and throttling', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('TransactionConflict', 'None'))
      .rejectsOnce(cancelled('None', 'ThrottlingError'))
      .resolves({});
    await table.write([put, put]);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('gives up after five tries', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict'));
    await expect(table.write([put])).rejects.toBeInstanceOf(TableBusyError);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(5);
  });

  it('does not try again what can never pass', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('ItemCollectionSizeLimitExceeded'));
    await expect(table.write([put])).rejects.toBeInstanceOf(TransactionCanceledException);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('asks again for keys that were left unread', async () => {
    const [a, b] = [
      { PK: 'EMPRESA#1', SK: 'A' },
      { PK: 'EMPRESA#1', SK: 'B' },
    ];
    dynamo
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { tabla: [b] }, UnprocessedKeys: { tabla: { Keys: [a] } } })
      .resolves({ Responses: { tabla: [a] } });
    expect(await table.batchGet([a, b])).toEqual([a, b]);
  });
});

describe('dynamoClient', () => {
  beforeEach(() => {
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'prueba');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'prueba');
  });
  afterEach(() => void vi.unstubAllEnvs());

  const ASKED = [
    'defaultsMode',
    'retryMode',
    'maxAttempts',
    'region',
    'useDualstackEndpoint',
    'useFipsEndpoint',
    'authSchemePreference',
    'userAgentAppId',
  ] as const;
  const settingsOf = async ({ config }: DynamoClient) => {
    const values = ASKED.map(async (name) => [name, await settled(config[name])]);
    return Object.fromEntries(await Promise.all(values));
  };
  const settled = (setting: unknown) => (typeof setting === 'function' ? setting() : setting);

  /** Of the request that it would send. */
  const addressOf = async (client: DynamoClient) => {
    let url = '';
    client.middlewareStack.add(
      () => async (args) => {
        const { protocol, hostname, port, path } = args.request as Record<string, string | number | undefined>;
        url = new URL(`${protocol}//${hostname}:${port ?? ''}${path}`).href;
        return { output: { $metadata: {} }, response: {} };
      },
      { step: 'deserialize', priority: 'high' },
    );
    await client.send(new ListTablesCommand());
    return url;
  };

  it('says beforehand what the SDK would find out for itself', async () => {
    expect(await settingsOf(dynamoClient())).toEqual(await settingsOf(new DynamoDBClient()));
  });

  it.each([
    [undefined, 'https://dynamodb.eu-west-1.amazonaws.com/'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000/'],
  ])('goes where the SDK would, with the address %s in the environment', async (address, url) => {
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', address);
    expect(await addressOf(dynamoClient())).toBe(url);
    expect(await addressOf(new DynamoDBClient())).toBe(url);
  });

  it('takes what it is given before that', async () => {
    expect(await settingsOf(dynamoClient({ maxAttempts: 1, region: 'eu-south-2' }))).toMatchObject({
      maxAttempts: 1,
      region: 'eu-south-2',
    });
  });
});
