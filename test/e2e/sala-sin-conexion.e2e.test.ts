import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, launchOwnBrowser, MOBILE, newPerson } from './support/browser.ts';
import { aRoomCompany, type BookedRoom } from './support/room-company.ts';

/**
 * What becomes of an answer when things go wrong around it: none is lost, none is stored twice. `npm run
 * rel:sin-conexion` goes through each case more often.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 1);
const LIMIT_MS = 60_000 + ROUNDS * 40_000;

/** What the page has and these tests' own library does not declare. */
interface Browsing {
  indexedDB: { databases(): Promise<{ name?: string }[]> };
}

let browser: Browser;
let company: Awaited<ReturnType<typeof aRoomCompany>>;

beforeAll(async () => {
  browser = await launchBrowser();
  company = await aRoomCompany({ nombre: 'Sin Cobertura S.L.', domain: 'sin-cobertura.test' });
});
/** Answers that were looked for in the transcript, and stood there once. */
let answers = 0;
afterAll(async () => {
  console.log(`rel:sin-conexion: ${ROUNDS} rounds of each case, ${answers} answers, each stored once`);
  await browser?.close();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByRole('textbox', { name: 'Tu respuesta' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar respuesta' });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const saved = (page: Page) => status(page, 'Guardado en este dispositivo').waitFor();

async function open(page: Page, room: BookedRoom): Promise<string> {
  await page.goto(inject('origin') + room.enlace);
  await field(page).waitFor();
  return (await heading(page).textContent()) ?? '';
}

/** What the company reads, once there are as many answers, is these and no other. */
async function expectStored(room: BookedRoom, ...texts: string[]): Promise<void> {
  const turnos = await eventually(async () => {
    const found = await room.transcript();
    return found.length >= texts.length && found;
  });
  expect(turnos.map(({ respuesta }) => respuesta?.texto ?? '')).toEqual(texts);
  answers += texts.length;
}

const goesOn = (page: Page, from: string) =>
  eventually(async () => {
    const now = await heading(page).textContent();
    return now !== null && now !== from && !now.includes('Abriendo');
  });

/** Each round has an interview and people of its own. */
async function rounds(run: (room: BookedRoom, answer: (what: string) => string) => Promise<void>): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await run(await company.book(), (what) => `${what}, ronda ${round}: revisé el pedido y lo resolvimos a tiempo.`);
  }
}

describe('An answer in the sala', () => {
  it(
    'that is typed and sent without a line stays on the device, and goes out once when the line is back',
    () =>
      rounds(async (room, answer) => {
        const { page, context } = await newPerson(browser, { viewport: MOBILE, isMobile: true, hasTouch: true });
        const question = await open(page, room);
        await field(page).fill('Antes del túnel');
        await saved(page);
        await context.setOffline(true);
        await page.getByRole('banner').getByText('Sin conexión').waitFor();
        await field(page).fill(answer('Dentro del túnel'));
        await saved(page);
        await expectAccessible(page, 'sala-sin-conexion-escribiendo');
        await send(page).click();
        await status(page, 'tu respuesta se guarda en este dispositivo').waitFor();
        expect(await heading(page).textContent()).toBe(question);
        expect(await room.transcript()).toEqual([]);
        await expectAccessible(page, 'sala-sin-conexion-por-enviar');
        await context.setOffline(false);
        await goesOn(page, question);
        await page.getByRole('banner').getByText('Sin conexión').waitFor({ state: 'detached' });
        await expectStored(room, answer('Dentro del túnel'));
        await context.close();
      }),
    LIMIT_MS,
  );

  it(
    'survives a browser that is killed, as a draft and on its way',
    () =>
      rounds(async (room, answer) => {
        const profile = mkdtempSync(path.join(tmpdir(), 'idonea-perfil-'));
        const first = await launchOwnBrowser(profile);
        const question = await open(first.page, room);
        await first.page.context().setOffline(true);
        await field(first.page).fill(answer('Por enviar'));
        await send(first.page).click();
        await status(first.page, 'tu respuesta se guarda en este dispositivo').waitFor();
        await first.kill();
        expect(await room.transcript()).toEqual([]);

        const second = await launchOwnBrowser(profile);
        await second.page.goto(inject('origin') + room.enlace);
        await goesOn(second.page, question);
        await eventually(async () => (await heading(second.page).textContent()) !== question);
        await expectStored(room, answer('Por enviar'));
        // At once: of letters that are typed one by one the last may still be on its way to the disk.
        await field(second.page).fill('A medio escribir');
        await saved(second.page);
        await second.kill();

        const third = await launchOwnBrowser(profile);
        const next = await open(third.page, room);
        await eventually(async () => (await field(third.page).inputValue()) === 'A medio escribir');
        await send(third.page).click();
        await goesOn(third.page, next);
        await expectStored(room, answer('Por enviar'), 'A medio escribir');
        await third.kill();
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      }),
    LIMIT_MS,
  );

  it(
    'whose acknowledgement is lost is stored once, with a reload in the middle and without one',
    () =>
      rounds(async (room, answer) => {
        const { page, context } = await newPerson(browser);
        const question = await open(page, room);
        let lost = 0;
        // The server does its work, and the browser never hears of it.
        await page.route('**/respuestas', async (route) => {
          await route.fetch();
          lost += 1;
          await route.abort();
        });
        await field(page).fill(answer('Sin acuse'));
        await send(page).click();
        await eventually(async () => lost > 0);
        await page.reload();
        await eventually(async () => lost > 1 || (await heading(page).textContent()) !== question);
        await page.unrouteAll({ behavior: 'wait' });
        await goesOn(page, question);
        await expectStored(room, answer('Sin acuse'));

        const second = (await heading(page).textContent()) ?? '';
        const loseAck = async (route: Route) => {
          await route.fetch();
          await route.abort();
        };
        await page.route('**/respuestas', loseAck, { times: 1 });
        await field(page).fill(answer('Sin acuse otra vez'));
        await send(page).click();
        await goesOn(page, second);
        await expectStored(room, answer('Sin acuse'), answer('Sin acuse otra vez'));
        await context.close();
      }),
    LIMIT_MS,
  );

  it(
    'sent from two tabs at the same moment makes one turn, and both tabs go on',
    () =>
      rounds(async (room, answer) => {
        const { page: one, context } = await newPerson(browser);
        const other = await context.newPage();
        const question = await open(one, room);
        await open(other, room);
        await field(one).fill(answer('Escrita en una pestaña'));
        await saved(one);
        // What is written in one tab can be read in the other.
        await eventually(async () => (await field(other).inputValue()) === answer('Escrita en una pestaña'));
        const ids = new Set<string>();
        context.on('request', (request) => {
          if (request.url().endsWith('/respuestas')) ids.add(request.postDataJSON().respuestaId);
        });
        await Promise.all([one, other].map((page) => send(page).dispatchEvent('click')));
        await Promise.all([one, other].map((page) => goesOn(page, question)));
        await expectStored(room, answer('Escrita en una pestaña'));
        // A tab that is pressed after the other was acknowledged sends again, under the same id: the server keeps one.
        expect(ids.size).toBe(1);
        await context.close();
      }),
    LIMIT_MS,
  );

  it(
    'gives way to the one of another device, and can still be read',
    () =>
      rounds(async (room, answer) => {
        const phone = await newPerson(browser, { viewport: MOBILE, isMobile: true, hasTouch: true });
        const desk = await newPerson(browser);
        const question = await open(phone.page, room);
        await open(desk.page, room);
        await phone.context.setOffline(true);
        await field(phone.page).fill(answer('Desde el teléfono'));
        await send(phone.page).click();
        await status(phone.page, 'tu respuesta se guarda en este dispositivo').waitFor();
        await field(desk.page).fill(answer('Desde el ordenador'));
        await send(desk.page).click();
        await goesOn(desk.page, question);
        await phone.context.setOffline(false);
        await goesOn(phone.page, question);
        await phone.page.getByText('Ver lo que habías escrito y no se ha usado').click();
        await phone.page.getByText(answer('Desde el teléfono')).waitFor();
        await expectAccessible(phone.page, 'sala-otro-dispositivo');
        await expectStored(room, answer('Desde el ordenador'));
        await Promise.all([phone.context.close(), desk.context.close()]);
      }),
    LIMIT_MS,
  );

  it('leaves nothing on a shared device once the interview has been sent', async () => {
    const room = await company.book();
    const { page, context } = await newPerson(browser);
    await open(page, room);
    await field(page).fill('Algo que nadie debe encontrar');
    await saved(page);
    const names = () => page.evaluate(() => (globalThis as unknown as Browsing).indexedDB.databases());
    expect(await names()).toHaveLength(1);
    let sala = await room.candidate.sala();
    while (sala.turno) sala = await room.candidate.send('Lo hablé con el equipo y entregamos el pedido.');
    await page.reload();
    await page.getByRole('button', { name: 'Enviar entrevista' }).click();
    await page.getByRole('heading', { name: 'Entrevista enviada' }).waitFor();
    await eventually(async () => (await names()).length === 0);
    await context.close();
  });
});
