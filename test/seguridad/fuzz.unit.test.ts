import { expect, it } from 'vitest';
import { inProcess } from './fuzz/in-process.ts';
import { documentedOperations } from './fuzz/operations.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';

const requests = Number(process.env.PETICIONES ?? 2200);
const seed = Number(process.env.SEMILLA ?? 20261122);

it('answers whatever is sent to any documented operation as the document says', async () => {
  const operations = documentedOperations();
  const target = await inProcess(operations);
  const report = await runFuzz(operations, target, { requests, seed });
  const silent = operations.map(({ operation }) => operation).filter((name) => !report.succeeded.has(name));
  console.info(
    `${report.sent} requests to ${operations.length} operations, seed ${seed}: ${JSON.stringify(report.statuses)}; ` +
      `${report.succeeded.size} operations have also succeeded, never: ${silent.join(', ')}`,
  );
  expect(report.faults, report.faults.join('\n')).toEqual([]);
});
