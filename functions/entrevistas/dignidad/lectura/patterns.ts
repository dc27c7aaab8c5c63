import { keyOf } from './spelling.ts';

/**
 * Patterns over words, not letters. They are written as people speak and compared by `keyOf`:
 *
 * - `quitarme la vida`: these words, one after the other;
 * - `mat*`: every word that begins so;
 * - `(acabar|poner fin)`: one of these, of one word or several;
 * - `(me)?`: or nothing;
 * - `..3`: up to three words of any kind;
 * - `<querer>`: one of a class of words, see `classes.ts`.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>;
export type WordClasses = Readonly<Record<string, string>>;

/** The patterns of several files, where two may speak of the same group. */
export function juntas(...partes: readonly Grammar[]): Grammar {
  const grupos: Record<string, readonly string[]> = {};
  for (const parte of partes)
    for (const [grupo, patterns] of Object.entries(parte)) grupos[grupo] = [...(grupos[grupo] ?? []), ...patterns];
  return grupos;
}

type Node =
  | { kind: 'word'; key: string; stem: boolean }
  | { kind: 'choice'; choices: readonly (readonly Node[])[]; optional: boolean; ways: Ways }
  | { kind: 'gap'; most: number };

/** The choices of a place by their first word, since a place may have hundreds of them. */
interface Ways {
  /** Choices of one whole word. */
  words: ReadonlySet<string>;
  /** Choices that begin with a whole word and go on. */
  byFirst: ReadonlyMap<string, readonly (readonly Node[])[]>;
  others: readonly (readonly Node[])[];
}

interface Pattern {
  group: string;
  nodes: readonly Node[];
  /** Words between the beginning of a match and the word by which the pattern is looked up. */
  before: readonly [least: number, most: number];
}

/** What a text has to offer at each place: the keys by which a word can be read. */
export type Keys = readonly (readonly string[])[];

export interface Match {
  group: string;
  /** Words `from` to `to`, the last one excluded. */
  from: number;
  to: number;
}

export class Patterns {
  private readonly words = new Map<string, Pattern[]>();
  private readonly stems = new Map<string, Pattern[]>();
  /** Every whole word of the patterns. */
  readonly lexicon = new Set<string>();
  private readonly stemKeys = new Set<string>();

  constructor(grammar: Grammar, classes: WordClasses) {
    for (const [group, patterns] of Object.entries(grammar))
      for (const text of patterns) this.add(group, text, classes);
  }

  private add(group: string, text: string, classes: WordClasses): void {
    const nodes = parsePattern(text, classes);
    const anchor = anchorOf(nodes);
    if (anchor < 0) throw new Error(`No word of the pattern «${text}» has to be there`);
    const pattern = { group, nodes, before: lengthOf(nodes.slice(0, anchor)) };
    for (const { key, stem } of firstWords(nodes[anchor] as Node)) {
      const index = stem ? this.stems : this.words;
      index.set(key, [...(index.get(key) ?? []), pattern]);
    }
    for (const { key, stem } of allWords(nodes)) (stem ? this.stemKeys : this.lexicon).add(key);
  }

  /** Does any pattern have this word, or its beginning? */
  knows(key: string): boolean {
    if (this.lexicon.has(key)) return true;
    for (let length = 3; length <= key.length; length++) if (this.stemKeys.has(key.slice(0, length))) return true;
    return false;
  }

  /** Every match within words `from` to `to`, the longest of each pattern at each place. */
  find(keys: Keys, from: number, to: number): Match[] {
    const matches: Match[] = [];
    const tried = new Map<Pattern, Set<number>>();
    for (let at = from; at < to; at++) {
      for (const key of keys[at] ?? []) {
        for (const pattern of this.lookedUp(key)) {
          const [least, most] = pattern.before;
          const starts = tried.get(pattern) ?? new Set();
          tried.set(pattern, starts);
          for (let start = Math.max(from, at - most); start <= at - least; start++) {
            if (starts.has(start)) continue;
            starts.add(start);
            const end = matchFrom(pattern.nodes, 0, keys, start, to, (position) => position);
            if (end > start) matches.push({ group: pattern.group, from: start, to: end });
          }
        }
      }
    }
    return matches;
  }

  private *lookedUp(key: string): Generator<Pattern> {
    yield* this.words.get(key) ?? [];
    for (let length = 2; length <= key.length; length++) yield* this.stems.get(key.slice(0, length)) ?? [];
  }
}

/** Where the longest match ends, or -1. */
function matchFrom(
  nodes: readonly Node[],
  at: number,
  keys: Keys,
  position: number,
  end: number,
  after: (position: number) => number,
): number {
  const node = nodes[at];
  if (!node) return after(position);
  const rest = (next: number) => matchFrom(nodes, at + 1, keys, next, end, after);
  if (node.kind === 'word') return position < end && isWord(node, keys[position] ?? []) ? rest(position + 1) : -1;
  let best = -1;
  if (node.kind === 'gap') {
    for (let skipped = 0; skipped <= node.most && position + skipped <= end; skipped++) {
      best = Math.max(best, rest(position + skipped));
    }
    return best;
  }
  const { words, byFirst, others } = node.ways;
  const along = (choice: readonly Node[]) => {
    best = Math.max(best, matchFrom(choice, 0, keys, position, end, rest));
  };
  if (position < end) {
    const forms = keys[position] ?? [];
    if (forms.some((form) => words.has(form))) best = rest(position + 1);
    for (const form of forms) byFirst.get(form)?.forEach(along);
  }
  others.forEach(along);
  return node.optional ? Math.max(best, rest(position)) : best;
}

function choiceOf(choices: readonly (readonly Node[])[], optional: boolean): Node {
  const words = new Set<string>();
  const byFirst = new Map<string, (readonly Node[])[]>();
  const others: (readonly Node[])[] = [];
  for (const choice of choices) {
    const [first] = choice;
    if (first?.kind !== 'word' || first.stem) others.push(choice);
    else if (choice.length === 1) words.add(first.key);
    else byFirst.set(first.key, [...(byFirst.get(first.key) ?? []), choice]);
  }
  return { kind: 'choice', choices, optional, ways: { words, byFirst, others } };
}

const isWord = ({ key, stem }: { key: string; stem: boolean }, forms: readonly string[]) =>
  stem ? forms.some((form) => form.startsWith(key)) : forms.includes(key);

const PART =
  /\.\.(?<gap>\d+)|<(?<name>[\p{L}_]+)>(?<maybe>\??)|(?<open>\()|(?<bar>\|)|(?<close>\)\??)|(?<word>[\p{L}\p{N}]+\*?)|\s+/uy;

function parsePattern(text: string, classes: WordClasses): Node[] {
  const stack: { choices: Node[][] }[] = [{ choices: [[]] }];
  const top = () => stack.at(-1)?.choices.at(-1) as Node[];
  PART.lastIndex = 0;
  while (PART.lastIndex < text.length) {
    const at = PART.lastIndex;
    const groups = PART.exec(text)?.groups;
    if (!groups) throw new Error(`Unreadable pattern «${text}» at ${at}`);
    const { gap, name, maybe, open, bar, close, word } = groups;
    if (gap) top().push({ kind: 'gap', most: Number(gap) });
    else if (name) {
      const written = classes[name];
      if (!written) throw new Error(`The pattern «${text}» names a class of words that is not there: ${name}`);
      const [inner] = parsePattern(`(${written})${maybe ?? ''}`, classes);
      top().push(inner as Node);
      PART.lastIndex = at + (name.length + 2 + (maybe?.length ?? 0));
    } else if (open) stack.push({ choices: [[]] });
    else if (bar) stack.at(-1)?.choices.push([]);
    else if (close) {
      const closed = stack.pop();
      if (!closed || stack.length === 0) throw new Error(`The pattern «${text}» closes what is not open`);
      top().push(choiceOf(closed.choices, close === ')?'));
    } else if (word) {
      const stem = word.endsWith('*');
      top().push({ kind: 'word', key: keyOf(stem ? word.slice(0, -1) : word), stem });
    }
  }
  if (stack.length > 1) throw new Error(`The pattern «${text}» is not closed`);
  const [{ choices }] = stack as [{ choices: Node[][] }];
  if (choices.length === 1) return choices[0] as Node[];
  return [choiceOf(choices, false)];
}

/** The place by which a pattern is looked up: the mandatory one whose words are the longest, since those are rare. */
function anchorOf(nodes: readonly Node[]): number {
  const weights = nodes.map((node) =>
    Math.min(...firstWords(node).map(({ key, stem }) => key.length - (stem ? 1 : 0))),
  );
  const best = Math.max(...weights.filter(Number.isFinite));
  return weights.indexOf(best);
}

function firstWords(node: Node): { key: string; stem: boolean }[] {
  if (node.kind === 'word') return [node];
  if (node.kind === 'gap' || node.optional) return [];
  const first = node.choices.map(([head]) => (head ? firstWords(head) : []));
  return first.some((words) => words.length === 0) ? [] : first.flat();
}

function allWords(nodes: readonly Node[]): { key: string; stem: boolean }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'word') return [node];
    return node.kind === 'gap' ? [] : node.choices.flatMap(allWords);
  });
}

function lengthOf(nodes: readonly Node[]): readonly [number, number] {
  let least = 0;
  let most = 0;
  for (const node of nodes) {
    if (node.kind === 'word') {
      least++;
      most++;
    } else if (node.kind === 'gap') most += node.most;
    else {
      const lengths = node.choices.map(lengthOf);
      least += node.optional ? 0 : Math.min(...lengths.map(([short]) => short));
      most += Math.max(...lengths.map(([, long]) => long));
    }
  }
  return [least, most];
}
