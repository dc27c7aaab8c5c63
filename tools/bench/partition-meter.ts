import type { Item, Key, Query, Write } from '#functions/core/table.ts';

export interface PartitionLoad {
  readUnits: number;
  writeUnits: number;
}

/** Where read and write units fall: by partition of the table and of its indexes, and how often each item changes. */
export class PartitionMeter {
  readonly partitions = new Map<string, PartitionLoad>();
  /** Writes of each item, by `PK SK`. */
  readonly changes = new Map<string, number>();

  read(partition: string, index: Query['index'], readUnits: number): void {
    this.partition(index ? `${index} ${partition}` : partition).readUnits += readUnits;
  }

  /** A put or an update, as the item stands after it. */
  wrote(item: Item, kb: number): void {
    this.touched(item, kb * 2);
    for (const [index, pk] of [
      ['GSI1', item.GSI1PK],
      ['GSI2', item.GSI2PK],
    ]) {
      if (typeof pk === 'string') this.partition(`${index} ${pk}`).writeUnits += kb;
    }
  }

  /** A deletion or a check: two units for each item, which are mostly below 1 kB. */
  touchedBy(write: Write): void {
    if ('delete' in write) this.touched(write.delete, 2);
    if ('check' in write) this.partition(write.check.PK).writeUnits += 2;
  }

  private touched({ PK, SK }: Key, units: number): void {
    this.partition(PK).writeUnits += units;
    this.changes.set(`${PK} ${SK}`, (this.changes.get(`${PK} ${SK}`) ?? 0) + 1);
  }

  private partition(name: string): PartitionLoad {
    const known = this.partitions.get(name) ?? { readUnits: 0, writeUnits: 0 };
    this.partitions.set(name, known);
    return known;
  }
}
