import { describe, expect, it } from 'vitest';
import { estimate, estimateAll, learn } from './estimates.ts';
import { single } from './report.ts';
import { groupsOf } from './run-steps.ts';
import type { Step } from './step.ts';

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: [name], share: 10, ...more });
const LIGHT = { light: true };

describe('Light steps', () => {
  it('run beside those next to them, and all others alone', () => {
    const steps = [step('a', LIGHT), step('b', LIGHT), step('c'), step('d'), step('e', LIGHT)];
    expect(groupsOf(steps).map((group) => group.map(({ name }) => name))).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });
});

describe('An estimate', () => {
  it('is what the step took the last time, else its share on a machine that is so slow', () => {
    expect(estimate(step('a'), { a: 7 }, 2)).toBe(7);
    expect(estimate(step('a'), {}, 2)).toBe(20);
  });

  it('of some files is their part of it', () => {
    expect(estimate(step('a', { files: { run: ['x'], all: 4 } }), { a: 8 }, 1)).toBe(2);
  });

  it('of a long form does not look at the short one', () => {
    expect(estimate(step('a', { whole: true, share: 100 }), { a: 8 }, 1)).toBe(100);
  });

  it('of all steps takes light ones two at a time', () => {
    expect(estimateAll([step('a', LIGHT), step('b', LIGHT), step('c')], {}, 1)).toBe(20);
  });
});

describe('What is known of durations', () => {
  const outcome = (of: Step, seconds: number) => ({ step: of, seconds, report: single(of.name, 0) });

  it('is kept of steps that had all their files, beside what did not run', () => {
    const outcomes = [
      outcome(step('a'), 1),
      outcome(step('b', { files: { run: ['x'], all: 2 } }), 2),
      outcome(step('c', { files: { run: ['x', 'y'], all: 2 }, whole: true }), 3),
      outcome(step('d', { files: { run: ['x', 'y'], all: 2 } }), 4),
    ];
    expect(learn({ b: 20, e: 50 }, outcomes)).toEqual({ a: 1, b: 20, d: 4, e: 50 });
  });
});
