import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST, ROOT } from './paths.ts';

const STAMPS = path.join(DIST, 'stamps');

/** SHA-256 over names and contents of files and folders, given relative to the repository. */
export function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap(filesOf)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesOf(relative: string): string[] {
  const absolute = path.join(ROOT, relative);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [relative];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Runs `work` unless its last run saw the same inputs and its output is still there; it is begun before this returns.
 * @returns whether it ran.
 */
export async function unlessUnchanged(
  name: string,
  { inputs, output }: { inputs: readonly string[]; output: string },
  work: () => Promise<unknown>,
): Promise<boolean> {
  const stamp = path.join(STAMPS, name);
  const digest = digestOf(inputs);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false;
  // Work that ends halfway leaves an output that no inputs stand for.
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}
