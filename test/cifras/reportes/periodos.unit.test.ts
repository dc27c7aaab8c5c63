import { describe, expect, it } from 'vitest';
import { conTendencia, nombreMes, nombrePeriodo } from '#functions/cifras/reportes/cifras.ts';
import { anteriorDe, dueReportes, isDueSomewhere } from '#functions/cifras/reportes/periodos.ts';

const due = (now: string, zone = 'Europe/Madrid') => dueReportes(new Date(now), zone);
const SEMANA = { clase: 'semanal', desde: '2026-03-02', hasta: '2026-03-08' };

describe('Reports are due', () => {
  it.each([
    ['2026-03-09T06:59:59Z', []],
    ['2026-03-09T07:00:00Z', [SEMANA]],
    ['2026-03-10T06:59:59Z', [SEMANA]],
    ['2026-03-10T07:00:00Z', []],
  ])('from eight on a Monday, for a day (%s)', (now, expected) => {
    expect(due(now)).toEqual(expected);
  });

  it('at eight also after the clocks have gone to summer time', () => {
    const semana = { clase: 'semanal', desde: '2026-03-23', hasta: '2026-03-29' };
    expect(due('2026-03-30T05:59:59Z')).toEqual([]);
    expect(due('2026-03-30T06:00:00Z')).toEqual([semana]);
  });

  it('at eight on the very day on which the clocks change', () => {
    const octubre = { clase: 'mensual', desde: '2026-10-01', hasta: '2026-10-31' };
    expect(due('2026-11-01T12:59:00Z', 'America/New_York')).toEqual([]);
    expect(due('2026-11-01T13:00:00Z', 'America/New_York')).toEqual([octubre]);
  });

  it.each([
    ['Asia/Kathmandu', '2026-03-09T02:14:59Z', '2026-03-09T02:15:00Z'],
    ['Pacific/Kiritimati', '2026-03-08T17:59:59Z', '2026-03-08T18:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-09T18:59:59Z', '2026-03-09T19:00:00Z'],
  ])('by the clock of %s', (zone, before, from) => {
    expect(due(before, zone)).toEqual([]);
    expect(due(from, zone)).toEqual([SEMANA]);
    expect(isDueSomewhere(new Date(from))).toBe(true);
  });

  it('of the month before on its first day, with those of the week when it is a Monday', () => {
    expect(due('2026-03-01T08:00:00Z')).toEqual([{ clase: 'mensual', desde: '2026-02-01', hasta: '2026-02-28' }]);
    expect(due('2026-06-01T08:00:00Z').map(({ clase }) => clase)).toEqual(['semanal', 'mensual']);
    expect(due('2027-01-01T08:00:00Z')).toEqual([{ clase: 'mensual', desde: '2026-12-01', hasta: '2026-12-31' }]);
  });

  it('nowhere in the middle of a week', () => {
    expect(isDueSomewhere(new Date('2026-03-12T12:00:00Z'))).toBe(false);
  });
});

describe('The figures of a report', () => {
  it('stand beside the week before, or the whole month before', () => {
    expect(anteriorDe({ clase: 'semanal', desde: '2026-03-02', hasta: '2026-03-08' })).toEqual({
      desde: '2026-02-23',
      hasta: '2026-03-01',
    });
    expect(anteriorDe({ clase: 'mensual', desde: '2026-03-01', hasta: '2026-03-31' })).toEqual({
      desde: '2026-02-01',
      hasta: '2026-02-28',
    });
  });

  it('say how they have changed', () => {
    expect(conTendencia(12, 9, 'la semana anterior')).toBe('12 (3 más que la semana anterior)');
    expect(conTendencia(9, 12, 'la semana anterior')).toBe('9 (3 menos que la semana anterior)');
    expect(conTendencia(4, 4, 'la semana anterior')).toBe('4 (igual que la semana anterior)');
    expect(conTendencia(1200, 0, 'el mes anterior')).toBe('1.200 (1.200 más que el mes anterior)');
  });

  it.each([
    ['2026-03-02', '2026-03-08', 'del 2 al 8 de marzo de 2026'],
    ['2026-02-23', '2026-03-01', 'del 23 de febrero al 1 de marzo de 2026'],
    ['2025-12-29', '2026-01-04', 'del 29 de diciembre de 2025 al 4 de enero de 2026'],
    ['2026-03-02', '2026-03-02', 'del 2 de marzo de 2026'],
  ])('name their days (%s, %s)', (desde, hasta, text) => {
    expect(nombrePeriodo({ desde, hasta })).toBe(text);
  });

  it('name their month', () => {
    expect(nombreMes({ desde: '2026-02-01', hasta: '2026-02-28' })).toBe('febrero de 2026');
  });
});
