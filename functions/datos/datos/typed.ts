import { createHash } from 'node:crypto';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

/**
 * Values as DynamoDB types them, in JSON: `{ "S": … }`, `{ "N": "1" }`, `{ "BOOL": … }`, `{ "NULL": true }`, `{ "L": […] }`,
 * `{ "M": {…} }`, sets `{ "SS": […] }`, `{ "NS": […] }`, and binary as base64, `{ "B": … }`, `{ "BS": […] }`. What is read
 * from such a file is what was written, type for type.
 */
export type Typed = Record<string, unknown>;

export function toTyped(datos: object): Typed {
  const typed = marshall(datos, { removeUndefinedValues: true, convertEmptyValues: false });
  return mapRecord(typed, encodeBinary);
}

/** @throws Error when a value has no type that DynamoDB knows. */
export function fromTyped(typed: Typed): Record<string, unknown> {
  return unmarshall(mapRecord(typed, decodeBinary) as AttributeValues);
}

type AttributeValues = Parameters<typeof unmarshall>[0];
type Convert = (tag: string, value: unknown) => unknown;

const encodeBinary: Convert = (tag, value) => {
  const encode = (bytes: unknown) => Buffer.from(bytes as Uint8Array).toString('base64');
  return tag === 'B' ? encode(value) : tag === 'BS' ? (value as unknown[]).map(encode) : value;
};
const decodeBinary: Convert = (tag, value) => {
  const decode = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64'));
  return tag === 'B' ? decode(value) : tag === 'BS' ? (value as unknown[]).map(decode) : value;
};

function mapRecord(record: object, convert: Convert): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, mapValue(value, convert)]));
}

function mapValue(typed: unknown, convert: Convert): unknown {
  const [tag = '', value] = Object.entries((typed ?? {}) as object)[0] ?? [];
  if (tag === 'L') return { L: (value as unknown[]).map((each) => mapValue(each, convert)) };
  if (tag === 'M') return { M: mapRecord(value as object, convert) };
  return { [tag]: convert(tag, value) };
}

/** The same text for the same values, whatever order attributes and members of sets came in. */
export function canonicalOf(typed: Typed): string {
  return JSON.stringify(sortValue({ M: typed }));
}

function sortValue(typed: unknown): unknown {
  const [tag = '', value] = Object.entries(typed as object)[0] ?? [];
  if (tag === 'L') return { L: (value as unknown[]).map(sortValue) };
  if (tag === 'M') {
    const entries = Object.entries(value as object).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return { M: Object.fromEntries(entries.map(([name, each]) => [name, sortValue(each)])) };
  }
  return ['SS', 'NS', 'BS'].includes(tag) ? { [tag]: (value as string[]).toSorted() } : typed;
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Hash of everything that an item holds: what a file's checksums are made of. */
export const huellaExacta = (typed: Typed): string => sha256(canonicalOf(typed));

/**
 * Hash of what an item says, by which two of them are compared. What bringing it back writes is not part of that: its
 * version and the time of its last save, and that it came from a file.
 */
export function huellaOf({ version: _, fechaActualizacion: _fecha, recuperado: _recuperado, ...typed }: Typed): string {
  return huellaExacta(typed);
}

/** Over many, in whatever order they came. */
export function huellaOfAll(huellas: readonly string[]): string {
  return sha256(huellas.toSorted().join('\n'));
}
