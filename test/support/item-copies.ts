import type { Item } from '#functions/core/table.ts';

/** Seven digits that an original has in its texts; each copy has its number there. */
export const NUMBER = '8675309';

const ULID = /[0-9A-HJKMNP-TV-Z]{26}/g;
/** What stands in a JSON text, under other ids (ULIDs, without their prefix). */
export function withIds<T>(json: string, idOf: (id: string) => string): T {
  return JSON.parse(json.replaceAll(ULID, idOf));
}

const keyOf = ({ PK, SK }: Item) => `${PK}\n${SK}`;

/**
 * Copies of what the application has made, the originals in turn: the same items once more, under ids and texts of
 * their own. Ids are as long as the original's and sort by the copy's number. Items that all copies would share
 * (counters of the platform) are left out.
 */
export function* itemCopies(originals: readonly (readonly Item[])[], from: number, to: number): Generator<Item> {
  const texts = originals.map((items) => items.map((item) => ({ key: keyOf(item), json: JSON.stringify(item) })));
  for (let n = from; n < to; n++) {
    const number = String(n).padStart(NUMBER.length, '0');
    for (const { key, json } of texts[n % texts.length] ?? []) {
      const item = withIds<Item>(json.replaceAll(NUMBER, number), (id) => `01K${number}${id.slice(-16)}`);
      if (keyOf(item) !== key) yield item;
    }
  }
}
