import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { bundleFunctions } from './function-bundles.ts';
import { findHandlerFiles } from './handler-files.ts';
import { OPTIONS } from './options.ts';
import { FUNCTIONS_OUT, MAPS_OUT, ROOT, SEED_ENTRY, SEED_OUT, SOURCES_LIST } from './paths.ts';

export interface FunctionsBuild {
  count: number;
  /** Contracts without a file and files without a contract; only with `allowMissing` the build goes on without them. */
  problems: string[];
}

/** All functions as they are deployed, `dist/functions/<name>/index.cjs`, and what they were made of, `dist/sources.json`. */
export async function buildFunctions({ allowMissing = false, maps = false } = {}): Promise<FunctionsBuild> {
  const { found, problems } = findHandlerFiles(path.join(ROOT, 'functions'), ALL_FUNCTIONS);
  if (problems.length > 0 && !allowMissing)
    throw new Error(`Contracts and files do not match:\n- ${problems.join('\n- ')}`);
  // Maps of another build would tell of other lines.
  await rm(MAPS_OUT, { recursive: true, force: true });
  await writeFile(SOURCES_LIST, JSON.stringify(await bundleFunctions(found, { maps })));
  await removeOthers(new Set(found.map(({ spec }) => spec.name)));
  return { count: found.length, problems };
}

/** The demo data's program. It runs on this machine only and is never deployed. */
export function buildSeed(): Promise<void> {
  return buildProgram(SEED_ENTRY, SEED_OUT, OPTIONS.plugins);
}

/**
 * One program into `<folder>/index.mjs`. Without Lambda's stand-ins it finds credentials as any program of the SDK
 * does, in profiles and sign-ins too.
 */
export async function buildProgram(entry: string, folder: string, plugins: Plugin[] = []): Promise<void> {
  const { outputFiles } = await build({
    ...OPTIONS,
    plugins,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: folder,
  });
  await mkdir(folder, { recursive: true });
  for (const { contents } of outputFiles) await writeFile(path.join(folder, 'index.mjs'), contents);
}

/** A function that was renamed or removed must not stay behind as a folder. */
async function removeOthers(names: ReadonlySet<string>): Promise<void> {
  const folders = await readdir(FUNCTIONS_OUT).catch(() => []);
  const old = folders.filter((folder) => !names.has(folder));
  await Promise.all(old.map((folder) => rm(path.join(FUNCTIONS_OUT, folder), { recursive: true })));
}
