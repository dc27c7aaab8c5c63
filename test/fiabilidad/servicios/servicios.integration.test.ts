import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteArchivosHuerfanos } from '#functions/datos/datos/delete-archivos-huerfanos.ts';
import { reconcileUsuarios } from '#functions/empresas/usuarios/reconcile-usuarios.ts';
import { sized } from '#test/support/suite-size.ts';
import { type Flow, OTHERS, REQUESTS } from '../mundo/flows.ts';
import { differences, normalForm } from '../mundo/normal-form.ts';
import { TOLD_SO } from '../mundo/peticiones.ts';
import { aScene, type Scene } from '../mundo/scene.ts';
import type { World } from '../mundo/world.ts';
import { startServices } from './local-services.ts';
import { sqsQueues } from './sqs-queues.ts';

/**
 * Buckets, queues and accounts break, not the table: throttled, failing, cut off before and after. Whatever has a file, an
 * account or a job in it comes to the end that it has on a good day: no file and no account without an owner, nothing
 * stuck, nothing twice; every message was done or is a dead letter. The whole tries all flows, three times
 * each (`npm run rel:servicios`).
 */
const ROUNDS = sized(1, 3);
const FAULTS = 0.29;
const HOUR = 60 * 60_000;

const FEW = [
  'confirmCv',
  'createInformesZip',
  'confirmImportacion',
  'createExportacionDatos',
  'startSupresion',
  'inviteUsuario',
];
const MORE = [
  'confirmPlanEstrategico',
  'uploadPlanEstrategico',
  'createExportacion',
  'createCopia',
  'restoreCopia',
  'applyImportacionDatos',
  'undoImportacionDatos',
  'createImportacion',
  'receiveImportacion',
  'undoImportacion',
  'updateLogo',
  'updateAvatar',
  'resendInvitacion',
  'resetUsuarioPassword',
  'createEmpresa',
  'createAdministrador',
  'approveSolicitud',
  'a report becomes a document',
  'a CV is deleted',
  'the file of a plan is deleted',
  'a company is purged',
  'a user is switched off',
  'a user is deleted',
  'a user gets another role',
  'an interview ends, with its report and all that follows',
];
const NAMES = sized(FEW, [...FEW, ...MORE]);
const FLOWS = [...REQUESTS, ...OTHERS].filter(({ name }) => NAMES.includes(name));

let scene: Scene;
const told: string[] = [];
const total = { worlds: 0, compared: 0, jobs: 0, runs: 0, dead: 0 };
beforeAll(async () => {
  scene = await aScene();
});
afterAll(() => {
  const { worlds, compared, jobs, runs, dead } = total;
  console.log(
    `rel:servicios, ${FAULTS} faults on S3, SQS and Cognito:\n${told.join('\n')}\n${worlds} worlds, ${compared} without a dead ` +
      `letter and as on a good day; ${jobs} jobs in ${runs} runs, ${dead} dead letters`,
  );
});

/** Accounts have a number of Cognito's own. */
const withoutSub = (lines: readonly string[]) => lines.map((line) => line.replace(/"sub":"[^"]*"/g, '"sub":"n"'));
/** A second try leaves an entry of its own in the audit log. */
const isEntry = (line: string) => line.startsWith('+ ITEM') && line.includes('"tipo":"AUDITORIA"');

async function reconciled({ app }: World, settle: () => Promise<unknown>): Promise<void> {
  for (let hours = 0; hours < 2; hours++) {
    app.advance(2 * HOUR);
    for (let tries = 0; tries < 3; tries++) {
      const ended = await reconcileUsuarios(app.deps, app.identity).then(
        () => true,
        () => false,
      );
      if (ended) break;
    }
    await settle();
  }
}

async function atNight({ app }: World): Promise<void> {
  app.advance(48 * HOUR);
  await deleteArchivosHuerfanos(app.deps, app.uploads);
}

async function goodDay(flow: Flow, prepared: World, needs: unknown): Promise<string[]> {
  const world = await prepared.copy();
  await flow.begin(scene, world, needs as never);
  await world.settle();
  await reconciled(world, () => world.settle());
  await reconciled(world, () => world.settle());
  await atNight(world);
  return withoutSub(normalForm(world, prepared));
}

it('has all its flows', () => expect(FLOWS.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted()));

describe.each(FLOWS)('$name', (flow) => {
  it('comes to the same end when buckets, queues and accounts break', {
    timeout: 120_000 * ROUNDS,
  }, async () => {
    const prepared = await scene.world.copy();
    const needs = await flow.prepare?.(scene, prepared);
    await prepared.settle();
    const expected = await goodDay(flow, prepared, needs);

    for (let round = 0; round < ROUNDS; round++) {
      const world = await prepared.copy();
      const services = await startServices(FAULTS, 1000 * round + 10 * FLOWS.indexOf(flow));
      const queues = sqsQueues(world, services);
      try {
        await services.carry(world);
        const answer = (await flow.begin(scene, world, needs as never)) as { status: number } | undefined;
        await queues.settle();
        await reconciled(world, queues.settle);
        const { jobs, runs, again, dead } = await queues.settle();
        await services.bringBack(world);
        await reconciled(world, () => world.settle());
        await atNight(world);
        told.push(
          `${flow.name}: ${jobs} jobs in ${runs} runs, ${again} once more, ${dead} dead letters; ${services.faults()}`,
        );
        if (answer) expect([200, 201, 202, TOLD_SO[flow.name]]).toContain(answer.status);
        expect(queues.doneCount() + dead).toBeGreaterThanOrEqual(jobs);
        total.worlds++;
        total.jobs += jobs;
        total.runs += runs;
        total.dead += dead;
        if (dead > 0) continue;
        const found = differences(withoutSub(normalForm(world, prepared)), expected);
        expect(found.filter((line) => !isEntry(line))).toEqual([]);
        total.compared++;
      } finally {
        queues.close();
        await services.close();
      }
    }
  });
});
