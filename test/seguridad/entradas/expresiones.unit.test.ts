import { globSync, readFileSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { sized, WHOLE } from '#test/support/suite-size.ts';

interface Expression {
  where: string;
  source: string;
  flags: string;
}

/** Without a repetition that has no end nothing can take long. */
const repeats = ({ source }: Expression) => /[*+]|\{\d+,(\d{2,})?\}/.test(source);

/** All code that reads what people send, in the browser's as well. */
const FILES = globSync(['shared/**/*.ts', 'functions/**/*.ts', 'web/src/**/*.{ts,tsx}']).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** Nine files of ten hold no slash behind a sign or a word that a regular expression may follow: nobody reads those. */
const mayHold = ({ text }: { text: string }) =>
  /(?:[=(,:[!&|?;>{]|\.\.\.|\b(?:return|of|in|case))\s*\/(?![*/])/.test(text.replace(/^import .*$/gm, ''));

function expressionsOf(files: typeof FILES): Expression[] {
  return files.flatMap(({ file, text }) => {
    const found: Expression[] = [];
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
      const { type, regex, start } = node as {
        type?: string;
        regex?: { pattern: string; flags: string };
        start: number;
      };
      if (type === 'Literal' && regex) {
        const line = text.slice(0, start).split('\n').length;
        found.push({ where: `${file}:${line}`, source: regex.pattern, flags: regex.flags });
      }
      for (const inner of Object.values(node)) visit(inner);
    };
    visit(parseSync(file, text).program);
    return found;
  });
}

/** Pieces that are said again and again until the expression has to give up at the end: its own letters, and signs. */
function pumpsOf(source: string): string[] {
  const letters = [
    ...new Set(source.replace(/\\[a-zA-Z]/g, '').match(/[\p{L}\d\s@._,:;<>="'/{}()[\]#|!?*%&+-]/gu) ?? []),
  ];
  const words = source.match(/[\p{L}\d]{2,12}/gu) ?? [];
  return [
    ...new Set(['a', '0', ' ', '\t', '\n', '.', '-', 'a.', 'a@', 'a ', '{', '}', '<a ', '0-', ...letters, ...words]),
  ];
}

const ENDS = ['!', '\0', '\u{1F600}'];

const sandbox = createContext({ ends: ENDS });
const TRY = new Script(`
  for (const text of texts) {
    for (const end of ends) {
      new RegExp(source, flags).exec("x" + text + end);
      (text + end).search(new RegExp(source, flags));
    }
  }`);
/** Of this thread's processor time: a linear one needs a hundredth of it. */
const MOST_MILLISECONDS = 100;

/** Milliseconds of processor time with the worst endings; Infinity when it does not come to an end. */
function timeOf({ source, flags }: Expression, pumps: readonly string[], length: number): number {
  const texts = pumps.map((pump) => pump.repeat(Math.ceil(length / pump.length)));
  Object.assign(sandbox, { source, flags, texts });
  // The limit is one of the clock on the wall, which goes on where others have the processor.
  for (let timeout = MOST_MILLISECONDS; ; timeout *= 2) {
    const before = process.threadCpuUsage();
    const spent = () => process.threadCpuUsage(before).user / 1000;
    try {
      TRY.runInContext(sandbox, { timeout });
      return spent();
    } catch (error) {
      if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      if (spent() > MOST_MILLISECONDS / 2) return Number.POSITIVE_INFINITY;
    }
  }
}

const SHORT = 40;
const LONG = 4000;
/** Below this nobody notices; above it the time must not grow with the square of the text. */
const NOTICEABLE = 60;

/** Their time grows with the square of a text that is short whoever wrote it. */
const OF_SHORT_TEXTS: Record<string, string> = {
  '[,;:()«»"“”\\n—–]+|\\.\\s+|\\s+y\\s+': 'an answer in an interview, a few thousand characters',
  '"[^"]*"|\\\\.|\\[[^\\]]*\\]': 'a format of a workbook, cut at 255 characters',
  '0+$': 'a number that the platform has written',
  '-+$': 'the name of a company, 120 characters',
};

/** The first text that makes an expression take too long, or nothing. Exponential ones show with a short text already. */
function catastropheOf(expression: Expression, pumps: readonly string[]): string | undefined {
  // All of them together take no time at all, nearly always.
  if ([SHORT, LONG].every((length) => timeOf(expression, pumps, length) < NOTICEABLE)) return undefined;
  for (const pump of pumps) {
    if (timeOf(expression, [pump], SHORT) === Number.POSITIVE_INFINITY)
      return `${JSON.stringify(pump)}, ${SHORT} characters`;
    const once = timeOf(expression, [pump], LONG);
    if (once < NOTICEABLE) continue;
    const twice = timeOf(expression, [pump], 2 * LONG);
    if (twice === Number.POSITIVE_INFINITY || twice / once > 3)
      return `${JSON.stringify(pump)}: ${once} → ${twice} ms for twice as much`;
  }
  return undefined;
}

describe('Regular expressions', () => {
  const expressions = expressionsOf(FILES.filter(mayHold));

  it('are found wherever input is read', () => {
    expect(expressions.length).toBeGreaterThan(500);
    if (WHOLE) expect(expressionsOf(FILES)).toHaveLength(expressions.length);
  });

  it.each(['^(a+)+$', '^(\\w+\\s?)*$', '^([a-z]|[a-z0-9])*$', '(.*)*@$'])('like %s are noticed here', (source) => {
    expect(catastropheOf({ where: '', source, flags: '' }, pumpsOf(source))).toBeDefined();
  });

  it('take no time that grows out of bounds', () => {
    const unique = [
      ...new Map(
        expressions
          .filter((each) => repeats(each) && !(each.source in OF_SHORT_TEXTS))
          .map((each) => [`${each.source}/${each.flags}`, each]),
      ).values(),
    ];
    const bad = unique.flatMap((each, at) => {
      // In the sample a fifth of the pieces, the next expression the next fifth.
      const found = catastropheOf(
        each,
        pumpsOf(each.source).filter((_, n) => sized((n + at) % 5 === 0, true)),
      );
      return found ? `${each.where} /${each.source}/${each.flags} with ${found}` : [];
    });
    console.info(`${unique.length} regular expressions`);
    expect(bad).toEqual([]);
  });
});
