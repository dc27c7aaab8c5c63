import { describe, expect, it } from 'vitest';
import { relatedChecks } from './related-checks.ts';

const checks = (...changed: string[]) => relatedChecks(changed, changed);
const names = (...changed: string[]) => checks(...changed).map(({ name }) => name);
const commandOf = (name: string, ...changed: string[]) =>
  checks(...changed).find((step) => step.name === name)?.command;

describe('The checks of a change', () => {
  it('are none when nothing has changed', () => {
    expect(names()).toEqual([]);
  });

  it('are format and secrets for a document', () => {
    expect(names('README.md').toSorted()).toEqual(['Format and lint', 'Secrets']);
  });

  it('are all of them for what the web sees, and all but its types for the rest of the code', () => {
    expect(names('shared/empresas/areas/area.ts')).toHaveLength(5);
    expect(names('web/src/lib/api.ts')).toHaveLength(5);
    expect(names('functions/empresas/areas/list-areas.ts')).toHaveLength(4);
    expect(names('functions/empresas/areas/list-areas.ts')).not.toContain('Types of the web');
  });

  it('lint the changed files, and everything when the rules or the packages have changed', () => {
    expect(commandOf('Format and lint', 'functions/a/b.ts')).toContain('functions/a/b.ts');
    expect(commandOf('Format and lint', 'functions/a/b.ts', 'biome.json')).toEqual([
      'biome',
      'ci',
      '--colors=off',
      '.',
    ]);
    expect(commandOf('Format and lint', 'package-lock.json')).toEqual(['biome', 'ci', '--colors=off', '.']);
  });

  it('lint nothing that is gone', () => {
    expect(relatedChecks(['functions/a/b.ts'], []).map(({ name }) => name)).not.toContain('Format and lint');
  });
});
