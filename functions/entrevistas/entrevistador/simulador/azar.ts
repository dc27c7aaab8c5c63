/** Chance that repeats: the same seed gives the same run (mulberry32). */
export interface Azar {
  /** From 0 to 1, without 1. */
  next(): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** As many different ones as there are, at most `count`. */
  some<T>(from: readonly T[], count: number): T[];
}

export function makeAzar(seed: number): Azar {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(from: readonly T[]): T => {
    const found = from[Math.floor(next() * from.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  };
  return {
    next,
    chance: (probability) => next() < probability,
    pick,
    some(from, count) {
      const left = [...from];
      const taken: typeof left = [];
      while (left.length > 0 && taken.length < count) taken.push(...left.splice(Math.floor(next() * left.length), 1));
      return taken;
    },
  };
}
