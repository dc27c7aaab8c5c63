import type { Operation } from './operations.ts';
import type { FuzzReport } from './run-fuzz.ts';

/** What was tried, for people: with the seed it can be done again. */
export function reportLine(report: FuzzReport, operations: readonly Operation[], seed: number): string {
  const { sent, statuses, succeeded, settled } = report;
  const never = operations.map(({ operation }) => operation).filter((name) => !succeeded.has(name));
  return [
    `${sent} requests to ${operations.length} operations, SEMILLA=${seed}`,
    `answers: ${Object.entries(statuses)
      .map(([status, count]) => `${status} ${count}`)
      .join(', ')}`,
    `refused each time: ${never.length}: ${never.join(', ')}`,
    ...settled,
  ].join('\n');
}
