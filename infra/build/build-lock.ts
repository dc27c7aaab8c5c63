import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DIST } from './paths.ts';

const LOCK_RETRY_MS = 100;

/** One build of a name at a time, over all processes: they write the same folders. */
export const withBuildLock = <T>(work: () => Promise<T>, name = 'preparing'): Promise<T> =>
  withLock(path.join(DIST, name), work);

/** Work that one process at a time does. Nobody else at it, the work is begun before this returns. */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await sleep(LOCK_RETRY_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The lock is a file with its holder's process id; one whose holder is gone is taken over. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = holderOf(lock);
  if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true });
  return false;
}

/** 0 when the lock has gone meanwhile, or is just being written. */
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
