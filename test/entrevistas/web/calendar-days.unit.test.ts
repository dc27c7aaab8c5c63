import { describe, expect, it } from 'vitest';
import { dayOr, stepFrom, titleOf, weeksOf } from '../../../web/src/features/entrevistas/entrevistas/calendar-days.ts';

describe('The calendar of interviews', () => {
  it('shows all weeks that a month touches, from Monday to Sunday', () => {
    const weeks = weeksOf('mes', '2026-03-15');
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-04-05');
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('ends with December, and a February of four whole weeks has four', () => {
    expect(weeksOf('mes', '2026-12-31').at(-1)?.[0]).toBe('2026-12-28');
    expect(weeksOf('mes', '2027-02-10').map(([monday]) => monday)).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
    ]);
  });

  it('shows the week of a day, also of a Sunday', () => {
    expect(weeksOf('semana', '2026-03-29')).toEqual([
      ['2026-03-23', '2026-03-24', '2026-03-25', '2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29'],
    ]);
  });

  it('steps through months and weeks', () => {
    expect(stepFrom('mes', '2026-01-31', 1)).toBe('2026-02-01');
    expect(stepFrom('mes', '2026-01-31', -1)).toBe('2025-12-01');
    expect(stepFrom('semana', '2026-03-28', 1)).toBe('2026-04-04');
  });

  it('is named in words', () => {
    expect(titleOf('mes', '2026-11-21')).toBe('noviembre de 2026');
    expect(titleOf('semana', '2026-11-21')).toMatch(/^16\D+22 nov 2026$/);
  });

  it('shows today for an address that names no day', () => {
    expect(dayOr('ayer', '2026-03-02')).toBe('2026-03-02');
    expect(dayOr('2026-13-45', '2026-03-02')).toBe('2026-03-02');
    expect(dayOr('2026-03-15', '2026-03-02')).toBe('2026-03-15');
  });
});
