import { expect, it } from 'vitest';
import { WHOLE } from '../support/suite-size.ts';
import { onStack } from './fuzz/on-stack.ts';
import { documentedOperations } from './fuzz/operations.ts';
import { reportLine } from './fuzz/report-line.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';

const REQUESTS = 10_000;
const seed = Number(process.env.SEMILLA ?? 20261122);

/** It takes minutes: the short form, on fakes, is `fuzz.unit.test.ts`. */
it.runIf(WHOLE)(
  'answers whatever is sent to the functions on the local stack as the document says',
  async () => {
    const operations = documentedOperations();
    const target = await onStack(operations);
    try {
      const report = await runFuzz(operations, target, { requests: REQUESTS, seed });
      console.info(reportLine(report, operations, seed));
      expect(report.faults, report.faults.join('\n')).toEqual([]);
      // A stack that refuses everything would hold as well.
      expect(report.succeeded.size).toBeGreaterThan(operations.length / 2);
    } finally {
      await target.close();
    }
  },
  30 * 60_000,
);
