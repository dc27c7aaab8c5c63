/** Some fields of `T`, and some of those of its objects. */
type Some<T> = { [K in keyof T]?: SomeOf<T[K]> | undefined };
type SomeOf<T> = T extends readonly unknown[] ? T : T extends object ? Some<T> : T;

/** A record with a change put into it: objects merge field by field, everything else, lists too, is replaced. */
export function merged<T extends object>(previous: T, changes: Some<T>): T {
  const whole = { ...previous } as Record<string, unknown>;
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) continue;
    const before = whole[name];
    whole[name] = isObject(value) && isObject(before) ? merged(before, value) : value;
  }
  return whole as T;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
