import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { findHandlerFiles } from './handler-files.ts';
import { modelLambdaPlugin } from './lambda-plugin.ts';
import { OPTIONS } from './options.ts';
import { ROOT, SEED_ENTRY, SHARED_MODULES_OUT, SHARED_SEED } from './paths.ts';

/**
 * A program: all functions and the demo data's program in modules that they share, a seventh of the time that a bundle for
 * each takes. A cold start would read more than its own function, so this is for a person's local run; tests run what is
 * deployed.
 */
const { found, problems } = findHandlerFiles(path.join(ROOT, 'functions'), ALL_FUNCTIONS);
if (problems.length > 0) throw new Error(`Contracts and files do not match:\n- ${problems.join('\n- ')}`);
await rm(SHARED_MODULES_OUT, { recursive: true, force: true });
await build({
  ...OPTIONS,
  plugins: [modelLambdaPlugin],
  splitting: true,
  minify: false,
  write: true,
  entryPoints: [...found.map(({ spec, file }) => ({ in: file, out: spec.name })), { in: SEED_ENTRY, out: SHARED_SEED }],
  outdir: SHARED_MODULES_OUT,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'compartido/[name]-[hash]',
});
