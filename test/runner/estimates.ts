import { groupsOf, type Outcome } from './run-steps.ts';
import type { Step } from './step.ts';

/** Seconds that steps took the last time on this machine, by their names. */
export type Known = Readonly<Record<string, number>>;

/** Seconds that a step will take: as the last time, else its share of the limit on a machine that is so slow. */
export function estimate({ name, share, files, whole }: Step, known: Known, slowness: number): number {
  const last = whole ? undefined : known[name];
  return last === undefined ? share * slowness : last * (files ? files.run.length / Math.max(1, files.all) : 1);
}

/** Of all steps: light ones run two at a time. */
export function estimateAll(steps: readonly Step[], known: Known, slowness: number): number {
  const secondsOf = (group: readonly Step[]) => group.reduce((sum, step) => sum + estimate(step, known, slowness), 0);
  return groupsOf(steps).reduce((sum, group) => sum + secondsOf(group) / (group.length > 1 ? 2 : 1), 0);
}

/** What is known after a run: its steps that had all their files, beside what did not run. */
export function learn(known: Known, outcomes: readonly Outcome[]): Known {
  const complete = outcomes.filter(
    ({ step: { files, whole } }) => !whole && (!files || files.run.length === files.all),
  );
  return { ...known, ...Object.fromEntries(complete.map(({ step, seconds }) => [step.name, seconds])) };
}
