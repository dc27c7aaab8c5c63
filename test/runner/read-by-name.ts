import path from 'node:path';

/**
 * Files of tests that load others by name, and what they load: the source of some rule, fixtures, endpoints whose file is put
 * together from an operation. No import leads from one to the other, so `npm test -- cambios` looks here. A test finds a file
 * that stands in neither list.
 */
export const READ_BY_NAME: Readonly<Record<string, readonly string[]>> = {
  // Documents name files, scripts and tests of the whole project.
  'test/docs/documents.ts': ['**', '.github/**'],
  'tools/asvs/evidence.ts': ['test/**/*.ts'],
  'test/core/prefixes.unit.test.ts': ['{functions,tools}/**/*.ts'],
  'test/informes/informes-pdf/accesible.unit.test.ts': ['{functions,infra,web/src}/**/*.{ts,tsx}'],
  'test/correos/html.unit.test.ts': ['web/index.html', 'web/sala.html'],
  'test/import-walls.unit.test.ts': ['{functions,infra,shared,web}/**/*.{ts,tsx}'],
  // The tests that prove guarantees.
  'test/entrevistas/cuidado/textos.unit.test.ts': ['test/**/*.ts', 'shared/entrevistas/dignidad/*.json'],
  'test/entrevistas/dignidad/decidir.unit.test.ts': ['{functions,shared,tools}/**/*.ts'],
  'test/cifras/auditoria/every-change.unit.test.ts': ['functions/**/*.ts'],
  'test/datos/datos/caminos.unit.test.ts': ['functions/**/*.ts'],
  'test/seguridad/entradas/expresiones.unit.test.ts': ['{functions,shared,web/src}/**/*.{ts,tsx}'],
  'test/support/endpoints.ts': ['functions/**/*.ts'],
  'test/fiabilidad/mundo/world.ts': ['functions/**/*.ts'],
  'test/fiabilidad/kill/product-process.ts': ['test/fiabilidad/kill/*-process.ts'],
  'test/runner/read-by-name.unit.test.ts': ['test/**/*.ts'],
  'test/screens/accessibility-table.unit.test.ts': ['test/screens/**/*.screen.test.ts'],
  'test/runner/parts.unit.test.ts': ['test/**/*.test.ts', 'vitest.config.ts', '.github/workflows/nightly.yml'],
  'test/supply-chain.unit.test.ts': ['package.json', 'package-lock.json'],
  'test/secrets.integration.test.ts': ['.secretlintrc.json'],
  'test/web/announce-view.unit.test.ts': ['web/src/app/routes.tsx'],
  'test/web/route-table.unit.test.ts': ['web/src/lib/session.ts'],
  'test/infra/http-event.unit.test.ts': ['infra/edge/page-routes.js'],
  'test/infra/stacks.integration.test.ts': ['docs/operacion/*.md'],
  'test/infra/function-bundles.unit.test.ts': [
    'functions/empresas/areas/list-areas.ts',
    'functions/sistema/eventos/publish-eventos.ts',
    'functions/candidatos/curriculums/extract-texto-cv.ts',
  ],
  'test/candidatos/importaciones/read-archivo.unit.test.ts': [
    'test/candidatos/importaciones/fixtures/*',
    'web/src/features/candidatos/importaciones/plantilla-candidatos.xlsx',
  ],
  'test/documentos/archivos.ts': ['test/documentos/fixtures/*'],
};

/** What reads as well, but nothing that the project keeps in git: outputs of a build or a synth, files of its own making. */
export const READ_NOTHING_KEPT: readonly string[] = [
  'test/budgets/function-sizes.ts',
  'test/budgets/sizes.integration.test.ts',
  'test/budgets/undici-at-import.ts',
  'test/budgets/web-weight.ts',
  'test/infra/cfn-guard.integration.test.ts',
  'test/infra/constructs.ts',
  'test/infra/local-jobs.integration.test.ts',
  'test/infra/nag.integration.test.ts',
  'test/infra/nag.ts',
  'test/infra/resources.ts',
  'test/local-aws/cognito-sign-in.integration.test.ts',
  'test/entrevistas/dignidad/peticiones-y-respuestas.unit.test.ts',
  'test/seguridad/canarios/lugares.ts',
];

const LOADS = /\b(?:readdir|readFile|glob)\w*\(|\bfork\(|\bimport\(\s*[^'\s]/;

/** Whether a source loads anything by a name that is no import. */
export const loadsByName = (source: string): boolean => LOADS.test(source);

/** The files of tests that load this one by name. */
export function readersOf(file: string): string[] {
  return Object.entries(READ_BY_NAME)
    .filter(([, patterns]) => patterns.some((pattern) => path.matchesGlob(file, pattern)))
    .map(([reader]) => reader);
}
