import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AwsError } from '../json-protocol.ts';
import { type Schema, schemaOf } from './schema.ts';
import { createItems, SqliteItems } from './sqlite-items.ts';
import { StreamRecords } from './stream-records.ts';
import type { Input } from './wire.ts';

export interface OpenTable {
  schema: Schema;
  /** The request that made it. */
  created: Input;
  items: SqliteItems;
}

/**
 * The tables of one file, or of none at all. What a transaction has stored outlives the process; while nothing else is at
 * the file, `bulk` gives up that for speed: a transaction that was under way when the process died is taken back at the
 * next opening, but after a power cut the file may be lost.
 */
export class SqliteDatabase {
  readonly stream: StreamRecords;
  private readonly database: DatabaseSync;
  private readonly tables = new Map<string, OpenTable>();

  /** @throws Error when another process has the file and `bulk` wants it alone. */
  constructor(file?: string, { bulk = false } = {}) {
    if (file) mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    this.database = new DatabaseSync(file ?? ':memory:');
    this.database.exec(bulk ? BULK : DURABLE);
    this.database.exec('CREATE TABLE IF NOT EXISTS "a table" (name TEXT PRIMARY KEY, created TEXT NOT NULL)');
    this.stream = new StreamRecords(this.database);
    for (const { created } of this.database.prepare('SELECT created FROM "a table"').all()) {
      this.open(JSON.parse(created as string));
    }
  }

  get all(): readonly OpenTable[] {
    return [...this.tables.values()];
  }

  /** @throws ResourceNotFoundException. */
  table(name: string): OpenTable {
    const table = this.tables.get(name);
    if (!table)
      throw new AwsError('ResourceNotFoundException', `Requested resource not found: Table: ${name} not found`);
    return table;
  }

  create(input: Input): OpenTable {
    const schema = schemaOf(input);
    if (this.tables.has(schema.name)) {
      throw new AwsError('ResourceInUseException', `Table already exists: ${schema.name}`);
    }
    this.atOnce(() => {
      createItems(this.database, schema);
      const statement = this.database.prepare('INSERT INTO "a table" VALUES (?, ?)');
      statement.run(schema.name, JSON.stringify(input));
    });
    return this.open(input);
  }

  /** All of what `work` stores or, when it throws, nothing. */
  atOnce<T>(work: () => T): T {
    this.begin();
    try {
      const result = work();
      this.commit();
      return result;
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  /** What is stored from here on counts with `commit`; closing before it takes it back. */
  begin(): void {
    this.database.exec('BEGIN IMMEDIATE');
  }

  commit(): void {
    this.database.exec('COMMIT');
  }

  close(): void {
    this.database.close();
  }

  private open(created: Input): OpenTable {
    const schema = schemaOf(created);
    const table = { schema, created, items: new SqliteItems(this.database, schema) };
    this.tables.set(schema.name, table);
    return table;
  }
}

const DURABLE = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -64000;';
const BULK = `PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF;
  PRAGMA cache_size = -400000;`;
