import type { Item, Page } from './table.ts';

/**
 * What was asked for, of the page that was read. An answer looks at one page and no more, however little of it matches: what
 * it takes depends on that page alone, whatever there is. It may so hold fewer than asked for, or nothing, and still have a
 * cursor; whoever wants more goes on from there.
 */
export function filteredPage<T>(
  { items, cursor }: Page<Item>,
  toEntry: (item: Item) => T,
  matches: (entry: T) => boolean,
): Page<T> {
  return { items: items.map(toEntry).filter(matches), cursor };
}
