import { estimate, estimateAll, type Known } from './estimates.ts';
import { inWords } from './limits.ts';
import { placeOf, type Report } from './report.ts';
import { groupsOf, type Outcome } from './run-steps.ts';
import type { Step } from './step.ts';

/** How many of the slowest files are listed. */
const SLOWEST = 10;

/** What will run, and about how long that takes here. */
export function planText(steps: readonly Step[], known: Known, slowness: number): string {
  if (steps.length === 0) return '  nothing to run';
  const lines = groupsOf(steps).flatMap((group) =>
    group.map((step) => {
      const { files } = step;
      const some =
        files && (files.run.length < files.all ? `${files.run.length} of ${files.all} files` : `${files.all} files`);
      const notes = [some, group.length > 1 && 'two at a time'].filter(Boolean).join(', ');
      return row(step.name, inWords(estimate(step, known, slowness)), notes);
    }),
  );
  return [...lines, row('all together', inWords(estimateAll(steps, known, slowness)))].join('\n');
}

/** Times, slowest files, and what failed, once more. */
export function summaryText(outcomes: readonly Outcome[], { files, failures }: Report): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    block(
      'Steps',
      outcomes.map(({ step, seconds }) => row(step.name, `${seconds.toFixed(1)} s`)),
    ),
    block(
      slowest.length < SLOWEST ? 'Slowest files' : 'The ten slowest files',
      slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`),
    ),
    block(
      'Failed',
      failures.map((failure) => `  ✗ ${placeOf(failure)}\n      ${failure.message}`),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What follows from the yardstick. */
export const limitText = (limit: number, worst?: number): string =>
  `Limit on this machine ${inWords(limit)}${worst === undefined ? '' : `, ${inWords(worst)} at the worst`}`;

/** The time against the limit, in a word: machines are noisy, so that it fails nothing. */
export const timeText = (seconds: number, limit: number): string =>
  `${inWords(seconds)}, ${seconds <= limit ? 'within' : 'over'} the limit of ${inWords(limit)}`;

const row = (name: string, time: string, notes = '') => `  ${name.padEnd(24)}${time.padStart(12)}  ${notes}`.trimEnd();
const block = (title: string, lines: readonly string[]) => lines.length > 0 && `${title}\n${lines.join('\n')}`;
