import { describe, expect, it } from 'vitest';
import { graphOf } from './import-graph.ts';
import { buildFor } from './selections.ts';
import { testStep } from './step.ts';

const GRAPH = graphOf([
  ['test/infra/stacks.integration.test.ts', "import './make-app.ts';"],
  ['test/infra/make-app.ts', "import { DIST } from '#infra/build/paths.ts';"],
  ['test/empresas/areas/areas.integration.test.ts', "import '../support/local-table.ts';"],
]);
/** One of a tier's two files. */
const some = (name: string, file: string) => testStep({ name, files: [file, 'another'] }, { files: [file] });
const UNIT = some('unit', 'test/empresas/areas/areas.unit.test.ts');
const AREAS = some('integration', 'test/empresas/areas/areas.integration.test.ts');
const STACKS = some('integration', 'test/infra/stacks.integration.test.ts');
const SCREEN = some('screens', 'test/screens/empresas/areas/areas.screen.test.ts');

describe('The build before a change is tested', () => {
  it.each([
    ['none for unit tests, nor for a repository on its database', [UNIT, AREAS], undefined],
    ['the web for screens', [UNIT, AREAS, SCREEN], 'Build of the web'],
    ['everything for those that read what is built', [SCREEN, STACKS], 'Build'],
    ['everything for a journey', [some('e2e', 'test/e2e/humo.e2e.test.ts')], 'Build'],
  ])('is %s', (_, steps, expected) => {
    expect(buildFor(steps, GRAPH)?.name).toBe(expected);
  });
});
