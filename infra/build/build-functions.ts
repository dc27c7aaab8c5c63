import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildOptions, OutputFile, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { ALL_FUNCTIONS, type FunctionSpec } from '#infra/function-list.ts';
import { findHandlerFiles } from './handler-files.ts';
import { lambdaPlugin, modelLambdaPlugin } from './lambda-plugin.ts';
import {
  FUNCTIONS_OUT,
  MAPS_OUT,
  ROOT,
  SEED_ENTRY,
  SEED_OUT,
  SHARED_FUNCTIONS_OUT,
  SHARED_MODULES_OUT,
} from './paths.ts';

/**
 * `module` before `main` takes the SDK's ES modules, which esbuild can shake. CommonJS dependencies call `require`,
 * which ES modules lack. Source maps lie apart: inside the bundle they would cost 16 ms at each cold start.
 */
const OPTIONS = {
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  mainFields: ['module', 'main'],
  conditions: ['module'],
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
  sourcemap: 'external',
  sourcesContent: false,
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  plugins: [lambdaPlugin],
  // Fonts of documents; a function's one file holds them.
  loader: { '.ttf': 'binary' },
  write: false,
} satisfies BuildOptions;

export interface FunctionsBuild {
  count: number;
  /** Contracts without a file and files without a contract; only with `allowMissing` the build goes on without them. */
  problems: string[];
}

/**
 * All functions in one esbuild run: `dist/functions/<name>/index.mjs`, its source map in `dist/maps/<name>.mjs.map`. Those
 * that ask language models have a run each, which leaves what they load later in files beside it.
 */
export async function buildFunctions({ allowMissing = false } = {}): Promise<FunctionsBuild> {
  const { found, problems } = findHandlerFiles(path.join(ROOT, 'functions'), ALL_FUNCTIONS);
  if (problems.length > 0 && !allowMissing)
    throw new Error(`Contracts and files do not match:\n- ${problems.join('\n- ')}`);
  const withModels = found.filter(({ spec }) => asksModels(spec));
  const [result, ...split] = await Promise.all([
    build({
      ...OPTIONS,
      entryPoints: found
        .filter(({ spec }) => !asksModels(spec))
        .map(({ spec, file }) => ({ in: file, out: spec.name })),
      outdir: FUNCTIONS_OUT,
    }),
    ...withModels.map(({ spec, file }) => buildInFiles(spec.name, file)),
  ]);
  await removeOthers(new Set(found.map(({ spec }) => spec.name)));
  await mkdir(MAPS_OUT, { recursive: true });
  await Promise.all(result.outputFiles.map(writeOutput));
  for (const [index, files] of split.entries()) await writeFiles(withModels[index]?.spec.name ?? '', files);
  return { count: found.length, problems };
}

/**
 * All functions in modules that they share: a seventh of the time that a bundle for each takes. A cold start would read
 * more than its own function, so this is for a person's local run; tests run what is deployed.
 */
export async function buildSharedFunctions(): Promise<void> {
  const { found, problems } = findHandlerFiles(path.join(ROOT, 'functions'), ALL_FUNCTIONS);
  if (problems.length > 0) throw new Error(`Contracts and files do not match:\n- ${problems.join('\n- ')}`);
  await rm(SHARED_MODULES_OUT, { recursive: true, force: true });
  await build({
    ...OPTIONS,
    plugins: [modelLambdaPlugin],
    splitting: true,
    minify: false,
    sourcemap: false,
    write: true,
    entryPoints: found.map(({ spec, file }) => ({ in: file, out: spec.name })),
    outdir: SHARED_MODULES_OUT,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'compartido/[name]-[hash]',
  });
}

/** The folders that the CDK app takes for functions; they may be written before the modules are. */
export async function linkSharedFunctions(): Promise<void> {
  await Promise.all(
    ALL_FUNCTIONS.map(async ({ name }) => {
      const folder = path.join(SHARED_FUNCTIONS_OUT, name);
      const module = path
        .relative(folder, path.join(SHARED_MODULES_OUT, `${name}.mjs`))
        .split(path.sep)
        .join('/');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'index.mjs'), `export { handler } from '${module}';\n`);
    }),
  );
}

const asksModels = ({ contract }: FunctionSpec) => 'models' in contract.uses && contract.uses.models === true;

/** What is imported by `await import()` stays in files of its own, which a cold start does not read. */
async function buildInFiles(name: string, file: string): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    ...OPTIONS,
    plugins: [modelLambdaPlugin],
    splitting: true,
    entryPoints: [{ in: file, out: 'index' }],
    outdir: path.join(FUNCTIONS_OUT, name),
    outExtension: { '.js': '.mjs' },
  });
  return outputFiles;
}

/** Files of earlier builds have other names: the folder begins anew. */
async function writeFiles(name: string, files: readonly OutputFile[]): Promise<void> {
  const folder = path.join(FUNCTIONS_OUT, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { path: file, contents } of files) {
    const base = path.basename(file);
    const map = base === 'index.mjs.map' ? `${name}.mjs.map` : `${name}.${base}`;
    await writeFile(base.endsWith('.map') ? path.join(MAPS_OUT, map) : path.join(folder, base), contents);
  }
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
    sourcemap: false,
    plugins,
    entryPoints: [{ in: entry, out: 'index' }],
    outdir: folder,
  });
  await mkdir(folder, { recursive: true });
  for (const { contents } of outputFiles) await writeFile(path.join(folder, 'index.mjs'), contents);
}

async function writeOutput({ path: file, contents }: OutputFile): Promise<void> {
  const name = path.basename(file).replace(/\.js(\.map)?$/, '');
  if (file.endsWith('.map')) return writeFile(path.join(MAPS_OUT, `${name}.mjs.map`), contents);
  const folder = path.join(FUNCTIONS_OUT, name);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.mjs'), contents);
}

/** A function that was renamed or removed must not stay behind as a folder. */
async function removeOthers(names: ReadonlySet<string>): Promise<void> {
  const folders = await readdir(FUNCTIONS_OUT).catch(() => []);
  const old = folders.filter((folder) => !names.has(folder));
  await Promise.all(old.map((folder) => rm(path.join(FUNCTIONS_OUT, folder), { recursive: true })));
}
