import { describe, expect, it } from 'vitest';
import { graphOf, specifiersOf } from './import-graph.ts';

describe('What a file imports', () => {
  it.each([
    ["import { a } from './a.ts';", ['./a.ts']],
    ["import a, { type B } from '#shared/a.ts';", ['#shared/a.ts']],
    ["import * as a from '../a.ts';", ['../a.ts']],
    ["import {\n  a,\n  b,\n} from './a.ts';", ['./a.ts']],
    ["import './a.css';", ['./a.css']],
    ["export { a } from './a.ts';\nexport * from './b.ts';", ['./a.ts', './b.ts']],
    ["const { a } = await import('#shared/a.ts');", ['#shared/a.ts']],
    ["import type { A } from './a.ts';\nexport type { B } from './b.ts';", []],
    ["import { z } from 'zod';\nexport const from = './a.ts';", []],
    ['await import(`../areas/` + file)', []],
  ])('%j', (source, expected) => {
    expect(specifiersOf(source)).toEqual(expected);
  });
});

describe('The graph', () => {
  const graph = graphOf([
    [
      'test/empresas/areas/areas.unit.test.ts',
      "import { app } from '../../support/app.ts';\nimport '#functions/empresas/areas/list-areas.ts';",
    ],
    ['test/support/app.ts', "import '#shared/empresas/areas/area.ts';"],
    [
      'functions/empresas/areas/list-areas.ts',
      "import './area.repository.ts';\nimport '#shared/empresas/areas/area.ts';",
    ],
    ['functions/empresas/areas/area.repository.ts', "import './list-areas.ts';"],
  ]);

  it('leads from a file to those that import it, by either way of naming it', () => {
    expect(graph.importersOf('shared/empresas/areas/area.ts')).toEqual([
      'test/support/app.ts',
      'functions/empresas/areas/list-areas.ts',
    ]);
    expect(graph.importersOf('functions/empresas/areas/area.repository.ts')).toEqual([
      'functions/empresas/areas/list-areas.ts',
    ]);
    expect(graph.importersOf('test/empresas/areas/areas.unit.test.ts')).toEqual([]);
  });

  it('leads to everything below a file, around circles too', () => {
    expect([...graph.reachedFrom('test/empresas/areas/areas.unit.test.ts')].toSorted()).toEqual([
      'functions/empresas/areas/area.repository.ts',
      'functions/empresas/areas/list-areas.ts',
      'shared/empresas/areas/area.ts',
      'test/support/app.ts',
    ]);
  });
});
