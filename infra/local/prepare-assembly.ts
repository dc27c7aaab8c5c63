import path from 'node:path';
import { buildAll, buildDemoIfChanged } from '#infra/build/build.ts';
import { withBuildLock } from '#infra/build/build-lock.ts';
import { unlessUnchanged } from '#infra/build/input-digest.ts';
import { DIST, SEED_OUT } from '#infra/build/paths.ts';
import { runApart } from '#infra/build/run-apart.ts';
import { LOCAL_CONTEXT } from './local-context.ts';
import type { Prepared } from './prepared.ts';
import { SYNTH_INPUTS, WITHOUT_RULES } from './synth-inputs.ts';

/** Apart from `cdk.out`, which `npm run synth` and a deployment write with a context of their own. */
const ASSEMBLY_FOLDER = path.join(DIST, 'local-assembly');

/**
 * Builds and synthesizes what has changed, with the very bundles that are deployed. Several processes may ask at the same
 * time; one of them does the work.
 */
export async function prepareAssembly(): Promise<Prepared> {
  await withBuildLock(prepare);
  return { folder: ASSEMBLY_FOLDER, demo: { folder: SEED_OUT, handler: 'index.seed' } };
}

async function prepare(): Promise<void> {
  await buildAll();
  await buildDemoIfChanged();
  await unlessUnchanged(
    'synth',
    { inputs: [...SYNTH_INPUTS, 'dist/functions', 'dist/web'], output: path.join(ASSEMBLY_FOLDER, 'manifest.json') },
    () =>
      runApart('infra/app.ts', {
        ...WITHOUT_RULES,
        CDK_CONTEXT_JSON: JSON.stringify(LOCAL_CONTEXT),
        CDK_OUTDIR: ASSEMBLY_FOLDER,
      }),
  );
}
