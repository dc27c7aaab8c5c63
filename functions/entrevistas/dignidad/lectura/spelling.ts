/**
 * One key for all spellings of a word, so that no pattern has to know how people type: no accents, no h, v as b, z and soft
 * c as s, ll as y, qu and hard c as k. A final `ó` stays: it tells who hurt whom (`me corto`, `me cortó`).
 */
export function keyOf(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = makeKey(word);
  if (keys.size >= KEYS_MAX) keys.clear();
  keys.set(word, key);
  return key;
}

const keys = new Map<string, string>();
const KEYS_MAX = 20_000;

const RULES: readonly [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/(\p{L})\1{2,}|([^aeioul])\2$/gu, '$1$2'],
  [/(?<=\p{L}{6})([aeo])\1$/u, '$1'],
  [/ch/g, '#'],
  [/h/g, ''],
  [/qu(?=[ei])|q/g, 'k'],
  [/c(?=[ei])|z/g, 's'],
  [/c/g, 'k'],
  [/#/g, 'ch'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/g(?=[ei])/g, 'j'],
  [/(?<=[aeou])y$/, 'i'],
];

function makeKey(word: string): string {
  const lower = word.toLowerCase().normalize('NFC');
  const key = RULES.reduce((text, [from, to]) => text.replace(from, to), lower.normalize('NFD'));
  return /ó+$/.test(lower) ? `${key.slice(0, -1)}ó` : key;
}

/** Letters changed, missing, added or swapped between two words (Damerau–Levenshtein), or more than `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(Number(before[j]) + 1, Number(row[j - 1]) + 1, Number(before[j - 1]) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, Number(twoBefore[j - 2]) + 1);
      }
      row.push(cost);
    }
    twoBefore = before;
    before = row;
  }
  return Number(before[b.length]);
}
