import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import { fakeAccessToken } from '../../support/fakes/fake-services.ts';
import { localDatabase, storeItems } from '../../support/local-table.ts';
import { aCompany } from '../../support/scenarios.ts';
import { sized } from '../../support/suite-size.ts';
import { ORIGIN_VERIFY, TestApp } from '../../support/test-app.ts';
import { seeded } from '../proxy/random.ts';
import { kill, startProcess } from './product-process.ts';

/**
 * The API's process gets SIGKILL in the middle of its work, again and again. What a client was told is done stands in the
 * table; what it was not told it asks for again under the same key, and has it once. The database is never killed: the
 * emulator loses what it has acknowledged. The whole does it a hundred times (`npm run rel:kill`).
 */
const ROUNDS = sized(1, 100);
const CLIENTS = 16;
const LONGEST_LIFE_MS = 400;
const database = localDatabase();

it('loses nothing that it has acknowledged, and does nothing twice', {
  timeout: 60_000 + ROUNDS * 60_000,
}, async () => {
  const client = database.client();
  const { endpoint } = database;
  const tableName = await database.createTable();
  const table = dynamoTable(tableName, client);
  const app = new TestApp();
  const { empresa, admin } = await aCompany(app);
  const uso = { PK: `EMPRESA#${empresa.id}`, SK: 'USO' };
  await app.table.write([{ update: uso, set: { limiteCandidatos: -1 } }]);
  await storeItems(client, tableName, app.table.all());

  const random = seeded(9);
  const acknowledged = new Map<string, string>();
  const asked = new Set<string>();
  let lost = 0;
  let next = 0;
  const pending: number[] = [];
  const startApi = () => startProcess<number>('api-process.ts', { endpoint, tableName });
  const ask = async (port: number, n: number): Promise<boolean> => {
    const key = `persona-numero-${n}`;
    asked.add(key);
    const headers = { 'x-origin-verify': ORIGIN_VERIFY, 'idempotency-key': key, 'content-type': 'application/json' };
    const body = JSON.stringify({ nombre: `Persona ${n}`, email: `${key}@correo.test` });
    try {
      const authorization = `Bearer ${fakeAccessToken(admin.id)}`;
      const url = `http://127.0.0.1:${port}/createCandidato`;
      const answer = await fetch(url, { method: 'POST', headers: { ...headers, authorization }, body });
      const { data } = (await answer.json()) as { data?: { id: string } };
      if (answer.status !== 201 || !data) return false;
      acknowledged.set(key, data.id);
      return true;
    } catch {
      lost++;
      return false;
    }
  };

  for (let round = 0; round < ROUNDS; round++) {
    const { child, first: port } = await startApi();
    let alive = true;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (alive) {
        const n = pending.shift() ?? next++;
        if (!(await ask(port, n))) pending.push(n);
      }
    });
    const before = acknowledged.size;
    while (acknowledged.size === before) await sleep(10);
    await sleep(random() * LONGEST_LIFE_MS);
    const killed = kill(child);
    alive = false;
    await Promise.all([killed, ...clients]);
  }

  // The last one lives, and hears what the others did not answer.
  const { child, first: port } = await startApi();
  while (pending.length > 0) {
    const n = pending.shift() as number;
    if (!(await ask(port, n))) pending.push(n);
  }
  await kill(child);

  const stored: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await table.query({ pk: uso.PK, sk: { beginsWith: 'CANDIDATO#' }, consistent: true, cursor });
    stored.push(...page.items.map(({ id }) => String(id)));
    cursor = page.cursor;
  } while (cursor);
  console.log(`rel:kill: ${ROUNDS} kills, ${asked.size} requests, ${lost} without an answer, ${stored.length} stored`);
  expect(lost).toBeGreaterThan(0);
  expect([...acknowledged.values()].toSorted()).toEqual(stored.toSorted());
  expect(acknowledged.size).toBe(asked.size);
  expect((await table.get(uso, { consistent: true }))?.candidatos).toBe(stored.length);
});
