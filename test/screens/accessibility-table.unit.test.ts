import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATES } from './support/states.ts';

const checked = globSync('test/screens/**/*.screen.test.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/expectAccessible\(\s*\w+,\s*'([^']+)',\s*'([^']+)',?\s*\)/g)].map(
    ([, screen, state]) => `${screen}, ${state}`,
  ),
);
const rows = Object.entries(STATES).flatMap(([screen, states]) => states.map((state) => `${screen}, ${state}`));

describe('The table of accessibility', () => {
  it('has no row that no test checks, and no test checks a row twice', () => {
    expect(checked.toSorted()).toEqual(rows.toSorted());
  });
});
