/** What one test file took and gave. Seconds are its own: its imports, hooks and tests. */
export interface FileResult {
  file: string;
  seconds: number;
  passed: number;
  failed: number;
}

export interface Failure {
  file: string;
  /** Suites and test, or what else broke. */
  test: string;
  /** First line of the error. */
  message: string;
}

/** File and test in one line. */
export const placeOf = ({ file, test }: Pick<Failure, 'file' | 'test'>): string => (test ? `${file} > ${test}` : file);

export interface Report {
  passed: number;
  failed: number;
  files: FileResult[];
  failures: Failure[];
}

/** Where the reporter finds the name of the file to write, and a run without it has a last line of its own. */
export const REPORT_VARIABLE = 'TEST_REPORT';

/**
 * What a run of tests gave, from the text of its report; undefined when it wrote none. A run that ended badly without a
 * failed test (an error nobody waited for, a crash) has failed all the same, and so has one in which nothing ran.
 */
export function readReport(text: string | undefined, exitCode: number, step: string): Report {
  const report = parse(text);
  if (!report) return broken(step, 'ended without a report');
  if (report.failed > 0) return report;
  if (exitCode !== 0) return merge([report, broken(step, `ended with code ${exitCode}`)]);
  return report.passed > 0 ? report : broken(step, 'ran no test');
}

export function merge(reports: readonly Report[]): Report {
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    files: reports.flatMap(({ files }) => files),
    failures: reports.flatMap(({ failures }) => failures),
  };
}

/** A step that counts as one: a check, the build. */
export const single = (step: string, exitCode: number): Report =>
  exitCode === 0
    ? { passed: 1, failed: 0, files: [], failures: [] }
    : broken(step, exitCode === NOT_STARTED ? 'could not be started' : `ended with code ${exitCode}`);

/** The code of a program that is not there, as shells have it. */
export const NOT_STARTED = 127;

function broken(step: string, message: string): Report {
  return { passed: 0, failed: 1, files: [], failures: [{ file: step, test: '', message }] };
}

function parse(text: string | undefined): Report | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Report);
  } catch {
    return undefined;
  }
}
