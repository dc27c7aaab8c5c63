import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { AwsError, type JsonOperation } from '../json-protocol.ts';
import type { KeyNames, Schema } from './schema.ts';
import { bytesOf, invalid, only, type WireItem } from './wire.ts';

/** What a stream says of one write: the item before and after it. */
export interface Written {
  before: WireItem | undefined;
  after: WireItem | undefined;
}

interface Place {
  table: string;
  after: string;
}

/** As DynamoDB keeps them, in milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST_RECORDS = 1000;
const SHARD = 'shardId-00000000000000000000-sqlite';
/** Texts of one length sort as their numbers do. */
const SEQUENCE_LENGTH = 21;

/** Records of new images, in the order of the writes. */
export class StreamRecords {
  private readonly statements: Record<'add' | 'read', StatementSync>;

  constructor(database: DatabaseSync) {
    database.exec(`
      CREATE TABLE IF NOT EXISTS "a record" (
        sequence INTEGER PRIMARY KEY AUTOINCREMENT, tabla TEXT NOT NULL, at INTEGER NOT NULL, json TEXT NOT NULL)
    `);
    database.prepare('DELETE FROM "a record" WHERE at < ?').run(Date.now() - KEPT_MS);
    this.statements = {
      add: database.prepare('INSERT INTO "a record" (tabla, at, json) VALUES (?, ?, ?)'),
      read: database.prepare('SELECT * FROM "a record" WHERE tabla = ? AND sequence > ? ORDER BY sequence LIMIT ?'),
    };
  }

  /** Part of the transaction that writes. */
  add({ name, key }: Schema, { before, after }: Written): void {
    const record = {
      eventName: after ? (before ? 'MODIFY' : 'INSERT') : 'REMOVE',
      Keys: keysOf((after ?? before) as WireItem, key),
      ...(after && { NewImage: after }),
    };
    this.statements.add.run(name, Date.now(), JSON.stringify(record));
  }

  read({ table, after }: Place, limit: number) {
    return this.statements.read.all(table, Number(after), limit).map(({ sequence, at, json }) => {
      const { eventName, ...dynamodb } = JSON.parse(json as string);
      return {
        eventID: `sqlite-${sequence}`,
        eventName,
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        dynamodb: {
          ApproximateCreationDateTime: Math.floor(Number(at) / 1000),
          ...dynamodb,
          SequenceNumber: String(sequence).padStart(SEQUENCE_LENGTH, '0'),
          SizeBytes: bytesOf(json as string),
          StreamViewType: 'NEW_IMAGE',
        },
      };
    });
  }
}

function keysOf(item: WireItem, key: KeyNames): WireItem {
  return Object.fromEntries(key.map((name) => [name, item[name] ?? {}]));
}

interface Streams {
  read: StreamRecords['read'];
  /** @throws ResourceNotFoundException. */
  schema(table: string): Schema;
  arnOf(table: string): string;
}

/** The four calls that read a stream, each of which has one shard. */
export function streamOperations({ read, schema, arnOf }: Streams): Record<string, JsonOperation> {
  const streamArnOf = (table: string) => `${arnOf(table)}/stream/sqlite`;
  const tableOf = (streamArn: string): string => {
    const name = /table\/([^/]+)\/stream\//.exec(streamArn)?.[1] ?? '';
    if (!schema(name).stream) throw new AwsError('ResourceNotFoundException', `There is no stream ${streamArn}`);
    return name;
  };

  return {
    ListStreams(input) {
      only(input, ['TableName']);
      const { name, stream } = schema(input.TableName);
      return { Streams: stream ? [{ StreamArn: streamArnOf(name), TableName: name, StreamLabel: 'sqlite' }] : [] };
    },
    DescribeStream(input) {
      only(input, ['StreamArn']);
      const TableName = tableOf(input.StreamArn);
      const Shards = [{ ShardId: SHARD, SequenceNumberRange: { StartingSequenceNumber: '0' } }];
      const StreamDescription = { StreamArn: input.StreamArn, TableName, StreamStatus: 'ENABLED', Shards };
      return { StreamDescription: { ...StreamDescription, StreamViewType: 'NEW_IMAGE' } };
    },
    GetShardIterator(input) {
      only(input, ['StreamArn', 'ShardId', 'ShardIteratorType', 'SequenceNumber']);
      const { ShardIteratorType: type, SequenceNumber = '0' } = input;
      const table = tableOf(input.StreamArn);
      if (input.ShardId !== SHARD) throw new AwsError('ResourceNotFoundException', `No shard ${input.ShardId}`);
      if (type === 'TRIM_HORIZON') return { ShardIterator: toIterator({ table, after: '0' }) };
      if (type === 'AFTER_SEQUENCE_NUMBER') return { ShardIterator: toIterator({ table, after: SequenceNumber }) };
      throw invalid(`The table on SQLite does not support iterators ${type}`);
    },
    GetRecords(input) {
      only(input, ['ShardIterator', 'Limit']);
      const place = fromIterator(input.ShardIterator);
      const Records = read(place, Math.min(input.Limit ?? MOST_RECORDS, MOST_RECORDS));
      const after = Records.at(-1)?.dynamodb.SequenceNumber ?? place.after;
      return { Records, NextShardIterator: toIterator({ ...place, after }) };
    },
  };
}

const toIterator = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url');

function fromIterator(text: string): Place {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    throw invalid('Invalid ShardIterator');
  }
}
