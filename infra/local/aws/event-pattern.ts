/**
 * EventBridge's event patterns: every named field must match, a list means "any of these", and an object inside the
 * list is an operator. Source: "Amazon EventBridge event patterns" in the EventBridge user guide.
 */
export type EventPattern = Record<string, unknown>;

export function matchesPattern(pattern: EventPattern, event: unknown): boolean {
  return Object.entries(pattern).every(([field, expected]) => {
    if (field === '$or') return (expected as EventPattern[]).some((alternative) => matchesPattern(alternative, event));
    const actual = isRecord(event) && Object.hasOwn(event, field) ? event[field] : undefined;
    if (Array.isArray(expected)) return matchesAny(expected, actual);
    return isRecord(expected) && matchesPattern(expected, actual);
  });
}

/** A field that is a list matches when one of its elements does. */
function matchesAny(conditions: unknown[], actual: unknown): boolean {
  const values = Array.isArray(actual) ? actual : [actual];
  return conditions.some((condition) =>
    isRecord(condition) && 'exists' in condition
      ? (actual !== undefined) === condition.exists
      : values.some((value) => matchesValue(condition, value)),
  );
}

function matchesValue(condition: unknown, value: unknown): boolean {
  if (!isRecord(condition)) return value !== undefined && condition === value;
  const [operator, operand] = Object.entries(condition)[0] ?? [];
  switch (operator) {
    case 'prefix':
      return typeof value === 'string' && value.startsWith(String(operand));
    case 'suffix':
      return typeof value === 'string' && value.endsWith(String(operand));
    case 'equals-ignore-case':
      return typeof value === 'string' && value.toLowerCase() === String(operand).toLowerCase();
    case 'anything-but':
      return value !== undefined && ![operand].flat().some((refused) => matchesValue(refused, value));
    case 'numeric':
      return typeof value === 'number' && matchesNumeric(operand as (string | number)[], value);
    default:
      throw new Error(`Event pattern operator '${operator}' is not supported locally`);
  }
}

/** Pairs of comparison and bound, all of which must hold: `['>', 0, '<=', 5]`. */
function matchesNumeric(comparisons: (string | number)[], value: number): boolean {
  for (let index = 0; index < comparisons.length; index += 2) {
    if (!compare(value, comparisons[index], Number(comparisons[index + 1]))) return false;
  }
  return true;
}

function compare(value: number, comparison: string | number | undefined, bound: number): boolean {
  switch (comparison) {
    case '=':
      return value === bound;
    case '<':
      return value < bound;
    case '<=':
      return value <= bound;
    case '>':
      return value > bound;
    case '>=':
      return value >= bound;
    default:
      throw new Error(`'${comparison}' is not a numeric comparison of event patterns`);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
