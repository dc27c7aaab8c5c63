import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST } from './paths.ts';

const LOCK_RETRY_MS = 100;

/** One build of a name at a time, over all processes: they write the same folders. */
export async function withBuildLock<T>(work: () => Promise<T>, name = 'preparing'): Promise<T> {
  const lock = path.join(DIST, name);
  await mkdir(DIST, { recursive: true });
  while (!(await take(lock))) await sleep(LOCK_RETRY_MS);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** The lock is a file with its holder's process id; one whose holder is gone is taken over. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
  if (holder > 0 && !isRunning(holder)) await rm(lock, { force: true });
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
