import { describe, expect, it } from 'vitest';
import { limitsOf, nameOf, requestOf } from './request.ts';

describe('What is asked of npm test', () => {
  it.each([
    [[], { kind: 'test', words: [] }],
    [['unit', 'types'], { kind: 'test', words: ['unit', 'types'] }],
    [['cambios'], { kind: 'cambios', words: [] }],
    [['cambios', 'unit'], { kind: 'cambios', words: ['unit'] }],
    [['todo'], { kind: 'todo', words: [] }],
    [['todo', '2/6'], { kind: 'todo', part: { index: 2, count: 6 }, words: [] }],
    [['todo', '2/6', 'unit'], { kind: 'todo', part: { index: 2, count: 6 }, words: ['unit'] }],
  ])('%j', (args, expected) => {
    expect(requestOf(args)).toEqual(expected);
  });

  it.each(['0/6', '7/6', '1/0'])('refuses the part %s, which is none', (part) => {
    expect(() => requestOf(['todo', part])).toThrow(part);
  });

  it('names the file of its result, each part its own', () => {
    expect([[], ['cambios'], ['todo'], ['todo', '2/6']].map((args) => nameOf(requestOf(args)))).toEqual([
      'test',
      'cambios',
      'todo',
      'todo-2-6',
    ]);
  });
});

describe('The limit', () => {
  const limits = (args: string[], slowness = 1) => limitsOf(requestOf(args), slowness);

  it('is said for the reference machine, and grows with the yardstick', () => {
    expect(limits([])).toEqual({ limit: 480, worst: 600 });
    expect(limits([], 2)).toEqual({ limit: 960, worst: 1200 });
    expect(limits(['cambios'], 2)).toEqual({ limit: 180 });
  });

  it('is shared by the parts of the whole', () => {
    expect(limits(['todo'])).toEqual({ limit: 5400 });
    expect(limits(['todo', '1/6'])).toEqual({ limit: 900 });
  });

  it('is none for steps that somebody chose', () => {
    expect(limits(['unit'])).toEqual({});
  });
});
