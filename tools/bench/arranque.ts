import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '#infra/build/paths.ts';
import { findFreePort } from '#infra/local/free-port.ts';
import { TIME_BUDGETS } from '#test/budgets/budgets.ts';
import { takeYardstick } from '#test/runner/yardstick.ts';
import { type Figure, median } from './figure.ts';

const run = promisify(execFile);
const AGAIN_RUNS = 3;
const START_TIMEOUT_MS = 120_000;
const MADE = ['dist', 'cdk.out', '.local'];
/** What a fresh clone does not have, and `node_modules`, which is linked. */
const LEFT_OUT = new Set([...MADE, 'node_modules', '.git', 'test-results', 'playwright-report']);

const WITHOUT_RULES = { ...process.env, CDK_VALIDATION: 'false' };

const BUILDS = {
  functions: "await (await import('./infra/build/build-functions.ts')).buildFunctions();",
  web: "await (await import('./infra/build/build-web.ts')).buildWeb();",
};

/** Wall time of build, synth and start, in a copy of the working tree, so that nothing of this one is touched. */
export async function measureStart(): Promise<Figure[]> {
  const copy = await mkdtemp(path.join(tmpdir(), 'idonea-arranque-'));
  try {
    await cp(ROOT, copy, { recursive: true, filter: (file) => !LEFT_OUT.has(path.relative(ROOT, file)) });
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'junction');

    const yardstick: number[] = [];
    const timed = async (work: () => Promise<unknown>) => {
      yardstick.push(await takeYardstick(copy));
      return secondsOf(work);
    };
    const alone = { functions: 0, web: 0 };
    for (const name of ['functions', 'web'] as const) {
      await forget(copy);
      alone[name] = await timed(() => runNode(copy, '--input-type=module', '--eval', BUILDS[name]));
    }
    await forget(copy);
    const build = await timed(() => runNode(copy, 'infra/build/build.ts'));
    const synth = await timed(() => run(process.execPath, ['infra/app.ts'], { cwd: copy, env: WITHOUT_RULES }));
    await rm(path.join(copy, 'cdk.out'), { recursive: true });
    const checked = await timed(() => runNode(copy, 'infra/app.ts'));
    await forget(copy);

    const first = await readyTime(copy);
    const again: number[] = [];
    for (let round = 0; round < AGAIN_RUNS; round++) again.push(await readyTime(copy));
    return [
      {
        name: 'yardstick',
        value: median(yardstick) * 1000,
        unit: 'ms',
        note: 'esbuild of all of Chakra, before each of these: by it, machines and days are compared',
      },
      ...Object.entries(alone).map(
        ([name, value]): Figure => ({ name: `cold build, ${name} alone`, value, unit: 's' }),
      ),
      { name: 'cold build, both at once', value: build, unit: 's', note: "and the API's documents" },
      { name: 'synth', value: synth, unit: 's', note: 'templates and assets of the whole application' },
      {
        name: 'cold build + synth',
        value: alone.functions + synth,
        unit: 's',
        budget: TIME_BUDGETS.buildAndSynth,
        note: 'all functions',
      },
      {
        name: "CloudFormation's rules",
        value: checked - synth,
        unit: 's',
        note: 'what a deployment and `npm run synth` check more',
      },
      {
        name: 'ready, first time',
        value: first,
        unit: 's',
        budget: TIME_BUDGETS.readyFirst,
        note: 'dependencies installed; build, synth, local AWS, demo data',
      },
      {
        name: 'ready, again',
        value: median(again),
        unit: 's',
        budget: TIME_BUDGETS.readyAgain,
        note: again.map((seconds) => seconds.toFixed(1)).join(', '),
      },
    ];
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

const runNode = (cwd: string, ...args: string[]) => run(process.execPath, args, { cwd });

/** Nothing that was built, and no local data. */
const forget = (copy: string) =>
  Promise.all(MADE.map((folder) => rm(path.join(copy, folder), { recursive: true, force: true })));

/** Seconds from `npm start`, once everything is installed, to the line that says that the product runs. */
async function readyTime(cwd: string): Promise<number> {
  const port = await findFreePort('127.0.0.1');
  const child = spawn(process.execPath, ['infra/local/start.ts'], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const timer = setTimeout(() => child.kill('SIGINT'), START_TIMEOUT_MS);
  try {
    return await secondsOf(() => saysReady(child));
  } finally {
    clearTimeout(timer);
    child.kill('SIGINT');
    await ended;
  }
}

function saysReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('está en marcha')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The product did not start:\n${said}`)));
  });
}
