import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Operation } from './operations.ts';
import { type FuzzRequest, requestOf } from './requests.ts';
import type { Target } from './target.ts';
import { verdict } from './verdict.ts';

interface FuzzOptions {
  requests: number;
  seed: number;
}

export interface FuzzReport {
  sent: number;
  statuses: Record<string, number>;
  /** Operations that have succeeded at least once. */
  succeeded: Set<string>;
  settled: string[];
  /** One for each operation at most, with the smallest request that shows it. */
  faults: string[];
}

const SHRINK_MILLISECONDS = 20_000;
const SHOWN = 600;

/** The same seed makes the same requests, operation by operation, whatever becomes of the others. */
export async function runFuzz(operations: readonly Operation[], target: Target, options: FuzzOptions) {
  const { requests, seed } = options;
  const report: FuzzReport = { sent: 0, statuses: {}, succeeded: new Set(), settled: [], faults: [] };
  const numRuns = Math.ceil(requests / operations.length);
  for (const operation of operations) {
    const property = fc.asyncProperty(requestOf(operation, target.ground), async (request) => {
      const answer = await target.send(request);
      report.sent++;
      report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
      if (answer.status < 400) report.succeeded.add(operation.operation);
      const faults = verdict(operation, request, answer);
      if (faults.length > 0) throw new Error(faults.join('\n    '));
    });
    const result = await fc.check(property, {
      numRuns,
      seed: seedOf(seed, operation.operation),
      interruptAfterTimeLimit: SHRINK_MILLISECONDS,
      markInterruptAsFailure: false,
    });
    if (result.failed && result.counterexample) {
      const [smallest] = result.counterexample;
      report.faults.push(`${operation.operation}: ${messageOf(result.errorInstance)}\n    ${shown(smallest)}`);
    }
    report.settled.push(...(await target.settle(operation)));
  }
  return report;
}

function seedOf(seed: number, operation: string): number {
  return createHash('sha256').update(`${seed} ${operation}`).digest().readInt32LE(0);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function shown({ who, method, target, headers, body }: FuzzRequest): string {
  const text = JSON.stringify({ who, headers, body });
  return `${method} ${target.slice(0, SHOWN)} ${text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${text.length})` : text}`;
}
