import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadsByName, READ_BY_NAME, READ_NOTHING_KEPT, readersOf } from './read-by-name.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What `cambios` relates to changes by imports. Journeys and the bench are none of it, and screens go by features. */
const FILES = globSync('test/**/*.ts', { cwd: ROOT }).filter(
  (file) => !/^test\/(?:e2e|screens\/.*(?<!\.unit\.test\.ts)$|runner|run-tests\.ts)/.test(file),
);
const LISTED = [...Object.keys(READ_BY_NAME), ...READ_NOTHING_KEPT];

describe('Tests that load files by name', () => {
  it('stand in one of both lists of read-by-name.ts, with what they load', () => {
    const loading = FILES.filter((file) => loadsByName(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(loading.length).toBeGreaterThan(15);
    expect(loading.filter((file) => !LISTED.includes(file))).toEqual([]);
  });

  it('exist, and so does what they load', () => {
    const without = Object.entries(READ_BY_NAME).flatMap(([reader, patterns]) =>
      patterns
        .filter((pattern) => globSync(pattern, { cwd: ROOT, exclude: isForeign }).length === 0)
        .map((each) => [reader, each]),
    );
    expect(without).toEqual([]);
    expect(LISTED.filter((file) => globSync(file, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it.each([
    ["readFileSync('web/a.ts', 'utf8')", true],
    ["globSync('functions/**/*.ts')", true],
    ['await import(`../../functions/` + file)', true],
    ["await import('#shared/empresas/areas/area.ts')", false],
    ["import { readFile } from 'node:fs/promises';", false],
  ])('are known by what they call: %s %s', (source, loads) => {
    expect(loadsByName(source)).toBe(loads);
  });
});

describe('The readers of a file', () => {
  it('are those that load it by name', () => {
    expect(readersOf('functions/empresas/areas/list-areas.ts')).toEqual(
      expect.arrayContaining(['test/support/endpoints.ts', 'test/import-walls.unit.test.ts', 'test/docs/documents.ts']),
    );
    expect(readersOf('docs/operacion/README.md')).toEqual([
      'test/docs/documents.ts',
      'test/infra/stacks.integration.test.ts',
    ]);
  });
});

const isForeign = (name: string) => /(?:^|\/)(?:node_modules|dist|\.git)$/.test(name);
