import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DefinedEndpoint } from '#functions/core/endpoint.ts';
import { ALL_ENDPOINTS, loadEndpoint } from '#test/support/endpoints.ts';
import type { Answer, CallOptions } from '#test/support/test-app.ts';
import { differences, normalForm } from './mundo/normal-form.ts';
import { DONE_ALREADY, PETICIONES, REPEATED, TOLD_SO } from './mundo/peticiones.ts';
import { aScene, type Scene } from './mundo/scene.ts';
import type { World } from './mundo/world.ts';
import { proxiedTables } from './proxy/proxied-table.ts';

/**
 * Every POST of a signed-in person that stores something, many times at once under one Idempotency-Key, on the real
 * database and by a line that breaks: one effect, one answer, counters as after one request, and the same key with other
 * words refused. `RONDAS` and `COPIAS` make more of it (`npm run rel:idempotencia`).
 */
const ROUNDS = Number(process.env.RONDAS ?? 0);
const COPIES = Number(process.env.COPIAS ?? 4);
const FAULTS = 0.29;
/** Clean ones come with the rounds: what holds on a line that breaks is tried first. */
const SHARES = ROUNDS > 0 ? [0, FAULTS] : [FAULTS];
const PER_ROUND_MS = 120_000;
const MOST_TRIES = 100;
const KEY = { 'idempotency-key': 'una-clave-de-pruebas' };

const POSTS = ALL_ENDPOINTS.filter(({ operation, contract }) => {
  return operation in PETICIONES && contract.uses.table === 'write' && !(operation in REPEATED);
});

const givenTables = proxiedTables();
const did: Record<string, number> = {};
let asked = 0;
let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});
afterAll(() => {
  console.log(`rel:idempotencia: ${POSTS.length} endpoints, ${asked} requests, by a line that did`, did);
});

/** Two at once about one thing: who comes second may be told so, and finds it done when asking again. */
const refused = (operation: string) => (operation in DONE_ALREADY ? 409 : undefined);
/** Each request that is not answered from the record stands in the audit log. */
const isEntry = (line: string) => line.startsWith('+ ITEM') && line.includes('"tipo":"AUDITORIA"');

/** What a client does: no answer, or one that says to come back, is asked for again. */
async function untilHeard(world: World, endpoint: DefinedEndpoint<object>, options: CallOptions): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    asked++;
    const answer = await world.app.call(endpoint, { ...options, headers: KEY });
    if (![429, 500, 503].includes(answer.status)) return answer;
    if (tries === MOST_TRIES) throw new Error(`Never answered: ${answer.text}`);
    await sleep(Math.random() * 20);
  }
}

describe.each(POSTS)('$operation', (listed) => {
  const { operation } = listed;
  it.each(SHARES)(
    'is done once and answered alike, with faults on %d of the calls',
    async (share) => {
      const endpoint = await loadEndpoint(listed);
      const prepared = await scene.world.copy();
      const options = (await PETICIONES[operation]?.(scene, prepared)) ?? {};
      await prepared.settle();
      const once = await prepared.copy();
      const expected = await once.app.call(endpoint, { ...options, headers: KEY });
      const afterOnce = normalForm(once, prepared);

      for (let round = 0; round < Math.max(1, ROUNDS); round++) {
        const { faulty, proxy, store, all } = await givenTables({ share, seed: 1000 * round + POSTS.indexOf(listed) });
        await store(prepared.app.table.all());
        const world = await prepared.copyOn(faulty);
        const answers = await Promise.all(Array.from({ length: COPIES }, () => untilHeard(world, endpoint, options)));
        const done = answers.filter(({ status }) => status === expected.status);
        const kept = !(operation in TOLD_SO) && !(operation in DONE_ALREADY);
        if (kept) expect(done).toHaveLength(COPIES);
        if (kept) for (const { data } of done) expect(data).toEqual(done[0]?.data);
        for (const { status } of answers)
          expect([expected.status, TOLD_SO[operation], refused(operation)]).toContain(status);
        const found = differences(normalForm(world, prepared, await all()), afterOnce);
        expect(kept ? found : found.filter((line) => !isEntry(line))).toEqual([]);
        if (kept && !options.form) {
          const rawBody = `${options.body === undefined ? '' : JSON.stringify(options.body)} `;
          const other = await untilHeard(world, endpoint, { ...options, rawBody });
          expect([other.status, other.code]).toEqual([409, 'IDEMPOTENCIA_EN_CONFLICTO']);
        }
        for (const [name, count] of Object.entries(proxy.counts().did)) did[name] = (did[name] ?? 0) + count;
      }
    },
    PER_ROUND_MS * Math.max(1, ROUNDS),
  );
});
