import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getSala } from '#functions/entrevistas/sala/get-sala.ts';
import type { Sala } from '#shared/entrevistas/sala/sala.ts';
import { sized } from '../../../support/suite-size.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, MOBILE, shown } from '../../support/screen.ts';
import { aRoom, aRoomCompany, type Room } from './a-room.ts';

/**
 * What becomes of an answer when things go wrong around it: none is lost, none is stored twice. A browser that is killed
 * is a journey of its own, since it needs a profile on the disk.
 */
const ROUNDS = sized(1, 20);
const LIMIT_MS = 60_000 + ROUNDS * 40_000;
const PHONE = { viewport: MOBILE, isMobile: true, hasTouch: true };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'Tu respuesta' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar respuesta' });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const saved = (page: Page) => shown(status(page, 'Guardado en este dispositivo'));
const offline = (page: Page) => page.getByRole('banner').getByText('Sin conexión');

async function open(page: Page, room: Room): Promise<string> {
  await page.goto(room.path);
  await shown(field(page));
  return (await heading(page).textContent()) ?? '';
}

/** What the company reads, once there are as many answers, is these and no other. */
async function expectStored(room: Room, ...texts: string[]): Promise<void> {
  await expect.poll(async () => (await room.transcript()).length).toBeGreaterThanOrEqual(texts.length);
  expect(await room.transcript()).toEqual(texts);
}

const goesOn = (page: Page, from: string) =>
  expect
    .poll(async () => {
      const now = await heading(page).textContent();
      return now !== null && now !== from && !now.includes('Abriendo');
    })
    .toBe(true);

/** Each round has an interview of its own. */
async function rounds(app: TestApp, run: (room: Room, answer: (what: string) => string) => Promise<void>) {
  const company = await aRoomCompany(app);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const room = await aRoom(app, company);
    await room.begin();
    await run(room, (what) => `${what}, ronda ${round}: revisé el pedido y lo resolvimos a tiempo.`);
  }
}

describe('An answer in the sala', { timeout: LIMIT_MS }, () => {
  it('that is typed and sent without a line stays on the device, and goes out once when the line is back', async ({
    app,
    visit,
  }) => {
    const page = await visit(PHONE);
    await rounds(app, async (room, answer) => {
      const question = await open(page, room);
      await field(page).fill('Antes del túnel');
      await saved(page);
      await page.context().setOffline(true);
      await shown(offline(page));
      await field(page).fill(answer('Dentro del túnel'));
      await saved(page);
      await send(page).click();
      await shown(status(page, 'tu respuesta se guarda en este dispositivo'));
      expect(await heading(page).textContent()).toBe(question);
      expect(await room.transcript()).toEqual([]);
      await page.context().setOffline(false);
      await goesOn(page, question);
      await gone(offline(page));
      await expectStored(room, answer('Dentro del túnel'));
    });
  });

  it('waits on the device in sight, and can be read and used by everybody meanwhile', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await room.begin();
    const page = await visit(PHONE);
    await open(page, room);
    await page.context().setOffline(true);
    await field(page).fill('Dentro del túnel revisé el pedido y lo resolvimos a tiempo.');
    await send(page).click();
    await shown(status(page, 'tu respuesta se guarda en este dispositivo'));
    await expectAccessible(page, '/entrevista/:accessToken', 'en_curso: sin conexión, por enviar');
    await page.context().setOffline(false);
    await expectStored(room, 'Dentro del túnel revisé el pedido y lo resolvimos a tiempo.');
  });

  it('whose acknowledgement is lost is stored once, with a reload in the middle and without one', async ({
    app,
    visit,
  }) => {
    const page = await visit();
    await rounds(app, async (room, answer) => {
      const question = await open(page, room);
      let lost = 0;
      // The server does its work, and the browser never hears of it.
      const loseAck = async (route: Route) => {
        await route.fetch();
        lost += 1;
        await route.abort();
      };
      await page.route('**/respuestas', loseAck);
      await field(page).fill(answer('Sin acuse'));
      await send(page).click();
      await expect.poll(() => lost).toBeGreaterThan(0);
      await page.reload();
      await expect.poll(async () => lost > 1 || (await heading(page).textContent()) !== question).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
      await goesOn(page, question);
      await expectStored(room, answer('Sin acuse'));

      const second = (await heading(page).textContent()) ?? '';
      await page.route('**/respuestas', loseAck, { times: 1 });
      await field(page).fill(answer('Sin acuse otra vez'));
      await send(page).click();
      await goesOn(page, second);
      await expectStored(room, answer('Sin acuse'), answer('Sin acuse otra vez'));
    });
  });

  it('sent from two tabs at the same moment makes one turn, and both tabs go on', async ({ app, visit }) => {
    const one = await visit();
    const other = await one.context().newPage();
    await rounds(app, async (room, answer) => {
      const question = await open(one, room);
      await open(other, room);
      await field(one).fill(answer('Escrita en una pestaña'));
      await saved(one);
      // What is written in one tab can be read in the other.
      await expect.poll(() => field(other).inputValue()).toBe(answer('Escrita en una pestaña'));
      const ids = new Set<string>();
      one.context().on('request', (request) => {
        if (request.url().endsWith(`${room.params.accessToken}/respuestas`))
          ids.add(request.postDataJSON().respuestaId);
      });
      await Promise.all([one, other].map((page) => send(page).dispatchEvent('click')));
      await Promise.all([one, other].map((page) => goesOn(page, question)));
      await expectStored(room, answer('Escrita en una pestaña'));
      // A tab that is pressed after the other was acknowledged sends again, under the same id: the server keeps one.
      expect(ids.size).toBe(1);
    });
  });

  it('gives way to the one of another device, and can still be read', async ({ app, visit }) => {
    const [phone, desk] = [await visit(PHONE), await visit()];
    await rounds(app, async (room, answer) => {
      const question = await open(phone, room);
      await open(desk, room);
      await phone.context().setOffline(true);
      await field(phone).fill(answer('Desde el teléfono'));
      await send(phone).click();
      await shown(status(phone, 'tu respuesta se guarda en este dispositivo'));
      await field(desk).fill(answer('Desde el ordenador'));
      await send(desk).click();
      await goesOn(desk, question);
      await phone.context().setOffline(false);
      await goesOn(phone, question);
      await phone.getByText('Ver lo que habías escrito y no se ha usado').click();
      await shown(phone.getByText(answer('Desde el teléfono')));
      await expectStored(room, answer('Desde el ordenador'));
    });
    await expectAccessible(phone, '/entrevista/:accessToken', 'en_curso: siguió en otro dispositivo');
  });

  it('leaves nothing on a shared device once the interview has been sent', async ({ app, visit }) => {
    const room = await aRoom(app, await aRoomCompany(app));
    await room.begin();
    const page = await visit();
    await open(page, room);
    await field(page).fill('Algo que nadie debe encontrar');
    await saved(page);
    const databases = () => page.evaluate<number>('indexedDB.databases().then(({ length }) => length)');
    expect(await databases()).toBe(1);
    let { data: sala } = await app.call<Sala>(getSala, { params: room.params });
    while (sala.turno) sala = await room.answer(sala, { texto: 'Lo hablé con el equipo y entregamos el pedido.' });
    await page.reload();
    await page.getByRole('button', { name: 'Enviar entrevista' }).click();
    await shown(page.getByRole('heading', { name: 'Entrevista enviada' }));
    await expect.poll(databases).toBe(0);
  });
});
