import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { KeyNames, Schema } from './schema.ts';
import type { WireItem } from './wire.ts';

/** Where a query reads: by the attributes of a table's or an index's key. */
export interface Range {
  key: KeyNames;
  hash: string;
  /** Both included. */
  from: string;
  to: string;
  /** The key, with that of the index, behind which it goes on. */
  after?: WireItem | undefined;
  reverse: boolean;
}

/** Behind every text that a key may be. */
export const LAST = '\u{10FFFF}';

const quoted = (name: string) => `"${name}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** Makes a table's rows and indexes, unless they stand. A row has the keys' texts and the item in the protocol's JSON. */
export function createItems(database: DatabaseSync, { name, key, indexes }: Schema): void {
  const columns = columnsOf({ key, indexes });
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${quoted(name)} (${columns.map((column) => `${quoted(column)} TEXT`).join(', ')},
      json TEXT NOT NULL, PRIMARY KEY (${listed(key)}));
  `);
  for (const [index, names] of indexes) {
    database.exec(`
      CREATE INDEX IF NOT EXISTS ${quoted(`${name} ${index}`)} ON ${quoted(name)} (${listed([...names, ...key])})
        WHERE ${names.map((column) => `${quoted(column)} IS NOT NULL`).join(' AND ')};
    `);
  }
}

function columnsOf({ key, indexes }: Pick<Schema, 'key' | 'indexes'>): string[] {
  return [...new Set([...key, ...[...indexes.values()].flat()])];
}

/** The items of one table. */
export class SqliteItems {
  private readonly database: DatabaseSync;
  private readonly schema: Schema;
  private readonly columns: readonly string[];
  private readonly statements: Record<'get' | 'put' | 'delete', StatementSync>;

  constructor(database: DatabaseSync, schema: Schema) {
    this.database = database;
    this.schema = schema;
    this.columns = columnsOf(schema);
    const table = quoted(schema.name);
    const ofKey = schema.key.map((name) => `${quoted(name)} = ?`).join(' AND ');
    this.statements = {
      get: database.prepare(`SELECT json FROM ${table} WHERE ${ofKey}`),
      put: database.prepare(`INSERT OR REPLACE INTO ${table} VALUES (${[...this.columns, 'json'].map(() => '?')})`),
      delete: database.prepare(`DELETE FROM ${table} WHERE ${ofKey}`),
    };
  }

  get(key: WireItem): WireItem | undefined {
    const row = this.statements.get.get(...this.texts(key, this.schema.key));
    return row && JSON.parse(row.json as string);
  }

  put(item: WireItem): void {
    this.statements.put.run(...this.texts(item, this.columns), JSON.stringify(item));
  }

  delete(key: WireItem): void {
    this.statements.delete.run(...this.texts(key, this.schema.key));
  }

  /** In order; of an index, in that of its key and then of the table's. Items are read as they are asked for. */
  *range({ key, hash, from, to, after, reverse }: Range): Generator<WireItem> {
    const order = [...new Set([key[1], ...this.schema.key])];
    const direction = reverse ? 'DESC' : 'ASC';
    const behind = after ? `AND (${listed(order)}) ${reverse ? '<' : '>'} (${order.map(() => '?')})` : '';
    const rows = this.database
      .prepare(
        `SELECT json FROM ${quoted(this.schema.name)}
         WHERE ${quoted(key[0])} = ? AND ${quoted(key[1])} >= ? AND ${quoted(key[1])} <= ? ${behind}
         ORDER BY ${order.map((name) => `${quoted(name)} ${direction}`).join(', ')}`,
      )
      .iterate(hash, from, to, ...(after ? this.texts(after, order) : []));
    for (const { json } of rows) yield JSON.parse(json as string);
  }

  *all(): Generator<WireItem> {
    const rows = this.database.prepare(`SELECT json FROM ${quoted(this.schema.name)}`);
    for (const { json } of rows.iterate()) yield JSON.parse(json as string);
  }

  /** All whose hash attribute does not begin with this. */
  *outside(prefix: string): Generator<WireItem> {
    const hash = quoted(this.schema.key[0]);
    const rows = this.database.prepare(`SELECT json FROM ${quoted(this.schema.name)} WHERE ${hash} < ? OR ${hash} > ?`);
    for (const { json } of rows.iterate(prefix, `${prefix}${LAST}`)) yield JSON.parse(json as string);
  }

  private texts(item: WireItem, names: readonly string[]): (string | null)[] {
    return names.map((name) => (item[name]?.S as string | undefined) ?? null);
  }
}
