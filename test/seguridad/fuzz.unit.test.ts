import { expect, it } from 'vitest';
import { sized } from '../support/suite-size.ts';
import { inProcess } from './fuzz/in-process.ts';
import { documentedOperations } from './fuzz/operations.ts';
import { reportLine } from './fuzz/report-line.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';

/** Of the sample: six for each operation. */
const requests = sized(1300, 10_000);
const seed = Number(process.env.SEMILLA ?? 20261122);

it('answers whatever is sent to any documented operation as the document says', async () => {
  const operations = documentedOperations();
  const target = await inProcess(operations);
  const report = await runFuzz(operations, target, { requests, seed });
  console.info(reportLine(report, operations, seed));
  expect(report.faults, report.faults.join('\n')).toEqual([]);
});
