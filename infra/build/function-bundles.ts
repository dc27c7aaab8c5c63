import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { FunctionSpec } from '#infra/function-list.ts';
import type { HandlerFiles } from './handler-files.ts';
import { copiedFiles, lambdaPlugin, modelLambdaPlugin } from './lambda-plugin.ts';
import { FORMATS, type ModuleFormat, OPTIONS } from './options.ts';
import { DIST, ROOT } from './paths.ts';
import { buildSdkFiles, type SdkFile, sdkNames, takenOfSdk, withoutSdk } from './sdk-files.ts';

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
 * Each function into `dist/functions/<name>/index.cjs`, in two steps: all into modules that they share, then the modules of
 * each into its file. A function has 400 source files, of which 340 are in nearly every other one: linked from the sources
 * they take four times as long. Beside it lies what it takes of the AWS SDK, see `sdk-files.ts`.
 */
export async function bundleFunctions(found: readonly HandlerFile[], options: BundleOptions): Promise<Sources> {
  const places = placesIn(options);
  // Files of earlier builds have other names: folders begin anew.
  await Promise.all([places.parts, ...found.map(({ spec }) => path.join(places.functions, spec.name))].map(removeAll));
  const kinds = [
    { files: found.filter(({ spec }) => !asksModels(spec)), plugin: lambdaPlugin, folder: 'parts' },
    { files: found.filter(({ spec }) => asksModels(spec)), plugin: modelLambdaPlugin, folder: 'asking' },
  ].filter(({ files }) => files.length > 0);
  const joined = await Promise.all(
    kinds.map(({ files, plugin, folder }) =>
      joinAll(files, plugin, { ...places, parts: path.join(places.parts, folder) }),
    ),
  );
  const bundles = joined.flatMap((each) => each.bundles);
  const packages = sdkNames(joined.flatMap(({ code }) => code));
  const sdk = await sdkOf(bundles, packages, places);
  await Promise.all(
    bundles.map(({ name }) => linkFiles(sdk.get(name)?.files ?? [], path.join(places.functions, name))),
  );
  await Promise.all(bundles.map(({ name }) => moveMaps(name, places)));
  await removeAll(places.parts);
  return Object.fromEntries(
    bundles.map(({ name, sources }) => [name, [...sources, ...(sdk.get(name)?.sources ?? [])]]),
  );
}

/** What each function takes of the SDK, by the function's name. */
async function sdkOf(
  bundles: readonly Bundle[],
  packages: ReadonlyMap<string, string>,
  places: Places,
): Promise<Map<string, SdkFile | undefined>> {
  const files = async ([format, some]: [ModuleFormat, readonly Bundle[]]) => {
    const setOf = ({ code }: Bundle) => takenOfSdk(code, packages).join();
    const taken = some.map((bundle) => ({ name: bundle.name, set: setOf(bundle) }));
    // Each set is built in the place of a function that takes it; some functions take nothing.
    const placeOfSet = new Map(taken.map(({ name, set }) => [set, name]));
    placeOfSet.delete('');
    const options = { ...mapsOf(places, 'external'), format, outdir: places.functions };
    const built = await buildSdkFiles(placeOfSet, packages, options);
    return taken.map(({ name, set }) => [name, built.get(set)] as const);
  };
  const byFormat = Map.groupBy(bundles, ({ format }) => format);
  return new Map((await Promise.all([...byFormat].map(files))).flat());
}

interface Places {
  functions: string;
  /** Maps of functions, none without it. */
  maps: string | undefined;
  /** Modules that functions share, while they are built. */
  parts: string;
}

interface Bundle {
  name: string;
  sources: string[];
  format: ModuleFormat;
  /** Of its files. */
  code: string[];
}

const placesIn = ({ folder = DIST, maps }: BundleOptions): Places => ({
  functions: path.join(folder, 'functions'),
  maps: maps ? path.join(folder, 'maps') : undefined,
  parts: path.join(folder, 'parts'),
});
const asksModels = ({ contract }: FunctionSpec) => 'models' in contract.uses && contract.uses.models === true;
const removeAll = (folder: string) => rm(folder, { recursive: true, force: true });
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
const partOf = ({ name }: FunctionSpec, { parts }: Places) => path.join(parts, `${name}.mjs`);
/** As esbuild's reports name a file. */
const relative = (file: string) => path.relative(ROOT, file).split(path.sep).join('/');
const STAND_IN_SOURCES = 'infra/build/lambda/';
const mapsOf = ({ maps }: Places, sourcemap: 'external' | 'linked') => maps && { sourcemap, sourcesContent: false };

async function joinAll(found: readonly HandlerFile[], plugin: Plugin, places: Places) {
  const parts = await buildParts(found, plugin, places);
  const specs = found.map(({ spec }) => spec);
  const late = specs.filter((spec) => loadsLater(relative(partOf(spec, places)), parts));
  const ordinary = specs.filter((spec) => !late.includes(spec));
  const [joined, code] = await Promise.all([
    Promise.all([
      ordinary.length > 0 ? joinParts(ordinary, parts, places, 'cjs') : [],
      // What is imported by `await import()` stays in files of its own, which a cold start does not read.
      ...late.map((spec) =>
        joinParts([spec], parts, places, 'esm', {
          splitting: true,
          chunkNames: `${spec.name}/[name]-[hash]`,
          assetNames: `${spec.name}/[name]`,
        }),
      ),
    ]),
    Promise.all(codeOf(Object.keys(parts.outputs)).map(read)),
  ]);
  return { bundles: joined.flat(), code };
}

const codeOf = (files: readonly string[]) => files.filter((file) => /\.[cm]js$/.test(file));

async function buildParts(found: readonly HandlerFile[], plugin: Plugin, places: Places): Promise<Metafile> {
  const { metafile } = await build({
    ...OPTIONS,
    plugins: [withoutSdk('packages'), copiedFiles, plugin],
    banner: {},
    // Names and white space are for the second step, which reads in comments what is free of effects.
    minify: false,
    minifySyntax: true,
    splitting: true,
    metafile: true,
    write: true,
    ...mapsOf(places, 'linked'),
    entryPoints: found.map(({ spec, file }) => ({ in: file, out: spec.name })),
    outdir: places.parts,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'compartido/[name]-[hash]',
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

/** Each in its one file, or with `splitting` one in several. */
async function joinParts(
  specs: readonly FunctionSpec[],
  parts: Metafile,
  places: Places,
  format: ModuleFormat,
  options: Pick<BuildOptions, 'splitting' | 'chunkNames' | 'assetNames'> = {},
): Promise<Bundle[]> {
  const { metafile } = await build({
    ...OPTIONS,
    ...FORMATS[format],
    plugins: [withoutSdk(format), copiedFiles],
    metafile: true,
    ...mapsOf(places, 'external'),
    entryPoints: specs.map((spec) => ({ in: partOf(spec, places), out: `${spec.name}/index` })),
    outdir: places.functions,
    // The first step has warned of the sources.
    logLevel: 'error',
    ...options,
    // Sent here, their 50 MB took longer than through files.
    write: true,
  });
  const files = Map.groupBy(Object.keys(metafile.outputs), (file) => path.basename(path.dirname(file)));
  return Promise.all(
    specs.map(async ({ name }) => {
      const code = codeOf(files.get(name) ?? []);
      const inputs = code.flatMap((file) => Object.keys(metafile.outputs[file]?.inputs ?? {}));
      return {
        name,
        sources: [...new Set(inputs.flatMap((part) => Object.keys(parts.outputs[part]?.inputs ?? {})))],
        format,
        code: await Promise.all(code.map(read)),
      };
    }),
  );
}

/** The same files under a function's folder too, where they are not. Links, since copies would be 50 MB. */
async function linkFiles(files: readonly string[], folder: string): Promise<void> {
  const others = files.map((file) => path.resolve(ROOT, file)).filter((file) => path.dirname(file) !== folder);
  await Promise.all(others.map((file) => link(file, path.join(folder, path.basename(file)))));
}

/** `dist/maps/<name>/index.cjs.map`: what lies in a function's own folder is deployed. */
async function moveMaps(name: string, { functions, maps }: Places): Promise<void> {
  if (!maps) return;
  const from = path.join(functions, name);
  const to = path.join(maps, name);
  await mkdir(to, { recursive: true });
  const files = (await readdir(from)).filter((file) => file.endsWith('.map'));
  await Promise.all(files.map((file) => rename(path.join(from, file), path.join(to, file))));
}
