import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { median } from './figure.ts';

const run = promisify(execFile);
const COLD_PROBE = path.join(import.meta.dirname, 'cold-probe.mjs');
const WARM_PROBE = path.join(import.meta.dirname, 'warm-probe.mjs');
const COLD_RUNS = 31;
const INIT_ROUNDS = 3;
/** The bare handler's turn comes after so many functions. */
const BARE_EVERY = 8;

/** CPU milliseconds, medians. */
export interface ColdCost {
  /** The bundle's import. */
  importMs: number;
  /** The same on the clock. */
  importWallMs: number;
  /** The import and the first call. */
  callMs: number;
  /** The whole process, Node's own start included. */
  wholeMs: number;
}

interface ColdRun extends ColdCost {
  status?: number;
}

/**
 * Import and first call of each bundle, each run in a new process, the bundles by turns: whatever else the machine does
 * meets all of them alike.
 */
export async function coldCosts<K extends string>(
  bundles: Record<K, string>,
  { env, event, status }: { env: Record<string, string>; event: unknown; status?: number },
): Promise<Record<K, ColdCost>> {
  const names = Object.keys(bundles) as K[];
  const runs = Object.fromEntries(names.map((name) => [name, [] as ColdRun[]])) as Record<K, ColdRun[]>;
  // The first round only fills the machine's file cache.
  for (let round = 0; round <= COLD_RUNS; round++) {
    for (const name of names) {
      const one = await coldRun(bundles[name], env, event);
      if (one.status !== status) throw new Error(`${name} answered ${one.status}, not ${status}`);
      if (round > 0) runs[name].push(one);
    }
  }
  const costOf = (name: K): ColdCost => ({
    importMs: median(runs[name].map((one) => one.importMs)),
    importWallMs: median(runs[name].map((one) => one.importWallMs)),
    callMs: median(runs[name].map((one) => one.callMs)),
    wholeMs: median(runs[name].map((one) => one.wholeMs)),
  });
  return Object.fromEntries(names.map((name) => [name, costOf(name)])) as Record<K, ColdCost>;
}

/** CPU milliseconds of a bundle's import, and of the whole process that does nothing else; medians. */
export type InitCost = Pick<ColdCost, 'importMs' | 'wholeMs'>;

/** The import of each bundle in a new process, a bare one's among them: all meet whatever else the machine does. */
export async function initCosts(
  bundles: readonly string[],
  bare: string,
  env: Record<string, string>,
): Promise<{ each: InitCost[]; bare: InitCost }> {
  const runs = bundles.map((): InitCost[] => []);
  const bareRuns: InitCost[] = [];
  for (let round = 0; round < INIT_ROUNDS; round++) {
    for (const [index, bundle] of bundles.entries()) {
      if (index % BARE_EVERY === 0) bareRuns.push(await coldRun(bare, env));
      runs[index]?.push(await coldRun(bundle, env));
    }
  }
  const costOf = (all: readonly InitCost[]): InitCost => ({
    importMs: median(all.map((one) => one.importMs)),
    wholeMs: median(all.map((one) => one.wholeMs)),
  });
  return { each: runs.map(costOf), bare: costOf(bareRuns) };
}

/** The import, and with an event one call, in a new process. */
export async function coldRun(bundle: string, env: Record<string, string>, event?: unknown): Promise<ColdRun> {
  const { stdout } = await run(process.execPath, [COLD_PROBE], {
    env: { ...env, BENCH_BUNDLE: bundle, ...(event !== undefined && { BENCH_EVENT: JSON.stringify(event) }) },
    timeout: 60_000,
  });
  // What the function logs comes before the report.
  return JSON.parse(stdout.split('\n').at(-1) ?? '') as ColdRun;
}

/** CPU milliseconds of one call in a warm process, medians; the bundles' calls come by turns in one process. */
export async function warmCosts(
  bundles: readonly string[],
  { env, event }: { env: Record<string, string>; event: unknown },
): Promise<number[]> {
  const { stdout } = await run(process.execPath, [WARM_PROBE], {
    env: { ...env, BENCH_BUNDLES: JSON.stringify(bundles), BENCH_EVENT: JSON.stringify(event) },
    timeout: 180_000,
  });
  return (JSON.parse(stdout) as number[][]).map(median);
}
