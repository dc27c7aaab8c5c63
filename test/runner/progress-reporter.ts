import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type {
  Reporter,
  SerializedError,
  TestCase,
  TestModule,
  TestProject,
  TestSpecification,
  TestSuite,
  Vitest,
} from 'vitest/node';
import { type Failure, type FileResult, placeOf, REPORT_VARIABLE, type Report } from './report.ts';

/** Milliseconds between two looks at how far the run has come, and after which a run that hangs says so again. */
const LOOK = 5_000;
const STILL = 30_000;

type Broken = TestCase | TestSuite | TestModule;

/**
 * Vitest's reporter for terminals and logs of CI: a line every few seconds, failures whole where they happen, and a report for
 * the runner (`report.ts`). Without a runner it ends with `N passed, N failed` itself.
 */
export default class ProgressReporter implements Reporter {
  readonly #target = process.env[REPORT_VARIABLE];
  readonly #results: FileResult[] = [];
  readonly #failures: Failure[] = [];
  readonly #atWork = new Set<string>();
  /** What a test or suite has printed, until it is known to be well. */
  readonly #printed = new Map<string, string>();
  #vitest: Vitest | undefined;
  #total = 0;
  #started = 0;
  #shown = { done: 0, at: 0 };
  #timer: NodeJS.Timeout | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length;
    this.#started = performance.now();
    this.#shown = { done: 0, at: this.#started };
    this.#timer = setInterval(() => this.#look(), LOOK);
  }

  onTestModuleStart(module: TestModule): void {
    this.#atWork.add(this.#nameOf(module));
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'failed') this.#tell(test, errors);
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length > 0) this.#tell(suite, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    const broken = this.#failures.length;
    if (module.errors().length > 0) this.#tell(module, module.errors());
    const file = this.#nameOf(module);
    this.#atWork.delete(file);
    for (const task of this.#printed.keys()) if (task.startsWith(module.id)) this.#printed.delete(task);
    const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
    const states = [...module.children.allTests()].map((test) => test.result().state);
    const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0);
    this.#results.push({
      file,
      seconds: (environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration) / 1000,
      passed: states.filter((state) => state === 'passed').length,
      failed: states.filter((state) => state === 'failed').length + suites.length + this.#failures.length - broken,
    });
  }

  /** Figures that a long form prints are what it is run for; in a short form only those of a failure are of interest. */
  onUserConsoleLog({ content, taskId = '' }: { content: string; taskId?: string }): void {
    if (!this.#target || process.env.TODO === '1') process.stdout.write(content);
    else this.#printed.set(taskId, (this.#printed.get(taskId) ?? '') + content);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    clearInterval(this.#timer);
    for (const error of unhandled) this.#fail({ file: 'an error that no test waited for', test: '' }, [error]);
    const sum = (of: 'passed' | 'failed') => this.#results.reduce((total, result) => total + result[of], 0);
    const report: Report = {
      passed: sum('passed'),
      failed: sum('failed') + unhandled.length,
      files: this.#results,
      failures: this.#failures,
    };
    if (this.#target) {
      mkdirSync(path.dirname(this.#target), { recursive: true });
      writeFileSync(this.#target, JSON.stringify(report, undefined, 2));
    } else {
      console.log(`\n${report.passed} passed, ${report.failed} failed`);
    }
  }

  #look(): void {
    const done = this.#results.length;
    const now = performance.now();
    if (done === this.#shown.done && now - this.#shown.at < STILL) return;
    const atWork = done === this.#shown.done ? `; at work: ${[...this.#atWork].join(', ')}` : '';
    this.#shown = { done, at: now };
    const failed = this.#failures.length > 0 ? `, ${this.#failures.length} failed` : '';
    console.log(`  ${done} of ${this.#total} files${failed}, ${Math.round((now - this.#started) / 1000)} s${atWork}`);
  }

  #tell(broken: Broken, errors: readonly SerializedError[]): void {
    const file = this.#nameOf(broken.type === 'module' ? broken : broken.module);
    const test = broken.type === 'module' ? '' : broken.fullName;
    this.#fail({ file, test }, errors, { printed: this.#printed.get(broken.id), project: broken.project });
  }

  /** Test, what it printed, message, difference and stack, all on the standard output so that they stay together. */
  #fail(
    where: Omit<Failure, 'message'>,
    errors: readonly SerializedError[],
    { printed = '', project }: { printed?: string | undefined; project?: TestProject } = {},
  ): void {
    const texts = errors.map((error) =>
      this.#vitest?.logger.formatError(error, { showCodeFrame: true, ...(project && { project }) }).output.trimEnd(),
    );
    console.log([`\n✗ ${placeOf(where)}`, printed, ...texts].filter(Boolean).join('\n'));
    this.#failures.push({ ...where, message: firstLine(errors[0]) });
  }

  #nameOf(module: TestModule): string {
    return path.relative(this.#vitest?.config.root ?? process.cwd(), module.moduleId);
  }
}

const firstLine = (error: SerializedError | undefined) =>
  error?.message?.split('\n')[0]?.slice(0, 200) ?? 'failed without an error';
