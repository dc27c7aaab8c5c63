import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { openApiDocument, refusalsOf } from '#infra/build/openapi.ts';
import { ENDPOINT_FUNCTIONS } from '#infra/function-list.ts';
import { defOf, inputsOf, type Place, placesOf, saidOf } from '../support/schema-walk.ts';

/** What the document says of requests: nothing is refused of which it does not speak. */

const document = openApiDocument(ENDPOINT_FUNCTIONS, '0');
const inputs = ENDPOINT_FUNCTIONS.map(({ operation, contract }) => {
  const operations = Object.values(document.paths?.[contract.path] ?? {});
  const { description, parameters, requestBody } = operations.find((each) => each.operationId === operation) ?? {};
  const places = inputsOf(contract).map(({ schema }) => [...placesOf(schema)]);
  return { operation, said: { description, parameters, requestBody }, places };
});

const ownChecks = (schema: z.core.$ZodType) =>
  (defOf(schema).checks ?? []).filter(({ _zod: { def } }) => def.check === 'custom');

const isSaid = (schema: z.core.$ZodType) =>
  refusalsOf(schema).length > 0 || ['description', 'pattern', 'enum'].some((word) => word in saidOf(schema));

/** A function checks it and gives no words of its own, or makes something else of it: then the schema is described. */
function isSilent({ path, schema }: Place, places: readonly Place[]): boolean {
  if (defOf(schema).type === 'transform') return !places.some((each) => each.path === path && isSaid(each.schema));
  return ownChecks(schema).length > refusalsOf(schema).length && saidOf(schema).description === undefined;
}

/** Every schema of JSON within what is said of a request. */
function* schemasIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as Record<string, unknown>;
  for (const each of Object.values(value)) yield* schemasIn(each);
}

describe.each(inputs)('the document of $operation', ({ said, places }) => {
  it('says of each check by a function what it refuses', () => {
    const silent = places.flatMap((each) => each.filter((place) => isSilent(place, each)));
    expect(silent.map(({ path, schema }) => `${path} ${defOf(schema).type}`)).toEqual([]);
    const words = places.flat().flatMap(({ schema }) => refusalsOf(schema));
    const text = JSON.stringify(said);
    expect(words.filter((each) => !text.includes(JSON.stringify(each).slice(1, -1)))).toEqual([]);
  });

  it('says of each text which characters it has, in a pattern that means the same everywhere', () => {
    const texts = [...schemasIn(said)].filter(({ type, format }) => type === 'string' && format !== 'binary');
    const endless = texts.filter((each) => !['pattern', 'format', 'enum', 'const'].some((word) => word in each));
    expect(endless).toEqual([]);
    const patterns = texts.flatMap(({ pattern, format }) => (pattern && !format ? [String(pattern)] : []));
    expect(patterns.filter((each) => /\\[dDwW]|\\p/.test(each))).toEqual([]);
  });
});
