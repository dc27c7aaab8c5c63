import { cursorAfter } from './cursor.ts';
import type { Item, Page } from './table.ts';

/** With filters that no key narrows an answer looks at no more than 10 × 100 items; its cursor goes on from there. */
const MAX_READS = 10;
const READ_SIZE = 100;

interface Asked<T> {
  limit: number;
  cursor?: string | undefined;
  index?: 'GSI1' | 'GSI2' | undefined;
  read(part: { limit: number; cursor?: string | undefined }): Promise<Page<Item>>;
  toEntry(item: Item): T;
  /** Undefined where the key finds nothing but what was asked for. */
  matches?: ((entry: T) => boolean) | undefined;
}

/** A page of what matches, read in bounded steps. */
export async function filteredPage<T>({ limit, cursor: start, index, read, toEntry, matches }: Asked<T>) {
  const items: T[] = [];
  let cursor = start;
  for (let reads = 0; reads < MAX_READS; reads++) {
    const size = matches ? Math.min(READ_SIZE, limit * 2 ** (reads + 1)) : limit - items.length;
    const page = await read({ limit: size, cursor });
    for (const [position, item] of page.items.entries()) {
      const entry = toEntry(item);
      if (matches && !matches(entry)) continue;
      items.push(entry);
      if (items.length < limit) continue;
      const isLast = position === page.items.length - 1;
      return { items, cursor: isLast ? page.cursor : cursorAfter(item, index) };
    }
    cursor = page.cursor;
    if (!cursor) break;
  }
  return { items, cursor };
}
