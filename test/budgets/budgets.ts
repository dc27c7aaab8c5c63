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

const TEMPLATES = 'the three built-in services, 46 kB of texts, are read from the bundle';

/** Functions that may be larger than `SIZE_BUDGETS.function`: each with its own limit in kB gzip, and why. */
export const LARGER_FUNCTIONS: Record<string, { limit: number; reason: string }> = {
  'send-correo': { limit: 190, reason: 'a job: nodemailer, ICS invitations and the clients of SES, KMS and SQS' },
  'analyze-entrevista': { limit: 185, reason: 'a job: 90 kB of Spanish sentiment lexicon, stemmer, built-in services' },
  'start-sala': { limit: 150, reason: `the interviewer conducts here: Spanish stemmer and verbs; ${TEMPLATES}` },
  'send-respuesta': { limit: 150, reason: `the interviewer conducts here: Spanish stemmer and verbs; ${TEMPLATES}` },
  'create-entrevista': { limit: 126, reason: `the KMS client encrypts the link; ${TEMPLATES}` },
  'finish-sala': { limit: 120, reason: TEMPLATES },
};

/** kB gzip that a function's zip may have. */
export function functionBudget(name: string): number {
  return LARGER_FUNCTIONS[name]?.limit ?? SIZE_BUDGETS.function;
}
