import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FUNCTIONS_OUT } from '#infra/build/paths.ts';
import { ALL_FUNCTIONS, type FunctionSpec } from '#infra/function-list.ts';

export interface FunctionSize {
  name: string;
  kind: FunctionSpec['kind'];
  /** Path of the bundle. */
  bundle: string;
  /** kB of 1000 bytes, compressed. A zip adds about 0.1 kB of its own. */
  gzip: number;
}

/** All built functions, largest first. */
export function functionSizes(): FunctionSize[] {
  return ALL_FUNCTIONS.filter(({ name }) => existsSync(bundleOf(name)))
    .map(({ name, kind }) => ({
      name,
      kind,
      bundle: bundleOf(name),
      gzip: gzipOfFolder(path.join(FUNCTIONS_OUT, name)),
    }))
    .sort((a, b) => b.gzip - a.gzip);
}

/** CommonJS, or an ES module when parts of it are loaded later. */
export function bundleOf(name: string): string {
  const file = path.join(FUNCTIONS_OUT, name, 'index');
  return existsSync(`${file}.mjs`) ? `${file}.mjs` : `${file}.cjs`;
}

/** Everything in the folder is deployed, so everything counts. */
function gzipOfFolder(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + gzipOf(path.join(entry.parentPath, entry.name)), 0);
}

/** kB of one compressed file. */
export function gzipOf(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).byteLength / 1000;
}
