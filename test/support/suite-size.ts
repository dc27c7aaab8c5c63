/**
 * Size of the suites that are long by nature (matrix, mutants, fuzz, crash points, races, kills): `npm test` takes the
 * small fixed sample, `npm run test:todo` sets `TODO=1` and takes the whole. A sample has fewer rounds, seeds and
 * variants, never fewer routes, tables or rules.
 */
export const WHOLE = process.env.TODO === '1';

/** Rounds, seeds or variants of a suite: `sample` in `npm test`, `whole` in `test:todo`. */
export const sized = <T>(sample: T, whole: T): T => (WHOLE ? whole : sample);
