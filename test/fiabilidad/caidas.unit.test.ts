import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteArchivosHuerfanos } from '#functions/datos/datos/delete-archivos-huerfanos.ts';
import { reconcileUsuarios } from '#functions/empresas/usuarios/reconcile-usuarios.ts';
import { sized } from '../support/suite-size.ts';
import { type Flow, OTHERS, REQUESTS } from './mundo/flows.ts';
import { differences, normalForm } from './mundo/normal-form.ts';
import { REPEATED, TOLD_SO, WITHOUT_STEPS } from './mundo/peticiones.ts';
import { aScene, type Scene } from './mundo/scene.ts';
import type { World } from './mundo/world.ts';

/**
 * The process ends after each step of everything that takes more than one; then the browser, the queues and the hourly
 * and nightly runs do what they do. Afterwards the world must be the one in which nothing happened: no orphan, nothing
 * stuck, nothing twice, the counters right. Steps are found by counting calls, so a new one is tried by itself.
 * In the sample a flow is cut off at two of its steps at most, in the whole at each (`npm run rel:caidas`).
 */
const MOST = sized(2, Number.POSITIVE_INFINITY);
const HOUR = 60 * 60_000;

let scene: Scene;
const table: string[] = [];
const total = { flows: 0, steps: 0, tried: 0 };
beforeAll(async () => {
  scene = await aScene();
});
afterAll(() =>
  console.log(
    `rel:caidas, steps of each flow and how many of them were the last one:\n${table.join('\n')}\n` +
      `${total.flows} flows, ${total.steps} steps, cut off after ${total.tried} of them: the same end each time`,
  ),
);

/** What comes by itself: redelivery, the hourly reconciler, the nightly search for files without an owner. */
async function aftermath(world: World): Promise<void> {
  const { app } = world;
  for (let hours = 0; hours < 2; hours++) {
    app.advance(2 * HOUR);
    await reconcileUsuarios(app.deps, app.identity);
    await world.settle();
  }
  app.advance(48 * HOUR);
  await deleteArchivosHuerfanos(app.deps, app.uploads);
}

async function run(flow: Flow, prepared: World, needs: unknown, diesAfter?: number) {
  const world = await prepared.copy();
  world.line.diesAfter = (step) => step === diesAfter;
  const answer = (await flow.begin(scene, world, needs as never)) as { status: number } | undefined;
  await world.settle();
  const steps = [...world.line.steps];
  await aftermath(world);
  return { world, steps, status: answer?.status };
}

/** At most so many of a flow's steps: with the same distance between them, the next flow beginning one step further on. */
function chosen(count: number, flow: number): number[] {
  const most = Math.min(count, MOST);
  return Array.from({ length: most }, (_, n) => ((flow + Math.floor((n * count) / most)) % count) + 1);
}

/** What a second try may add: an entry of its own in the audit log, and an e-mail whose sending was never noted. */
function mayBeTwice(line: string, step: string | undefined): boolean {
  if (line.startsWith('+ ITEM') && line.includes('"tipo":"AUDITORIA"')) return true;
  return line.startsWith('+ CORREO') && (step?.endsWith('mailer.send') ?? false);
}

/** A session that is missing after a 401: whoever is told that theirs has ended signs in again, and has another one then. */
const mayBeMissing = (line: string, status: number | undefined) =>
  status === 401 && line.startsWith('- ITEM') && line.includes('"tipo":"SESION"');

const FLOWS = [...REQUESTS, ...OTHERS];

describe.each(FLOWS)('$name', (flow) => {
  it('comes to the same end wherever it was cut off', async () => {
    const prepared = await scene.world.copy();
    const needs = await flow.prepare?.(scene, prepared);
    await prepared.settle();
    const { world: whole, steps, status } = await run(flow, prepared, needs);
    if (!WITHOUT_STEPS.includes(flow.name)) expect(steps.length, 'steps of the flow').toBeGreaterThan(0);
    const expected = normalForm(whole, prepared);
    const tried = chosen(steps.length, FLOWS.indexOf(flow));
    total.steps += steps.length;
    table.push(`${String(steps.length).padStart(4)} ${String(tried.length).padStart(4)}  ${flow.name}`);
    for (const step of tried) {
      const { world, ...again } = await run(flow, prepared, needs, step);
      if (flow.name in REPEATED && steps[step - 1]?.startsWith('POST')) continue;
      const found = differences(normalForm(world, prepared), expected);
      const odd = found.filter((line) => !mayBeTwice(line, steps[step - 1]) && !mayBeMissing(line, again.status));
      if (REQUESTS.includes(flow)) expect([status, TOLD_SO[flow.name]]).toContain(again.status);
      expect(odd, `cut off after step ${step}, ${steps[step - 1]}`).toEqual([]);
      total.tried++;
    }
    total.flows++;
  });
});
