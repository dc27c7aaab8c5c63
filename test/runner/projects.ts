import { globSync } from 'node:fs';
import type { ViteUserConfig } from 'vitest/config';

/** A tier of tests: a project of vitest's configuration, with the files that it has. */
export interface Project {
  name: string;
  /** Paths from the project's root, sorted. */
  files: string[];
}

/** The tiers in the order of vitest's configuration. */
export function projectsOf(config: ViteUserConfig, root: string): Project[] {
  return (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { name, include = [] } = project.test ?? {};
    return typeof name === 'string' ? [{ name, files: globSync(include, { cwd: root }).toSorted() }] : [];
  });
}
