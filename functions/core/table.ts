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
  /** The number is below the one in the named attribute, or that one is -1 (unlimited). */
  | { belowLimit: string }
  /** There is no such attribute, or it is below this: for records that TTL has not removed yet. */
  | { absentOrBelow: number };

/** All must hold, each on one attribute of the item as it is before the write. */
export type Conditions = Record<string, Test>;

interface Conditional {
  if?: Conditions;
  /** The failure to report when the condition does not hold; it gets the item as it stood, when there is one. */
  orFail?: (found: Item | undefined) => Error;
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

export interface Query {
  index?: 'GSI1' | 'GSI2';
  pk: string;
  sk?: { beginsWith: string } | { lte: string };
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

export interface Table {
  get(key: Key, options?: { consistent?: boolean }): Promise<Item | undefined>;
  /** Up to 100 items, in the order of the keys; missing ones are left out. */
  batchGet(keys: readonly Key[]): Promise<Item[]>;
  query(query: Query): Promise<Page<Item>>;
  /**
   * All of the writes or none. `result` is what the caller will be answered: kept with an Idempotency-Key, when the
   * request has one, in the same transaction.
   */
  write(writes: readonly Write[], options?: { result?: unknown }): Promise<void>;
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

export function keyOf(write: Write): Key {
  if ('put' in write) return { PK: write.put.PK, SK: write.put.SK };
  if ('update' in write) return write.update;
  if ('delete' in write) return write.delete;
  return write.check;
}

export function failureOf(write: Write, found: Item | undefined): Error {
  return write.orFail?.(found) ?? new ConditionFailedError(keyOf(write), found);
}
