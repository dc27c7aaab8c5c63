import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LambdaPool, MeasuredInvocation } from '#infra/local/lambda-pool.ts';
import { createLambdaPool } from '#infra/local/lambda-pool.ts';
import { localFunction } from './local-function.ts';

/** Emulators and workers share the machine with other tests. */
const PATIENCE = { timeout: 20_000 };

describe('the pool of functions', () => {
  let root: string;
  let pool: LambdaPool | undefined;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'idonea-pool-'));
  });
  afterEach(() => pool?.close());
  afterAll(() => rmSync(root, { recursive: true }));

  const makePool = (options: Partial<Parameters<typeof createLambdaPool>[0]> = {}) => {
    pool = createLambdaPool({ runtimeEnvironment: { AWS_REGION: 'eu-west-1' }, ...options });
    return pool;
  };

  it('shows a function its own environment and nothing of this process or of others', async () => {
    const code = 'export const handler = async () => process.env;';
    process.env.IDONEA_TEST_SECRET = 'of this process';
    const one = localFunction(root, 'one', code, { environment: { TABLE_NAME: 'one-table' } });
    const other = localFunction(root, 'other', code, { environment: { MAIL_FROM: 'a@b.test' } });
    const { invoke } = makePool();

    const seen = (await invoke(one, {})) as Record<string, string>;
    const seenByOther = (await invoke(other, {})) as Record<string, string>;
    delete process.env.IDONEA_TEST_SECRET;

    expect(seen).toMatchObject({ TABLE_NAME: 'one-table', AWS_REGION: 'eu-west-1', AWS_LAMBDA_FUNCTION_NAME: 'one' });
    expect(Object.keys(seen).filter((name) => !/^(AWS_|LAMBDA_|TABLE_NAME$|TZ$)/.test(name))).toEqual([]);
    expect(seenByOther).not.toHaveProperty('TABLE_NAME');
  });

  it('loads CommonJS as well as an ES module', async () => {
    const code = "const { sep } = require('node:path'); exports.handler = async () => ({ sep });";
    const fn = localFunction(root, 'common', code, {}, 'cjs');
    expect(await makePool().invoke(fn, {})).toEqual({ sep: path.sep });
  });

  it('tells what each event took, with the init phase before the first', async () => {
    const code = `
      const until = (ms) => { for (const begun = performance.now(); performance.now() - begun < ms; ); };
      until(60);
      export const handler = async ({ fails }) => {
        until(40);
        await new Promise((resolve) => setTimeout(resolve, 80));
        if (fails) throw new Error('no');
      };`;
    const fn = localFunction(root, 'measured', code);
    const told: MeasuredInvocation[] = [];
    const { invoke } = makePool({ onInvocation: (invocation) => told.push(invocation) });

    await invoke(fn, {});
    await expect(invoke(fn, { fails: true })).rejects.toThrow('no');

    const [first, second] = told;
    expect(told.map(({ fn: { name } }) => name)).toEqual(['measured', 'measured']);
    expect(first?.init?.ms).toBeGreaterThan(55);
    expect(second).not.toHaveProperty('init');
    for (const { cost } of told) {
      expect(cost.ms).toBeGreaterThan(115);
      expect(cost.cpuMs).toBeGreaterThan(0);
      expect(cost.cpuMs).toBeLessThan(cost.ms);
    }
  });

  it('keeps an instance for the next event, one event at a time', async () => {
    const fn = localFunction(
      root,
      'counter',
      `let calls = 0, busy = 0;
       export const handler = async () => { busy += 1; await new Promise((r) => setTimeout(r, 30)); const seen = busy; busy -= 1; return { calls: ++calls, seen }; };`,
    );
    const { invoke } = makePool({ maxInstances: 1 });

    const results = await Promise.all([invoke(fn, {}), invoke(fn, {}), invoke(fn, {})]);

    expect(results).toEqual([
      { calls: 1, seen: 1 },
      { calls: 2, seen: 1 },
      { calls: 3, seen: 1 },
    ]);
  });

  it('ends an instance that exceeds its timeout, and starts a new one for the next event', async () => {
    const fn = localFunction(
      root,
      'slow',
      `let calls = 0;
       export const handler = async ({ hang }) => { calls += 1; if (hang) for (;;) {} return calls; };`,
      { timeoutMs: 300 },
    );
    const { invoke } = makePool();

    expect(await invoke(fn, {})).toBe(1);
    await expect(invoke(fn, { hang: true })).rejects.toMatchObject({ name: 'LambdaTimeout' });
    expect(await invoke(fn, {})).toBe(1);
  });

  it('tells a handler that throws from an instance that dies', async () => {
    const fn = localFunction(
      root,
      'fragile',
      `export const handler = async ({ how }) => {
         if (how === 'throw') throw new TypeError('no');
         if (how === 'exit') process.exit(3);
         setTimeout(() => { throw new Error('later'); }, 0);
         await new Promise(() => {});
       };`,
    );
    const { invoke } = makePool();

    await expect(invoke(fn, { how: 'throw' })).rejects.toMatchObject({
      name: 'LambdaFailure',
      errorType: 'TypeError',
      message: 'no',
    });
    await expect(invoke(fn, { how: 'exit' })).rejects.toMatchObject({ name: 'LambdaCrash' });
    await expect(invoke(fn, { how: 'uncaught' })).rejects.toMatchObject({
      name: 'LambdaCrash',
      message: expect.stringContaining('later'),
    });
  });

  it('fails each event of a function that cannot be loaded', async () => {
    const fn = localFunction(root, 'broken', `throw new Error('at import');`);
    const { invoke } = makePool();

    await expect(invoke(fn, {})).rejects.toMatchObject({ name: 'LambdaFailure', message: 'at import' });
  });

  it('passes on what a function writes, line by line', async () => {
    const lines: string[] = [];
    const fn = localFunction(
      root,
      'talker',
      `export const handler = async () => { console.log('one\\ntwo'); console.error('three'); };`,
    );
    const { invoke } = makePool({ onLog: (name, line) => lines.push(`${name}: ${line}`) });

    await invoke(fn, {});
    await expect.poll(() => lines.toSorted(), PATIENCE).toEqual(['talker: one', 'talker: three', 'talker: two']);
  });
});
