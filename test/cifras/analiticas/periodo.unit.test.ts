import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDias, periodoAnterior, splitPeriodo } from '#functions/cifras/analiticas/periodo.ts';

const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
const periodo = fc
  .tuple(day, fc.integer({ min: 0, max: 365 }))
  .map(([desde, days]) => ({ desde, hasta: addDays(desde, days) }));

describe('The days and whole months of a period', () => {
  it.each([
    ['2026-03-02', '2026-03-20', [['D#2026-03-02', 'D#2026-03-20']]],
    ['2026-03-01', '2026-03-31', [['M#2026-03', 'M#2026-03']]],
    [
      '2026-01-15',
      '2026-04-10',
      [
        ['D#2026-01-15', 'D#2026-01-31'],
        ['M#2026-02', 'M#2026-03'],
        ['D#2026-04-01', 'D#2026-04-10'],
      ],
    ],
  ])('%s to %s', (desde, hasta, ranges) => {
    expect(splitPeriodo({ desde, hasta })).toEqual(ranges);
  });

  it('cover each day once', () => {
    fc.assert(
      fc.property(periodo, (each) => {
        const covered = splitPeriodo(each).flatMap(([from, to]) =>
          listDias({ desde: '2024-01-01', hasta: '2034-12-31' }).filter((dia) =>
            from.startsWith('D#')
              ? `D#${dia}` >= from && `D#${dia}` <= to
              : `M#${dia.slice(0, 7)}` >= from && `M#${dia.slice(0, 7)}` <= to,
          ),
        );
        expect(covered).toEqual(listDias(each));
      }),
      { numRuns: 60 },
    );
  });

  it('end where the period before them does', () => {
    expect(periodoAnterior({ desde: '2026-03-01', hasta: '2026-03-31' })).toEqual({
      desde: '2026-01-29',
      hasta: '2026-02-28',
    });
  });
});
