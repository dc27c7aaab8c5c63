import { CHECKS, type Step } from './step.ts';

/** Which of the checks a change can break, and on which files. `kept`: the changed files that are still there. */
export function relatedChecks(changed: readonly string[], kept: readonly string[]): Step[] {
  if (changed.length === 0) return [];
  const touches = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const settings = touches(/^package(?:-lock)?\.json$/);
  const code = settings || touches(/\.(?:[cm]?[jt]sx?)$|^tsconfig\.json$/);
  const asked: Record<string, Step['command'] | boolean> = {
    // All of them anew when the compiler's settings change; else it looks at what the change reaches.
    Types: code,
    'Types of the web': settings || touches(/^(?:web|shared)\/|^tsconfig\.json$/),
    'Format and lint': settings || touches(/^(?:biome\.json|\.gitignore)$/) || (kept.length > 0 && biomeOf(kept)),
    // Whole: whether anything is unused is a matter of all files, and these two take seconds.
    'Dead code': code || touches(/^knip\.json$/),
    Secrets: true,
  };
  return CHECKS.flatMap((step) => {
    const ask = asked[step.name] ?? true;
    if (ask === false) return [];
    return [ask === true ? step : { ...step, command: ask, share: 1 }];
  });
}

const biomeOf = (files: readonly string[]) => [
  ...['biome', 'ci', '--colors=off', '--no-errors-on-unmatched', '--files-ignore-unknown=true'],
  ...files,
];
