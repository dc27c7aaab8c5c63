import type { Item, Page } from './table.ts';

/**
 * What was asked for, of the page that was read. An answer looks at one page and no more, however little of it matches: what
 * it takes depends on that page alone, whatever there is. It may so hold fewer than asked for, or nothing, and still have a
 * cursor; whoever wants more goes on from there. `toEntry` answers undefined for what is no entry.
 */
export function filteredPage<T>(
  { items, cursor }: Page<Item>,
  toEntry: (item: Item) => T | undefined,
  matches: (entry: T) => boolean,
): Page<T> {
  return { items: items.flatMap((item) => toEntry(item) ?? []).filter(matches), cursor };
}
