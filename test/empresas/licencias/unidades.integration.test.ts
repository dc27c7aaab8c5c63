import { expect, it } from 'vitest';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { startEntrevista } from '#functions/entrevistas/entrevistas/start-entrevista.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { measuredTable } from '../../support/local-table.ts';
import { aCandidate, aCompany } from '../../support/scenarios.ts';
import { sized, WHOLE } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';

/** What a place of a licence costs must not depend on how many interviews are booked and not yet held. */
const given = measuredTable();
const SIZES = [10, sized(60, 300)];
const PER_LICENCIA = 5;

it(`Bookings, a start and a cancellation cost the same with ${SIZES.join(' and ')} interviews booked`, async () => {
  const costs: Record<string, number[]> = {};
  for (const [index, size] of SIZES.entries()) {
    const { table, unitsOf, store } = await given();
    const app = new TestApp();
    // Ids of their own in the one table.
    app.advance(index * 60_000);
    const { admin } = await aCompany(app, { plan: 'enterprise' });
    const fechaProgramada = app.clock.toISOString();
    // No address is written to twenty times an hour.
    const people = await Promise.all(Array.from({ length: 10 }, () => aCandidate(app, admin)));
    const booked: string[] = [];
    const book = async () => {
      const candidatoId = people[booked.length % people.length]?.id;
      const body = { candidatoId, servicioId: 'test-vocacional', zonaHoraria: 'Europe/Madrid', fechaProgramada };
      const answer = await app.call<Entrevista>(createEntrevista, { as: admin, body });
      expect(answer.status, answer.text).toBe(201);
      booked.push(answer.data.id);
    };
    for (let n = 0; n < size; n++) await book();
    await store(app.table.all());
    app.deps.table = table;

    const measure = async (what: string, work: () => Promise<unknown>) => {
      const { units } = await unitsOf(work);
      costs[what] = [...(costs[what] ?? []), units];
    };
    // Of five bookings one opens a licence and one fills it.
    for (let n = 1; n <= PER_LICENCIA; n++) await measure(`booking ${n} of a licence`, book);
    const of = (id = '') => ({ as: admin, params: { id } });
    await measure('start', () => app.call(startEntrevista, of(booked[0])));
    await measure('cancel', () => app.call(cancelEntrevista, { ...of(booked[1]), body: {} }));
  }
  if (WHOLE) console.table(costs);
  for (const [what, [few, many]] of Object.entries(costs)) expect(many, what).toBe(few);
});
