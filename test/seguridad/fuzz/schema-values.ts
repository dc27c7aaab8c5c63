import fc from 'fast-check';
import type { JsonSchema } from './operations.ts';

/** Values that mean something in the product, by the name of the field: ids of things that exist. */
export type Hints = Record<string, readonly string[]>;

const MOST_ITEMS = 4;
const LONGEST = 60;

/** Values that a schema of the document takes. */
export function validValue(schema: JsonSchema, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return fc.oneof(...variants.map((each) => validValue(each, hints, name)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, hints);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
      const maxLength = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
      return fc.array(validValue(items, hints, name), { minLength: minItems, maxLength });
    }
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 3, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 10_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return stringOf(schema, hints[name]);
    default:
      return fc.jsonValue();
  }
}

function objectOf(schema: JsonSchema, hints: Hints): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (properties) {
    const fields = Object.entries(properties).map(([name, each]) => [name, validValue(each, hints, name)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: required });
  }
  const names = propertyNames ? validValue(propertyNames, hints).map(String) : fc.string({ maxLength: 10 });
  const values = typeof additionalProperties === 'object' ? validValue(additionalProperties, hints) : fc.jsonValue();
  return fc.dictionary(names, values, { maxKeys: MOST_ITEMS });
}

function stringOf({ pattern, format, minLength = 0, maxLength = 1000 }: JsonSchema, known: readonly string[] = []) {
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const general = pattern
    ? fc.stringMatching(new RegExp(pattern)).filter(fits)
    : fc.string({ minLength, maxLength: longest, unit: 'grapheme' }).filter(fits);
  const typed =
    format === 'date' || format === 'date-time'
      ? fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((date) => {
          return format === 'date' ? date.toISOString().slice(0, 10) : date.toISOString();
        })
      : general;
  return known.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, typed) : typed;
}
