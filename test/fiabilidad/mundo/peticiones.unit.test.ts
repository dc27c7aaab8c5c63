import { beforeAll, expect, it } from 'vitest';
import { ALL_ENDPOINTS, loadEndpoint } from '#test/support/endpoints.ts';
import { PETICIONES } from './peticiones.ts';
import { aScene, type Scene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await aScene();
});

const POSTS = ALL_ENDPOINTS.filter(
  ({ contract: { access, method } }) => method === 'POST' && access !== 'public' && access !== 'candidate',
);

it.each(POSTS)('$operation has a request that succeeds', async (endpoint) => {
  const world = await scene.world.copy();
  const options = await PETICIONES[endpoint.operation]?.(scene, world);
  expect(options).toBeDefined();
  const answer = await world.ask(await loadEndpoint(endpoint), options);
  expect([answer.status, answer.text]).toEqual([expect.toSatisfy((status) => status < 300), expect.anything()]);
});
