import type { Item, Query } from '#functions/core/table.ts';
import { FakeTable } from '#test/support/fakes/fake-table.ts';

/** What the stream would act upon, and mails that nobody is to get: the sown past has happened already. */
const FOR_JOBS = new Set(['EVENTO', 'CORREO']);

/**
 * Where the product's repositories write what is sown: conditions and counters work as in DynamoDB, and only the items as
 * they stand in the end are stored. What nothing will touch again is taken out, so that it stays small.
 */
export class DraftTable extends FakeTable {
  protected override readonly items = new PartitionedItems();
  private readonly ahora: string;
  /** As they stand in the table already: what changes one puts another in its place. */
  private readonly loaded = new WeakSet<Item>();

  /** @param ahora what was due on the agenda before it is left out as well. */
  constructor(ahora: Date) {
    super();
    this.ahora = ahora.toISOString();
  }

  protected override among(query: Query): Iterable<Item> {
    return query.index ? this.items.values() : this.items.ofPartition(query.pk);
  }

  /** The items themselves: no repository changes what it was given. */
  protected override handOut<T>(items: T): T {
    return items;
  }

  load(items: Iterable<Item>): void {
    for (const item of items) {
      this.loaded.add(item);
      this.items.set(`${item.PK}\n${item.SK}`, item);
    }
  }

  /** Takes out what was written since the last time and has one of these in its keys. */
  take(marks: readonly string[]): Item[] {
    const taken: Item[] = [];
    for (const { PK, SK } of this.written.splice(0)) {
      const key = `${PK}\n${SK}`;
      const item = this.items.get(key);
      if (!item || !marks.some((mark) => key.includes(mark))) continue;
      this.items.delete(key);
      if (this.stays(item)) taken.push(item);
    }
    return taken;
  }

  /** Takes out all of a partition and of those that begin with it. */
  takePartition(prefix: string): Item[] {
    const taken = [...this.items.values()].filter(({ PK }) => PK === prefix || PK.startsWith(`${prefix}#`));
    for (const { PK, SK } of taken) this.items.delete(`${PK}\n${SK}`);
    return taken.filter((item) => this.stays(item));
  }

  /** What is left of all that was written. */
  rest(): Item[] {
    return [...this.items.values()].filter((item) => this.stays(item) && !this.loaded.has(item));
  }

  private stays({ tipo, vence }: Item): boolean {
    return !FOR_JOBS.has(String(tipo)) && !(tipo === 'AGENDA' && String(vence) <= this.ahora);
  }
}

/** By `<PK>\n<SK>`, and by PK alone: a thousand companies leave too much on the platform to go through it for each query. */
class PartitionedItems extends Map<string, Item> {
  private readonly partitions = new Map<string, Map<string, Item>>();

  ofPartition(pk: string): Iterable<Item> {
    return this.partitions.get(pk)?.values() ?? [];
  }

  override set(key: string, item: Item): this {
    const partition = this.partitions.get(item.PK) ?? new Map<string, Item>();
    this.partitions.set(item.PK, partition.set(key, item));
    return super.set(key, item);
  }

  override delete(key: string): boolean {
    const pk = super.get(key)?.PK ?? '';
    const partition = this.partitions.get(pk);
    partition?.delete(key);
    if (partition?.size === 0) this.partitions.delete(pk);
    return super.delete(key);
  }
}
