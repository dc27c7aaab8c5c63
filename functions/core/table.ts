/**
 * The one table, as repositories see it. Conditions and changes are data, so that the fake of the tests and DynamoDB
 * read the same thing. Only repositories know keys.
 */
export interface Key {
  PK: string;
  SK: string;
}

export type Item = Key & Record<string, unknown>;

export type Test =
  | { eq: unknown }
  | { in: readonly unknown[] }
  | { exists: boolean }
  /** The number is below the one in each named attribute, or that one is -1 (unlimited). */
  | { belowLimit: string | readonly string[] }
  /** The number is greater than this. */
  | { above: number }
  /** There is no such attribute, or it is below this number, or before this text. */
  | { absentOrBelow: number | string };

/** All must hold, each on one attribute of the item as it is before the write. */
export type Conditions = Record<string, Test>;

/** What a change made of one value, for the audit log. Never personal data: the log outlives what it speaks of. */
export interface Cambio {
  campo: string;
  antes: string | number | boolean | null;
  despues: string | number | boolean | null;
}

interface Conditional {
  if?: Conditions;
  /** The failure to report when the condition does not hold; it gets the item as it stood, when there is one. */
  orFail?: (found: Item | undefined) => Error;
  /** Asked before `orFail`: what to write in the place of this write, given the item as it stood. The others stay. */
  instead?: (found: Item | undefined) => readonly Write[] | undefined;
  /** A group that `instead` replaces as a whole: the table sets it on what an `instead` gave, others on the first one. */
  together?: readonly Write[];
  /** What the audit log keeps of this write; nothing is stored in the item itself. */
  cambios?: readonly Cambio[];
}

export type Write = Conditional &
  (
    | { put: Item }
    | {
        update: Key;
        /** Undefined values are left alone. */
        set?: Record<string, unknown>;
        add?: Record<string, number>;
        remove?: readonly string[];
      }
    | { delete: Key }
    | { check: Key }
  );

/** Beginning of sort keys. It ends with the separator of keys: without it `X#can_1` would also begin what is `X#can_10`'s. */
export type KeyPrefix = `${string}#`;

export interface Query {
  index?: 'GSI1' | 'GSI2';
  pk: string;
  /** `typed`: the beginning of a text that somebody looks for. `between`: both ends included. */
  sk?: { beginsWith: KeyPrefix } | { typed: string } | { lte: string } | { between: readonly [string, string] };
  /** Newest or last first. */
  reverse?: boolean;
  limit?: number;
  cursor?: string | undefined;
  /** Reads what was just written; not on indexes. */
  consistent?: boolean;
}

export interface Page<T> {
  items: T[];
  /** Where the next page begins; absent on the last one. */
  cursor?: string | undefined;
}

export interface WriteOptions {
  /** What the caller will be answered: kept with an Idempotency-Key, when the request has one, in the same transaction. */
  result?: unknown;
  /** How many things were moved, for the audit log. */
  cuantos?: number;
  /** Whose audit log it belongs to, when neither the request is bound to a company nor a write is in one. */
  empresaId?: string | null | undefined;
  /** Not yet what the request is about: its entry in the audit log comes with a later write. */
  audit?: false;
}

export interface Table {
  get(key: Key, options?: { consistent?: boolean }): Promise<Item | undefined>;
  /** Up to 100 items, in the order of the keys; missing ones are left out. */
  batchGet(keys: readonly Key[]): Promise<Item[]>;
  query(query: Query): Promise<Page<Item>>;
  /** All of the writes or none. */
  write(writes: readonly Write[], options?: WriteOptions): Promise<void>;
}

/** @throws Error for a prefix without its separator */
export function asPrefix(text: string): KeyPrefix {
  if (!text.endsWith('#')) throw new Error(`The prefix "${text}" does not end with #`);
  return text as KeyPrefix;
}

/** Beginning of the sort keys that a query asks for. */
export function beginningOf(sk: { beginsWith: string } | { typed: string }): string {
  return 'typed' in sk ? sk.typed : asPrefix(sk.beginsWith);
}

export const NOT_EXISTS: Conditions = { PK: { exists: false } };
export const EXISTS: Conditions = { PK: { exists: true } };

/** A write whose condition failed and that named no failure of its own: a fault of ours. */
export class ConditionFailedError extends Error {
  readonly found: Item | undefined;
  constructor(key: Key, found: Item | undefined) {
    super(`Condition failed on ${key.PK} ${key.SK}`);
    this.name = 'ConditionFailedError';
    this.found = found;
  }
}

/** Others kept writing the same items, or the table was throttled, through every try. Nothing was stored. */
export class TableBusyError extends Error {
  constructor(cause: unknown) {
    super('The transaction did not come through', { cause });
    this.name = 'TableBusyError';
  }
}

export function keyOf(write: Write): Key {
  if ('put' in write) return { PK: write.put.PK, SK: write.put.SK };
  if ('update' in write) return write.update;
  if ('delete' in write) return write.delete;
  return write.check;
}

/** How often a transaction may be changed by `instead`: enough for many requests that count at the same moment. */
const MAX_CHANGES = 20;

/** The transaction with something else in the place of the write whose condition did not hold; else throws its failure. */
export function changeWrites(
  writes: readonly Write[],
  index: number,
  found: Item | undefined,
  changes: number,
): readonly Write[] {
  const write = writes[index] as Write;
  const other = write.instead?.(found);
  if (!other) throw failureOf(write, found);
  if (changes > MAX_CHANGES) throw new TableBusyError(failureOf(write, found));
  const { together } = write;
  return writes.flatMap((each) => {
    if (each === write) return other.map((one) => ({ ...one, together: other }));
    return together && each.together === together ? [] : [each];
  });
}

export function failureOf(write: Write, found: Item | undefined): Error {
  return write.orFail?.(found) ?? new ConditionFailedError(keyOf(write), found);
}
