import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '#tools/bench/figure.ts';
import config from '../vitest.config.ts';
import { type Known, learn } from './runner/estimates.ts';
import { slowness } from './runner/limits.ts';
import { projectsOf } from './runner/projects.ts';
import { merge } from './runner/report.ts';
import { limitsOf, nameOf, type Request, requestOf } from './runner/request.ts';
import { runSteps } from './runner/run-steps.ts';
import { changedSteps, stepsInFull, wholeSteps } from './runner/selections.ts';
import { choose, RESULTS, type Step } from './runner/step.ts';
import { limitText, planText, summaryText, timeText } from './runner/summary.ts';
import { takeYardstick } from './runner/yardstick.ts';

/**
 * `npm test`, `npm test -- cambios` and `npm run test:todo` (`runner/request.ts` says what else may be asked): the plan, its
 * steps, and one plain line at the end.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const DURATIONS = path.join(RESULTS, 'durations.json');
/** How often the yardstick is taken. */
const TIMES = 3;

function stepsFor({ kind, part, words }: Request): { steps: Step[]; about?: string } {
  const projects = projectsOf(config, ROOT);
  if (kind === 'cambios') {
    const { steps, about } = changedSteps(projects, ROOT);
    return { steps: choose(steps, words), about };
  }
  return { steps: choose(kind === 'todo' ? stepsInFull(projects, part) : wholeSteps(projects), words) };
}

async function takeYardsticks(): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < TIMES; time++) taken.push(await takeYardstick(ROOT));
  console.log(`Yardstick ${taken.map((seconds) => seconds.toFixed(2)).join(', ')} s`);
  return median(taken);
}

const request = requestOf(process.argv.slice(2));
const { steps, about } = stepsFor(request);
const yardstick = await takeYardsticks();
const slow = slowness(yardstick);
const { limit, worst } = limitsOf(request, slow);
const known = existsSync(DURATIONS) ? (JSON.parse(readFileSync(DURATIONS, 'utf8')) as Known) : {};
if (limit !== undefined) console.log(limitText(limit, worst));
if (about) console.log(about);
console.log(`\n${planText(steps, known, slow)}`);

const started = performance.now();
const outcomes = await runSteps(steps);
const seconds = (performance.now() - started) / 1000;
const report = merge(outcomes.map((outcome) => outcome.report));

const times = outcomes.map(({ step, seconds }) => ({ name: step.name, seconds }));
mkdirSync(RESULTS, { recursive: true });
writeJson(path.join(RESULTS, `${nameOf(request)}.json`), { yardstick, limit, seconds, steps: times, ...report });
if (request.kind === 'test') writeJson(DURATIONS, learn(known, outcomes));

console.log(`\n${summaryText(outcomes, report)}`);
if (limit !== undefined) console.log(`\n${timeText(seconds, limit)}`);
console.log(`\n${report.passed} passed, ${report.failed} failed`);
// Nothing has changed is well; words that no step has are a slip.
process.exitCode = report.failed === 0 && (steps.length > 0 || request.words.length === 0) ? 0 : 1;

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}
