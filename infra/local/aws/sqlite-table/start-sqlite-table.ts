import { createHash } from 'node:crypto';
import type { DynamodbEmulator } from '../dynamodb.ts';
import { DEFAULT_REGION, type EmulatorOptions, LOCAL_ACCOUNT } from '../emulator.ts';
import { type JsonOperation, serveJsonService } from '../json-protocol.ts';
import { query } from './query.ts';
import { RequestTokens } from './request-tokens.ts';
import { checkKey } from './schema.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { streamOperations } from './stream-records.ts';
import { transactWrite } from './transact.ts';
import { type Input, invalid, only, type WireItem } from './wire.ts';

interface SqliteTableOptions extends Omit<EmulatorOptions, 'dir'> {
  /** Of the database; none keeps it in memory. */
  file?: string;
  /** An open one in place of the file's; it is closed with this. */
  database?: SqliteDatabase;
}

/** A batch of the largest items, in JSON. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** Source: "BatchGetItem": items, and bytes of an answer. */
const MOST_KEYS = 100;

/**
 * DynamoDB's protocol, streams included, on a SQLite file: what the product's functions and the local run ask of it, and
 * nothing else. What it does not know it refuses. Made for the millions of items that DynamoDB Local is too slow for.
 */
export async function startSqliteTable(options: SqliteTableOptions = {}): Promise<DynamodbEmulator> {
  const { file, port, region = DEFAULT_REGION, database = new SqliteDatabase(file) } = options;
  const tokens = new RequestTokens();
  const arnOf = (name: string) => `arn:aws:dynamodb:${region}:${LOCAL_ACCOUNT}:table/${name}`;
  const descriptionOf = (name: string) => {
    const { schema, created } = database.table(name);
    const { TableName, AttributeDefinitions, KeySchema, StreamSpecification } = created;
    return {
      TableName,
      AttributeDefinitions,
      KeySchema,
      StreamSpecification,
      TableStatus: 'ACTIVE',
      TableArn: arnOf(name),
      GlobalSecondaryIndexes: created.GlobalSecondaryIndexes?.map((index: Input) => ({
        ...index,
        IndexStatus: 'ACTIVE',
      })),
      ...(schema.stream && { LatestStreamArn: `${arnOf(name)}/stream/sqlite`, LatestStreamLabel: 'sqlite' }),
    };
  };
  const read = (name: string, key: WireItem) => {
    const { schema, items } = database.table(name);
    checkKey(schema, key);
    return items.get(key);
  };

  const operations: Record<string, JsonOperation> = {
    CreateTable(input) {
      return { TableDescription: descriptionOf(database.create(input).schema.name) };
    },
    DescribeTable(input) {
      only(input, ['TableName']);
      return { Table: descriptionOf(input.TableName) };
    },
    // As in DynamoDB Local nothing is deleted.
    UpdateTimeToLive({ TableName, TimeToLiveSpecification }) {
      database.table(TableName);
      return { TimeToLiveSpecification };
    },
    GetItem(input) {
      only(input, ['TableName', 'Key', 'ConsistentRead']);
      return { Item: read(input.TableName, input.Key) };
    },
    BatchGetItem(input) {
      only(input, ['RequestItems']);
      const asked = Object.entries<Input>(input.RequestItems);
      const count = asked.reduce((sum, [, { Keys }]) => sum + Keys.length, 0);
      if (count < 1 || count > MOST_KEYS) throw invalid(`Too many items requested for the BatchGetItem call: ${count}`);
      const Responses = Object.fromEntries(
        asked.map(([name, request]) => {
          only(request, ['Keys', 'ConsistentRead']);
          if (new Set(request.Keys.map((key: WireItem) => JSON.stringify(key))).size < request.Keys.length) {
            throw invalid('Provided list of item keys contains duplicates');
          }
          return [name, request.Keys.flatMap((key: WireItem) => read(name, key) ?? [])];
        }),
      );
      return { Responses, UnprocessedKeys: {} };
    },
    Query(input) {
      return query(database.table(input.TableName), input);
    },
    TransactWriteItems(input) {
      const asked = createHash('sha256').update(JSON.stringify(input)).digest('base64');
      return tokens.once(input.ClientRequestToken, asked, () => transactWrite(database, input));
    },
    ...streamOperations({
      read: (place, limit) => database.stream.read(place, limit),
      schema: (name) => database.table(name).schema,
      arnOf,
    }),
  };

  const { endpoint, close } = await serveJsonService({ operations, port, maxBodyBytes: MAX_BODY_BYTES });
  return {
    endpoint,
    listensOnAllInterfaces: false,
    async close() {
      await close();
      database.close();
    },
  };
}
