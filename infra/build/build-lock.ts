import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST } from './paths.ts';

const LOCK = path.join(DIST, 'preparing');
const LOCK_RETRY_MS = 100;

/** One build at a time, over all processes: they write the same folders. */
export async function withBuildLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(DIST, { recursive: true });
  while (!(await takeLock())) await sleep(LOCK_RETRY_MS);
  try {
    return await work();
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
