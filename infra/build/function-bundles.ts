import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import type { FunctionSpec } from '#infra/function-list.ts';
import type { HandlerFiles } from './handler-files.ts';
import { lambdaPlugin, modelLambdaPlugin } from './lambda-plugin.ts';
import { DIST, ROOT } from './paths.ts';

// A third of esbuild's processor time went to its garbage collector, which its process reads this for.
process.env.GOGC ??= '400';

/**
 * `module` before `main` takes the SDK's ES modules, which esbuild can shake. CommonJS dependencies call `require`,
 * which ES modules lack.
 */
export const OPTIONS = {
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
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  plugins: [lambdaPlugin],
  // Fonts of documents; a function's one file holds them.
  loader: { '.ttf': 'binary' },
  write: false,
} satisfies BuildOptions;

type HandlerFile = HandlerFiles['found'][number];
/** Source files of each function's bundle, relative to the repository. */
export type Sources = Record<string, string[]>;

interface BundleOptions {
  /** In the place of `dist`. */
  folder?: string;
  /** Source maps in `dist/maps`: inside a bundle they would cost 16 ms at each cold start. */
  maps: boolean;
}

/**
 * Each function into one file, `dist/functions/<name>/index.mjs`, in two steps: all into modules that they share, then the
 * modules of each into its file. A function has 400 source files, of which 340 are in nearly every other one: linked from
 * the sources they take four times as long. What loads something later is built from its sources, see `buildInFiles`.
 */
export async function bundleFunctions(found: readonly HandlerFile[], options: BundleOptions): Promise<Sources> {
  const places = placesIn(options);
  const asking = found.filter(({ spec }) => asksModels(spec));
  const ordinary = found.filter(({ spec }) => !asksModels(spec));
  const inFiles = (files: HandlerFile[]) => Promise.all(files.map((each) => buildInFiles(each, places)));
  const [parts, asked] = await Promise.all([buildParts(ordinary, places), inFiles(asking)]);
  const late = ordinary.filter(({ spec }) => loadsLater(relative(partOf(spec, places)), parts));
  const [joined, later] = await Promise.all([
    joinParts(
      ordinary.filter((each) => !late.includes(each)),
      parts,
      places,
    ),
    inFiles(late),
  ]);
  await rm(places.parts, { recursive: true });
  return Object.assign({}, joined, ...asked, ...later);
}

interface Places {
  functions: string;
  /** Maps of functions, none without it. */
  maps: string | undefined;
  /** Modules that functions share, while they are built. */
  parts: string;
}

const placesIn = ({ folder = DIST, maps }: BundleOptions): Places => ({
  functions: path.join(folder, 'functions'),
  maps: maps ? path.join(folder, 'maps') : undefined,
  parts: path.join(folder, 'parts'),
});
const asksModels = ({ contract }: FunctionSpec) => 'models' in contract.uses && contract.uses.models === true;
const partOf = ({ name }: FunctionSpec, { parts }: Places) => path.join(parts, `${name}.mjs`);
/** As esbuild's reports name a file. */
const relative = (file: string) => path.relative(ROOT, file).split(path.sep).join('/');
const STAND_IN_SOURCES = 'infra/build/lambda/';
const mapsOf = ({ maps }: Places, sourcemap: 'external' | 'linked') => maps && { sourcemap, sourcesContent: false };

async function buildParts(found: readonly HandlerFile[], places: Places): Promise<Metafile> {
  await rm(places.parts, { recursive: true, force: true });
  const { metafile } = await build({
    ...OPTIONS,
    banner: {},
    // Names and white space are for the second step.
    minify: false,
    minifySyntax: true,
    splitting: true,
    metafile: true,
    write: true,
    ...mapsOf(places, 'linked'),
    entryPoints: found.map(({ spec, file }) => ({ in: file, out: spec.name })),
    outdir: places.parts,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'compartido/[hash]',
  });
  return metafile;
}

/**
 * Whether a part comes to an `import()` of more than a stand-in, which has no imports. Joined, what that leads to would be
 * read at each cold start, and esbuild would wrap every module that it shares with the others.
 */
function loadsLater(part: string, parts: Metafile): boolean {
  const later = [...closureOf(part, parts)]
    .flatMap((file) => parts.outputs[file]?.imports ?? [])
    .filter(({ kind, external }) => kind === 'dynamic-import' && !external);
  return later.some(({ path: file }) =>
    Object.keys(parts.outputs[file]?.inputs ?? {}).some((source) => !source.startsWith(STAND_IN_SOURCES)),
  );
}

/** A part and all that it leads to; a set goes on over what is added to it meanwhile. */
function closureOf(part: string, parts: Metafile): Set<string> {
  const seen = new Set([part]);
  for (const file of seen) {
    for (const { path: target } of parts.outputs[file]?.imports ?? []) if (parts.outputs[target]) seen.add(target);
  }
  return seen;
}

async function joinParts(found: readonly HandlerFile[], parts: Metafile, places: Places): Promise<Sources> {
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    plugins: [],
    metafile: true,
    ...mapsOf(places, 'external'),
    entryPoints: found.map(({ spec }) => ({ in: partOf(spec, places), out: `${spec.name}/index` })),
    outdir: places.functions,
    outExtension: { '.js': '.mjs' },
    // The first step has warned of the sources.
    logLevel: 'error',
  });
  await Promise.all(outputFiles.map((file) => writeOutput(file, places)));
  return Object.fromEntries(
    found.map(({ spec }) => {
      const inputs = metafile.outputs[relative(path.join(places.functions, spec.name, 'index.mjs'))]?.inputs ?? {};
      return [spec.name, Object.keys(inputs).flatMap((part) => Object.keys(parts.outputs[part]?.inputs ?? {}))];
    }),
  );
}

/** What is imported by `await import()` stays in files of its own, which a cold start does not read. */
async function buildInFiles({ spec, file }: HandlerFile, places: Places): Promise<Sources> {
  const outdir = path.join(places.functions, spec.name);
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    plugins: [asksModels(spec) ? modelLambdaPlugin : lambdaPlugin],
    splitting: true,
    metafile: true,
    ...mapsOf(places, 'external'),
    entryPoints: [{ in: file, out: 'index' }],
    outdir,
    outExtension: { '.js': '.mjs' },
  });
  // Files of earlier builds have other names: the folder begins anew.
  await rm(outdir, { recursive: true, force: true });
  await Promise.all(outputFiles.map((each) => writeOutput(each, places)));
  return { [spec.name]: Object.keys(metafile.inputs) };
}

/** Bundles beside each other, their maps apart: `dist/maps/<name>/index.mjs.map`. */
async function writeOutput({ path: file, contents }: OutputFile, { functions, maps }: Places): Promise<void> {
  const target = maps && file.endsWith('.map') ? path.join(maps, path.relative(functions, file)) : file;
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, contents);
}
