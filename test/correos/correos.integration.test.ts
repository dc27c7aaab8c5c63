import { expect, it } from 'vitest';
import type { Item } from '#functions/core/table.ts';
import { listCorreos } from '#functions/correos/list-correos.ts';
import type { Correo } from '#shared/correos/correo.ts';
import { measuredTable } from '../support/local-table.ts';
import { aBooking } from '../support/scenarios.ts';
import { TestApp } from '../support/test-app.ts';

/** Read units of a page of 25, with those of the session. */
const PAGE = 5;
const QUERIES: Record<string, string>[] = [
  {},
  { estado: 'encolado' },
  { q: 'nuria' },
  { categoria: 'candidatos' },
  { desde: '2000-01-01T00:00:00.000Z', hasta: '2100-12-31T00:00:00.000Z' },
  { estado: 'encolado', plantilla: 'invitacionEntrevista' },
];
const givenTable = measuredTable();

it('A page of e-mails costs the same, whatever a company has sent', async () => {
  const app = new TestApp();
  const { admin } = await aBooking(app);
  const [original] = app.table.all().filter(({ plantilla }) => plantilla === 'invitacionEntrevista');
  const copy = (n: number): Item => {
    const id = `cor_01K${String(n).padStart(7, '0')}${String(original?.id).slice(-16)}`;
    const email = `nuria.${n}@correo.test`;
    // KMS's ciphertext of a link is some 300 characters long.
    const secretos = { tokenAcceso: 'A'.repeat(300) };
    const keys = { SK: `CORREO#${id}`, GSI1SK: id, GSI2SK: `${email}#${id}` };
    return { ...(original as Item), ...keys, id, secretos, para: { nombre: 'Nuria Peña', email } };
  };
  const { table, unitsOf, store } = await givenTable();
  await store(app.table.all());
  app.deps.table = table;
  let stored = 0;
  for (const size of [100, 2000]) {
    await store(Array.from({ length: size - stored }, (_, n) => copy(stored + n)));
    stored = size;
    for (const query of QUERIES) {
      const page = { ...query, limit: '25' };
      const { answer, units } = await unitsOf(() => app.call<Correo[]>(listCorreos, { as: admin, query: page }));
      // The booking's own confirmation is of another kind.
      expect(answer.data.length, JSON.stringify(query)).toBeGreaterThanOrEqual(24);
      expect(units, JSON.stringify(query)).toBeLessThanOrEqual(PAGE);
    }
  }
});

it('Reading on with a cursor shows every e-mail once, with a filter or without', async () => {
  const app = new TestApp();
  const { admin } = await aBooking(app);
  const { table, store } = await givenTable();
  await store(app.table.all());
  app.deps.table = table;
  for (const query of QUERIES) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = { ...query, limit: '1', ...(cursor && { cursor }) };
      const answer = await app.call<Correo[]>(listCorreos, { as: admin, query: page });
      seen.push(...answer.data.map(({ id }) => id));
      cursor = answer.nextCursor;
    } while (cursor);
    expect(new Set(seen).size, JSON.stringify(query)).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(0);
  }
});
