import { afterAll, beforeAll, describe, it } from 'vitest';
import { loadEndpoint } from '#test/support/endpoints.ts';
import { aScene, type Scene } from '../mundo/scene.ts';
import { proxiedTables } from '../proxy/proxied-table.ts';
import { asOnce, POSTS } from './copies.ts';

/**
 * The same as in memory, once for each endpoint on the real database, by a line that breaks. `COPIAS` makes more of them,
 * clean ones too (`npm run rel:idempotencia`).
 */
const COPIES = Number(process.env.COPIAS ?? 4);
const FAULTS = 0.29;
/** What holds on a line that breaks is tried first. */
const SHARES = process.env.COPIAS ? [0, FAULTS] : [FAULTS];

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

describe.each(POSTS)('$operation', (listed) => {
  it.each(SHARES)('is done once and answered alike, with faults on %d of the calls', async (share) => {
    const { round, asked } = await asOnce(scene, listed.operation, await loadEndpoint(listed));
    await round(COPIES, async (prepared) => {
      const { faulty, straight, proxy, store, all } = await givenTables({ share, seed: POSTS.indexOf(listed) });
      await store(prepared.app.table.all());
      const ended = () => {
        for (const [name, count] of Object.entries(proxy.counts().did)) did[name] = (did[name] ?? 0) + count;
      };
      return { world: await prepared.copyOn(faulty), straight, items: all, ended };
    });
    requests += asked();
  });
});
