import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FunctionSpec } from '#infra/function-list.ts';

const EXPORTS_HANDLER =
  /^export\s+(?:const|let|function|async function)\s+(?:\{[^}]*\bhandler\b|handler\b)|^export\s*\{[^}]*\bhandler\b/m;

export interface HandlerFiles {
  found: { spec: FunctionSpec; file: string }[];
  /** What a person must mend, one sentence each. */
  problems: string[];
}

/** Pairs contracts with files: each contract needs its file, and each file that exports a handler its contract. */
export function findHandlerFiles(functionsFolder: string, specs: readonly FunctionSpec[]): HandlerFiles {
  const wanted = new Map(specs.map((spec) => [path.join(spec.folder, `${spec.name}.ts`), spec]));
  const found: HandlerFiles['found'] = [];
  const problems: string[] = [];
  for (const [relative, spec] of wanted) {
    const file = path.join(functionsFolder, relative);
    if (!existsSync(file)) {
      problems.push(`The ${spec.kind} ${spec.operation} (${spec.folder}) has no file functions/${relative}`);
    } else if (!exportsHandler(file)) {
      problems.push(`functions/${relative} does not export \`handler\``);
    } else {
      found.push({ spec, file });
    }
  }
  for (const relative of listSources(functionsFolder)) {
    if (!wanted.has(relative) && exportsHandler(path.join(functionsFolder, relative))) {
      problems.push(`functions/${relative} exports \`handler\`, but no contract or job has that name in its domain`);
    }
  }
  return { found, problems };
}

function exportsHandler(file: string): boolean {
  return EXPORTS_HANDLER.test(readFileSync(file, 'utf8'));
}

function listSources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith(`core${path.sep}`))
    .sort();
}
