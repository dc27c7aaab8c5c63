import { type Context, UNDIVIDED } from '#test/contexts.ts';
import type { ImportGraph } from './import-graph.ts';
import { readersOf } from './read-by-name.ts';

/**
 * Which tests a change is for. Vitest's own `related` follows every import, and so leads from nearly every file to half of the
 * suite: by way of the scenes (`test/support`), where each test begins with a company, an area and a candidate. Here a scene
 * is where the way ends, unless it was changed itself: whoever breaks the making of an area hears of it from the areas' tests.
 */
export function relatedUnit(graph: ImportGraph, changed: readonly string[]): string[] {
  return testsOn(changed, 'unit', (file) => [
    ...graph.importersOf(file).filter((importer) => !isScene(importer) || isScene(file)),
    ...(isLoaded(file, changed) ? readersOf(file) : []),
  ]);
}

/**
 * Emulators and processes are dear, so a test of them is for the domain that it leads to directly: by imports that pass no
 * other domain, nor the list of all contracts and jobs unless one of those was changed (templates are made of them, and not
 * of schemas and rules). What the others make of a change, unit tests say.
 */
export function relatedIntegration(graph: ImportGraph, changed: readonly string[]): string[] {
  const leads = (file: string, importer: string) =>
    (!isScene(importer) || isScene(file)) &&
    !isOfAnother(domainOf(file), domainOf(importer)) &&
    (!LISTS_ALL.has(importer) || changed.includes(file));
  return testsOn(changed, 'integration', (file) => [
    ...graph.importersOf(file).filter((importer) => leads(file, importer)),
    ...readersOf(file).filter((reader) => isTestOf(reader, 'integration')),
  ]);
}

/** Contexts that every domain stands on. */
const BELOW_ALL = new Set<string>(['core', 'entrada'] satisfies Context[]);
const LISTS_ALL = new Set(['shared/contracts.ts', 'shared/jobs.ts', 'shared/events.ts']);
/** By name, too: what was changed, and of what depends on it the product's own files. */
const isLoaded = (file: string, changed: readonly string[]) => changed.includes(file) || !file.startsWith('test/');
const isScene = (file: string) => file.startsWith('test/support/');
const isTestOf = (file: string, tier: string) => file.endsWith(`.${tier}.test.ts`);
const isOfAnother = (domain: string | undefined, next: string | undefined) =>
  domain !== undefined && next !== undefined && next !== domain;

/** `areas` of `functions/empresas/areas/…` and `shared/empresas/areas/…`; what all domains stand on is none. */
export function domainOf(file: string): string | undefined {
  const [, context = '', inner] = /^(?:functions|shared)\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (context === '' || BELOW_ALL.has(context)) return undefined;
  return UNDIVIDED.has(context) ? context : (inner ?? context);
}

function testsOn(changed: readonly string[], tier: string, next: (file: string) => readonly string[]): string[] {
  const seen = new Set(changed);
  // A set that grows while it is walked through: each file once.
  for (const file of seen) for (const other of next(file)) seen.add(other);
  return [...seen].filter((file) => isTestOf(file, tier)).toSorted();
}
