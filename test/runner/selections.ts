import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changesSince, gitIn } from './changes.ts';
import { codeFiles, type ImportGraph, readGraph } from './import-graph.ts';
import { cut, everything, type Item, type Part } from './parts.ts';
import type { Project } from './projects.ts';
import { relatedIntegration, relatedUnit } from './related.ts';
import { relatedChecks } from './related-checks.ts';
import { relatedScreens } from './related-screens.ts';
import { BUILD, BUILD_WEB, CHECKS, type Step, testStep } from './step.ts';

/** `npm test`: everything that must hold before a change lands. */
export const wholeSteps = (projects: readonly Project[]): Step[] =>
  inOrder(
    CHECKS,
    projects.map((project) => testStep(project)),
    BUILD,
  );

/** `test:todo`: all of it in full, or one part of it. */
export function stepsInFull(projects: readonly Project[], part?: Part): Step[] {
  const all = everything(projects);
  return stepsOf(projects, part ? (cut(all, part.count)[part.index - 1] ?? []) : all);
}

/** The steps that run just these items, in full. */
export function stepsOf(projects: readonly Project[], items: readonly Item[]): Step[] {
  const checks = CHECKS.filter(({ name }) => items.some((item) => !item.project && item.name === name));
  const tests = projects.flatMap((project) => {
    const files = items.filter((item) => item.project === project.name).map(({ name }) => name);
    return files.length > 0 ? [testStep(project, { files: files.toSorted(), whole: true })] : [];
  });
  return inOrder(checks, tests, BUILD);
}

/** `cambios`: what a change can break. `about` says what it was compared with. */
export function changedSteps(projects: readonly Project[], root: string): { steps: Step[]; about: string } {
  const { base, commit, files: changed } = changesSince(gitIn(root));
  const graph = readGraph(root);
  const kept = changed.filter((file) => existsSync(path.join(root, file)));
  const tests = projects.flatMap((project) => {
    const files = relatedFiles(project, changed, { graph, root });
    return files.length > 0 ? [testStep(project, { files })] : [];
  });
  return {
    steps: inOrder(relatedChecks(changed, kept), tests, buildFor(tests, graph)),
    about: `${changed.length} files changed since ${base} (${commit.slice(0, 7)})`,
  };
}

/** What every test stands on: its change is for all of unit and integration. */
const EVERYTHING = /^(?:package-lock\.json|vitest\.config\.ts)$/;

function relatedFiles(
  { name, files }: Project,
  changed: readonly string[],
  { graph, root }: { graph: ImportGraph; root: string },
): string[] {
  const whole = changed.some((file) => EVERYTHING.test(file));
  const present = (related: readonly string[]) => files.filter((file) => related.includes(file));
  if (name === 'unit') return whole ? files : present(relatedUnit(graph, changed));
  if (name === 'integration') return whole ? files : present(relatedIntegration(graph, changed));
  if (name !== 'screens') return present(changed);
  const all = codeFiles(root);
  const web = all.filter((file) => file.startsWith('web/src/'));
  return relatedScreens(changed, {
    screens: files,
    web: new Map(web.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])),
    functions: all.filter((file) => file.startsWith('functions/')),
  });
}

/** Pages are opened as they are built; of the integration tests only those need it that know where it is. */
export function buildFor(tests: readonly Step[], graph: ImportGraph): Step | undefined {
  const needsAll = ({ name, files }: Step) => {
    if (name === 'Tests: unit' || name === 'Tests: screens') return false;
    return name !== 'Tests: integration' || files?.run.some((file) => graph.reachedFrom(file).has(BUILT));
  };
  if (tests.some(needsAll)) return BUILD;
  return tests.some(({ name }) => name === 'Tests: screens') ? BUILD_WEB : undefined;
}

const BUILT = 'infra/build/paths.ts';

/** Checks, unit tests, and the others after the build that they need. */
function inOrder(checks: readonly Step[], tests: readonly Step[], build: Step | undefined): Step[] {
  const unit = tests.filter(({ name }) => name === 'Tests: unit');
  const others = tests.filter(({ name }) => name !== 'Tests: unit');
  return [...checks, ...unit, ...(build && others.length > 0 ? [build] : []), ...others];
}
