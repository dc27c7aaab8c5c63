import { describe, expect, it } from 'vitest';
import { matchesPattern } from '#infra/local/aws/event-pattern.ts';

const event = {
  source: 'idonea',
  'detail-type': 'EntrevistaCompletada',
  resources: ['arn:uno', 'arn:dos'],
  detail: { empresaId: 'emp_1', puntuacion: 72, informe: null },
};

describe('event patterns', () => {
  it.each([
    ['an exact value', { source: ['otro', 'idonea'] }],
    ['nested fields', { detail: { empresaId: ['emp_1'] } }],
    ['null', { detail: { informe: [null] } }],
    ['one element of a list', { resources: ['arn:dos'] }],
    ['a prefix', { 'detail-type': [{ prefix: 'Entrevista' }] }],
    ['a suffix', { 'detail-type': [{ suffix: 'Completada' }] }],
    ['presence', { detail: { puntuacion: [{ exists: true }] } }],
    ['absence', { detail: { candidatoId: [{ exists: false }] } }],
    ['anything but a value', { source: [{ 'anything-but': 'otro' }] }],
    ['anything but a prefix', { source: [{ 'anything-but': { prefix: 'aws.' } }] }],
    ['a numeric range', { detail: { puntuacion: [{ numeric: ['>=', 70, '<', 80] }] } }],
    ['one of two patterns', { $or: [{ source: ['otro'] }, { detail: { empresaId: ['emp_1'] } }] }],
  ])('match %s', (_case, pattern) => {
    expect(matchesPattern(pattern, event)).toBe(true);
  });

  it.each([
    ['another value', { source: ['otro'] }],
    ['one of two fields', { source: ['idonea'], 'detail-type': ['InformeListo'] }],
    ['a number given as text', { detail: { puntuacion: ['72'] } }],
    ['a missing field', { detail: { candidatoId: ['can_1'] } }],
    ['a missing parent', { otro: { campo: ['x'] } }],
    ['a missing field as anything but', { detail: { candidatoId: [{ 'anything-but': 'can_1' }] } }],
    ['an excluded value', { source: [{ 'anything-but': ['idonea', 'otro'] }] }],
    ['a range with an open bound', { detail: { puntuacion: [{ numeric: ['>', 72] }] } }],
    ['a text as number', { source: [{ numeric: ['>', 0] }] }],
  ])('do not match %s', (_case, pattern) => {
    expect(matchesPattern(pattern, event)).toBe(false);
  });

  it('fail loudly on an operator the emulator does not know', () => {
    expect(() => matchesPattern({ source: [{ cidr: '10.0.0.0/24' }] }, event)).toThrow(/cidr/);
  });
});
