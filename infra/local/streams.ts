import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { DynamoDBStreamsClient, Shard, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
} from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Assembly, LocalFunction, StreamSource } from './assembly.ts';
import type { LambdaPool } from './lambda-pool.ts';
import { deliverRecords } from './stream-batches.ts';

export interface StreamsOptions {
  assembly: Pick<Assembly, 'functions' | 'streamSources'>;
  pool: LambdaPool;
  client: DynamoDBStreamsClient;
  region: string;
  /** File that remembers how far each shard was read; none begins at the stream's start each time. */
  positionsFile: string | undefined;
  onDeadLetter: (arn: string, body: unknown) => Promise<void>;
  onError: (functionName: string, error: unknown) => void;
}

export interface StreamPollers {
  close(): Promise<void>;
}

const PAUSE_MS = 150;
const PAUSE_AFTER_ERROR_MS = 1000;
const LONGEST_BACKOFF_MS = 5000;
/** DynamoDB Local adds shards as time passes, so they are looked up again. */
const SHARDS_EVERY_MS = 10_000;

/** Lambda's pollers for the tables' streams. */
export function startStreamPollers(options: StreamsOptions): StreamPollers {
  const stop = new AbortController();
  const positions = openPositions(options.positionsFile);
  const pollers = options.assembly.streamSources.map((source) => follow(source, options, positions, stop.signal));
  return {
    async close() {
      stop.abort();
      await Promise.all(pollers);
      await positions.save();
    },
  };
}

interface Positions {
  /** Sequence number of the last record that is done, by mapping and shard. */
  get(key: string): string | undefined;
  set(key: string, sequenceNumber: string): void;
  save(): Promise<void>;
}

function openPositions(file: string | undefined): Positions {
  const known: Record<string, string> = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const save = async () => {
    if (file) await writeFile(file, JSON.stringify(known));
  };
  return {
    get: (key) => known[key],
    set(key, sequenceNumber) {
      known[key] = sequenceNumber;
      void save().catch((error) => process.emitWarning(error));
    },
    save,
  };
}

interface ShardReader {
  key: string;
  iterator: string | undefined;
}

async function follow(
  source: StreamSource,
  options: StreamsOptions,
  positions: Positions,
  signal: AbortSignal,
): Promise<void> {
  const fn = options.assembly.functions.get(source.functionArn);
  if (!fn) return;
  const readers = new Map<string, ShardReader>();
  let streamArn: string | undefined;
  let shardsReadAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    try {
      streamArn ??= await findStream(source.tableName, options.client);
      if (
        performance.now() - shardsReadAt > SHARDS_EVERY_MS ||
        [...readers.values()].every(({ iterator }) => !iterator)
      ) {
        await openShards(streamArn, fn, options.client, positions, readers);
        shardsReadAt = performance.now();
      }
      let received = 0;
      for (const reader of readers.values()) {
        received += await readShard(reader, source, fn, options, positions, signal);
      }
      if (received === 0) await pause(PAUSE_MS, signal);
    } catch (error) {
      if (signal.aborted) return;
      options.onError(fn.name, error);
      readers.clear();
      await pause(PAUSE_AFTER_ERROR_MS, signal);
    }
  }
}

async function findStream(tableName: string, client: DynamoDBStreamsClient): Promise<string> {
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName: tableName }));
  const arn = Streams.at(-1)?.StreamArn;
  if (!arn) throw new Error(`Table ${tableName} has no stream`);
  return arn;
}

async function openShards(
  streamArn: string,
  fn: LocalFunction,
  client: DynamoDBStreamsClient,
  positions: Positions,
  readers: Map<string, ShardReader>,
): Promise<void> {
  for (const { ShardId = '' } of await listShards(streamArn, client)) {
    if (readers.has(ShardId)) continue;
    const key = `${fn.name}/${ShardId}`;
    readers.set(ShardId, { key, iterator: await openIterator(streamArn, ShardId, positions.get(key), client) });
  }
}

async function listShards(streamArn: string, client: DynamoDBStreamsClient): Promise<Shard[]> {
  const shards: Shard[] = [];
  let start: string | undefined;
  do {
    const { StreamDescription } = await client.send(
      new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId: start }),
    );
    shards.push(...(StreamDescription?.Shards ?? []));
    start = StreamDescription?.LastEvaluatedShardId;
  } while (start);
  return shards;
}

async function openIterator(
  streamArn: string,
  shardId: string,
  after: string | undefined,
  client: DynamoDBStreamsClient,
): Promise<string | undefined> {
  const shard = { StreamArn: streamArn, ShardId: shardId };
  if (after) {
    try {
      const { ShardIterator } = await client.send(
        new GetShardIteratorCommand({
          ...shard,
          ShardIteratorType: 'AFTER_SEQUENCE_NUMBER',
          SequenceNumber: after,
        }),
      );
      return ShardIterator;
    } catch (error) {
      // The stream keeps a day; what lies before its oldest record is gone, in the cloud as here.
      if ((error as Error).name !== 'TrimmedDataAccessException') throw error;
    }
  }
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand({ ...shard, ShardIteratorType: 'TRIM_HORIZON' }),
  );
  return ShardIterator;
}

async function readShard(
  reader: ShardReader,
  source: StreamSource,
  fn: LocalFunction,
  { client, pool, region, onDeadLetter, onError }: StreamsOptions,
  positions: Positions,
  signal: AbortSignal,
): Promise<number> {
  if (!reader.iterator) return 0;
  const { Records = [], NextShardIterator } = await client.send(
    new GetRecordsCommand({ ShardIterator: reader.iterator, Limit: 1000 }),
  );
  if (Records.length > 0) {
    await deliverRecords(
      Records.map((record) => toLambdaRecord(record, source, region)),
      {
        source,
        fn,
        pool,
        onError,
        backoff: (attempt) => waitToRetry(attempt, signal),
        onDeadLetter: async (records) => {
          if (source.deadLetterArn) await onDeadLetter(source.deadLetterArn, { DDBStreamBatchInfo: records });
        },
      },
    );
    const last = Records.at(-1)?.dynamodb?.SequenceNumber;
    if (last) positions.set(reader.key, last);
  }
  reader.iterator = NextShardIterator;
  return Records.length;
}

/** The SDK's record is Lambda's, but for the time and binary values. */
function toLambdaRecord(record: StreamRecord, source: StreamSource, region: string): DynamoDBRecord {
  const created = record.dynamodb?.ApproximateCreationDateTime;
  const json = JSON.stringify(record, (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  );
  const plain = JSON.parse(json) as DynamoDBRecord;
  return {
    ...plain,
    awsRegion: region,
    eventSourceARN: `arn:aws:dynamodb:${region}:000000000000:table/${source.tableName}/stream/local`,
    dynamodb: {
      ...plain.dynamodb,
      ...(created && { ApproximateCreationDateTime: Math.floor(created.getTime() / 1000) }),
    },
  };
}

/** When the run ends in between, the records stay undone and are read again at the next start. */
async function waitToRetry(attempt: number, signal: AbortSignal): Promise<void> {
  await pause(Math.min(200 * 2 ** (attempt - 1), LONGEST_BACKOFF_MS), signal);
  signal.throwIfAborted();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
