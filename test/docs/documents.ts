import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Files below a folder, as paths from the project's root. */
export function listFiles(folder: string, matches: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => matches.test(file))
    .sort();
}
