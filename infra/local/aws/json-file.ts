import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A value kept in a JSON file that only its owner may read, since emulators keep keys and sessions in theirs. */
export interface JsonFile<T> {
  readonly value: T;
  /** Writes the value; a crash in the middle leaves the old file whole. */
  save(): void;
}

/** Opens the file, or starts from `initial`; without a path the value lives in memory only. */
export function openJsonFile<T>(path: string | undefined, initial: T): JsonFile<T> {
  if (!path) return { value: initial, save() {} };
  const value = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : initial;
  return {
    value,
    save() {
      const draft = `${path}.new`;
      writeFileSync(draft, JSON.stringify(value), { mode: 0o600 });
      renameSync(draft, path);
    },
  };
}
