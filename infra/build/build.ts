import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withBuildLock } from './build-lock.ts';
import { unlessUnchanged } from './input-digest.ts';
import { FUNCTIONS_OUT, SEED_OUT, SHARED_MODULES_OUT, WEB_OUT } from './paths.ts';
import { runApart } from './run-apart.ts';

const COMMON = ['package-lock.json', 'shared', 'infra/build', 'infra/function-list.ts'];
const FUNCTION_INPUTS = [...COMMON, 'functions'];
/** Inputs of the local run's build: the demo data's program beside the functions. */
const LOCAL_INPUTS = [...FUNCTION_INPUTS, 'tools/demo'];

export interface BuildReport {
  functions: number | 'unchanged';
  web: boolean;
  /** Contracts without a file and files without a contract, when missing ones are allowed. */
  problems: string[];
}

/** Functions, web bundle and API documents into `dist/`. Parts whose inputs did not change are kept. */
export async function buildAll({ allowMissing = false, maps = false } = {}): Promise<BuildReport> {
  const report: BuildReport = { functions: 'unchanged', web: false, problems: [] };
  const functions = async () => {
    const { buildFunctions } = await import('./build-functions.ts');
    const { count, problems } = await buildFunctions({ allowMissing, maps });
    Object.assign(report, { functions: count, problems });
  };
  const web = async () => {
    report.web = await buildWebIfChanged();
  };
  const functionInputs = { inputs: FUNCTION_INPUTS, output: FUNCTIONS_OUT };
  await Promise.all([
    // What may be missing now must be asked for again next time, so that build leaves no stamp; maps lie beside it.
    allowMissing || maps ? functions() : unlessUnchanged('functions', functionInputs, functions),
    web(),
  ]);
  return report;
}

/** Web bundle and API documents, under a lock of their own. @returns whether anything was built. */
export function buildWebIfChanged(): Promise<boolean> {
  const about = { inputs: [...COMMON, 'web'], output: path.join(WEB_OUT, 'index.html') };
  const build = () => runLoud('infra/build/build-web.ts');
  return withBuildLock(() => unlessUnchanged('web', about, build), 'preparing-web');
}

/** What builds load would take an unchanged start as long as all the rest, so they are programs, or loaded for it. */
async function runLoud(program: string): Promise<void> {
  process.stderr.write(await runApart(program));
}

/** Functions in shared modules, for `npm start`. @returns whether anything was built. */
export function buildSharedIfChanged(): Promise<boolean> {
  const about = { inputs: LOCAL_INPUTS, output: SHARED_MODULES_OUT };
  return unlessUnchanged('shared-functions', about, () => runLoud('infra/build/build-shared.ts'));
}

/** The demo data's program, for local runs. @returns whether it was built. */
export function buildDemoIfChanged(): Promise<boolean> {
  return unlessUnchanged('demo', { inputs: LOCAL_INPUTS, output: SEED_OUT }, async () => {
    const { buildSeed } = await import('./build-functions.ts');
    await rm(SEED_OUT, { recursive: true, force: true });
    await buildSeed();
  });
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { 'allow-missing': { type: 'boolean', default: false }, maps: { type: 'boolean', default: false } },
  });
  const started = performance.now();
  try {
    const { functions, web, problems } = await withBuildLock(() =>
      buildAll({ allowMissing: values['allow-missing'], maps: values.maps }),
    );
    for (const problem of problems) console.warn(`! ${problem}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Functions: ${functions}; web: ${web ? 'built' : 'unchanged'}; ${seconds} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
