import type { Page } from './api-client.ts';

/** Entries that are looked at before the person is asked whether to go on. */
const MOST_LOOKED_AT = 1000;
const MOST_AT_ONCE = 100;

interface Part {
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of `size` entries, or somewhat more. An answer looks at one page of the server's and holds what matches of it, which with some
 * filters is little or nothing: this reads on until the page is full, nothing is left, or so many were looked at.
 */
export async function filledPage<T>(
  { limit: size, cursor }: Part,
  read: (part: Part) => Promise<Page<T>>,
): Promise<Page<T>> {
  let page = await read({ limit: size, cursor });
  for (let looked = size; page.nextCursor && page.data.length < size && looked < MOST_LOOKED_AT; ) {
    const limit = enoughFor(size - page.data.length, page.data.length / looked, size);
    const next = await read({ limit, cursor: page.nextCursor }).catch((error: unknown) => {
      if (page.data.length === 0) throw error;
    });
    // What was found is shown, and the way on from there.
    if (!next) break;
    page = { data: [...page.data, ...next.data], nextCursor: next.nextCursor };
    looked += limit;
  }
  return page;
}

/** All of a list that is short by nature, for choices and names: up to a thousand, in pages of `limit`. */
export async function wholeList<T>({ limit }: Part, read: (part: Part) => Promise<Page<T>>): Promise<Page<T>> {
  let list = await read({ limit });
  while (list.nextCursor && list.data.length < MOST_LOOKED_AT) {
    const next = await read({ limit, cursor: list.nextCursor });
    list = { data: [...list.data, ...next.data], nextCursor: next.nextCursor };
  }
  return list;
}

/** How many to look at for so many more, when this share of those before matched. */
function enoughFor(missing: number, share: number, size: number): number {
  return Math.min(MOST_AT_ONCE, Math.max(size, Math.ceil(missing / share)));
}
