import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient, type DynamoDBClientConfig, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { ExpressionBuilder } from './dynamo-expressions.ts';
import { env } from './env.ts';
import {
  beginningOf,
  changeWrites,
  type Item,
  type Key,
  keyOf,
  type Page,
  type Query,
  type Table,
  TableBusyError,
  type Write,
} from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const MAX_ATTEMPTS = 5;

export type DynamoClient = DynamoDBClient;

/**
 * What the SDK takes by itself after it has asked the environment for each, then files that a function does not have: 3 %
 * of a cold start. Addresses of accounts it could not build either, since a function's credentials do not say which it is.
 */
const DEFAULTS = {
  defaultsMode: 'legacy',
  retryMode: 'standard',
  maxAttempts: 4,
  accountIdEndpointMode: 'disabled',
  useDualstackEndpoint: false,
  useFipsEndpoint: false,
  authSchemePreference: [],
  userAgentAppId: async () => undefined,
  region: async () => env('AWS_REGION'),
  endpoint: async () => ({
    url: new URL(process.env.AWS_ENDPOINT_URL_DYNAMODB ?? `https://dynamodb.${env('AWS_REGION')}.amazonaws.com`),
  }),
} satisfies DynamoDBClientConfig;

/** What tables are reached with; without settings, with the role of the function. */
export const dynamoClient = (settings: DynamoDBClientConfig = {}) => new DynamoDBClient({ ...DEFAULTS, ...settings });

/**
 * The table on DynamoDB. Every write is a transaction, single ones too: its client token makes a retry after a lost
 * answer safe, which a plain conditional put is not.
 */
export function dynamoTable(tableName: string, client = dynamoClient()): Table {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

  return {
    async get(key: Key, { consistent = false } = {}) {
      const { Item } = await documents.send(
        new GetCommand({ TableName: tableName, Key: { PK: key.PK, SK: key.SK }, ConsistentRead: consistent }),
      );
      return Item as Item | undefined;
    },

    async batchGet(keys) {
      if (keys.length === 0) return [];
      const found = new Map<string, Item>();
      let pending: Record<string, unknown>[] = keys.map(({ PK, SK }) => ({ PK, SK }));
      for (let attempt = 0; pending.length > 0; attempt++) {
        if (attempt > 0) await sleep(backoff(attempt));
        const answer = await documents.send(new BatchGetCommand({ RequestItems: { [tableName]: { Keys: pending } } }));
        for (const item of (answer.Responses?.[tableName] ?? []) as Item[]) found.set(`${item.PK}\n${item.SK}`, item);
        pending = answer.UnprocessedKeys?.[tableName]?.Keys ?? [];
        if (attempt === MAX_ATTEMPTS && pending.length > 0) throw new Error('BatchGet left keys unread');
      }
      return keys.flatMap(({ PK, SK }) => found.get(`${PK}\n${SK}`) ?? []);
    },

    query: (query) => runQuery(documents, tableName, query),

    async write(asked) {
      let writes = asked;
      let changes = 0;
      for (let attempt = 1; ; ) {
        // Something stood in the place of all of them already: DynamoDB takes no empty transaction.
        if (writes.length === 0) return;
        try {
          const input = { TransactItems: writes.map((write) => toTransactItem(tableName, write)) };
          await documents.send(new TransactWriteCommand(input));
          return;
        } catch (error) {
          if (!(error instanceof TransactionCanceledException)) throw error;
          const failed = failedCondition(error);
          if (failed) writes = changeWrites(writes, failed.index, failed.found, ++changes);
          else if (attempt === MAX_ATTEMPTS) throw new TableBusyError(error);
          else await sleep(backoff(attempt++));
        }
      }
    },
  };
}

async function runQuery(documents: DynamoDBDocumentClient, tableName: string, query: Query): Promise<Page<Item>> {
  const pkName = query.index ? `${query.index}PK` : 'PK';
  const skName = query.index ? `${query.index}SK` : 'SK';
  // DynamoDB fails at a range that ends before it begins; nothing is in it.
  if (query.sk && 'between' in query.sk && query.sk.between[0] > query.sk.between[1]) return { items: [] };
  const range = query.sk && rangeOf(query.sk);
  const { Items, LastEvaluatedKey } = await documents.send(
    new QueryCommand({
      TableName: tableName,
      ...(query.index && { IndexName: query.index }),
      KeyConditionExpression: `#pk = :pk${range ? ` AND ${range.expression}` : ''}`,
      ExpressionAttributeNames: { '#pk': pkName, ...(query.sk && { '#sk': skName }) },
      ExpressionAttributeValues: {
        ':pk': query.pk,
        ...range?.values,
      },
      ScanIndexForward: !query.reverse,
      ConsistentRead: query.consistent ?? false,
      ...(query.limit && { Limit: query.limit }),
      ...(query.cursor && { ExclusiveStartKey: decodeCursor(query.cursor, query) }),
    }),
  );
  return { items: (Items ?? []) as Item[], cursor: encodeCursor(LastEvaluatedKey) };
}

function rangeOf(sk: NonNullable<Query['sk']>) {
  if ('lte' in sk) return { expression: '#sk <= :sk', values: { ':sk': sk.lte } };
  if ('between' in sk)
    return { expression: '#sk BETWEEN :from AND :to', values: { ':from': sk.between[0], ':to': sk.between[1] } };
  return { expression: 'begins_with(#sk, :sk)', values: { ':sk': beginningOf(sk) } };
}

function toTransactItem(TableName: string, write: Write): TransactItem {
  const builder = new ExpressionBuilder();
  const update = 'update' in write ? builder.update(write) : undefined;
  const condition = builder.condition(write.if);
  const common = {
    TableName,
    ...(condition && { ConditionExpression: condition }),
    ...builder.attributes,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  if ('put' in write) return { Put: { ...common, Item: write.put } };
  const { PK, SK } = keyOf(write);
  if ('delete' in write) return { Delete: { ...common, Key: { PK, SK } } };
  if (update !== undefined) return { Update: { ...common, Key: { PK, SK }, UpdateExpression: update } };
  if (!condition) throw new Error('A check needs a condition');
  return { ConditionCheck: { ...common, Key: { PK, SK }, ConditionExpression: condition } };
}

/** The first write whose condition did not hold; nothing for conflicts and throttling, which a retry may pass. */
function failedCondition(error: TransactionCanceledException): { index: number; found: Item | undefined } | undefined {
  const reasons = error.CancellationReasons ?? [];
  const index = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  const found = reasons[index]?.Item;
  // The document client does not translate what comes inside an exception.
  if (index >= 0) return { index, found: found && (unmarshall(found) as Item) };
  const transient = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded', 'None'];
  if (!reasons.every((reason) => transient.includes(reason.Code ?? 'None'))) throw error;
  return undefined;
}

/** Full jitter, in milliseconds: at most 50, 100, 200, 400. */
export function backoff(attempt: number): number {
  return Math.random() * 25 * 2 ** attempt;
}
