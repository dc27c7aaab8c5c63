import { afterEach, expect, it } from 'vitest';
import { costOf, measureUsage } from '#tools/bench/costes.ts';
import { dataCosts, growthOf } from '#tools/bench/datos.ts';

/** Of one interview: three times what was measured (docs/costes.md). */
const GB_SECONDS = 10;
/** DynamoDB reads in steps of 4 kB, and items differ a little in length. */
const ROUNDING = 0.5;

afterEach(() => {
  delete process.env.SOCIAL_PROVIDERS;
});

it('takes as much in a company with five times as many of everything, and reads no more than it may', async () => {
  const { reads, others } = await dataCosts([60, 300]);
  expect(reads.length).toBeGreaterThan(150);
  for (const { name, units, max } of reads) {
    const [few = 0, many = 0] = units;
    expect(few, name).toBeGreaterThan(0);
    expect(many, name).toBeLessThanOrEqual(max);
    expect(many, name).toBeLessThanOrEqual(few + ROUNDING);
  }
  expect(others.length).toBeGreaterThan(130);
  for (const { name, units } of others) expect(growthOf(units), name).toBe(1);
});

it('costs less than a cent to invite, interview and report on a candidate', async () => {
  const { interview, visit } = await measureUsage();
  const { api, lambda, tabla, correo } = costOf(interview, GB_SECONDS);
  expect(interview.jobs).toBeGreaterThan(0);
  expect(visit.writeUnits).toBe(0);
  expect(interview.emails).toBeGreaterThan(0);
  expect(visit.emails).toBe(0);
  expect(api + lambda + tabla + correo).toBeLessThan(0.01);
});
