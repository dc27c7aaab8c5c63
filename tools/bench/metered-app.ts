import { EVENTO } from '#functions/core/outbox.ts';
import type { Item, Key, Query, Table, Write } from '#functions/core/table.ts';
import { JOB_FUNCTIONS } from '#infra/function-list.ts';
import { TestApp } from '#test/support/test-app.ts';
import { PartitionMeter } from './partition-meter.ts';

/** What one piece of work costs AWS, counted. */
export interface Usage {
  /** Calls of the API, each one invocation of a function. */
  requests: number;
  /** Invocations of jobs by events, the one that publishes included. */
  jobs: number;
  /** What was put on the event bus. */
  events: number;
  readUnits: number;
  writeUnits: number;
  emails: number;
  /** What is left in the table, indexes included. */
  storedKb: number;
}

const READ_KB = 4;
const INDEXES = ['GSI1PK', 'GSI2PK'];

/**
 * The product on fakes, and what it reads and writes in DynamoDB's units: a read of 4 kB is half a unit, or a whole one when
 * it is consistent; a transaction's write of 1 kB two, its check too, and one more for each index that the item stands in.
 * Sizes are those of the items as JSON, somewhat above DynamoDB's own.
 */
export class MeteredApp extends TestApp {
  readonly meter = new PartitionMeter();
  private readonly usage: Usage = {
    requests: 0,
    jobs: 0,
    events: 0,
    readUnits: 0,
    writeUnits: 0,
    emails: 0,
    storedKb: 0,
  };

  constructor() {
    super();
    const { get, batchGet, query, write } = this.table;
    const table: Table = this.table;
    const reads = (
      pk: string,
      items: readonly Item[],
      { index, consistent }: Pick<Query, 'index' | 'consistent'> = {},
    ) => {
      const units = readUnitsOf(items, consistent);
      this.usage.readUnits += units;
      this.meter.read(pk, index, units);
    };
    table.get = async (key: Key, options) => {
      const item = await get.call(table, key);
      reads(key.PK, item ? [item] : [], options);
      return item;
    };
    table.batchGet = async (keys) => {
      const items = await batchGet.call(table, keys);
      for (const item of items) reads(item.PK, [item]);
      return items;
    };
    table.query = async (asked) => {
      const page = await query.call(this.table, asked);
      reads(asked.pk, page.items, asked);
      return page;
    };
    table.write = async (writes: readonly Write[]) => {
      const before = this.table.written.length;
      await write.call(this.table, writes);
      const written = this.table.written.slice(before);
      this.usage.writeUnits += writeUnitsOf(writes, written);
      for (const item of written) this.meter.wrote(item, Math.ceil(kbOf(item)));
      for (const each of writes) this.meter.touchedBy(each);
    };
  }

  override async call<T = Record<string, unknown>>(...args: Parameters<TestApp['call']>) {
    this.usage.requests++;
    const answer = await super.call<T>(...args);
    if (answer.status >= 400) throw new Error(`${answer.status} ${answer.text}`);
    return answer;
  }

  /** What some work costs beyond what came before it. */
  async measure(work: () => Promise<unknown>): Promise<Usage> {
    const before = { ...this.usage, storedKb: this.stored() };
    const told = this.eventCount();
    const mailed = this.emailCount();
    await work();
    const after = { ...this.usage, storedKb: this.stored() };
    const events = this.table
      .all()
      .filter(({ tipo }) => tipo === EVENTO)
      .slice(told);
    return {
      requests: after.requests - before.requests,
      jobs: events.reduce((sum, { evento }) => sum + 1 + listenersOf(String(evento)), 0),
      events: events.length,
      readUnits: after.readUnits - before.readUnits,
      writeUnits: after.writeUnits - before.writeUnits,
      emails: this.emailCount() - mailed,
      storedKb: after.storedKb - before.storedKb,
    };
  }

  private emailCount = () => this.table.all().filter(({ tipo }) => tipo === 'CORREO').length;
  private eventCount = () => this.table.all().filter(({ tipo }) => tipo === EVENTO).length;

  /** Without what DynamoDB deletes by itself. */
  private stored(): number {
    return this.table
      .all()
      .filter(({ expira }) => expira === undefined)
      .reduce((sum, item) => sum + kbOf(item) * (1 + indexesOf(item)), 0);
  }
}

/** What one read of these items takes: one item, or a page of them. */
export function readUnitsOf(items: readonly Item[], consistent = false): number {
  const kb = items.reduce((sum, item) => sum + kbOf(item), 0);
  return Math.max(1, Math.ceil(kb / READ_KB)) * (consistent ? 1 : 0.5);
}

/** What one transaction takes: `written` are the items that it left, its other writes only check or delete. */
export function writeUnitsOf(writes: readonly Write[], written: readonly Item[]): number {
  const others = Math.max(0, writes.length - written.length);
  return others * 2 + written.reduce((sum, item) => sum + Math.ceil(kbOf(item)) * (2 + indexesOf(item)), 0);
}

const kbOf = (item: Item) => Buffer.byteLength(JSON.stringify(item)) / 1024;
const indexesOf = (item: Item) => INDEXES.filter((name) => item[name] !== undefined).length;
const listenersOf = (evento: string) =>
  JOB_FUNCTIONS.filter(({ contract: { trigger } }) => 'events' in trigger && trigger.events.includes(evento)).length;
