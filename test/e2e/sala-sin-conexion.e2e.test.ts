import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually } from '../support/http-client.ts';
import { sized } from '../support/suite-size.ts';
import { launchBrowser, launchOwnBrowser, MOBILE, newPerson } from './support/browser.ts';
import { aRoomCompany, type BookedRoom } from './support/room-company.ts';

/** An answer in a browser that is killed, and on two devices; what else can go wrong around one is tested as a screen. */
const ROUNDS = sized(1, 20);
const LIMIT_MS = 60_000 + ROUNDS * 40_000;

let browser: Browser;
let company: Awaited<ReturnType<typeof aRoomCompany>>;

beforeAll(async () => {
  browser = await launchBrowser();
  company = await aRoomCompany({ nombre: 'Sin Cobertura S.L.', domain: 'sin-cobertura.test' });
});
afterAll(() => browser?.close());

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
        await expectStored(room, answer('Desde el ordenador'));
        await Promise.all([phone.context.close(), desk.context.close()]);
      }),
    LIMIT_MS,
  );
});
