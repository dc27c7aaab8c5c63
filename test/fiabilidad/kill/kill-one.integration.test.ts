import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCandidato } from '#functions/candidatos/candidatos/create-candidato.ts';
import { dynamoTable } from '#functions/core/dynamo-table.ts';
import { EVENTO } from '#functions/core/outbox.ts';
import type { Item } from '#functions/core/table.ts';
import { retryAnalysis } from '#functions/entrevistas/entrevistas/retry-analysis.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { informesJobs } from '#shared/informes/informes/informes.jobs.ts';
import { fakeAccessToken } from '../../support/fakes/fake-services.ts';
import { localDatabase, scanItems, storeItems } from '../../support/local-table.ts';
import { aFinishedInterview } from '../../support/scenarios.ts';
import { sized } from '../../support/suite-size.ts';
import { ORIGIN_VERIFY } from '../../support/test-app.ts';
import { differences, normalForm } from '../mundo/normal-form.ts';
import { VISIBILITY_TIMEOUTS, World } from '../mundo/world.ts';
import { seeded } from '../proxy/random.ts';
import type { Told } from './job-process.ts';
import { startJobQueue } from './job-queue.ts';
import { kill, startProcess } from './product-process.ts';

/**
 * One process gets SIGKILL, the API or one of two workers of the analyses, and the others go on under their load. In the end
 * the world is the one in which every request was made once and every job ran once. The whole has a hundred
 * rounds (`npm run rel:kill`).
 */
const ROUNDS = sized(2, 100);
const WORKERS = 2;
const CLIENTS = 8;
/** Of each round. */
const ANALYSES = 6;
const CANDIDATES = 10;
/** Of all interviews, those whose transcript nobody can read: their jobs can only end as dead letters. */
const POISONED = 1;
/** A message twice, once in so many. */
const TWICE = 3;
const LONGEST_LIFE_MS = 150;
/** Before a client that was not answered, or has nothing to ask, looks again. */
const PAUSE_MS = 50;
/** Six times the function's timeout are two seconds of the queue's; for the product all that time passes at a kill. */
const VISIBILITY_SECONDS = 2;
const { timeoutSeconds, trigger } = informesJobs.analyzeEntrevista;
const HIDDEN_MS = VISIBILITY_TIMEOUTS * timeoutSeconds * 1000;
const MOST_REDRIVES = 5;

const database = localDatabase();

interface Request {
  operation: 'createCandidato' | 'retryAnalysis';
  key: string;
  params: Record<string, string>;
  body: object;
}

/** Interviews whose analysis failed, some of which always will, and all the requests of all rounds. */
async function prepare() {
  const world = World.empty();
  const { app } = world;
  const { empresa, admin, entrevista } = await aFinishedInterview(app);
  const { id } = entrevista;
  const uso = { PK: `EMPRESA#${empresa.id}`, SK: 'USO' };
  await app.table.write([{ update: uso, set: { limiteCandidatos: -1 } }]);
  await app.table.write([
    { update: { PK: uso.PK, SK: `ENTREVISTA#${id}` }, set: { estado: 'error_analisis', motivo: 'No pudo terminar' } },
  ]);
  for (const { PK, SK, tipo } of app.table.all()) if (tipo === EVENTO) await app.table.write([{ delete: { PK, SK } }]);
  const own = app.table.all().filter((item) => JSON.stringify(item).includes(id));
  const ids = Array.from({ length: ROUNDS * ANALYSES }, (_, n) => `${id.slice(0, -4)}${String(n).padStart(4, '0')}`);
  const poisoned = ids.slice(0, POISONED);
  for (const copyId of ids) {
    for (const item of own) {
      const put = JSON.parse(JSON.stringify(item).replaceAll(id, copyId)) as Item;
      if (poisoned.includes(copyId) && item.SK.startsWith('TURNO#')) put.respuesta = 'esto no es una respuesta';
      await app.table.write([{ put }]);
    }
  }
  for (const { PK, SK } of own) await app.table.write([{ delete: { PK, SK } }]);
  const rounds = Array.from({ length: ROUNDS }, (_, round): Request[] => [
    ...ids.slice(round * ANALYSES, (round + 1) * ANALYSES).map((each) => ({
      operation: 'retryAnalysis' as const,
      key: `analiza-${each}`,
      params: { id: each },
      body: {},
    })),
    ...Array.from({ length: CANDIDATES }, (__, n) => ({
      operation: 'createCandidato' as const,
      key: `persona-${round}-${n}`,
      params: {},
      body: { nombre: `Persona ${round} ${n}`, email: `persona-${round}-${n}@correo.test` },
    })),
  ]);
  return { world: await world.copy(), empresa, admin, ids, poisoned, rounds };
}

/** The same on a day without accidents: every request once, every job until it is done or given up. */
async function calmDay({ world, admin, rounds }: Awaited<ReturnType<typeof prepare>>): Promise<string[]> {
  const calm = await world.copy();
  for (const { operation, key, params, body } of rounds.flat()) {
    const endpoint = { createCandidato, retryAnalysis }[operation];
    const { status } = await calm.app.call(endpoint, { as: admin, params, body, headers: { 'idempotency-key': key } });
    expect([200, 201, 202]).toContain(status);
  }
  const retry = { maxReceives: trigger.maxReceives, later: async () => {}, giveUp: async () => {} };
  for (const { spec, evento } of await calm.takeMessages()) {
    if (spec.operation !== 'analyzeEntrevista') continue;
    for (let receives = 1; receives <= trigger.maxReceives; receives++) {
      if ((await calm.app.hand(analyzeEntrevista, [{ evento, receives }], retry)).length === 0) break;
    }
  }
  return normalForm(calm, world).filter(isEffect);
}

/** A request that is asked again stands in the audit log again. */
const isEffect = (line: string) => !line.includes('"tipo":"AUDITORIA"');

it('goes on when one of its processes is killed: what was acknowledged stands, every job ends once', {
  timeout: 120_000 + ROUNDS * 60_000,
}, async () => {
  const given = await prepare();
  const { world, admin, empresa, ids, poisoned, rounds } = given;
  const expected = await calmDay(given);
  const client = database.client();
  const { endpoint } = database;
  const tableName = await database.createTable();
  await storeItems(client, tableName, world.app.table.all());
  const table = dynamoTable(tableName, client);
  const queue = await startJobQueue(trigger.maxReceives, VISIBILITY_SECONDS);
  const ahead = world.app.clock.getTime() - Date.now();
  const settings = { endpoint, tableName, ahead, queueUrl: queue.url };
  const random = seeded(11);

  const startApi = () => startProcess<number>('api-process.ts', settings);
  const jobs = { took: 0, did: 0 };
  let lastAtWork: Worker | undefined;
  type Worker = Awaited<ReturnType<typeof startWorker>>;
  async function startWorker() {
    const worker = { ...(await startProcess<Told>('job-process.ts', settings)), busy: false };
    worker.child.on('message', (told: 'took' | 'did') => {
      jobs[told]++;
      worker.busy = told === 'took';
      // What a killed one has told may come after its end.
      if (worker.busy && workers.includes(worker)) lastAtWork = worker;
    });
    return worker;
  }
  let api = await startApi();
  const workers = await Promise.all(Array.from({ length: WORKERS }, startWorker));

  // What the table's stream does: each event to the queue, some of them twice.
  const sent = new Set<string>();
  let over = false;
  const relay = async () => {
    let cursor: string | undefined;
    do {
      const page = await table.query({ pk: `EMPRESA#${empresa.id}`, sk: { beginsWith: 'EVENTO#' }, cursor });
      for (const item of page.items) {
        if (!(trigger.events as readonly string[]).includes(String(item.evento)) || sent.has(String(item.id))) continue;
        await queue.send(item);
        if (sent.size % TWICE === 0) await queue.send(item);
        sent.add(String(item.id));
      }
      cursor = page.cursor;
    } while (cursor);
  };
  const relaying = (async () => {
    while (!over) {
      await relay();
      await sleep(50);
    }
  })();

  const pending: Request[] = [];
  const acknowledged = new Map<string, string>();
  let lost = 0;
  const ask = async ({ operation, key, params, body }: Request) => {
    const headers = {
      'x-origin-verify': ORIGIN_VERIFY,
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${fakeAccessToken(admin.id)}`,
    };
    const url = `http://127.0.0.1:${api.first}/${operation}?${new URLSearchParams(params)}`;
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const { data } = (await answer.json()) as { data?: { id: string } };
    if (data && answer.ok) acknowledged.set(key, data.id);
  };
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!over) {
      const request = pending.shift();
      if (request) await ask(request).catch(() => lost++);
      if (request && !acknowledged.has(request.key)) pending.push(request);
      if (!request || !acknowledged.has(request.key)) await sleep(PAUSE_MS);
    }
  });

  let cutOff = 0;
  for (const [round, requests] of rounds.entries()) {
    const isApi = round % 2 === 0;
    const progress = () => (isApi ? acknowledged.size : jobs.took);
    const before = progress();
    pending.push(...requests);
    while (progress() === before) await sleep(1);
    if (round >= 2) await sleep(random() * LONGEST_LIFE_MS);
    if (isApi) {
      await kill(api.child);
      api = await startApi();
    } else {
      const victim = lastAtWork as Worker;
      await kill(victim.child);
      cutOff += Number(victim.busy);
      settings.ahead += HIDDEN_MS;
      for (const { child } of [api, ...workers]) if (child !== victim.child) child.send(HIDDEN_MS);
      workers[workers.indexOf(victim)] = await startWorker();
    }
  }

  const itemsOf = async () => {
    const items = await scanItems(client, tableName);
    const of = (tipo: string) => items.filter((item) => item.tipo === tipo);
    return { items, of, waiting: of('ENTREVISTA').filter(({ estado }) => estado === 'completada') };
  };
  const drain = async () => {
    while (acknowledged.size < rounds.flat().length) await sleep(20);
    await relay();
    while ((await queue.count()) > 0) await sleep(50);
    return queue.takeDead();
  };
  const entrevistaOf = (body: string) => (JSON.parse(body) as { detail: { entrevistaId: string } }).detail.entrevistaId;

  // Without anybody's help: a report or a dead letter each.
  let dead = await drain();
  const { of } = await itemsOf();
  const reported = of('INFORME').map(({ entrevistaId }) => String(entrevistaId));
  const deadOnes = new Set(dead.map(entrevistaOf));
  expect(new Set([...reported, ...deadOnes])).toEqual(new Set(ids));

  // A job whose worker was killed each time has left no sign but its dead letter: it is retried, as people do it.
  for (let times = 0; (await itemsOf()).waiting.length > 0 && times < MOST_REDRIVES; times++) {
    await queue.retry(dead);
    dead = await drain();
  }
  over = true;
  await Promise.all([relaying, ...clients]);
  for (const { child } of [api, ...workers]) await kill(child);
  await queue.close();

  const after = await itemsOf();
  console.log(
    `rel:kill, one process: ${ROUNDS} kills, ${rounds.flat().length} requests, ${lost} without an answer; ` +
      `${sent.size} jobs, ${jobs.took} runs, ${cutOff} cut off: ` +
      `${after.of('INFORME').length} reports, ${deadOnes.size} dead letters at first, ${new Set(dead.map(entrevistaOf)).size} in the end`,
  );
  expect(lost).toBeGreaterThan(0);
  expect(cutOff).toBeGreaterThan(0);
  expect(sent.size).toBe(ids.length);
  expect(
    after
      .of('INFORME')
      .map(({ entrevistaId }) => entrevistaId)
      .toSorted(),
  ).toEqual(ids.filter((id) => !poisoned.includes(id)).toSorted());
  const stored = new Set(after.of('CANDIDATO').map(({ id }) => id));
  const created = [...acknowledged].filter(([key]) => key.startsWith('persona-'));
  for (const [key, id] of created) expect(stored, key).toContain(id);
  expect(differences(normalForm(world, world, after.items).filter(isEffect), expected)).toEqual([]);
});
