import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { bundleFunctions } from '#infra/build/function-bundles.ts';
import { lambdaPlugin } from '#infra/build/lambda-plugin.ts';
import { ROOT } from '#infra/build/paths.ts';
import { ENDPOINT_FUNCTIONS, type FunctionSpec } from '#infra/function-list.ts';

/** The function in whose place the ordinary one is built. */
const LIKE = 'create-candidato';
const FIXTURES = path.join(import.meta.dirname, 'fixtures');

export interface ComparisonBundles {
  /** `fixtures/ordinary.ts`, as functions are deployed. */
  ordinary: string;
  /** middy, zod by name, aws-jwt-verify and lib-dynamodb: minified ES module. */
  conventional: string;
  /** lib-dynamodb alone, esbuild's defaults: CommonJS, minified. */
  raw: string;
  /** Both as the product's functions are built. */
  contract: string;
  schema: string;
}

/** Compiles what the functions are compared with into a folder. */
export async function buildComparisons(outdir: string): Promise<ComparisonBundles> {
  const common = { absWorkingDir: ROOT, bundle: true, platform: 'node', logLevel: 'warning' } satisfies BuildOptions;
  const module = {
    ...common,
    format: 'esm',
    minify: true,
    outExtension: { '.js': '.mjs' },
    banner: { js: "import{createRequire as r}from'node:module';const require=r(import.meta.url);" },
  } satisfies BuildOptions;
  const entry = (name: string) => path.join(FIXTURES, `${name}.ts`);
  const spec = ENDPOINT_FUNCTIONS.find(({ name }) => name === LIKE) as FunctionSpec;
  await Promise.all([
    bundleFunctions([{ spec, file: entry('ordinary') }], { folder: outdir, maps: false }),
    build({ ...module, entryPoints: [entry('conventional')], outdir }),
    build({ ...common, minify: true, entryPoints: [entry('raw')], outdir, outExtension: { '.js': '.cjs' } }),
    build({
      ...module,
      target: 'node24',
      mainFields: ['module', 'main'],
      conditions: ['module'],
      legalComments: 'none',
      plugins: [lambdaPlugin],
      entryPoints: [entry('one-contract'), entry('one-schema')],
      outdir,
    }),
  ]);
  return {
    ordinary: path.join(outdir, 'functions', LIKE, 'index.cjs'),
    conventional: path.join(outdir, 'conventional.mjs'),
    raw: path.join(outdir, 'raw.cjs'),
    contract: path.join(outdir, 'one-contract.mjs'),
    schema: path.join(outdir, 'one-schema.mjs'),
  };
}
