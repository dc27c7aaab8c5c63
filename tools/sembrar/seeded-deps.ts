import type { Deps } from '#functions/core/deps.ts';
import { idsSince } from '#functions/core/ids.ts';
import type { Table } from '#functions/core/table.ts';
import type { Pick } from './people.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface SeededDeps {
  deps: Deps;
  /** The same at another moment. */
  at(moment: Date): Deps;
  pick: Pick;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
}

/** What is otherwise left to chance and the clock comes from one seed: the same seed makes the same items. */
export function seededDeps(semilla: number, start: Date, table: Table): SeededDeps {
  const random = mulberry32(semilla);
  const below = (end: number) => Math.floor(random() * end);
  const pick: Pick = (choices) => choices[below(choices.length)] as (typeof choices)[number];
  const text = (length: number) => Array.from({ length }, () => pick([...ALPHABET])).join('');
  let ids = 0;
  const at = (moment: Date): Deps => ({
    table,
    now: () => moment,
    // A step between them, so that they sort as they were made.
    newId: (prefix) => `${idsSince(prefix, new Date(moment.getTime() + ids++))}${text(16)}`,
    newAccessToken: () => `tok_${text(40)}`,
    newSecret: () => text(40),
    sleep: async () => {},
    random,
    log: { info: () => {}, error: () => {} },
  });
  return { deps: at(start), at, pick, below };
}

/** Tommy Ettinger's generator (public domain): 32 bits of state are enough for names. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
