import { describe, expect, it } from 'vitest';
import { holds, parseCondition } from '#infra/local/aws/sqlite-table/condition.ts';
import { addNumbers, compareNumbers } from '#infra/local/aws/sqlite-table/decimal.ts';
import { Placeholders } from '#infra/local/aws/sqlite-table/tokens.ts';
import { applyChanges, parseUpdate } from '#infra/local/aws/sqlite-table/update.ts';
import type { Value, WireItem } from '#infra/local/aws/sqlite-table/wire.ts';

const NAMES = { '#a': 'a', '#b': 'b', '#c': 'c' };
const VALUES: Record<string, Value> = { ':1': { N: '1' }, ':2': { N: '2' }, ':x': { S: 'x' } };
const placeholders = () => new Placeholders({ ExpressionAttributeNames: NAMES, ExpressionAttributeValues: VALUES });

describe('a condition', () => {
  const item: WireItem = { a: { N: '1' }, b: { S: 'xyz' } };

  it.each([
    ['#a = :1', true],
    ['#a = :1 AND #b = :x', false],
    ['#a = :2 OR #a = :1 AND #b = :x', false],
    ['(#a = :2 OR #a = :1) AND begins_with(#b, :x)', true],
    ['#a = :1 or #a = :2 and #b = :x', true],
    ['#a IN (:2, :1)', true],
    ['#a BETWEEN :1 AND :2 AND attribute_exists(#b)', true],
    ['attribute_not_exists(#c)', true],
    ['#c < :1', false],
    ['#b < :1', false],
  ])('%s: %s', (expression, expected) => {
    expect(holds(parseCondition(expression, placeholders()), item)).toBe(expected);
  });

  it.each([
    ['', /ends too soon/],
    ['#a =', /ends too soon/],
    ['#a = :1 :2', /not understood/],
    ['#a.#b = :1', /not understood/],
    ['(#a = :1', /ends too soon/],
    ['#a <> :1', /> is no attribute name/],
    ['NOT #a = :1', /./],
    ['size(#a) = :1', /does not support size/],
    ['estado = :1', /./],
    ['#z = :1', /#z is no attribute name/],
    ['#a = :z', /:z is no attribute value/],
  ])('is refused when it is "%s"', (expression, message) => {
    expect(() => parseCondition(expression, placeholders())).toThrow(message);
  });

  it('has to use all that the request names', () => {
    const given = placeholders();
    parseCondition('#a = :1', given);
    expect(() => given.end()).toThrow(/unused in expressions/);
  });
});

describe('an update', () => {
  const apply = (expression: string, item: WireItem = {}) =>
    applyChanges(item, parseUpdate(expression, placeholders()));

  it('sets, adds and removes', () => {
    const item = { a: { N: '0.1' }, b: { S: 'x' } };
    expect(apply('SET #c = :x ADD #a :2 REMOVE #b', item)).toEqual({ a: { N: '2.1' }, c: { S: 'x' } });
    expect(apply('set #a = :1, #b = :x')).toEqual({ a: { N: '1' }, b: { S: 'x' } });
    expect(apply('ADD #a :1')).toEqual({ a: { N: '1' } });
  });

  it.each([
    'SET #a = #b',
    'SET #a = :1, #a = :2',
    'SET #a = :1 SET #b = :1',
    'SET #a = if_not_exists(#a, :1)',
    'ADD #a :x',
    'DELETE #a :1',
    'REMOVE #a[0]',
  ])('is refused when it is "%s"', (expression) => {
    expect(() => apply(expression)).toThrow();
  });

  it('does not add to what is no number', () => {
    expect(() => apply('ADD #a :1', { a: { S: '1' } })).toThrow(/incorrect data type/);
  });
});

describe('numbers', () => {
  it.each([
    ['0.1', '0.2', '0.3'],
    ['-0.3', '0.1', '-0.2'],
    ['1e3', '-1', '999'],
    ['1.5E-2', '0.985', '1'],
    ['90071992547409930', '1', '90071992547409931'],
  ])('%s + %s = %s', (a, b, sum) => expect(addNumbers(a, b)).toBe(sum));

  it('are ordered by what they say', () => {
    expect(compareNumbers('10', '9')).toBe(1);
    expect(compareNumbers('1.0', '1')).toBe(0);
    expect(compareNumbers('-1', '1e-5')).toBe(-1);
    expect(() => compareNumbers('uno', '1')).toThrow(/numeric value/);
  });
});
