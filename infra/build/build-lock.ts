import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST } from './paths.ts';

const LOCK = path.join(DIST, 'preparing');
const LOCK_RETRY_MS = 100;

/** One build at a time, over all processes: they write the same folders. */
export const withBuildLock = <T>(work: () => Promise<T>): Promise<T> => withLock(LOCK, work);

/** Work that one process at a time does. The lock is a file with its holder's process id. */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(path.dirname(lock), { recursive: true });
  while (!(await takeLock(lock))) await sleep(LOCK_RETRY_MS);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** One whose holder is gone is taken over. */
async function takeLock(lock: string): Promise<boolean> {
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
