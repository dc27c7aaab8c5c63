import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import type { Item } from '#functions/core/table.ts';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import type { Change } from '../banco.ts';
import type { Linea, WireKey } from './linea.ts';

export interface Tabla {
  changes(): Promise<Change[]>;
  items(): Promise<Item[]>;
  restore(): Promise<void>;
  close(): void;
}

/** DynamoDB's limits of a batch. */
const WRITES = 25;
const READS = 100;

/** A table that holds these items and nothing else, and can be put back to them. What `linea` has not seen has not changed. */
export async function openTabla(
  { endpoint, name }: { endpoint: string; name: string },
  given: readonly Item[],
  linea: () => Linea,
): Promise<Tabla> {
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials: LOCAL_CREDENTIALS });
  const photo = new Map<string, Item>();
  for (const item of given) {
    const stored = marshall(item, { removeUndefinedValues: true });
    photo.set(nameOf(stored as unknown as WireKey), unmarshall(stored) as Item);
  }
  const put = (item: Item) => ({ PutRequest: { Item: marshall(item, { removeUndefinedValues: true }) } });
  const write = async (requests: ({ PutRequest: object } | { DeleteRequest: object })[]) => {
    for (const batch of inBatches(requests, WRITES)) {
      const { UnprocessedItems = {} } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [name]: batch as never } }),
      );
      if (Object.keys(UnprocessedItems).length > 0) throw new Error('The table did not take all items');
    }
  };
  await write([...photo.values()].map(put));

  async function changes(): Promise<Change[]> {
    const found = new Map<string, Item>();
    const touched = linea().touched();
    for (const batch of inBatches(touched, READS)) {
      const Keys = batch as unknown as Record<string, AttributeValue>[];
      const command = new BatchGetItemCommand({ RequestItems: { [name]: { Keys, ConsistentRead: true } } });
      const { Responses = {} } = await client.send(command);
      for (const stored of Responses[name] ?? [])
        found.set(nameOf(stored as unknown as WireKey), unmarshall(stored) as Item);
    }
    return touched
      .map((key) => ({ before: photo.get(nameOf(key)), after: found.get(nameOf(key)) }))
      .filter(({ before, after }) => !isDeepStrictEqual(before, after));
  }

  return {
    changes,
    async items() {
      const all = new Map(photo);
      for (const { before, after } of await changes()) {
        if (after) all.set(`${after.PK}\n${after.SK}`, after);
        else if (before) all.delete(`${before.PK}\n${before.SK}`);
      }
      return [...all.values()];
    },
    async restore() {
      const back = linea()
        .touched()
        .map((Key) => {
          const before = photo.get(nameOf(Key));
          return before ? put(before) : { DeleteRequest: { Key } };
        });
      await write(back);
      linea().forget();
    },
    close: () => client.destroy(),
  };
}

const nameOf = ({ PK, SK }: WireKey) => `${PK.S}\n${SK.S}`;

function* inBatches<T>(all: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}
