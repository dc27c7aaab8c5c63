/** What the product must stay below. `npm run bench` prints these beside its figures; the size ones also fail tests. */

/** kB are 1000 bytes, compressed with gzip at its best level, as a Lambda zip or a web answer would be. */
export const SIZE_BUDGETS = {
  /** A function's zip. */
  function: 115,
  /** Everything that the sign-in screen loads. */
  login: 130,
  /** Everything that the interview room loads. */
  room: 100,
  /** Everything that a page of the workspace loads, the shell included. */
  page: 180,
} as const;

/** Shares of the same work done otherwise, in the same run: see test/bench/README.md. */
export const RATIO_BUDGETS = {
  coldToConventional: 0.75,
  coldToRaw: 0.9,
  zipToConventional: 0.55,
  contractToSchema: 1.1,
  warmToRaw: 1.25,
} as const;

/** Wall time on one machine with two cores. */
export const TIME_BUDGETS = {
  buildAndSynth: 10,
  readyFirst: 15,
  readyAgain: 8,
} as const;
