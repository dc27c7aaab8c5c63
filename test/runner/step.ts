import type { Project } from './projects.ts';
import { REPORT_VARIABLE } from './report.ts';
import { secondsInFull } from './weights.ts';

/** Where runs leave what they found; not in git. */
export const RESULTS = 'test-results';

export interface Step {
  /** What people see and choose by. */
  name: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Takes one processor: two of these run at a time, and print when they are done. */
  light?: boolean;
  /** Where it leaves a report, whose tests are counted one by one. Other steps count as one. */
  report?: string;
  /** The test files that it runs, and how many the tier has. */
  files?: { run: readonly string[]; all: number };
  /** In full, as `test:todo` runs it. */
  whole?: boolean;
  /** What it may take of the run's limit, in seconds of the reference machine. */
  share: number;
}

/** What must hold of the code as it stands, before anything runs. */
export const CHECKS: readonly Step[] = [
  // The longest first, so that the two processors end at about the same time.
  { name: 'Types', command: ['tsc', '-p', 'tsconfig.json'], light: true, share: 22 },
  { name: 'Types of the web', command: ['tsc', '-p', 'web/tsconfig.json'], light: true, share: 14 },
  { name: 'Format and lint', command: ['biome', 'ci', '--colors=off', '.'], light: true, share: 10 },
  { name: 'Dead code', command: ['knip'], light: true, share: 8 },
  { name: 'Secrets', command: ['secretlint', '**/*', '.*/**'], light: true, share: 6 },
];

/** What the tests of integration, screens and journeys synthesize, open and run. */
export const BUILD: Step = { name: 'Build', command: ['node', 'infra/build/build.ts'], share: 15 };

const WEB_ALONE = "await (await import('./infra/build/build.ts')).buildWebIfChanged();";

/** What screens alone need of it. */
export const BUILD_WEB: Step = {
  name: 'Build of the web',
  command: ['node', '--input-type=module', '--eval', WEB_ALONE],
  share: 8,
};

/** First shares of the 480 s of `npm test`. */
const SHARES: Readonly<Record<string, number>> = { unit: 60, integration: 90, screens: 190, e2e: 95 };
const ALSO_CALLED: Readonly<Record<string, string>> = { e2e: ' (journeys)' };
const REPORTER = './test/runner/progress-reporter.ts';
/** Test files that run at a time. */
const WORKERS = 2;

/** A tier's files, or some of them. `whole`: in full. */
export function testStep({ name, files: all }: Project, { files = all, whole = false }: Narrowed = {}): Step {
  const report = `${RESULTS}/steps/${name}.json`;
  const inFull = files.reduce((sum, file) => sum + secondsInFull({ project: name, name: file }), 0) / WORKERS;
  const inShort = (SHARES[name] ?? 60) * (files.length / Math.max(1, all.length));
  return {
    name: `Tests: ${name}${ALSO_CALLED[name] ?? ''}`,
    command: [
      ...['vitest', 'run', '--project', name, `--reporter=${REPORTER}`],
      ...(files.length < all.length ? files : []),
    ],
    env: { [REPORT_VARIABLE]: report, ...(whole && { TODO: '1' }) },
    report,
    files: { run: files, all: all.length },
    whole,
    share: whole ? inFull : inShort,
  };
}

interface Narrowed {
  files?: readonly string[];
  whole?: boolean;
}

/** Steps whose names have one of the words; all of them without a word. */
export function choose(steps: readonly Step[], words: readonly string[]): Step[] {
  const has = ({ name }: Step) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  return words.length === 0 ? [...steps] : steps.filter(has);
}
