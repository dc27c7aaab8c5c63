import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAll } from '#infra/build/build.ts';
import { WEB_OUT } from '#infra/build/paths.ts';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { functionBudget, LARGER_FUNCTIONS, SIZE_BUDGETS } from './budgets.ts';
import { bundleOf, functionSizes } from './function-sizes.ts';
import { bundlesThatLoadUndici, loadsUndici } from './undici-at-import.ts';
import { webViews } from './web-weight.ts';

beforeAll(async () => {
  const isBuilt = ALL_FUNCTIONS.every(({ name }) => existsSync(bundleOf(name))) && existsSync(WEB_OUT);
  if (!isBuilt) await buildAll();
});

describe('what is deployed as functions', () => {
  it('is within the size budget, function by function', () => {
    const sizes = functionSizes();
    expect(sizes).toHaveLength(ALL_FUNCTIONS.length);
    const tooLarge = sizes
      .filter(({ name, gzip }) => gzip > functionBudget(name))
      .map(({ name, gzip }) => `${name}: ${gzip.toFixed(1)} kB`);
    expect(tooLarge).toEqual([]);
  });

  it('makes an exception only for functions that still need it', () => {
    const sizes = new Map(functionSizes().map(({ name, gzip }) => [name, gzip]));
    const needless = Object.keys(LARGER_FUNCTIONS).filter((name) => (sizes.get(name) ?? 0) <= SIZE_BUDGETS.function);
    expect(needless).toEqual([]);
  });

  it('loads no undici at import', async () => {
    expect(await bundlesThatLoadUndici(functionSizes().map(({ bundle }) => bundle))).toEqual([]);
  });

  it('would be caught loading undici', async () => {
    expect(await loadsUndici("await import('node:http');")).toBe(true);
  });
});

describe('what a browser loads', () => {
  it('is within the size budget, view by view', async () => {
    const views = await webViews();
    expect(views.map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'sala', 'candidatos-page']));
    const tooHeavy = views
      .filter(({ total, budget }) => total.gzip > budget)
      .map(({ name, total, budget }) => `${name}: ${total.gzip.toFixed(1)} kB of ${budget}`);
    expect(tooHeavy).toEqual([]);
  });
});
