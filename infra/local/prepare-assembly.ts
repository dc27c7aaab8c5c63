import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildAll } from '#infra/build/build.ts';
import { unlessUnchanged } from '#infra/build/input-digest.ts';
import { DIST, ROOT } from '#infra/build/paths.ts';

export const ASSEMBLY_FOLDER = path.join(ROOT, 'cdk.out');

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
  ...['grants.ts', 'platform.ts', 'config', 'constructs', 'edge', 'stacks'].map((file) => `infra/${file}`),
];

/** Builds and synthesizes what has changed. Several processes may ask at the same time; one of them does the work. */
export function prepareAssembly(): Promise<void> {
  return withLock(buildAndSynthesize);
}

async function buildAndSynthesize(): Promise<void> {
  await buildAll();
  await unlessUnchanged(
    'synth',
    { inputs: SYNTH_INPUTS, output: path.join(ASSEMBLY_FOLDER, 'manifest.json') },
    synthesize,
  );
}

const LOCK = path.join(DIST, 'preparing');
const LOCK_RETRY_MS = 100;

async function withLock(work: () => Promise<void>): Promise<void> {
  await mkdir(DIST, { recursive: true });
  while (!(await takeLock())) await sleep(LOCK_RETRY_MS);
  try {
    await work();
  } finally {
    await rm(LOCK, { force: true });
  }
}

/** The lock is a file with its holder's process id; one whose holder is gone is taken over. */
async function takeLock(): Promise<boolean> {
  try {
    await writeFile(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(LOCK, 'utf8').catch(() => ''));
  if (holder > 0 && !isRunning(holder)) await rm(LOCK, { force: true });
  return false;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** In a process of its own: the CDK library would stay in memory for as long as the local run does. */
function synthesize(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['infra/app.ts'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
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
