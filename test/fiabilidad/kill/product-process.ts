import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ORIGIN_VERIFY } from '../../support/test-app.ts';
import type { Settings } from './own-settings.ts';

/** Starts one of the files beside this. @returns it with its first message, which says that it is ready */
export async function startProcess<T>(file: string, settings: Settings): Promise<{ child: ChildProcess; first: T }> {
  const child = fork(path.join(import.meta.dirname, file), [JSON.stringify(settings)], {
    env: { ...process.env, ORIGIN_VERIFY, AWS_REGION: 'eu-west-1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [first] = (await once(child, 'message')) as [T];
  return { child, first };
}

/** SIGKILL, and it is over. */
export async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
