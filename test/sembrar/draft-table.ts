import type { Item } from '#functions/core/table.ts';
import { FakeTable } from '#test/support/fakes/fake-table.ts';

/** What the stream would act upon, and mails that nobody is to get: the sown past has happened already. */
const LEFT_OUT = new Set(['EVENTO', 'CORREO']);

/**
 * Where the product's repositories write what is sown: conditions and counters work as in DynamoDB, and only the items as
 * they stand in the end are stored. What nothing will touch again is taken out, so that it stays small.
 */
export class DraftTable extends FakeTable {
  load(items: Iterable<Item>): void {
    for (const item of items) this.items.set(`${item.PK}\n${item.SK}`, item);
  }

  /** Takes out what was written since the last time and has one of these in its keys. */
  take(marks: readonly string[]): Item[] {
    const taken: Item[] = [];
    for (const { PK, SK } of this.written.splice(0)) {
      const key = `${PK}\n${SK}`;
      const item = this.items.get(key);
      if (!item || !marks.some((mark) => key.includes(mark))) continue;
      this.items.delete(key);
      if (!LEFT_OUT.has(String(item.tipo))) taken.push(item);
    }
    return taken;
  }

  /** Takes out all of a partition and of those that begin with it. */
  takePartition(prefix: string): Item[] {
    const taken = [...this.items.values()].filter(({ PK }) => PK === prefix || PK.startsWith(`${prefix}#`));
    for (const { PK, SK } of taken) this.items.delete(`${PK}\n${SK}`);
    return taken.filter(({ tipo }) => !LEFT_OUT.has(String(tipo)));
  }

  rest(): Item[] {
    return [...this.items.values()].filter(({ tipo }) => !LEFT_OUT.has(String(tipo)));
  }
}
