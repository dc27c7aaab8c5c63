import { describe, expect, it } from 'vitest';
import { isWelcomeBack } from '../../web/src/app/shell/welcome.ts';
import { agoText, badgeCount, relativeTime } from '../../web/src/lib/relative-time.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

describe('relative time', () => {
  it.each([
    [0, 'Ahora'],
    [59, 'Ahora'],
    [-30, 'Ahora'],
    [60, '1m'],
    [3599, '59m'],
    [3600, '1h'],
    [86_399, '23h'],
    [86_400, '1d'],
    [7 * 86_400 - 1, '6d'],
  ])('says %i seconds ago as %s', (seconds, text) => {
    expect(relativeTime(ago(seconds), NOW)).toBe(text);
  });

  it('says a date from a week on', () => {
    expect(relativeTime('2026-11-01T12:00:00.000Z', NOW)).toBe('1 nov 2026');
  });

  it('names what is no date', () => {
    expect(relativeTime(undefined, NOW)).toBe('Fecha no disponible');
    expect(relativeTime('', NOW)).toBe('Fecha no disponible');
    expect(relativeTime('ayer', NOW)).toBe('Fecha inválida');
  });

  it('caps the unread badge at 99+', () => {
    expect([badgeCount(1), badgeCount(99), badgeCount(100)]).toEqual(['1', '99', '99+']);
  });
});

describe('welcome', () => {
  const user = (accesoAnterior: string | null) => ({ accesoAnterior, ultimoAcceso: ago(0) });

  it('is for whoever was here in the 24 hours before this sign-in, not for the sign-in itself', () => {
    expect(isWelcomeBack(user(ago(3600)), NOW)).toBe(true);
    expect(isWelcomeBack(user(ago(86_400)), NOW)).toBe(false);
    expect(isWelcomeBack(user(null), NOW)).toBe(false);
  });
});

describe('an age within a sentence', () => {
  it.each([
    [59_999, 'hace un momento'],
    [60_000, 'hace 1 min'],
    [3_600_000, 'hace 1 h'],
    [86_400_000, 'hace 1 día'],
    [2 * 86_400_000, 'hace 2 días'],
  ])('of %i ms is %s', (age, text) => {
    expect(agoText(age)).toBe(text);
  });
});
