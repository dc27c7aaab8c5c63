/** No look-alikes: 0/O/o, 1/l/I/i are left out. */
const LETTERS_UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS_LOWER = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';
const SYMBOLS = '@#$%&*';
const GROUPS = [LETTERS_UPPER, LETTERS_LOWER, DIGITS, SYMBOLS];

const PASSWORD_LENGTH = 12;

type RandomSource = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

/**
 * A temporary password: 12 characters, at least one of each group, from the cryptographic source that browsers and Node
 * share. Groups and order are both drawn without bias.
 */
export function generatePassword(random: RandomSource = (bytes) => crypto.getRandomValues(bytes)): string {
  const below = (limit: number) => unbiased(limit, random);
  const pick = (characters: string) => characters[below(characters.length)] ?? '';
  const all = GROUPS.join('');
  const chosen = GROUPS.map(pick);
  while (chosen.length < PASSWORD_LENGTH) chosen.push(pick(all));
  for (let last = chosen.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [chosen[last], chosen[other]] = [chosen[other] ?? '', chosen[last] ?? ''];
  }
  return chosen.join('');
}

/** A whole number in [0, limit) by rejection: a plain remainder would favour the low ones. */
function unbiased(limit: number, random: RandomSource): number {
  const ceiling = 256 - (256 % limit);
  for (;;) {
    const [byte = 0] = random(new Uint8Array(1));
    if (byte < ceiling) return byte % limit;
  }
}
