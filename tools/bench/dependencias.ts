import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { buildAll } from '#infra/build/build.ts';
import { modelLambdaPlugin } from '#infra/build/lambda-plugin.ts';
import { OPTIONS } from '#infra/build/options.ts';
import { ROOT, SOURCES_LIST } from '#infra/build/paths.ts';
import { gzipOf } from '#test/budgets/function-sizes.ts';
import { DEPENDENCIES, type Dependency, NOTHING } from './dependency-list.ts';
import type { Figure } from './figure.ts';
import { type ColdCost, coldCosts } from './probes.ts';

interface Measured extends ColdCost {
  gzip: number;
}

/**
 * What each dependency adds to a function: import, with its client made, in a new process, beside the same process
 * without it, by turns; and compressed size. Each is built as functions are, with what functions use of it.
 */
export async function measureDependencies(): Promise<Figure[]> {
  await buildAll();
  const folder = await mkdtemp(path.join(tmpdir(), 'idonea-dependencias-'));
  try {
    const bundles = Object.fromEntries(
      await Promise.all(DEPENDENCIES.map(async (each) => [each.name, await bundleOf(each, folder)] as const)),
    );
    const costs = await coldCosts(bundles, { env: ENVIRONMENT, event: {} });
    const measured = new Map(
      Object.entries(bundles).map(([name, file]): [string, Measured] => [
        name,
        { ...(costs[name] as ColdCost), gzip: gzipOf(file) },
      ]),
    );
    return DEPENDENCIES.filter(({ name }) => name !== NOTHING).map((each) => figureOf(each, measured));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the modules read when they are imported. */
const ENVIRONMENT = {
  PATH: process.env.PATH ?? '',
  NODE_ENV: 'production',
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  TABLE_NAME: 'bench',
};

/** A dependency with all that it is measured on top of. */
function codeOf({ code, on }: Dependency): string {
  const below = DEPENDENCIES.find(({ name }) => name === on);
  return below ? `${codeOf(below)}\n${code}` : code;
}

async function bundleOf(dependency: Dependency, folder: string): Promise<string> {
  const file = path.join(folder, `${dependency.name.replaceAll(/\W+/g, '-')}.mjs`);
  await build({
    ...OPTIONS,
    ...(dependency.models && { plugins: [modelLambdaPlugin] }),
    stdin: {
      contents: `${codeOf(dependency)}\nexport const handler = () => undefined;`,
      resolveDir: ROOT,
      sourcefile: path.join(ROOT, 'bench.ts'),
      loader: 'ts',
    },
    outfile: file,
    write: true,
  });
  return file;
}

function figureOf({ name, on = NOTHING, of }: Dependency, measured: ReadonlyMap<string, Measured>): Figure {
  const whole = measured.get(name) as Measured;
  const below = measured.get(on) as Measured;
  const carriers = functionsWith(of);
  return {
    name: on === NOTHING ? name : `${name}, on ${on}`,
    value: whole.importMs - below.importMs,
    unit: 'ms',
    note: [
      `${(whole.importWallMs - below.importWallMs).toFixed(1)} ms on the clock`,
      `${(whole.gzip - below.gzip).toFixed(1)} kB gz`,
      `in ${carriers} functions`,
    ].join(', '),
  };
}

let sources: Record<string, string[]> | undefined;

/** How many deployed functions have one of its files in their bundle. */
function functionsWith(of: RegExp): number {
  sources ??= JSON.parse(readFileSync(SOURCES_LIST, 'utf8')) as Record<string, string[]>;
  return Object.values(sources).filter((files) => files.some((file) => of.test(file))).length;
}
