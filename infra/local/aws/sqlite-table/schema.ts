import { bytesOf, type Input, invalid, only, sizeOf, type WireItem } from './wire.ts';

/** Names of the hash and of the range attribute. */
export type KeyNames = readonly [hash: string, range: string];

export interface Schema {
  name: string;
  key: KeyNames;
  indexes: ReadonlyMap<string, KeyNames>;
  stream: boolean;
}

const CREATE_MEMBERS = [
  'TableName',
  'AttributeDefinitions',
  'KeySchema',
  'GlobalSecondaryIndexes',
  'BillingMode',
  'StreamSpecification',
];
/** Bytes. Source: "Quotas in Amazon DynamoDB". */
const MOST = { hash: 2048, range: 1024, item: 400 * 1024 };

/** @throws ValidationException when the request asks for a table of another kind than the product's. */
export function schemaOf(input: Input): Schema {
  only(input, CREATE_MEMBERS);
  const { TableName: name, GlobalSecondaryIndexes: indexes = [], StreamSpecification: stream } = input;
  if (!/^[\w.-]{3,255}$/.test(name)) throw invalid('Invalid table name');
  if (stream?.StreamEnabled && stream.StreamViewType !== 'NEW_IMAGE') throw invalid('Streams are of new images only');
  const types = new Map<string, string>(
    input.AttributeDefinitions.map(({ AttributeName, AttributeType }: Input) => [AttributeName, AttributeType]),
  );
  const keyOf = ({ KeySchema }: Input): KeyNames => {
    const [hash, range] = ['HASH', 'RANGE'].map(
      (type) => KeySchema.find(({ KeyType }: Input) => KeyType === type)?.AttributeName,
    );
    if (types.get(hash) !== 'S' || types.get(range) !== 'S') throw invalid('A key is a text and a text');
    if (![hash, range].every((each) => /^\w+$/.test(each))) throw invalid('Invalid name of a key');
    return [hash, range];
  };
  const indexOf = (index: Input): [string, KeyNames] => {
    only(index, ['IndexName', 'KeySchema', 'Projection']);
    if (index.Projection.ProjectionType !== 'ALL') throw invalid('Indexes project whole items');
    if (!/^[\w.-]{3,255}$/.test(index.IndexName)) throw invalid('Invalid index name');
    return [index.IndexName, keyOf(index)];
  };
  return { name, key: keyOf(input), indexes: new Map(indexes.map(indexOf)), stream: Boolean(stream?.StreamEnabled) };
}

/** A whole key and nothing else. @throws ValidationException. */
export function checkKey({ key }: Schema, given: WireItem): void {
  if (Object.keys(given ?? {}).length !== key.length)
    throw invalid('The provided key element does not match the schema');
  checkTexts(given, key);
}

/** What is wrong with an item whatever the table. @throws ValidationException. */
export function checkGiven({ key }: Schema, item: WireItem): void {
  for (const name of key) {
    if (!item[name]) throw invalid(`One or more parameter values were invalid: Missing the key ${name} in the item`);
    if (item[name].S === '')
      throw invalid(`The AttributeValue for a key attribute cannot contain an empty string: ${name}`);
  }
  if (sizeOf(item) > MOST.item) throw invalid('Item size has exceeded the maximum allowed size');
}

/** What this table would not store: within a transaction, the reason for which that is cancelled. @throws ValidationException. */
export function checkItem({ key, indexes }: Schema, item: WireItem): void {
  checkTexts(item, key);
  for (const [hash, range] of indexes.values()) checkTexts(item, [item[hash] && hash, item[range] && range]);
  if (sizeOf(item) > MOST.item) throw invalid('Item size to update has exceeded the maximum allowed size');
}

function checkTexts(item: WireItem, [hash, range]: readonly (string | undefined)[]): void {
  if (hash) checkText(hash, item[hash]?.S, MOST.hash);
  if (range) checkText(range, item[range]?.S, MOST.range);
}

function checkText(name: string, text: unknown, most: number): void {
  const wrong = (what: string) => invalid(`One or more parameter values were invalid: ${name} ${what}`);
  if (typeof text !== 'string') throw wrong('is no text');
  if (text === '') throw wrong('is empty');
  if (bytesOf(text) > most) throw wrong('is too long');
}
