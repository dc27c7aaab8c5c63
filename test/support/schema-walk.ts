import type * as z from 'zod';
import { toJSONSchema } from 'zod';
import type { EndpointContract } from '#shared/core/contract.ts';

/** One schema within another, and where: `competencias[].peso`. */
export interface Place {
  path: string;
  schema: z.core.$ZodType;
}

type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
  rest?: z.core.$ZodType | null;
  options?: readonly z.core.$ZodType[];
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
};

export const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def;

/** Every schema within a schema, itself first; in fields, lists, records, unions, and on both sides of a pipe. */
export function* placesOf(
  schema: z.core.$ZodType,
  path = '',
  seen: ReadonlySet<unknown> = new Set(),
): Generator<Place> {
  if (seen.has(schema)) return;
  const within = new Set([...seen, schema]);
  yield { path, schema };
  const def = defOf(schema);
  for (const [name, field] of Object.entries(def.shape ?? {})) {
    yield* placesOf(field, path ? `${path}.${name}` : name, within);
  }
  const items = [def.element, ...(def.items ?? []), def.rest, def.catchall, def.valueType];
  const same = [...(def.options ?? []), def.innerType, def.in, def.out, def.left, def.right, def.getter?.()];
  for (const item of items) if (item) yield* placesOf(item, `${path}[]`, within);
  if (def.keyType) yield* placesOf(def.keyType, `${path}{}`, within);
  for (const each of same) if (each) yield* placesOf(each, path, within);
}

/** What a contract takes in, by where it stands in the request. */
export const inputsOf = ({ query, body }: EndpointContract): { part: 'query' | 'body'; schema: z.ZodType }[] => [
  ...(query ? [{ part: 'query' as const, schema: query() }] : []),
  ...(body ? [{ part: 'body' as const, schema: body() }] : []),
];

/** What the document says of a schema by itself, as input. */
export const saidOf = (schema: z.core.$ZodType) =>
  toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;

/** A request's part that holds a value at a place and nothing else: `a[].b` is `{ a: [{ b: value }] }`. */
export function holding(path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  const name = first.replace(/\[\]$/, '');
  const inner = rest.length > 0 ? holding(rest.join('.'), value) : value;
  return { [name]: first.endsWith('[]') ? [inner] : inner };
}

/** The name that a refusal gives to a place. */
export const fieldOf = (path: string) => path.replaceAll('[]', '.0');
