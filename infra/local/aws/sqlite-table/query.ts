import { type Condition, parseCondition } from './condition.ts';
import type { KeyNames, Schema } from './schema.ts';
import type { OpenTable } from './sqlite-database.ts';
import { LAST, type Range } from './sqlite-items.ts';
import { Placeholders } from './tokens.ts';
import { type Input, invalid, only, sizeOf, type WireItem } from './wire.ts';

const MEMBERS = [
  'TableName',
  'IndexName',
  'KeyConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'ScanIndexForward',
  'ConsistentRead',
  'Limit',
  'ExclusiveStartKey',
];
/** Bytes. Source: "Query", which reads no more at a time. */
const PAGE = 1024 * 1024;

/** One page: `Limit` items, or as many as fill a megabyte. */
export function query({ schema, items }: OpenTable, input: Input) {
  only(input, MEMBERS);
  const { IndexName, Limit = Number.POSITIVE_INFINITY, ExclusiveStartKey: after } = input;
  const key = IndexName === undefined ? schema.key : schema.indexes.get(IndexName);
  if (!key) throw invalid(`The table does not have the specified index: ${IndexName}`);
  if (IndexName && input.ConsistentRead)
    throw invalid('Consistent reads are not supported on global secondary indexes');
  if (Limit < 1) throw invalid('Limit must be greater than or equal to 1');
  const names = [...new Set([...schema.key, ...key])];
  if (after) checkStart(after, names);
  const found: WireItem[] = [];
  let size = 0;
  for (const item of items.range({ ...rangeOf(input, key), after, reverse: input.ScanIndexForward === false })) {
    found.push(item);
    size += sizeOf(item);
    if (found.length < Limit && size < PAGE) continue;
    const LastEvaluatedKey = Object.fromEntries(names.map((name) => [name, item[name]]));
    return { Items: found, Count: found.length, ScannedCount: found.length, LastEvaluatedKey };
  }
  return { Items: found, Count: found.length, ScannedCount: found.length };
}

function checkStart(start: WireItem, names: readonly string[]): void {
  const whole = Object.keys(start).length === names.length && names.every((name) => start[name]?.S !== undefined);
  if (!whole) throw invalid('The provided starting key is invalid');
}

/** The hash attribute equals a text, and at most one thing is said of the range attribute. */
function rangeOf(input: Input, key: Schema['key']): Pick<Range, 'key' | 'hash' | 'from' | 'to'> {
  const placeholders = new Placeholders(input);
  const condition = parseCondition(input.KeyConditionExpression ?? '', placeholders);
  placeholders.end();
  const parts = 'all' in condition ? condition.all : [condition];
  const isHash = (part: Condition) =>
    'is' in part && part.is === '=' && 'name' in part.left && part.left.name === key[0];
  const [hash] = parts.filter(isHash);
  const others = parts.filter((part) => part !== hash);
  if (!hash || !('is' in hash) || others.length > 1) throw invalid('Query condition missed key schema element');
  const [from, to] = others[0] ? limitsOf(others[0], key) : ['', LAST];
  return { key, hash: textOf(hash.right), from, to };
}

function limitsOf(part: Condition, [, range]: KeyNames): [string, string] {
  const subject = 'operand' in part ? part.operand : 'is' in part ? part.left : undefined;
  if (!subject || !('name' in subject) || subject.name !== range) throw invalid('Query key condition not supported');
  if ('between' in part) {
    const [from, to] = part.between.map(textOf) as [string, string];
    if (from > to)
      throw invalid('The BETWEEN operator requires upper bound to be greater than or equal to lower bound');
    return [from, to];
  }
  if ('beginsWith' in part) {
    const prefix = textOf(part.beginsWith);
    return [prefix, `${prefix}${LAST}`];
  }
  if ('is' in part && part.is === '<=') return ['', textOf(part.right)];
  throw invalid('Query key condition not supported');
}

function textOf(operand: object): string {
  const text = 'value' in operand && (operand.value as { S?: unknown }).S;
  if (typeof text !== 'string')
    throw invalid('One or more parameter values were invalid: a key is compared with a text');
  if (text === '') throw invalid('One or more parameter values are not valid: an empty string value');
  return text;
}
