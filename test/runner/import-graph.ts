import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which file loads which, as paths from the project's root. Types count for nothing: only `tsc` sees them. */
export interface ImportGraph {
  /** Files that import a file. */
  importersOf(file: string): readonly string[];
  /** Everything that a file imports, and what that imports. */
  reachedFrom(file: string): ReadonlySet<string>;
}

const CODE = '{functions,infra,shared,test,tools,web}/**/*.{ts,tsx,js,mjs}';

/** `import … from '…'` and `export … from '…'` but not of types, `import '…'`, and `import('…')`. */
const STATEMENT = /(?:^|[\s;}])(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\s+from\s+)?'([.#][^']+)'/g;
const CALL = /\bimport\(\s*'([.#][^']+)'/g;

/** What a file imports of our own, as it is spelled there. */
export function specifiersOf(source: string): string[] {
  return [STATEMENT, CALL].flatMap((pattern) => [...source.matchAll(pattern)].map(([, specifier = '']) => specifier));
}

/** `#shared/x.ts` and `../x.ts` as paths from the root: package.json's imports give each folder its own name. */
function resolve(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : path.posix.join(path.posix.dirname(from), specifier);
}

export function graphOf(sources: Iterable<readonly [file: string, source: string]>): ImportGraph {
  const imports = new Map<string, string[]>();
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const targets = [...new Set(specifiersOf(source).map((specifier) => resolve(file, specifier)))];
    imports.set(file, targets);
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return {
    importersOf: (file) => importers.get(file) ?? [],
    reachedFrom(file) {
      const reached = new Set<string>();
      const waiting = [file];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const target of imports.get(next) ?? []) {
          if (reached.has(target)) continue;
          reached.add(target);
          waiting.push(target);
        }
      }
      return reached;
    },
  };
}

/** Of the working tree: read anew each time, since it takes a third of a second. */
export function readGraph(root: string): ImportGraph {
  return graphOf(codeFiles(root).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Our own code, without what packages and stubs bring. */
export function codeFiles(root: string): string[] {
  return globSync(CODE, { cwd: root, exclude: (name) => name.endsWith('node_modules') });
}
