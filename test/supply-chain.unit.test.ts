import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

interface Package {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: true;
  devOptional?: true;
  link?: true;
  /** Of another platform than the lock was written on, or within its parent's own archive. */
  optional?: true;
  inBundle?: true;
}
type Versions = Record<string, string>;

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Versions
>;
const LOCK = read('package-lock.json');
const packages = Object.entries((JSON.parse(LOCK) as { packages: Record<string, Package> }).packages).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && !link,
);

/** Licences that let a closed product carry the code, with its notice; OFL is for fonts. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages that say theirs in a file only. */
const SAID_ELSEWHERE: Record<string, string> = { 'png-js': 'MIT' };

/** Of `A OR B` one must be permissive, of `A AND B` all. */
function isPermissive(expression: string): boolean {
  const plain = expression.replace(/^\(|\)$/g, '');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isPermissive);
  return plain.split(' AND ').every((license) => PERMISSIVE.has(license));
}

describe('What the product is made of', () => {
  it('ships under permissive licences only', () => {
    const shipped = packages.filter(([, { dev, devOptional }]) => !dev && !devOptional);
    const named = shipped.map(([place, { license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, license: license ?? SAID_ELSEWHERE[name] ?? 'unknown' };
    });

    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ license }) => !isPermissive(license))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['MIT AND OFL-1.1', true],
    ['GPL-3.0-only', false],
    ['MIT AND GPL-3.0-only', false],
    ['unknown', false],
  ])('counts %s as permissive: %s', (license, permissive) => {
    expect(isPermissive(license)).toBe(permissive);
  });

  it('names each package by one exact version', () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) && !version.startsWith('file:'),
    );

    expect(loose).toEqual([]);
  });

  it('is checked by a digest when it is installed, from whichever registry', () => {
    const fetched = packages.filter(
      ([place, { optional, inBundle }]) => !optional && !inBundle && !place.includes('/infra/local/aws/stubs/'),
    );

    expect(fetched.filter(([, { integrity }]) => !integrity).map(([place]) => place)).toEqual([]);
    expect(packages.filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''))).toEqual([]);
  });
});

describe('What the public checks run on', () => {
  const files = readdirSync(path.join(import.meta.dirname, '../.github'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .map((file) => ({ file, text: read(`.github/${file}`) }));
  const workflows = files.filter(({ file }) => file.startsWith('workflows'));
  /** Lines that say what a step uses, with those below them up to the next step. */
  const steps = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^ *(?:- )?uses: *(\S+)(.*)\n((?: +(?![ -]).*\n?)*)/gm)].map(
      ([, used = '', note = '', rest = '']) => ({
        file,
        used,
        note: note.trim(),
        rest,
      }),
    ),
  );

  // A tag can be moved to other code by whoever takes its repository; Renovate keeps commit and comment together.
  it('names every action of others by its commit, with the version beside it', () => {
    const foreign = steps.filter(({ used }) => !used.startsWith('./'));

    expect(foreign.length).toBeGreaterThanOrEqual(9);
    expect(
      foreign.filter(({ used, note }) => !/@[0-9a-f]{40}$/.test(used) || !/^# v\d+\.\d+\.\d+$/.test(note)),
    ).toEqual([]);
    expect(read('renovate.json')).toContain('helpers:pinGitHubActionDigests');
  });

  it('keeps no credentials in the checked out folder', () => {
    const checkouts = steps.filter(({ used }) => used.startsWith('actions/checkout@'));

    expect(checkouts).toHaveLength(3);
    expect(checkouts.filter(({ rest }) => !/persist-credentials: false/.test(rest))).toEqual([]);
  });

  it('may read the repository, job by job, and do nothing else', () => {
    for (const { file, text } of workflows) {
      const jobs = text.match(/^ {2}[\w-]+:\n {4}name:/gm) ?? [];
      const granted = text.match(/^ {4}permissions:\n {6}contents: read\n {4}\w/gm) ?? [];

      expect(text, file).toMatch(/^permissions: \{\}$/m);
      expect(granted.length, file).toBe(jobs.length);
      expect(text.match(/permissions:/g), file).toHaveLength(jobs.length + 1);
    }
  });
});
