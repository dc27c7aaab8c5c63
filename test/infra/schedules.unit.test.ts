import { describe, expect, it } from 'vitest';
import type { LocalFunction, Schedule } from '#infra/local/assembly.ts';
import { nextRun, startSchedules } from '#infra/local/schedules.ts';

const at = (iso: string) => new Date(iso);

describe('nextRun', () => {
  it.each([
    ['rate(15 minutes)', '2026-11-21T10:02:00Z', '2026-11-21T10:17:00Z'],
    ['rate(1 hour)', '2026-11-21T10:02:00Z', '2026-11-21T11:02:00Z'],
    ['rate(1 day)', '2026-11-21T10:02:00Z', '2026-11-22T10:02:00Z'],
    ['cron(0 3 * * ? *)', '2026-11-21T10:02:00Z', '2026-11-22T03:00:00Z'],
    ['cron(0/15 * * * ? *)', '2026-11-21T10:02:00Z', '2026-11-21T10:15:00Z'],
    ['cron(30 8 1 * ? *)', '2026-11-21T10:02:00Z', '2026-12-01T08:30:00Z'],
    ['cron(0 9 ? * MON-FRI *)', '2026-11-21T10:02:00Z', '2026-11-23T09:00:00Z'],
    ['cron(0 9 1 1 ? 2028)', '2026-11-21T10:02:00Z', '2028-01-01T09:00:00Z'],
  ])('runs %s after %s at %s', (expression, from, expected) => {
    expect(nextRun(expression, at(from))).toEqual(at(expected));
  });

  it('counts days of the week from 1 for Sunday, as AWS does and cron does not', () => {
    // 22 November 2026 is a Sunday.
    expect(nextRun('cron(0 9 ? * 1 *)', at('2026-11-21T10:00:00Z'))).toEqual(at('2026-11-22T09:00:00Z'));
    expect(nextRun('cron(0 9 ? * 2-6 *)', at('2026-11-21T10:00:00Z'))).toEqual(at('2026-11-23T09:00:00Z'));
    expect(nextRun('cron(0 9 ? * 3#1 *)', at('2026-11-21T10:00:00Z'))).toEqual(at('2026-12-01T09:00:00Z'));
  });

  it('reads the hour in the zone of the schedule', () => {
    expect(nextRun('cron(0 9 * * ? *)', at('2026-07-01T00:00:00Z'), 'Europe/Madrid')).toEqual(
      at('2026-07-01T07:00:00Z'),
    );
  });

  it.each(['every day', 'cron(0 3 * * *)', 'rate(soon)', 'cron(0 9 1 1 ? 2020)'])('refuses %s', (expression) => {
    expect(() => nextRun(expression, at('2026-11-21T10:00:00Z'))).toThrow();
  });
});

describe('A schedule', () => {
  const fn = { name: 'check-salud', asyncRetries: 2, asyncDeadLetterArn: 'arn:queue' } as LocalFunction;
  const schedule = { name: 'salud', expression: 'rate(1 hour)', functionArn: 'arn:function' } as Schedule;

  function started(invoke: () => Promise<unknown>) {
    const told: unknown[] = [];
    const schedules = startSchedules({
      assembly: { functions: new Map([['arn:function', fn]]), schedules: [schedule] },
      pool: { invoke, close: async () => {} },
      account: '000000000000',
      region: 'eu-west-1',
      onDeadLetter: async (arn) => void told.push(arn),
      onError: (name, error) => told.push([name, error]),
    });
    return { schedules, told };
  }

  it('tries again as Lambda does, tells each failure, and hands the event over', async () => {
    const failure = new Error('no');
    const { schedules, told } = started(() => Promise.reject(failure));
    await schedules.run('salud');
    schedules.close();
    expect(told).toEqual([['check-salud', failure], ['check-salud', failure], ['check-salud', failure], 'arn:queue']);
  });

  it('tells nothing of a function that was under way when the local run ended', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    const { schedules, told } = started(() => promise);
    const running = schedules.run('salud');
    schedules.close();
    reject(new Error('exited'));
    await running;
    expect(told).toEqual([]);
  });
});
