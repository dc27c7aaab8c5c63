import { afterAll, beforeAll, describe, it } from 'vitest';
import { loadEndpoint } from '#test/support/endpoints.ts';
import { sized } from '#test/support/suite-size.ts';
import { aScene, type Scene } from '../mundo/scene.ts';
import { proxiedTables } from '../proxy/proxied-table.ts';
import { asOnce, POSTS } from './copies.ts';

/**
 * The same as in memory, once for each endpoint on the real database, by a line that breaks; the whole has more copies, and
 * clean ones too (`npm run rel:idempotencia`).
 */
const COPIES = sized(2, 50);
const FAULTS = 0.29;
const SHARES = sized([FAULTS], [0, FAULTS]);

const givenTables = proxiedTables();
const did: Record<string, number> = {};
let requests = 0;
let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});
afterAll(() => {
  console.log(`rel:idempotencia, DynamoDB: ${POSTS.length} endpoints, ${requests} requests, by a line that did`, did);
});

// Most of the time goes by in waiting, after each fault, to ask again: several at once.
describe.concurrent.each(POSTS)('$operation', (listed) => {
  it.each(SHARES)('is done once and answered alike, with faults on %d of the calls', async (share) => {
    const { round, asked } = await asOnce(scene, listed.operation, await loadEndpoint(listed));
    await round(COPIES, async (prepared) => {
      const { faulty, straight, proxy, hold, all, giveBack } = await givenTables({
        share,
        seed: POSTS.indexOf(listed),
      });
      await hold(prepared.app.table.all());
      const ended = () => {
        giveBack();
        for (const [name, count] of Object.entries(proxy.counts().did)) did[name] = (did[name] ?? 0) + count;
      };
      return { world: await prepared.copyOn(faulty), straight, items: all, ended };
    });
    requests += asked();
  });
});
