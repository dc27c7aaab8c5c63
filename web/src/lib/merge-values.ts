/** One field that was changed here and meanwhile by somebody else. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** Said by the server, not typed by anybody. */
const NOT_TYPED = ['version'];

/**
 * What was typed here, laid over what somebody else has saved: `kept` are the fields that were changed here, and
 * `conflicts` those of them that the other person changed too, to something else. Objects are merged field by field.
 */
export function mergeValues(
  base: object,
  mine: object,
  theirs: object,
): { kept: { path: string; value: unknown }[]; conflicts: Conflict[] } {
  const [before, here, there] = [leavesOf(base), leavesOf(mine), leavesOf(theirs)];
  const changed = [...here].filter(([path, value]) => !NOT_TYPED.includes(path) && !same(value, before.get(path)));
  return {
    kept: changed.map(([path, value]) => ({ path, value })),
    conflicts: changed
      .map(([path, value]) => ({ path, mine: value, theirs: there.get(path) }))
      .filter(({ path, mine: value, theirs: other }) => !same(other, before.get(path)) && !same(other, value)),
  };
}

function leavesOf(values: object, prefix = ''): Map<string, unknown> {
  const entries = Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? [...leavesOf(value, `${prefix}${name}.`)] : [[prefix + name, value]];
  });
  return new Map(entries);
}

/** A field of numbers holds what was typed as text. */
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '') || String(a) === String(b);
