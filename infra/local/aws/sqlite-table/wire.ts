import { AwsError } from '../json-protocol.ts';

/** One value as the protocol has it: `{ "S": "…" }`, `{ "N": "1" }`, `{ "BOOL": true }`… */
export type Value = Record<string, unknown>;
export type WireItem = Record<string, Value>;

// biome-ignore lint/suspicious/noExplicitAny: requests of DynamoDB's protocol; `only` says which members are read
export type Input = any;

/** What DynamoDB answers to a request that it does not take. */
export const invalid = (message: string) => new AwsError('ValidationException', message);

/** @throws ValidationException when the request has anything that would otherwise be passed over in silence. */
export function only(input: object, names: readonly string[]): void {
  const other = Object.entries(input).find(([name, value]) => value !== undefined && !names.includes(name));
  if (other) throw invalid(`The table on SQLite does not support ${other[0]}`);
}

export const bytesOf = (text: string) => Buffer.byteLength(text);

/** Bytes. Source: "DynamoDB item sizes and formats". */
export function sizeOf(item: WireItem): number {
  return Object.entries(item).reduce((size, [name, value]) => size + bytesOf(name) + sizeOfValue(value), 0);
}

function sizeOfValue(typed: Value): number {
  const [type = '', value] = Object.entries(typed)[0] ?? [];
  switch (type) {
    case 'S':
      return bytesOf(value as string);
    case 'N':
      return Math.ceil((value as string).length / 2) + 1;
    case 'B':
      return Math.ceil(((value as string).length * 3) / 4);
    case 'BOOL':
    case 'NULL':
      return 1;
    case 'L':
      return (value as Value[]).reduce((size, each) => size + 1 + sizeOfValue(each), 3);
    case 'M':
      return 3 + Object.keys(value as WireItem).length + sizeOf(value as WireItem);
    case 'SS':
    case 'NS':
    case 'BS':
      return (value as string[]).reduce((size, each) => size + bytesOf(each), 0);
    default:
      throw invalid(`Supplied AttributeValue has an unknown type: ${type}`);
  }
}
