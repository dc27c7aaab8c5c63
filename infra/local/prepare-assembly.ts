import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildAll } from '#infra/build/build.ts';
import { withBuildLock } from '#infra/build/build-lock.ts';
import { unlessUnchanged } from '#infra/build/input-digest.ts';
import { DIST, ROOT } from '#infra/build/paths.ts';
import { LOCAL_CONTEXT } from './local-context.ts';

/** Apart from `cdk.out`, which `npm run synth` and a deployment write with a context of their own. */
export const ASSEMBLY_FOLDER = path.join(DIST, 'local-assembly');

const SYNTH_INPUTS = [
  'cdk.json',
  'package-lock.json',
  'shared',
  'dist/functions',
  'dist/web',
  ...[
    'app.ts',
    'create-app.ts',
    'acknowledge.ts',
    'function-environment.ts',
    'function-list.ts',
    'function-needs.ts',
  ].map((file) => `infra/${file}`),
  'infra/local/local-context.ts',
  ...['grants.ts', 'platform.ts', 'config', 'constructs', 'edge', 'stacks'].map((file) => `infra/${file}`),
];

/** Builds and synthesizes what has changed. Several processes may ask at the same time; one of them does the work. */
export function prepareAssembly(): Promise<void> {
  return withBuildLock(buildAndSynthesize);
}

async function buildAndSynthesize(): Promise<void> {
  await buildAll();
  await unlessUnchanged(
    'synth',
    { inputs: SYNTH_INPUTS, output: path.join(ASSEMBLY_FOLDER, 'manifest.json') },
    synthesize,
  );
}

/** In a process of its own: the CDK library would stay in memory for as long as the local run does. */
function synthesize(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/app.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, CDK_OUTDIR: ASSEMBLY_FOLDER, CDK_CONTEXT_JSON: JSON.stringify(LOCAL_CONTEXT) },
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The CDK app did not synthesize:\n${complaints}`)),
    );
  });
}
