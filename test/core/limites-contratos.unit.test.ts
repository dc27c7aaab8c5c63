import { describe, expect, it } from 'vitest';
import { AppError } from '#functions/core/app-error.ts';
import { parseInput } from '#functions/core/parse.ts';
import { freeJson } from '#shared/core/schemas.ts';
import { ALL_ENDPOINTS } from '../support/endpoints.ts';
import { defOf, fieldOf, holding, inputsOf, type Place, placesOf, saidOf } from '../support/schema-walk.ts';

/** Numbers that are none, that are too exact, too large or too small for what stores them. */
const HOSTILE = [Number.MAX_SAFE_INTEGER, 1e300, -1e300, 5e-324, -1, 1.5, Infinity, 'NaN', '1e999', {}];

/** Half a character, names that are none, more levels than an item has, more digits than a number. */
const UNSTORABLE = [
  '\ud800',
  'a\0b',
  JSON.parse('{"__proto__":{"a":1}}'),
  { '': 1 },
  JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`),
  { a: Infinity },
];

const inputs = ALL_ENDPOINTS.flatMap(({ operation, contract }) =>
  inputsOf(contract).map(({ part, schema }) => ({ operation, part, schema, places: [...placesOf(schema)] })),
);

describe.each(inputs)('what $operation takes in its $part', ({ schema, places }) => {
  it('has an end everywhere: numbers, texts, lists, named values', () => {
    expect(places.filter(isEndless).map(({ path, schema: { _zod } }) => `${path} ${_zod.def.type}`)).toEqual([]);
  });

  it('refuses what no item of the table can hold, by the name of the field', () => {
    const texts = places.filter(({ schema: { _zod } }) => ['string', 'unknown'].includes(_zod.def.type));
    for (const { path } of texts.filter(({ path: each }) => !each.includes('{}'))) {
      for (const value of UNSTORABLE) {
        expect(refusedFields(schema, holding(path, value)).some((field) => field.startsWith(fieldOf(path)))).toBe(true);
      }
    }
  });

  const numbers = places.filter((place) => defOf(place.schema).type === 'number');
  it.runIf(numbers.length > 0)('refuses numbers beyond it by the name of the field', () => {
    for (const { path, schema: number } of numbers) {
      const { minimum, maximum } = saidOf(number) as { minimum: number; maximum: number };
      const beyond = [minimum - 1, maximum + 1, minimum - 0.001, maximum + 0.001];
      for (const value of [...beyond, ...HOSTILE.filter((each) => !isWithin(each, saidOf(number)))]) {
        expect(refusedFields(schema, holding(path, value)), `${path} ${value}`).toContain(fieldOf(path));
      }
    }
  });
});

/** No double takes a number of a contract to where it stops being exact. */
const MOST = 2_000_000_000;

function isEndless({ schema }: Place): boolean {
  const { type } = defOf(schema);
  const said = saidOf(schema) as Record<string, number> & { pattern?: string };
  if (type === 'number') return !((said.minimum ?? -Infinity) >= -MOST && (said.maximum ?? Infinity) <= MOST);
  if (type === 'string') return said.maxLength === undefined && !isBounded(said.pattern);
  if (type === 'array') return said.maxItems === undefined;
  if (type === 'record') return said.maxProperties === undefined && !hasNamesOfAList(schema);
  if (type === 'unknown') return schema !== freeJson();
  // A loose object takes whatever else comes.
  if (defOf(schema).catchall) return defOf(defOf(schema).catchall as Place['schema']).type !== 'never';
  return ['map', 'set', 'any', 'date', 'bigint', 'lazy'].includes(type);
}

/** A pattern from end to end without anything that repeats at will. */
const isBounded = (pattern = '') =>
  /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(pattern.replace(/\[[^\]]*\]|\\./g, 'x'));

const hasNamesOfAList = (schema: Place['schema']) =>
  ['enum', 'literal'].includes(defOf(schema).keyType?._zod.def.type ?? '');

function isWithin(value: unknown, { type, minimum, maximum, multipleOf }: Record<string, unknown>): boolean {
  if (typeof value !== 'number') return false;
  if (type === 'integer' && !Number.isInteger(value)) return false;
  if (typeof multipleOf === 'number' && !Number.isInteger(value / multipleOf)) return false;
  return value >= Number(minimum) && value <= Number(maximum);
}

function refusedFields(schema: Parameters<typeof parseInput>[0], value: unknown): string[] {
  try {
    parseInput(schema, value);
    return [];
  } catch (error) {
    if (error instanceof AppError) return (error.details ?? []).map(({ path }) => path);
    throw error;
  }
}
