import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEndpoint } from '#test/support/endpoints.ts';
import { sized } from '#test/support/suite-size.ts';
import { interleavedTable } from '../mundo/interleaved-table.ts';
import { aScene, type Scene } from '../mundo/scene.ts';
import { asOnce, POSTS } from './copies.ts';

const ROUNDS = sized(1, 60);
const COPIES = sized(3, 50);
const PER_ROUND_MS = 20_000;
const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Every POST of a signed-in person that stores something, many times at once under one Idempotency-Key, with the calls of
 * all copies in an order that a seed decides: one effect, one answer, counters as after one request, and the same key with
 * other words refused. In memory, so that there can be many orders; `dynamodb.integration.test.ts` has it on the real
 * database.
 */
export function copiesInAnyOrder(share: number): void {
  const total = { requests: 0, calls: 0, faults: 0 };
  let scene: Scene;
  beforeAll(async () => {
    scene = await aScene();
  });
  afterAll(() => {
    const what = `${POSTS.length} endpoints × ${ROUNDS} rounds × ${COPIES} copies, ${share} faults`;
    console.log(`rel:idempotencia, in memory: ${what}: ${JSON.stringify(total)}`);
  });

  describe.each(POSTS)('$operation', (listed) => {
    it('is done once and answered alike in every order', { timeout: PER_ROUND_MS * ROUNDS }, async () => {
      const { round, asked } = await asOnce(scene, listed.operation, await loadEndpoint(listed));
      for (let n = 0; n < ROUNDS; n++) {
        const seed = 1000 * n + POSTS.indexOf(listed);
        await round(COPIES, async (prepared) => {
          const world = await prepared.copy();
          const { table, counts } = interleavedTable(world.app.table, seed, share);
          world.app.deps.table = table;
          const ended = () => {
            total.calls += counts().calls;
            total.faults += counts().faults;
          };
          return { world, items: async () => world.app.table.all(), pause: aTurn, ended };
        });
      }
      total.requests += asked();
      expect(asked()).toBeGreaterThanOrEqual(ROUNDS * COPIES);
    });
  });
}
