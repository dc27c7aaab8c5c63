import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import { beginningOf, type Item, type Key, type Query } from '#functions/core/table.ts';
import { FakeTable } from '#test/support/fakes/fake-table.ts';

/**
 * The tests' table for millions of items: they stand in a file that ends with the process, and a query is answered from
 * an index. Conditions and writes are those of `FakeTable`.
 */
export class LargeTable extends FakeTable {
  private readonly database = openDatabase();
  protected override readonly items = new StoredItems(this.database);

  /** Many items at once, as they are. */
  load(items: Iterable<Item>): void {
    this.database.exec('BEGIN');
    for (const item of items) this.items.set(`${item.PK}\n${item.SK}`, item);
    this.database.exec('COMMIT');
  }

  /** What `work` changes is as it was afterwards. */
  async undoing<T>(work: () => Promise<T>): Promise<T> {
    this.database.exec('BEGIN');
    try {
      return await work();
    } finally {
      this.database.exec('ROLLBACK');
    }
  }

  override async query(query: Query) {
    const { index, pk, sk, reverse = false, limit = ALL, cursor } = query;
    if (sk && 'typed' in sk && sk.typed === '') throw new Error('The prefix of a query is an empty string');
    const [pkName, skName] = index ? ([`${index}PK`, `${index}SK`] as const) : (['PK', 'SK'] as const);
    const [from, to] = rangeOf(sk);
    const after = cursor ? decodeCursor(cursor, query) : undefined;
    const [beyond, order] = reverse ? ['<', 'DESC'] : ['>', 'ASC'];
    const place = after ? `AND (${skName}, PK, SK) ${beyond} (?, ?, ?)` : '';
    const rows = this.database
      .prepare(
        `SELECT json FROM items WHERE ${pkName} = ? AND ${skName} >= ? AND ${skName} <= ? ${place}
         ORDER BY ${skName} ${order}, PK ${order}, SK ${order} LIMIT ?`,
      )
      .all(
        pk,
        from,
        to,
        ...(after ? [after[skName] ?? '', after.PK ?? '', after.SK ?? ''] : []),
        limit === ALL ? ALL : limit + 1,
      );
    const found = rows.map(({ json }) => JSON.parse(String(json)) as Item);
    const items = limit === ALL ? found : found.slice(0, limit);
    const last = items.length < found.length ? items.at(-1) : undefined;
    const names = [...new Set(['PK', 'SK', pkName, skName])];
    return { items, cursor: encodeCursor(last && Object.fromEntries(names.map((name) => [name, last[name]]))) };
  }
}

/** SQLite's word for no limit. */
const ALL = -1;
/** Behind every text that DynamoDB lets a key be. */
const LAST = '\u{10FFFF}';

function rangeOf(sk: Query['sk']): [string, string] {
  if (!sk) return ['', LAST];
  if ('between' in sk) return [...sk.between];
  if ('lte' in sk) return ['', sk.lte];
  return [beginningOf(sk), `${beginningOf(sk)}${LAST}`];
}

/** An empty name is a file of SQLite's own, removed when it is closed. Nothing in it has to outlive a crash. */
function openDatabase(): DatabaseSync {
  const database = new DatabaseSync('');
  database.exec(`
    PRAGMA journal_mode = MEMORY;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -500000;
    CREATE TABLE items (PK, SK, GSI1PK, GSI1SK, GSI2PK, GSI2SK, json, PRIMARY KEY (PK, SK)) WITHOUT ROWID;
    CREATE INDEX GSI1 ON items (GSI1PK, GSI1SK) WHERE GSI1PK IS NOT NULL;
    CREATE INDEX GSI2 ON items (GSI2PK, GSI2SK) WHERE GSI2PK IS NOT NULL;
  `);
  return database;
}

/** What `FakeTable` keeps its items in, by `<PK>\n<SK>`. */
class StoredItems extends Map<string, Item> {
  private readonly statements: Record<'get' | 'set' | 'delete' | 'all', StatementSync>;

  constructor(database: DatabaseSync) {
    super();
    this.statements = {
      get: database.prepare('SELECT json FROM items WHERE PK = ? AND SK = ?'),
      set: database.prepare('INSERT OR REPLACE INTO items VALUES (?, ?, ?, ?, ?, ?, ?)'),
      delete: database.prepare('DELETE FROM items WHERE PK = ? AND SK = ?'),
      all: database.prepare('SELECT json FROM items'),
    };
  }

  override get(key: string): Item | undefined {
    const { PK, SK } = keyOf(key);
    const row = this.statements.get.get(PK, SK);
    return row && JSON.parse(String(row.json));
  }

  override set(_key: string, item: Item): this {
    const column = (name: string) => (item[name] === undefined ? null : String(item[name]));
    const { PK, SK } = item;
    const columns = ['GSI1PK', 'GSI1SK', 'GSI2PK', 'GSI2SK'].map(column);
    this.statements.set.run(PK, SK, ...columns, JSON.stringify(item));
    return this;
  }

  override delete(key: string): boolean {
    const { PK, SK } = keyOf(key);
    return this.statements.delete.run(PK, SK).changes > 0;
  }

  override *values(): MapIterator<Item> {
    for (const { json } of this.statements.all.iterate()) yield JSON.parse(String(json));
  }
}

function keyOf(key: string): Key {
  const [PK = '', SK = ''] = key.split('\n');
  return { PK, SK };
}
