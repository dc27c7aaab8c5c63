import path from 'node:path';
import { buildSharedIfChanged, buildWebIfChanged } from '#infra/build/build.ts';
import { withBuildLock } from '#infra/build/build-lock.ts';
import { unlessUnchanged } from '#infra/build/input-digest.ts';
import { SHARED_ASSEMBLY_OUT, SHARED_MODULES_OUT, SHARED_SEED } from '#infra/build/paths.ts';
import { runApart } from '#infra/build/run-apart.ts';
import type { Prepared } from './prepared.ts';
import { SYNTH_INPUTS, WITHOUT_RULES } from './synth-inputs.ts';

/**
 * Builds and synthesizes what has changed, for a person who waits: functions in modules that they share, the assembly that
 * points to them, and the web bundle, each in a process of its own. The assembly stays as it is when only functions change.
 * Unless another process is at it too, all of them are under way before this returns: whoever called may load modules then.
 */
export async function prepareShared(): Promise<Prepared> {
  const output = path.join(SHARED_ASSEMBLY_OUT, 'manifest.json');
  const synth = () => runApart('infra/local/synth-shared.ts', WITHOUT_RULES);
  const prepared = withBuildLock(() =>
    Promise.all([unlessUnchanged('shared-synth', { inputs: SYNTH_INPUTS, output }, synth), buildSharedIfChanged()]),
  );
  const web = buildWebIfChanged();
  // Whoever waits for it hears of the failure.
  web.catch(() => undefined);
  await prepared;
  return { folder: SHARED_ASSEMBLY_OUT, web, demo: { folder: SHARED_MODULES_OUT, handler: `${SHARED_SEED}.seed` } };
}
