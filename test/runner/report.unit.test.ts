import { describe, expect, it } from 'vitest';
import { merge, type Report, readReport, single } from './report.ts';

const report = (passed: number, failed: number): Report => ({ passed, failed, files: [], failures: [] });
const read = (given: Report | undefined, code: number) =>
  readReport(given && JSON.stringify(given), code, 'Tests: unit');

describe('A report of tests', () => {
  it('counts what passed and failed', () => {
    expect(read(report(7, 0), 0)).toEqual(report(7, 0));
    expect(read(report(7, 2), 1)).toEqual(report(7, 2));
  });

  it('has a failure more when the run ended badly although no test failed', () => {
    expect(read(report(7, 0), 1)).toMatchObject({ passed: 7, failed: 1, failures: [{ file: 'Tests: unit' }] });
  });

  it('is a failure when no test ran', () => {
    expect(read(report(0, 0), 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  it.each([undefined, '', '{"passed": 7'])('is a failure when it is not there or cut off: %j', (text) => {
    expect(readReport(text, 0, 'Tests: unit')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is summed over the steps, failures in their order', () => {
    const [first, second] = [single('Types', 2), single('Dead code', 127)];
    const merged = merge([single('Secrets', 0), first, second]);
    expect(merged).toMatchObject({ passed: 1, failed: 2 });
    expect(merged.failures.map(({ file }) => file)).toEqual(['Types', 'Dead code']);
  });
});
