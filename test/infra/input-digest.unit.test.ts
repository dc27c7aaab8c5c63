import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unlessUnchanged } from '#infra/build/input-digest.ts';
import { DIST, ROOT } from '#infra/build/paths.ts';

describe('unlessUnchanged', () => {
  const name = `prueba-${randomUUID()}`;
  let folder: string;
  let output: string;
  let input: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'idonea-stamps-'));
    output = folder;
    input = path.join(folder, 'source.ts');
    await writeFile(input, 'good');
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    await rm(path.join(DIST, 'stamps', name), { force: true });
  });

  const run = (work: () => Promise<unknown> = async () => {}) =>
    unlessUnchanged(name, { inputs: [path.relative(ROOT, input)], output }, work);

  it('works once for the same inputs, and again when they change or the output is gone', async () => {
    expect(await run()).toBe(true);
    expect(await run()).toBe(false);
    await writeFile(input, 'better');
    expect(await run()).toBe(true);
    output = path.join(folder, 'gone');
    expect(await run()).toBe(true);
  });

  it('works again after work that failed, which may have left half of it, also when the inputs are as before', async () => {
    await run();
    await writeFile(input, 'broken');
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await writeFile(input, 'good');
    expect(await run()).toBe(true);
  });
});
