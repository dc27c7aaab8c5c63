import { isDeepStrictEqual } from 'node:util';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import {
  beginningOf,
  type Conditions,
  changeWrites,
  type Item,
  type Key,
  keyOf,
  type Query,
  type Table,
  type Test,
  type Write,
} from '#functions/core/table.ts';

const id = ({ PK, SK }: Key) => `${PK}\n${SK}`;

/** DynamoDB's limit. */
const MOST_IN_A_TRANSACTION = 100;

/**
 * The table in memory. Its suite (`table.suite.ts`) runs on DynamoDB too, so what holds here holds there. Indexes are
 * consistent here, which DynamoDB's are not.
 */
export class FakeTable implements Table {
  protected readonly items = new Map<string, Item>();
  /** What was written, in order, for tests that look at events and e-mails. */
  readonly written: Item[] = [];
  /** Grows with each change. */
  revision = 0;

  async get(key: Key): Promise<Item | undefined> {
    return this.handOut(this.items.get(id(key)));
  }

  async batchGet(keys: readonly Key[]): Promise<Item[]> {
    return keys.flatMap((key) => this.handOut(this.items.get(id(key))) ?? []);
  }

  async query(query: Query) {
    const { index, pk, sk, reverse, limit, cursor } = query;
    const pkName = index ? `${index}PK` : 'PK';
    const skName = index ? `${index}SK` : 'SK';
    if (sk && 'typed' in sk && sk.typed === '') throw new Error('The prefix of a query is an empty string');
    const sorted: Item[] = [];
    for (const item of this.among(query)) {
      if (item[pkName] === pk && matches(String(item[skName]), sk)) sorted.push(item);
    }
    sorted.sort((a, b) => compare(a, b, skName) * (reverse ? -1 : 1));
    const after = cursor ? decodeCursor(cursor, query) : undefined;
    // The item of the cursor itself may be gone: the place it had still counts.
    const rest = after
      ? sorted.filter((item) => compare(item, after as Item, skName) * (reverse ? -1 : 1) > 0)
      : sorted;
    const items = rest.slice(0, limit);
    const last = items.at(-1);
    const more = last && items.length < rest.length;
    const next = more
      ? Object.fromEntries([...new Set(['PK', 'SK', pkName, skName])].map((name) => [name, last[name]]))
      : undefined;
    return { items: this.handOut(items), cursor: encodeCursor(next) };
  }

  /** Where a query looks: for large tables a part of all that has what it finds. */
  protected among(_query: Query): Iterable<Item> {
    return this.items.values();
  }

  /** Whoever asks may do with it what they like. */
  protected handOut<T>(items: T): T {
    return copyOf(items);
  }

  async write(asked: readonly Write[]): Promise<void> {
    if (asked.length > MOST_IN_A_TRANSACTION) throw new Error(`${asked.length} items are too many for a transaction`);
    const keys = asked.map((write) => id(keyOf(write)));
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice !== undefined) throw new Error(`A transaction cannot write ${twice} twice`);
    let writes = asked;
    for (let changes = 1; ; changes++) {
      const index = writes.findIndex((write) => !holds(write.if, this.items.get(id(keyOf(write)))));
      const failed = writes[index];
      if (!failed) break;
      writes = changeWrites(writes, index, copyOf(this.items.get(id(keyOf(failed)))), changes);
    }
    for (const write of writes) this.apply(write);
  }

  /** What stands in the table now, for `restore`. Items are never changed in place, so a copy of the map is one of all. */
  photo(): ReadonlyMap<string, Item> {
    return new Map(this.items);
  }

  restore(photo: ReadonlyMap<string, Item>): void {
    const changes = this.changesSince(photo);
    this.revision += 1;
    this.written.length = 0;
    // What was deleted stands in its old place again, which a map gives by beginning anew.
    if (changes.some(({ after }) => !after)) {
      this.items.clear();
      for (const [key, item] of photo) this.items.set(key, item);
      return;
    }
    for (const { before, after } of changes) {
      if (before) this.items.set(id(before), before);
      else if (after) this.items.delete(id(after));
    }
  }

  /** Items that have come, gone or changed since a photo was taken. */
  changesSince(photo: ReadonlyMap<string, Item>): { before: Item | undefined; after: Item | undefined }[] {
    const changes: { before: Item | undefined; after: Item | undefined }[] = [];
    for (const [key, after] of this.items) {
      const before = photo.get(key);
      if (before !== after) changes.push({ before, after });
    }
    for (const [key, before] of photo) if (!this.items.has(key)) changes.push({ before, after: undefined });
    return changes;
  }

  /** Every item, for assertions on what stands in the table. */
  all(): Item[] {
    return copyOf([...this.items.values()]);
  }

  /** Everything as it is now; the answer brings it back. */
  snapshot(): () => void {
    const then = new Map(this.items);
    return () => {
      this.items.clear();
      for (const [key, item] of then) this.items.set(key, item);
      this.written.length = 0;
    };
  }

  private apply(write: Write): void {
    if (!('check' in write)) this.revision += 1;
    const key = keyOf(write);
    if ('put' in write) this.store(withoutUndefined(write.put));
    else if ('delete' in write) this.items.delete(id(key));
    else if ('update' in write) {
      const item: Item = { ...(this.items.get(id(key)) ?? { PK: key.PK, SK: key.SK }) };
      Object.assign(item, withoutUndefined(write.set ?? {}));
      for (const [name, value] of Object.entries(write.add ?? {})) item[name] = Number(item[name] ?? 0) + value;
      for (const name of write.remove ?? []) delete item[name];
      this.store(item);
    }
  }

  protected store(item: Item): void {
    const stored = copyOf(item);
    this.items.set(id(item), stored);
    this.written.push(stored);
  }
}

/** Items are plain data, which is copied so in a fraction of the time; what else there is in them goes the usual way. */
function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? structuredClone(value) : value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copy = { ...value };
  for (const name in copy) copy[name] = copyOf(copy[name]);
  return copy;
}

function matches(value: string, sk: Query['sk']): boolean {
  if (!sk) return true;
  if ('between' in sk) return sk.between[0] <= value && value <= sk.between[1];
  if ('lte' in sk) return value <= sk.lte;
  return value.startsWith(beginningOf(sk));
}

function compare(a: Item, b: Item, skName: string): number {
  const name = [skName, 'PK', 'SK'].find((each) => a[each] !== b[each]);
  if (name === undefined) return 0;
  return String(a[name]) < String(b[name]) ? -1 : 1;
}

function holds(conditions: Conditions | undefined, item: Item | undefined): boolean {
  return Object.entries(conditions ?? {}).every(([name, test]) => holdsTest(item, name, test));
}

function holdsTest(item: Item | undefined, name: string, test: Test): boolean {
  const value = item?.[name];
  if ('exists' in test) return (value !== undefined) === test.exists;
  if ('eq' in test) return value !== undefined && isDeepStrictEqual(value, test.eq);
  if ('in' in test) return test.in.includes(value);
  if ('above' in test) return typeof value === 'number' && value > test.above;
  if ('absentOrBelow' in test) {
    return (
      value === undefined || (typeof value === typeof test.absentOrBelow && (value as string) < test.absentOrBelow)
    );
  }
  return [test.belowLimit].flat().every((attribute) => {
    const limit = item?.[attribute];
    return limit === -1 || (typeof value === 'number' && typeof limit === 'number' && value < limit);
  });
}

function withoutUndefined<T extends object>(value: T): T {
  const kept = { ...value };
  for (const name of Object.keys(kept) as (keyof T)[]) if (kept[name] === undefined) delete kept[name];
  return kept;
}
