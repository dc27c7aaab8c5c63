import { describe, expect, it } from 'vitest';
import { CHECKS, choose, testStep } from './step.ts';

const PROJECT = { name: 'unit', files: ['test/a.unit.test.ts', 'test/b.unit.test.ts'] };
const STEPS = [...CHECKS, testStep(PROJECT), testStep({ name: 'e2e', files: ['test/e2e/a.e2e.test.ts'] })];
const chosen = (...words: string[]) => choose(STEPS, words).map(({ name }) => name);

describe('Words', () => {
  it('choose steps by their names, in the order of the steps', () => {
    expect(chosen('unit')).toEqual(['Tests: unit']);
    expect(chosen('unit', 'TYPES')).toEqual(['Types', 'Types of the web', 'Tests: unit']);
    expect(chosen('format', 'types', 'dead', 'secrets')).toHaveLength(CHECKS.length);
  });

  it('call the journeys by either name', () => {
    expect(chosen('e2e')).toEqual(chosen('journeys'));
    expect(chosen('e2e')).toHaveLength(1);
  });

  it('that no step has choose none, and no words all', () => {
    expect(chosen('nada')).toEqual([]);
    expect(chosen()).toHaveLength(STEPS.length);
  });
});

describe('A step of tests', () => {
  it('names no files when it runs them all, and those that it runs otherwise', () => {
    expect(testStep(PROJECT).command).not.toContain('test/a.unit.test.ts');
    expect(testStep(PROJECT, { files: ['test/a.unit.test.ts'] }).command).toContain('test/a.unit.test.ts');
  });

  it('runs in full on demand only', () => {
    expect(testStep(PROJECT).env).not.toHaveProperty('TODO');
    expect(testStep(PROJECT, { whole: true }).env).toMatchObject({ TODO: '1' });
  });
});
