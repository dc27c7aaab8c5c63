import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#test/docs/documents.ts';

/** Between a file and the name of a test in it. */
export const NAMES_TEST = ' > ';

/** As a test file spells a name: quotes that stand within it are escaped there. */
const spellings = (name: string) => [name, name.replaceAll("'", "\\'"), name.replaceAll('"', '\\"')];

/** What is wrong with a piece of evidence; undefined when the file is there and names that test. */
export function problemOf(evidence: string): string | undefined {
  const [file = '', ...rest] = evidence.split(NAMES_TEST);
  const place = path.join(ROOT, file);
  if (!existsSync(place)) return `${file} does not exist`;
  if (rest.length === 0) return undefined;
  const name = rest.join(NAMES_TEST);
  if (!statSync(place).isFile()) return `${file} is a folder, which has no tests`;
  const text = readFileSync(place, 'utf8');
  return spellings(name).some((spelling) => text.includes(spelling)) ? undefined : `${file} has no test «${name}»`;
}
