import { describe, expect, it } from 'vitest';
import { graphOf } from './import-graph.ts';
import { domainOf, relatedIntegration, relatedUnit } from './related.ts';

const imports = (...targets: string[]) => targets.map((target) => `import '${target}';`).join('\n');
const GRAPH = graphOf([
  [
    'functions/empresas/areas/area.repository.ts',
    imports('#functions/core/table.ts', '#shared/empresas/areas/area.ts'),
  ],
  ['functions/empresas/areas/create-area.ts', imports('./area.repository.ts')],
  ['functions/candidatos/candidatos/create-candidato.ts', imports('../../empresas/areas/area.repository.ts')],
  ['shared/empresas/areas/areas.api.ts', imports('./area.ts')],
  ['shared/contracts.ts', imports('./empresas/areas/areas.api.ts')],
  ['infra/function-list.ts', imports('#shared/contracts.ts')],
  ['test/support/scenarios.ts', imports('#functions/empresas/areas/create-area.ts', './test-app.ts')],
  ['test/support/test-app.ts', ''],
  ['test/support/endpoints.ts', ''],
  ['test/every-endpoint.unit.test.ts', imports('./support/endpoints.ts')],
  [
    'test/empresas/areas/areas.unit.test.ts',
    imports('#functions/empresas/areas/create-area.ts', '../../support/scenarios.ts'),
  ],
  ['test/empresas/areas/areas.integration.test.ts', imports('#functions/empresas/areas/area.repository.ts')],
  [
    'test/candidatos/candidatos/candidatos.unit.test.ts',
    imports('#functions/candidatos/candidatos/create-candidato.ts'),
  ],
  [
    'test/candidatos/candidatos/candidatos.integration.test.ts',
    imports('#functions/candidatos/candidatos/create-candidato.ts'),
  ],
  ['test/candidatos/notas/notas.unit.test.ts', imports('../../support/scenarios.ts')],
  ['test/infra/stacks.integration.test.ts', imports('#infra/function-list.ts')],
  ['test/core/table.integration.test.ts', imports('#functions/core/table.ts')],
]);
const unit = (...changed: string[]) => relatedUnit(GRAPH, changed);
const integration = (...changed: string[]) => relatedIntegration(GRAPH, changed);

describe('The unit tests of a change', () => {
  it('are those that import it, by whatever way', () => {
    expect(unit('functions/empresas/areas/area.repository.ts')).toEqual(
      expect.arrayContaining([
        'test/empresas/areas/areas.unit.test.ts',
        'test/candidatos/candidatos/candidatos.unit.test.ts',
      ]),
    );
  });

  it('are those that load it by name: the walls, every endpoint', () => {
    expect(unit('functions/empresas/areas/list-areas.ts')).toEqual(
      expect.arrayContaining(['test/every-endpoint.unit.test.ts', 'test/import-walls.unit.test.ts']),
    );
  });

  it('are not all those whose scene begins with it', () => {
    expect(unit('functions/empresas/areas/create-area.ts')).not.toContain('test/candidatos/notas/notas.unit.test.ts');
  });

  it('are all those whose scene was changed itself, or what the scene stands on', () => {
    expect(unit('test/support/scenarios.ts')).toContain('test/candidatos/notas/notas.unit.test.ts');
    expect(unit('test/support/test-app.ts')).toContain('test/candidatos/notas/notas.unit.test.ts');
  });

  it('are the changed one itself', () => {
    expect(unit('test/candidatos/notas/notas.unit.test.ts')).toContain('test/candidatos/notas/notas.unit.test.ts');
  });

  it('are those that hold documents, for a document', () => {
    expect(relatedUnit(graphOf([['test/docs/a.unit.test.ts', imports('./documents.ts')]]), ['README.md'])).toEqual([
      'test/docs/a.unit.test.ts',
    ]);
  });
});

describe('The integration tests of a change', () => {
  it('are those of its own domain, which pass no other', () => {
    expect(integration('functions/empresas/areas/area.repository.ts')).toEqual([
      'test/empresas/areas/areas.integration.test.ts',
    ]);
  });

  it('are those of all domains, for what no domain owns', () => {
    expect(integration('functions/core/table.ts')).toEqual([
      'test/core/table.integration.test.ts',
      'test/empresas/areas/areas.integration.test.ts',
    ]);
  });

  it('are those of the templates when a contract was changed, and not for a schema that it names', () => {
    expect(integration('shared/empresas/areas/areas.api.ts')).toContain('test/infra/stacks.integration.test.ts');
    expect(integration('shared/empresas/areas/area.ts')).not.toContain('test/infra/stacks.integration.test.ts');
  });

  it('are those that read it by name themselves', () => {
    expect(integration('docs/operacion/README.md')).toEqual(['test/infra/stacks.integration.test.ts']);
  });
});

describe('The domain of a file', () => {
  it.each([
    ['functions/empresas/areas/list-areas.ts', 'areas'],
    ['shared/informes/informes-pdf/x.api.ts', 'informes-pdf'],
    ['functions/core/table.ts', undefined],
    ['shared/contracts.ts', undefined],
    ['web/src/features/empresas/areas/areas-page.tsx', undefined],
  ])('%s: %s', (file, domain) => {
    expect(domainOf(file)).toBe(domain);
  });
});
