import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JOB_FUNCTIONS } from '#infra/function-list.ts';
import { sized } from '#test/support/suite-size.ts';
import { OTHERS } from './mundo/flows.ts';
import { interleavedTable } from './mundo/interleaved-table.ts';
import { differences, normalForm } from './mundo/normal-form.ts';
import { aScene, type Scene } from './mundo/scene.ts';
import type { World } from './mundo/world.ts';

/**
 * EventBridge fires a schedule at least once: sometimes twice, and a slow run meets the next. Whatever a schedule does, three
 * runs at once in an order that a seed decides, and one more afterwards, do once (`npm run rel:horarios`).
 */
const ROUNDS = sized(3, 100);
const AT_ONCE = 3;
const SCHEDULED = {
  'expire-entrevistas': 'bookings expire',
  'expire-licencias': 'licences expire',
  'bill-suscripciones': 'a trial ends',
  'snapshot-suscripciones': 'the day has its snapshot',
  'run-agenda': 'what became due is told',
  'start-reportes': 'the weekly report',
  'expire-candidatos': 'nobody has looked at a candidate for long',
  'start-copias': 'a scheduled backup',
  'purge-canceladas': 'a cancelled company is purged after its days',
} as const;
/** What has nothing to do twice: it makes the world equal to a truth, or notes what it saw last. */
const WITHOUT_EFFECT = [
  'reconcile-usuarios',
  'delete-archivos-huerfanos',
  'check-salud',
  'check-claves',
  'check-lineas-ayuda',
  'update-catalogos',
];

let scene: Scene;
const told: string[] = [];
beforeAll(async () => {
  scene = await aScene();
});
afterAll(() => console.log(`rel:horarios, ${AT_ONCE} runs at once and one more:\n${told.join('\n')}`));

it('knows every schedule', () => {
  const scheduled = JOB_FUNCTIONS.filter(({ contract }) => 'schedule' in contract.trigger).map(({ name }) => name);
  expect([...Object.keys(SCHEDULED), ...WITHOUT_EFFECT].toSorted()).toEqual(scheduled.toSorted());
});

describe.each(Object.entries(SCHEDULED))('%s', (name, flowName) => {
  it('does once what it is asked for four times', async () => {
    const flow = OTHERS.find((each) => each.name === flowName);
    if (!flow) throw new Error(`There is no flow "${flowName}"`);
    const prepared = await scene.world.copy();
    await flow.prepare?.(scene, prepared);
    await prepared.settle();
    const runs = async (world: World, times: number) => {
      await Promise.all(Array.from({ length: times }, () => flow.begin(scene, world, undefined as never)));
    };
    const once = await prepared.copy();
    await runs(once, 1);
    await once.settle();
    const expected = normalForm(once, prepared);
    expect(differences(expected, normalForm(prepared, prepared)), 'it does something').not.toEqual([]);
    let calls = 0;
    for (let seed = 0; seed < ROUNDS; seed++) {
      const world = await prepared.copy();
      const { table, counts } = interleavedTable(world.app.table, seed);
      world.app.deps.table = table;
      await runs(world, AT_ONCE);
      await world.settle();
      await runs(world, 1);
      await world.settle();
      calls += counts().calls;
      expect(differences(normalForm(world, prepared), expected), `seed ${seed}`).toEqual([]);
    }
    told.push(`${name}: ${ROUNDS} orders of ${calls} calls`);
  });
});
