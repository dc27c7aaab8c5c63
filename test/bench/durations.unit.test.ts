import { expect, it } from 'vitest';
import { gbSeconds } from '#tools/bench/durations.ts';

it('bills waiting by memory, and work by the share of a processor that the memory gives', () => {
  expect(gbSeconds(1024, { ms: 200, cpuMs: 0 })).toBeCloseTo(0.2);
  expect(gbSeconds(512, { ms: 200, cpuMs: 0 })).toBeCloseTo(0.1);
  // 512 MB are 0.29 of a processor: 50 ms of work are 173 ms, at half a gigabyte.
  expect(gbSeconds(512, { ms: 50, cpuMs: 50 })).toBeCloseTo(0.0864, 4);
  expect(gbSeconds(512, { ms: 250, cpuMs: 50 })).toBeCloseTo(0.1 + 0.0864, 4);
});

it('takes no less time with more than one processor', () => {
  expect(gbSeconds(3538, { ms: 50, cpuMs: 50 })).toBeCloseTo(0.05 * (3538 / 1024), 4);
});
