import { compareNumbers } from './decimal.ts';
import type { Value } from './wire.ts';

const typeOf = (value: Value) => Object.keys(value)[0] ?? '';

/** As DynamoDB orders texts and numbers; undefined for others and for two types, of which none is before the other. */
export function compareValues(a: Value, b: Value): number | undefined {
  const type = typeOf(a);
  if (type !== typeOf(b)) return undefined;
  if (type === 'N') return compareNumbers(a.N as string, b.N as string);
  // UTF-8 orders what lies beyond the first plane otherwise than JavaScript does.
  if (type === 'S') return Buffer.compare(Buffer.from(a.S as string), Buffer.from(b.S as string));
  return undefined;
}

/** Numbers by what they say, sets in whatever order. */
export function equalValues(a: Value, b: Value): boolean {
  const type = typeOf(a);
  if (type !== typeOf(b)) return false;
  const [left, right] = [a[type], b[type]];
  if (type === 'N') return compareNumbers(left as string, right as string) === 0;
  if (type === 'L') return equalLists(left as Value[], right as Value[]);
  if (type === 'M') return equalMaps(left as Record<string, Value>, right as Record<string, Value>);
  if (Array.isArray(left)) {
    return left.length === (right as string[]).length && left.every((each) => (right as string[]).includes(each));
  }
  return left === right;
}

function equalLists(a: Value[], b: Value[]): boolean {
  return a.length === b.length && a.every((each, index) => equalValues(each, b[index] as Value));
}

/** Of items too. */
export function equalMaps(a: Record<string, Value>, b: Record<string, Value>): boolean {
  const names = Object.keys(a);
  const all = names.length === Object.keys(b).length;
  return all && names.every((name) => b[name] !== undefined && equalValues(a[name] as Value, b[name]));
}
