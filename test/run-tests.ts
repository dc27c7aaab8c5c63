import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/**
 * `npm test`: every check in turn, fast ones first, and one plain line at the end. A failed step does not hide the
 * steps after it.
 */
const REPORTS = 'test-results';

interface Step {
  name: string;
  command: readonly string[];
  /** Vitest's JSON report: its tests are counted one by one. Other steps count as one. */
  report?: string;
}

const vitest = (project: string): Step => ({
  name: `Tests: ${project}`,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${REPORTS}/${project}.json`,
  ],
  report: `${REPORTS}/${project}.json`,
});

const STEPS: readonly Step[] = [
  { name: 'Format and lint', command: ['biome', 'ci', '.'] },
  { name: 'Types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'Types of the web', command: ['tsc', '-p', 'web/tsconfig.json'] },
  { name: 'Dead code', command: ['knip'] },
  { name: 'Secrets', command: ['secretlint', '**/*', '.*/**'] },
  vitest('unit'),
  // The integration and browser tests synthesize and run what is built here.
  { name: 'Build', command: ['node', 'infra/build/build.ts'] },
  vitest('integration'),
  vitest('e2e'),
];

interface Outcome {
  passed: number;
  failed: number;
}

async function run({ name, command: [program = '', ...args], report }: Step): Promise<Outcome> {
  const started = performance.now();
  console.log(`\n▸ ${name}`);
  if (report) rmSync(report, { force: true });
  const code = await new Promise<number>((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' } });
    child.once('error', () => resolve(1));
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  const outcome = report ? countTests(report, code) : { passed: Number(code === 0), failed: Number(code !== 0) };
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${outcome.failed === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  );
  return outcome;
}

/** A run that ended badly without a failed test (a suite that did not load, say) has failed all the same. */
function countTests(report: string, code: number): Outcome {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    const failed = numFailedTests === 0 && code !== 0 ? 1 : numFailedTests;
    return { passed: numPassedTests, failed: numPassedTests === 0 && failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

mkdirSync(REPORTS, { recursive: true });
const only = process.argv.slice(2);
const steps =
  only.length > 0
    ? STEPS.filter(({ name }) => only.some((word) => name.toLowerCase().includes(word.toLowerCase())))
    : STEPS;
const total: Outcome = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
