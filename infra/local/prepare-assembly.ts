import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildAll, buildDemoIfChanged, buildSharedIfChanged, buildWebIfChanged } from '#infra/build/build.ts';
import { linkSharedFunctions, SHARED_SEED } from '#infra/build/build-functions.ts';
import { withBuildLock } from '#infra/build/build-lock.ts';
import { unlessUnchanged } from '#infra/build/input-digest.ts';
import { DIST, ROOT, SEED_OUT, SHARED_FUNCTIONS_OUT, SHARED_MODULES_OUT, WEB_OUT } from '#infra/build/paths.ts';
import { runApart } from '#infra/build/run-apart.ts';
import { LOCAL_CONTEXT } from './local-context.ts';

/** Apart from `cdk.out`, which `npm run synth` and a deployment write with a context of their own. */
const ASSEMBLY_FOLDER = path.join(DIST, 'local-assembly');
/** Of `npm start`. */
export const SHARED_ASSEMBLY_FOLDER = path.join(DIST, 'local', 'assembly');

/** No stack is made of what is in these. */
const APART = new Set(['build', 'deploy', 'local']);

/** Files and folders that the assembly is made of, beside what was built. */
export const SYNTH_INPUTS = [
  'cdk.json',
  'package-lock.json',
  'shared',
  ...readdirSync(path.join(ROOT, 'infra'))
    .filter((name) => !APART.has(name))
    .map((name) => `infra/${name}`),
  'infra/build/paths.ts',
  'infra/local/local-context.ts',
  'infra/local/prepare-assembly.ts',
];

export interface Prepared {
  /** Of the cloud assembly. */
  folder: string;
  /** The web bundle stands. Until then everything works that nobody looks at. */
  web: Promise<unknown>;
  /** None for an assembly of somebody else's. */
  demo: DemoProgram | undefined;
}

/** Where the demo data's program was built, as of a function. */
export type DemoProgram = Record<'folder' | 'handler', string>;

/**
 * Builds and synthesizes what has changed. Several processes may ask at the same time; one of them does the work.
 * @param shared functions in modules that they share, which are built in a seventh of the time (`npm start`); otherwise the
 *   very bundles that are deployed.
 */
export async function prepareAssembly({ shared = false } = {}): Promise<Prepared> {
  if (!shared) {
    await withBuildLock(prepareDeployed);
    return { folder: ASSEMBLY_FOLDER, web: Promise.resolve(), demo: { folder: SEED_OUT, handler: 'index.seed' } };
  }
  const web = buildWebIfChanged();
  // Whoever waits for it hears of the failure.
  web.catch(() => undefined);
  await withBuildLock(prepareShared);
  const demo = { folder: SHARED_MODULES_OUT, handler: `${SHARED_SEED}.seed` };
  return { folder: SHARED_ASSEMBLY_FOLDER, web, demo };
}

async function prepareDeployed(): Promise<void> {
  await buildAll();
  await buildDemoIfChanged();
  await unlessUnchanged(
    'synth',
    { inputs: [...SYNTH_INPUTS, 'dist/functions', 'dist/web'], output: path.join(ASSEMBLY_FOLDER, 'manifest.json') },
    () => synthesize({ CDK_OUTDIR: ASSEMBLY_FOLDER }),
  );
}

/** The assembly points to the built folders, so it stays as it is when only their files change. */
async function prepareShared(): Promise<void> {
  const synth = () =>
    synthesize({
      CDK_OUTDIR: SHARED_ASSEMBLY_FOLDER,
      FUNCTIONS_FOLDER: SHARED_FUNCTIONS_OUT,
      // Its files come later, and are not what the assembly is about.
      WEB_HASH: 'local',
    });
  await Promise.all([linkSharedFunctions(), mkdir(WEB_OUT, { recursive: true })]);
  const output = path.join(SHARED_ASSEMBLY_FOLDER, 'manifest.json');
  await Promise.all([unlessUnchanged('shared-synth', { inputs: SYNTH_INPUTS, output }, synth), buildSharedIfChanged()]);
}

/** CloudFormation's rules take as long as all the rest; whoever deploys has them checked, and so do the tests. */
function synthesize(environment: Record<string, string>): Promise<string> {
  return runApart('infra/app.ts', {
    CDK_VALIDATION: 'false',
    CDK_CONTEXT_JSON: JSON.stringify(LOCAL_CONTEXT),
    ...environment,
  });
}
