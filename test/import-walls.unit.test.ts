import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTEXTS, type Context } from './contexts.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILES = globSync('{functions,infra,shared,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => name.includes('node_modules'),
});

interface Import {
  from: string;
  to: string;
}

/** Imports of our own files, as paths from the root; types count too. */
function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)].map(
    ([, specifier]) => specifier ?? '',
  );
  return specifiers.map((specifier) => ({
    from: file,
    to: specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(file), specifier),
  }));
}

const IMPORTS = FILES.flatMap(importsOf);
const within = (file: string, folder: string) => file.startsWith(`${folder}/`);
const violations = (forbidden: (each: Import) => boolean) =>
  IMPORTS.filter(forbidden).map(({ from, to }) => `${from} → ${to}`);

describe('Import walls', () => {
  it('reads the whole project', () => {
    expect(FILES.length).toBeGreaterThan(100);
    expect(IMPORTS.length).toBeGreaterThan(FILES.length);
  });

  it('shared imports nothing of ours', () => {
    expect(violations(({ from, to }) => within(from, 'shared') && !within(to, 'shared'))).toEqual([]);
  });

  it('functions know neither infra nor web, and infra imports no function', () => {
    expect(
      violations(({ from, to }) => within(from, 'functions') && (within(to, 'infra') || within(to, 'web'))),
    ).toEqual([]);
    expect(
      violations(({ from, to }) => within(from, 'infra') && (within(to, 'functions') || within(to, 'web'))),
    ).toEqual([]);
  });

  it('the web imports of the others only what is shared', () => {
    expect(violations(({ from, to }) => within(from, 'web') && !within(to, 'web') && !within(to, 'shared'))).toEqual(
      [],
    );
  });

  it.each(['functions', 'shared', 'web/src/features'])('contexts of %s import lower ones only', (root) => {
    // The files beside the folders list what all contexts have, and stand above them.
    const level = (file: string) => {
      const [first = '', ...inner] = path.relative(root, file).split(path.sep);
      return inner.length === 0 ? CONTEXTS.length : CONTEXTS.indexOf(first as Context);
    };
    const inside = IMPORTS.filter(({ from, to }) => within(from, root) && within(to, root));
    expect(inside.length).toBeGreaterThan(100);
    expect(inside.flatMap(({ from, to }) => [from, to]).filter((file) => level(file) < 0)).toEqual([]);
    expect(violations(({ from, to }) => within(from, root) && within(to, root) && level(to) > level(from))).toEqual([]);
  });

  it('what features stand on imports none of them', () => {
    expect(
      violations(
        ({ from, to }) =>
          (within(from, 'web/src/lib') || within(from, 'web/src/components')) &&
          (within(to, 'web/src/features') || within(to, 'web/src/app')),
      ),
    ).toEqual([]);
  });

  it('the room is a bundle of its own', () => {
    expect(
      violations(({ from, to }) => within(from, 'web/src/sala') && within(to, 'web') && !within(to, 'web/src/sala')),
    ).toEqual([]);
    expect(
      violations(({ from, to }) => within(from, 'web') && !within(from, 'web/src/sala') && within(to, 'web/src/sala')),
    ).toEqual([]);
  });

  it('only infra/local and the tests may speak of the local run', () => {
    const functionsText = FILES.filter((file) => within(file, 'functions')).map((file) =>
      readFileSync(path.join(ROOT, file), 'utf8'),
    );
    expect(functionsText.filter((text) => /isLocal|NODE_ENV|AWS_SAM_LOCAL|localhost/.test(text))).toEqual([]);
  });
});
