import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAll } from '#infra/build/build.ts';
import { SOURCES_LIST, WEB_OUT } from '#infra/build/paths.ts';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { functionBudget, LARGER_FUNCTIONS, MOST_FILES, SIZE_BUDGETS } from './budgets.ts';
import { bundleOf, type FunctionSize, functionSizes } from './function-sizes.ts';
import { bundlesThatLoadUndici, loadsUndici } from './undici-at-import.ts';
import { webViews } from './web-weight.ts';

const MODELS_ADAPTER = 'functions/core/adapters/language-models.ts';

beforeAll(async () => {
  const isBuilt = ALL_FUNCTIONS.every(({ name }) => existsSync(bundleOf(name))) && existsSync(WEB_OUT);
  if (!isBuilt) await buildAll();
});

describe('what is deployed as functions', () => {
  let sizes: FunctionSize[];

  beforeAll(() => {
    sizes = functionSizes();
  });

  it('is within the size budget, function by function', () => {
    expect(sizes).toHaveLength(ALL_FUNCTIONS.length);
    const tooLarge = sizes
      .filter(({ name, gzip }) => gzip > functionBudget(name))
      .map(({ name, gzip }) => `${name}: ${gzip.toFixed(1)} kB`);
    expect(tooLarge).toEqual([]);
  });

  // With a margin: a function at the budget would otherwise fail one check or the other with every few bytes.
  it('makes an exception only for functions that come near it', () => {
    const gzipOf = new Map(sizes.map(({ name, gzip }) => [name, gzip]));
    const margin = 2;
    const needless = Object.keys(LARGER_FUNCTIONS).filter(
      (name) => (gzipOf.get(name) ?? 0) <= SIZE_BUDGETS.function - margin,
    );
    expect(needless).toEqual([]);
  });

  // Loaded later, it makes esbuild wrap every module around it, and the schemas were not ready when they were called.
  it('asks language models only where the contract says so', async () => {
    const asking = ALL_FUNCTIONS.filter(({ contract }) => 'models' in contract.uses && contract.uses.models);
    const sources = JSON.parse(readFileSync(SOURCES_LIST, 'utf8')) as Record<string, string[]>;
    const bundling = ALL_FUNCTIONS.filter(({ name }) => sources[name]?.includes(MODELS_ADAPTER));
    expect(asking.length).toBeGreaterThan(0);
    expect(bundling.map(({ name }) => name)).toEqual(asking.map(({ name }) => name));
  });

  it('loads no undici at import', async () => {
    expect(await bundlesThatLoadUndici(sizes.map(({ bundle }) => bundle))).toEqual([]);
  });

  it('would be caught loading undici', async () => {
    expect(await loadsUndici("await import('node:http');")).toBe(true);
  });
});

describe('what a browser loads', () => {
  let views: Awaited<ReturnType<typeof webViews>>;

  beforeAll(async () => {
    views = await webViews();
  });

  it('is within the size budget, view by view', () => {
    expect(views.map(({ name }) => name)).toEqual(expect.arrayContaining(['login', 'sala', 'candidatos-page']));
    const tooHeavy = views
      .filter(({ total, budget }) => total.gzip > budget)
      .map(({ name, total, budget }) => `${name}: ${total.gzip.toFixed(1)} kB of ${budget}`);
    expect(tooHeavy).toEqual([]);
  });

  it('comes in few files', () => {
    const scattered = views.filter(({ total }) => total.files > MOST_FILES);
    expect(scattered.map(({ name, total }) => `${name}: ${total.files} files`)).toEqual([]);
  });

  // Neither in the page itself: the content security policy would refuse them.
  it('begins with the sign-in page, its styles and scripts in files', () => {
    const html = readFileSync(path.join(WEB_OUT, 'index.html'), 'utf8');
    expect(html).toContain('<h1 class="titulo');
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toMatch(/<link rel="stylesheet"[^>]+acceso-[^>]+>/);
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)| style=| on\w+=/);
  });
});
