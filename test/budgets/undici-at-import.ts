import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const AT_ONCE = 2;

const TIMEOUT_MS = 120_000;

/**
 * Of these bundles, the ones whose import makes Node load undici, which costs 31 ms of CPU at each cold start. A loaded
 * module is never unloaded: when it is not there after all of them, none has loaded it, and only when it is does each of
 * them get a process of its own.
 */
export async function bundlesThatLoadUndici(bundles: readonly string[]): Promise<string[]> {
  if (!(await loadsUndici(bundles.map(importOf).join('\n')))) return [];
  const waiting = [...bundles];
  const guilty: string[] = [];
  const worker = async () => {
    for (let bundle = waiting.shift(); bundle; bundle = waiting.shift()) {
      if (await loadsUndici(importOf(bundle))) guilty.push(bundle);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return guilty;
}

const importOf = (bundle: string) => `await import(${JSON.stringify(pathToFileURL(bundle).href)});`;

/** Whether undici is among Node's loaded modules after this code of an ES module. */
export async function loadsUndici(code: string): Promise<boolean> {
  const report = "console.log(process.moduleLoadList.some((name) => name.includes('undici/undici')));process.exit(0);";
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', `${code}\n${report}`], {
    env: { PATH: process.env.PATH, AWS_REGION: 'eu-west-1' },
    timeout: TIMEOUT_MS,
  });
  const answer = stdout.trim().split('\n').at(-1);
  if (answer !== 'true' && answer !== 'false') throw new Error(`The import did not get to its end: ${stdout}`);
  return answer === 'true';
}
