import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { SYNTH_INPUTS } from '#infra/local/synth-inputs.ts';

// A file that is left out changes, and the local run goes on with the stacks of before.
it('synthesizes anew when any file changes that the application is made of', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['infra/app.ts', 'infra/local/synth-shared.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'unused',
    alias: { '#infra': './infra', '#shared': './shared', '#functions': './functions' },
  });
  const files = Object.keys(metafile.inputs);
  const watched = (file: string) => SYNTH_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));

  expect(files).toContain('infra/stacks/data-stack.ts');
  expect(files.filter((file) => !watched(file))).toEqual([]);
});
