import { CHAPTERS } from './chapters.ts';
import { NAMES_TEST } from './evidence.ts';
import type { Decision, Row } from './row.ts';

const DECISIONS: readonly Decision[] = ['cumple', 'no aplica', 'parcial', 'pendiente'];
const LEVELS = [1, 2] as const;
const ROWS: readonly Row[] = CHAPTERS.flatMap(({ rows }) => rows);

const INTRODUCTION = `# OWASP ASVS 5.0.0, levels 1 and 2

How this product stands against the [Application Security Verification Standard](https://github.com/OWASP/ASVS/tree/v5.0.0)
of OWASP. Chapter V17 (WebRTC) is left out: nothing here uses it. What a row asks is said in our own words, shortly; the
standard's text is what counts. The decisions are our own, made by reading code and tests, and nobody else's audit.

| Decision    | Means                                                                                 |
| ----------- | ------------------------------------------------------------------------------------- |
| \`cumple\`    | met, and the evidence shows it                                                        |
| \`no aplica\` | it speaks of something that this product has not                                      |
| \`parcial\`   | met in part: the reason says what is missing                                          |
| \`pendiente\` | not met                                                                               |

This file is written by \`npm run asvs\` from the tables in [\`tools/asvs\`](../tools/asvs/row.ts); a test fails when
it is older than they are, when a requirement has no row, or when evidence does not exist.`;

const count = (rows: readonly Row[], decision: Decision) => rows.filter((row) => row.decision === decision).length;

/** A cell must not end early. */
const cell = (text: string) => text.replaceAll('|', '\\|');
const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');

function summary(): string {
  const ofLevel = (level: 1 | 2) => ROWS.filter((row) => row.level === level);
  const rows = [...LEVELS.map((level) => [`Level ${level}`, ofLevel(level)] as const), ['Both', ROWS] as const];
  return table(
    ['', ...DECISIONS, 'all'],
    rows.map(([name, of]) => [name, ...DECISIONS.map((decision) => count(of, decision)), of.length]),
  );
}

function evidenceOf({ evidence }: Row): string {
  const pieces = evidence.map((piece) => {
    const [file = '', ...test] = piece.split(NAMES_TEST);
    const link = `[${file.slice(file.lastIndexOf('/') + 1)}](../${file})`.replace('](../docs/', '](');
    return test.length > 0 ? `${link}: ${cell(test.join(NAMES_TEST))}` : link;
  });
  return pieces.join('<br>');
}

function open(): string {
  const rows = (['pendiente', 'parcial'] as const).flatMap((decision) =>
    LEVELS.flatMap((level) => ROWS.filter((row) => row.decision === decision && row.level === level)),
  );
  return table(
    ['Id', 'Level', 'Asks', 'Decision', 'What is missing'],
    rows.map(({ id, level, asks, decision, reason }) => [id, level, cell(asks), decision, cell(reason)]),
  );
}

const chapters = () =>
  CHAPTERS.map(({ number, title, rows }) => {
    const cells = rows.map((row) => {
      return [row.id, row.level, cell(row.asks), row.decision, cell(row.reason), evidenceOf(row)];
    });
    return `## V${number} ${title}\n\n${table(['Id', 'Level', 'Asks', 'Decision', 'Reason', 'Evidence'], cells)}`;
  });

/** docs/asvs.md, whole. */
export function asvsDocument(): string {
  const parts = [INTRODUCTION, '## Summary', summary(), '## What is open', open(), ...chapters()];
  return `${parts.join('\n\n')}\n`;
}
