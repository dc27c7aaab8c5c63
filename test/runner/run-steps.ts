import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { NOT_STARTED, type Report, readReport, single } from './report.ts';
import type { Step } from './step.ts';

export interface Outcome {
  step: Step;
  seconds: number;
  report: Report;
}

/** Light steps that run at a time: the reference machine has two processors. */
const AT_ONCE = 2;

const running = new Set<ChildProcess>();

// Ctrl-C reaches everybody by itself; whoever ends this process by its id ends what it has started.
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM');
  process.exit(143);
});

/** One after the other, light neighbours two at a time. A failed step does not hide those after it. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const group of groupsOf(steps)) {
    const waiting = [...group];
    const worker = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runStep(step));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  return outcomes;
}

/** Light steps that stand beside each other are one group, every other step is one by itself. */
export function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.light && last?.[0]?.light) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  if (step.report) rmSync(step.report, { force: true });
  if (!step.light) console.log(`\n▸ ${step.name}`);
  const { code, output } = await execute(step);
  const report = step.report ? readReport(textOf(step.report), code, step.name) : single(step.name, code);
  const seconds = (performance.now() - started) / 1000;
  if (step.light) console.log(`\n▸ ${step.name}${output && `\n${output.trimEnd()}`}`);
  const { passed, failed } = report;
  console.log(`${failed === 0 ? '✓' : '✗'} ${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`);
  return { step, seconds, report };
}

/** A light step's output is kept until it is done; another's is seen as it comes. */
function execute({ command: [program = '', ...args], env, light }: Step): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: light ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    });
    running.add(child);
    let output = '';
    const keep = (text: string) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.once('error', ({ message }) => resolve({ code: NOT_STARTED, output: `${output}${message}\n` }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
