import path from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { lambdaPlugin } from './lambda-plugin.ts';
import { FORMATS, type ModuleFormat, OPTIONS } from './options.ts';
import { ROOT } from './paths.ts';

/** More than half of a function is the AWS SDK, and what 261 functions take of it are 25 different sets of names. */
const SDK_PACKAGE = /^@(?:aws-sdk|smithy)\//;
/** Beside the functions that take from it. */
const SDK_FILE: Record<ModuleFormat, string> = { cjs: './aws.cjs', esm: './aws.mjs' };
const IMPORTED = /import\{([^}]*)\}from"\.\/aws\.mjs"/g;
const REQUIRED = /[ ,]([\w$]+)=require\("\.\/aws\.cjs"\)/g;
const IMPORT = /^import ([^;"]*?)(?: from )?"(@(?:aws-sdk|smithy)\/[^"]+)";$/gm;

/** Leaves the SDK's packages out, under their own names or as the one file of a format that they will be in. */
export const withoutSdk = (as: 'packages' | ModuleFormat): Plugin => ({
  name: 'without-sdk',
  setup({ onResolve }) {
    onResolve({ filter: SDK_PACKAGE }, ({ path: name }) => ({
      path: as === 'packages' ? name : SDK_FILE[as],
      external: true,
      sideEffects: false,
    }));
  },
});

/**
 * Exported names of the SDK that code imports, each with its package, from code of esbuild that is not minified.
 * @throws when one name is of two packages, or a package is imported otherwise than by names: one file could not have them.
 */
export function sdkNames(code: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  for (const [, clause = '', from = ''] of code.flatMap((each) => [...each.matchAll(IMPORT)])) {
    if (!/^\{[^}]*\}$/.test(clause)) throw new Error(`${from} is not imported by names: ${clause}`);
    for (const name of namesIn(clause.slice(1, -1))) {
      const other = packages.get(name);
      if (other && other !== from) throw new Error(`${name} is imported from ${other} and from ${from}`);
      packages.set(name, from);
    }
  }
  return packages;
}

/**
 * What a function's files, minified, take of the SDK, in order.
 * @param known the SDK's names: something else may be called as the required file is.
 */
export function takenOfSdk(code: readonly string[], known: ReadonlyMap<string, string>): string[] {
  const names = code.flatMap((each) => [
    ...[...each.matchAll(IMPORTED)].flatMap(([, list = '']) => namesIn(list)),
    ...[...each.matchAll(REQUIRED)].flatMap(([, file = '']) => namesOf(file, each)),
  ]);
  return [...new Set(names)].filter((name) => known.has(name)).sort();
}

const namesOf = (file: string, code: string) =>
  [...code.matchAll(new RegExp(`(?<![\\w$])${file.replaceAll('$', '\\$')}\\.(\\w+)`, 'g'))].map(
    ([, name]) => name as string,
  );

const namesIn = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim().split(' as ')[0] as string)
    .filter(Boolean);

export interface SdkFile {
  /** Written ones. These and sources are relative to the repository. */
  files: string[];
  sources: string[];
}

/**
 * The file of each set of names, without anything that the set does not need.
 * @param sets to the function in whose place in `outdir` it is built.
 */
export async function buildSdkFiles(
  sets: ReadonlyMap<string, string>,
  packages: ReadonlyMap<string, string>,
  { format, ...options }: BuildOptions & { format: ModuleFormat },
): Promise<Map<string, SdkFile>> {
  const { metafile } = await build({
    ...OPTIONS,
    ...FORMATS[format],
    ...options,
    plugins: [sdkEntries(packages), lambdaPlugin],
    // Its bodies are Node's streams. To ask after the other kind makes Node load it.
    define: { ReadableStream: 'undefined' },
    metafile: true,
    write: true,
    entryPoints: [...sets].map(([set, name]) => ({ in: `sdk:${set}`, out: `${name}/aws` })),
  });
  const files = Map.groupBy(Object.keys(metafile.outputs), (file) => path.basename(path.dirname(file)));
  const sources = new Map(
    Object.values(metafile.outputs).map(({ entryPoint, inputs }) => [entryPoint, Object.keys(inputs)]),
  );
  return new Map(
    [...sets].map(([set, name]) => [set, { files: files.get(name) ?? [], sources: sources.get(`sdk:${set}`) ?? [] }]),
  );
}

/** A module for each set: its names, each from its package. */
const sdkEntries = (packages: ReadonlyMap<string, string>): Plugin => ({
  name: 'sdk-entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^sdk:/ }, ({ path: entry }) => ({ path: entry.slice('sdk:'.length), namespace: 'sdk' }));
    onLoad({ filter: /./, namespace: 'sdk' }, ({ path: set }) => ({
      contents: set
        .split(',')
        .map((name) => `export { ${name} } from '${packages.get(name)}';`)
        .join('\n'),
      resolveDir: ROOT,
    }));
  },
});
