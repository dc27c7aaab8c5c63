import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { DefinedEndpoint } from '#functions/core/endpoint.ts';
import type { Item, Table } from '#functions/core/table.ts';
import { deleteArchivosHuerfanos } from '#functions/datos/datos/delete-archivos-huerfanos.ts';
import { ALL_ENDPOINTS } from '#test/support/endpoints.ts';
import type { Answer, CallOptions } from '#test/support/test-app.ts';
import { differences, normalForm } from '../mundo/normal-form.ts';
import { DONE_ALREADY, PETICIONES, REPEATED, TOLD_SO } from '../mundo/peticiones.ts';
import type { Scene } from '../mundo/scene.ts';
import type { World } from '../mundo/world.ts';

/** Every POST of a signed-in person that stores something, and is not meant to do it again. */
export const POSTS = ALL_ENDPOINTS.filter(({ operation, contract }) => {
  return operation in PETICIONES && contract.uses.table === 'write' && !(operation in REPEATED);
});

const KEY = { 'idempotency-key': 'una-clave-de-pruebas' };
const MOST_TRIES = 100;
const LONGEST_WAIT_MS = 20;
const aWhile = () => sleep(Math.random() * LONGEST_WAIT_MS);
const TWO_DAYS_MS = 2 * 24 * 60 * 60_000;

/** A world that stands on a line of its own. */
export interface OnALine {
  world: World;
  /** Its table by a line that does not break; its own when left out. */
  straight?: Table;
  /** What is in its table. */
  items: () => Promise<Item[]>;
  /** Goes by before somebody asks again; some milliseconds without it. */
  pause?: () => Promise<void>;
  ended?: () => void;
}

/** What many copies of one request have to come to: the world after one of them, and its answer. */
export async function asOnce(scene: Scene, operation: string, endpoint: DefinedEndpoint<object>) {
  const prepared = await scene.world.copy();
  const options = (await PETICIONES[operation]?.(scene, prepared)) ?? {};
  await prepared.settle();
  const once = await prepared.copy();
  const expected = await once.app.call(endpoint, { ...options, headers: KEY });
  await atNight(once);
  const afterOnce = normalForm(once, prepared);
  const keptAnswer = !(operation in TOLD_SO) && !(operation in DONE_ALREADY);
  let asked = 0;

  /** What a client does: no answer, or one that says to come back, is asked for again. */
  async function untilHeard({ world, pause = aWhile }: OnALine, request: CallOptions): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      asked++;
      const answer = await world.app.call(endpoint, { ...request, headers: KEY });
      if (![429, 500, 503].includes(answer.status)) return answer;
      if (tries === MOST_TRIES) throw new Error(`Never answered: ${answer.text}`);
      await pause();
    }
  }

  async function round(copies: number, onALine: (prepared: World) => Promise<OnALine>): Promise<void> {
    const line = await onALine(prepared);
    const { world, straight, items, ended } = line;
    const answers = await Promise.all(Array.from({ length: copies }, () => untilHeard(line, options)));
    const done = answers.filter(({ status }) => status === expected.status);
    if (keptAnswer) expect(done).toHaveLength(copies);
    if (keptAnswer) for (const { data } of done) expect(data).toEqual(done[0]?.data);
    for (const { status } of answers) {
      expect([expected.status, TOLD_SO[operation], refused(operation)]).toContain(status);
    }
    if (keptAnswer && !options.form) {
      const rawBody = `${options.body === undefined ? '' : JSON.stringify(options.body)} `;
      const other = await untilHeard(line, { ...options, rawBody });
      expect([other.status, other.code]).toEqual([409, 'IDEMPOTENCIA_EN_CONFLICTO']);
    }
    await atNight(world, straight);
    const found = differences(normalForm(world, prepared, await items()), afterOnce);
    const isSignedIn = done.some(({ data }) => data && Object.hasOwn(data, 'token'));
    const isExcused = (line: string) => isEntry(line) || (!isSignedIn && isSession(line));
    expect(keptAnswer ? found : found.filter((line) => !isExcused(line))).toEqual([]);
    ended?.();
  }

  return { round, asked: () => asked };
}

/** A file whose request was never answered, and which another try sent again, is nobody's: the nightly search takes it. */
async function atNight({ app }: World, table: Table = app.table): Promise<void> {
  app.advance(TWO_DAYS_MS);
  await deleteArchivosHuerfanos({ ...app.deps, table }, app.uploads);
}

/** Two at once about one thing: who comes second may be told so, and finds it done when asking again. */
const refused = (operation: string) => (operation in DONE_ALREADY ? 409 : undefined);
/** Nobody was given a session, and none is open: they sign in anew. */
const isSession = (line: string) => line.startsWith('- ITEM') && line.includes('"tipo":"SESION"');
/** Each request that is not answered from the record stands in the audit log. */
const isEntry = (line: string) => line.startsWith('+ ITEM') && line.includes('"tipo":"AUDITORIA"');
