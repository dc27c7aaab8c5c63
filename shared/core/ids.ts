/** Kinds of id, by their prefix. Nothing makes, takes or reads an id of a kind that is not here. */
export const ID_PREFIXES = {
  ana: 'one run of an analysis',
  arc: 'an uploaded file',
  are: 'an area',
  ate: 'something to attend to for a candidate',
  aud: 'an entry of the audit log',
  ava: 'an avatar',
  ayu: 'a call for help of a candidate',
  cam: 'a change of a state or an account',
  can: 'a candidate',
  cfg: 'a configuration entry: the random part of its company, and its name',
  cop: 'a backup',
  cor: 'an e-mail, or a correction of a transcript',
  dat: 'work on the data of a company',
  emp: 'a company',
  ent: 'an interview, its report too',
  evt: 'an event, and the notification of it',
  exp: 'an export of the platform',
  hit: 'an entry of the history of a candidate',
  imp: 'an import of candidates',
  lic: 'a licence',
  lla: 'a call of a model',
  log: 'a logo',
  not: 'a note about a candidate',
  pas: 'one run of a job',
  pes: 'a strategic plan',
  pla: 'a plan',
  pru: 'something sent or stored as a trial',
  rev: 'a review of the care texts',
  res: 'an answer of a simulated candidate',
  ses: 'a sign-in',
  sol: 'a request for an account',
  sus: 'a subscription, with the random part of its company',
  tur: 'a turn of an interview',
  usr: 'a user',
  zip: 'a ZIP file of reports',
} as const;
export type IdPrefix = keyof typeof ID_PREFIXES;

/** After the prefix: 26 characters of Crockford's base 32, as `newId` makes them. */
const RANDOM = '[0-9A-HJKMNP-TV-Z]{26}';

/** Forms of ids that are named otherwise: plans that every platform begins with, and entries by the name that they have. */
const OTHERWISE: Partial<Record<IdPrefix, string>> = {
  cfg: `cfg_${RANDOM}_[A-Za-z][A-Za-z0-9_.-]{0,79}`,
  pla: `(?:pla_${RANDOM}|starter|professional|enterprise)`,
};

export const idPattern = (prefix: IdPrefix) => new RegExp(`^${OTHERWISE[prefix] ?? `${prefix}_${RANDOM}`}$`);

/** Whether a value has the form of such an id; whether there is one is the table's to say. */
export function isId(prefix: IdPrefix, value: unknown): value is string {
  return typeof value === 'string' && idPattern(prefix).test(value);
}

/** Id that nothing has: of the last instant that ids can say. */
export const missingId = (prefix: IdPrefix) => `${prefix}_${'Z'.repeat(26)}`;
