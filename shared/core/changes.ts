import * as z from 'zod';

type Undefaulted<T> = T extends z.ZodDefault<infer I> | z.ZodPrefault<infer I> | z.ZodOptional<infer I>
  ? Undefaulted<I>
  : T;
type Changed<T> = T extends z.ZodObject<infer S> ? Changes<S> : T;
type Changes<S extends z.core.$ZodLooseShape> = z.ZodObject<
  { [K in keyof S]: z.ZodOptional<Changed<Undefaulted<S[K]>>> },
  z.core.$strict
>;

/**
 * What a PUT may bring of an object: any of its fields, each by its own rule. What is left out stays as it is, so no field
 * has a default; objects inside are the same again, lists come whole. `merged` (functions/core) puts it into what stands.
 */
export function changesOf<S extends z.core.$ZodLooseShape>({ shape }: { shape: S }): Changes<S> {
  const fields = Object.entries(shape).map(([name, field]) => {
    const bare = undefaulted(field as z.ZodType);
    return [name, (bare instanceof z.ZodObject ? changesOf(bare) : bare).optional()];
  });
  return z.strictObject(Object.fromEntries(fields)) as Changes<S>;
}

function undefaulted(field: z.ZodType): z.ZodType {
  const wraps = field instanceof z.ZodDefault || field instanceof z.ZodPrefault || field instanceof z.ZodOptional;
  return wraps ? undefaulted(field.unwrap() as z.ZodType) : field;
}
