import { afterAll, describe, expect, it } from 'vitest';
import type { ModelCall } from '#functions/core/adapters/language-models.ts';
import { EVENTO } from '#functions/core/outbox.ts';
import { TryLater } from '#functions/core/retry.ts';
import type { Item } from '#functions/core/table.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { setClaves } from '../ia/modelos/scenario.ts';
import { carefulModel } from '../informes/informes/modelo/fake-modelos.ts';
import { aFinishedInterview } from '../support/scenarios.ts';
import { sized } from '../support/suite-size.ts';
import { World } from './mundo/world.ts';
import { seeded } from './proxy/random.ts';

/**
 * The queue of analyses on its worst days: a quarter of the runs die on the way, messages come twice and in any order, in
 * batches of several, and some can never be done. Every job ends as a report or as a dead letter, nothing is counted twice,
 * and no report costs more than 1.5 times its calls of the model (`npm run rel:cola`).
 */
const ROUNDS = sized(1, 40);
const INTERVIEWS = 16;
const POISONED = 2;
const DEATHS = 0.25;
/** Of a batch: a run dies anywhere on its way. */
const MOST_STEPS = 30;
const MAX_RECEIVES = 3;
const VISIBILITY_MS = 6 * 120_000;

const says = carefulModel(7);
const careful = ({ sistema, mensaje }: ModelCall<unknown>) => {
  const tarea = mensaje.includes('## Competencia') ? ('puntuacion' as const) : ('resumen' as const);
  return { salida: says({ tarea, sistema, mensaje }), tokens: { entrada: 900, salida: 200 } };
};
const told: string[] = [];
const total = { jobs: 0, runs: 0, died: 0, reports: 0, dead: 0, dearest: 0 };
afterAll(() => {
  const { jobs, runs, died, reports, dead, dearest } = total;
  console.log(
    `rel:cola:\n${told.join('\n')}\n${ROUNDS} seeds: ${jobs} jobs = ${reports} reports + ${dead} dead letters without one; ` +
      `${died} of ${runs} runs died, at most ${dearest.toFixed(2)} × the calls of a report`,
  );
});

interface Message {
  evento: Item;
  receives: number;
}

/** One finished interview with a provider, and as many copies of it as asked for, each with its own event. */
async function aQueue() {
  const world = World.empty();
  const { app } = world;
  app.languageModels.scripts.claude = careful;
  const scene = await aFinishedInterview(app);
  await setClaves(app, scene, 'claude');
  const { id } = scene.entrevista;
  const own = app.table.all().filter((item) => JSON.stringify(item).includes(id));
  const ids = Array.from({ length: INTERVIEWS }, (_, n) => `${id.slice(0, -4)}${String(n).padStart(4, 'Z')}`);
  const eventos: Item[] = [];
  for (const copyId of ids) {
    for (const item of own) {
      const put = JSON.parse(JSON.stringify(item).replaceAll(id, copyId)) as Item;
      if (item.tipo === EVENTO) {
        Object.assign(put, { id: `${String(item.id).slice(0, -4)}${copyId.slice(-4)}` });
        if (item.evento === 'EntrevistaCompletada') eventos.push(put);
        continue;
      }
      await app.table.write([{ put }]);
    }
  }
  for (const { PK, SK } of own) await app.table.write([{ delete: { PK, SK } }]);
  return { world, ids, eventos, empresaId: scene.empresa.id };
}

type Queue = Awaited<ReturnType<typeof aQueue>>;
/** A transcript that nobody can read: the job fails at it however often it is tried. */
async function poison({ world, ids, empresaId }: Queue): Promise<string[]> {
  const bad = ids.slice(0, POISONED);
  for (const item of world.app.table.all()) {
    if (!bad.some((id) => item.PK === `EMPRESA#${empresaId}#ENTREVISTA#${id}`) || !item.SK.startsWith('TURNO#'))
      continue;
    await world.app.table.write([{ update: item, set: { respuesta: 'esto no es una respuesta' } }]);
  }
  return bad;
}

/** What SQS does: batches in any order, a message twice now and then, its visibility, its count, its dead letters. */
async function drain({ world, eventos }: Queue, random: () => number) {
  const { app } = world;
  const dead = new Set<string>();
  let runs = 0;
  let died = 0;
  let partial = 0;
  let queue: Message[] = eventos.flatMap((evento) => {
    const message = { evento, receives: 0 };
    // At least once: a third of them has a second copy.
    return random() < 1 / 3 ? [message, { ...message }] : [message];
  });
  for (let turns = 0; queue.length > 0; turns++) {
    if (turns > 500) throw new Error('The queue never empties');
    queue = queue.toSorted(() => random() - 0.5);
    const batch = queue
      .splice(0, 1 + Math.floor(random() * 3))
      .filter(({ evento }, at, all) => all.findIndex((m) => m.evento === evento) === at);
    for (const message of batch) message.receives++;
    const from = world.line.steps.length;
    const dies = random() < DEATHS ? from + 1 + Math.floor(random() * MOST_STEPS) : -1;
    world.line.diesAfter = (step) => step === dies;
    let wait = 0;
    const retry = {
      maxReceives: MAX_RECEIVES,
      later: async (_: string, received: number, error?: unknown) => {
        wait = Math.max(wait, error instanceof TryLater ? error.waitSeconds : 2 ** received);
      },
      giveUp: async () => {},
    };
    const run = await world.line.during('analyzeEntrevista', () => app.hand(analyzeEntrevista, batch, retry));
    runs++;
    died += Number(run.died);
    const failed = run.died ? batch : batch.filter(({ evento }) => run.answer?.includes(String(evento.id)));
    partial += Number(failed.length > 0 && failed.length < batch.length);
    for (const message of failed) {
      if (message.receives >= MAX_RECEIVES) dead.add(String(message.evento.id));
      else queue.push(message);
    }
    app.advance(run.died ? VISIBILITY_MS : wait * 1000);
  }
  return { dead, runs, died, partial };
}

const itemsOf = ({ world }: Queue, tipo: string) => world.app.table.all().filter((item) => item.tipo === tipo);

describe('A queue on its worst days', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('seed %d: every job ends once', async (seed) => {
    const calm = await aQueue();
    await drain({ ...calm, eventos: calm.eventos.slice(0, 1) }, () => 0.99);
    const callsOfOne = calm.world.app.languageModels.calls.length;
    expect(callsOfOne).toBeGreaterThan(1);

    const queue = await aQueue();
    const bad = await poison(queue);
    const { dead, runs, died, partial } = await drain(queue, seeded(seed));
    const entrevistas = itemsOf(queue, 'ENTREVISTA');
    const estados = entrevistas.map(({ estado }) => estado);
    const reports = itemsOf(queue, 'INFORME');
    const perReport = queue.world.app.languageModels.calls.length / Math.max(1, reports.length) / callsOfOne;
    const without = INTERVIEWS - reports.length;
    told.push(
      `seed ${seed}: ${INTERVIEWS} jobs, ${died} of ${runs} runs died, ${partial} batches in part: ${reports.length} reports, ` +
        `${without} dead letters and ${dead.size - without} of jobs that were done, ${perReport.toFixed(2)} × the calls of a report`,
    );
    total.jobs += INTERVIEWS;
    total.runs += runs;
    total.died += died;
    total.reports += reports.length;
    total.dead += without;
    total.dearest = Math.max(total.dearest, perReport);
    for (const id of bad) expect(reports.map(({ entrevistaId }) => entrevistaId)).not.toContain(id);
    // What has died to its last receive is told of, and nothing is in between.
    const unfinished = entrevistas.filter(({ estado }) => estado !== 'analizada').map(({ id }) => id);
    expect(reports.length + unfinished.length).toBe(INTERVIEWS);
    expect(dead.size).toBeGreaterThanOrEqual(unfinished.length);
    expect(estados.filter((estado) => estado === 'analizada')).toHaveLength(reports.length);
    expect(new Set(reports.map(({ entrevistaId }) => entrevistaId)).size).toBe(reports.length);
    expect(itemsOf(queue, EVENTO).filter(({ evento }) => evento === 'InformeListo')).toHaveLength(reports.length);
    const [contador] = queue.world.app.table.all().filter(({ SK }) => SK === 'INFORMES');
    expect(contador?.analizada).toBe(reports.length);
    expect(perReport).toBeLessThanOrEqual(1.5);
  });
});
