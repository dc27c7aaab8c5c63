import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, mailTo, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The interviews of a company of its own: booked, found, moved, relinked, begun and called off. */
const EMAIL = 'irene.sanz@entrevistas.test';
const PASSWORD = 'mi-clave-nueva-1';
const ANA = { nombre: 'Ana Peña Soler', email: 'ana.pena@candidatos-e2e.test' };
const LUIS = { nombre: 'Luis Gómez Ruiz', email: 'luis.gomez@candidatos-e2e.test' };
const DAY = 24 * 60 * 60_000;

/** What the page has and these tests' own library does not declare. */
interface Browsing {
  navigator: { clipboard: { readText(): Promise<string> } };
}

let browser: Browser;
let page: Page;
let problems: string[];
let admin: HttpClient;

/** The company by the API, its people too: this journey is about interviews. */
beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = { nombreLegal: 'Talleres Sanz S.L.', email: 'hola@entrevistas.test' };
  ({ staff: admin } = await aCompany(empresa, { nombre: 'Irene Sanz', email: EMAIL, password: PASSWORD }));
  for (const person of [ANA, LUIS]) expect((await admin.post('/api/candidatos', person)).status).toBe(201);
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
  await page.goto('/login');
  await enterCredentials(page, EMAIL, PASSWORD);
  await page.waitForURL('**/dashboard');
});
afterAll(() => browser?.close());

/** Of the whole journey, also when midnight passes. */
const START = Date.now();
const wall = (days: number, time: string) => `${new Date(START + days * DAY).toISOString().slice(0, 10)}T${time}`;
const row = (nombre: string) => page.getByRole('row').filter({ hasText: nombre });
/** A card of the five, by its name, figure and the words below. */
const figure = (name: RegExp) => page.getByRole('main').getByRole('link', { name });

async function act(nombre: string, action: string): Promise<void> {
  const name = `Acciones de la entrevista de ${nombre}`;
  await row(nombre).getByRole('button', { name }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: action, exact: true }).click();
}

async function book(nombre: string, when: string): Promise<void> {
  await page.getByRole('button', { name: 'Programar entrevista' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Programar entrevista' });
  const submit = drawer.getByRole('button', { name: 'Programar entrevista' });
  expect(await submit.isDisabled()).toBe(true);
  await drawer.getByRole('combobox', { name: /Candidato/ }).fill(nombre.split(' ')[0] ?? '');
  await page.getByRole('option', { name: new RegExp(nombre) }).click();
  await drawer.getByRole('combobox', { name: /Servicio de IA/ }).click();
  await page.getByRole('option', { name: /profundidad/i }).click();
  await drawer.getByLabel('Fecha y hora').fill(when);
  await submit.click();
  await page.getByText('Entrevista programada', { exact: true }).first().waitFor();
  await drawer.waitFor({ state: 'hidden' });
}

describe('The interviews of a company', () => {
  it('begin with an empty list that leads to the first one', async () => {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Entrevistas' }).click();
    await page.getByText('Aún no hay entrevistas').waitFor();
    await expectAccessible(page, 'entrevistas-vacio');
  });

  it('are booked in a zone, and shown in both clocks', async () => {
    await page.getByRole('button', { name: 'Programar entrevista' }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Programar entrevista' });
    await drawer.getByLabel('Fecha y hora').fill(wall(-2, '10:00'));
    await drawer.getByText('Elige una fecha y hora a partir de ahora').waitFor();
    await drawer.getByRole('button', { name: 'Cancelar' }).click();
    await book(ANA.nombre, wall(3, '10:00'));
    await book(LUIS.nombre, wall(5, '12:30'));
    await figure(/^Programadas\s*2\s*Sin empezar/).waitFor();
    await expectAccessible(page, 'entrevistas-lista');
  });

  it('are found by a word of the name or the e-mail, by state and by day, all in the address', async () => {
    const search = page.getByRole('searchbox', { name: 'Candidato, correo o servicio' });
    await search.fill('gomez');
    await page.waitForURL('**/entrevistas?q=gomez');
    await row(ANA.nombre).waitFor({ state: 'detached' });
    await row(LUIS.nombre).waitFor();
    await search.fill('nadie');
    await page.getByText('Ninguna entrevista coincide con «nadie»').waitFor();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByLabel('Hasta', { exact: true }).fill(wall(4, '').slice(0, 10));
    await row(LUIS.nombre).waitFor({ state: 'detached' });
    await page.reload();
    await row(ANA.nombre).waitFor();
    expect(await row(LUIS.nombre).count()).toBe(0);
    await page.getByLabel('Hasta', { exact: true }).fill('');
    await page.getByLabel('Estado', { exact: true }).selectOption('Validada');
    await page.getByText('Ninguna entrevista en estado «Validada»').waitFor();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByRole('button', { name: 'Fecha' }).click();
    await page.waitForURL('**/entrevistas?orden=fechaProgramada');
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain(ANA.nombre);
  });

  it('are moved to another time, which the candidate gets by e-mail', async () => {
    await act(ANA.nombre, 'Reprogramar');
    const dialog = page.getByRole('dialog', { name: 'Reprogramar entrevista' });
    expect(await dialog.getByLabel('Fecha y hora').inputValue()).toBe(wall(3, '10:00'));
    await dialog.getByLabel('Fecha y hora').fill(wall(4, '16:45'));
    await dialog.getByLabel('Duración estimada').selectOption('30');
    await dialog.getByLabel('Tiempo extra').selectOption('50 % más');
    await dialog.getByText(/^Adaptación para quien la necesite. En total, \d+ minutos.$/).waitFor();
    await expectAccessible(page, 'entrevistas-reprogramar');
    await dialog.getByRole('button', { name: 'Reprogramar', exact: true }).click();
    await page.getByText('Entrevista reprogramada').waitFor();
    await row(ANA.nombre).getByText('16:45').waitFor();
    await expect
      .poll(async () => (await mailTo(ANA.email)).asunto, { timeout: 30_000 })
      .toContain('Nueva fecha de tu entrevista');
    const ics = (await mailTo(ANA.email)).adjuntos.find(({ nombre }) => nombre === 'entrevista.ics');
    const text = Buffer.from(ics?.contenido ?? '', 'base64').toString();
    expect(text).toContain('METHOD:REQUEST');
    expect(text).toContain('SEQUENCE:1');
  });

  it('say so when somebody else has changed one meanwhile, and keep what was typed', async () => {
    await act(LUIS.nombre, 'Cancelar entrevista');
    const dialog = page.getByRole('dialog', { name: 'Cancelar entrevista' });
    await dialog.getByLabel('Motivo').fill('El puesto se ha cubierto.');
    const { data } = await admin.get<{ id: string }[]>('/api/entrevistas?q=luis');
    expect((await admin.post(`/api/entrevistas/${data[0]?.id}/iniciar`)).status).toBe(200);
    await dialog.getByRole('button', { name: 'Cancelar la entrevista' }).click();
    await dialog.getByText('La entrevista está en estado "En progreso" y no admite esta operación').waitFor();
    expect(await dialog.getByLabel('Motivo').inputValue()).toBe('El puesto se ha cubierto.');
    await dialog.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await row(LUIS.nombre).getByText('En progreso').waitFor();
    await figure(/^En progreso\s*1\s*Empezadas/).waitFor();
    problems.splice(0);
  });

  it('get another link; the old one opens nothing', async () => {
    await row(ANA.nombre)
      .getByRole('button', { name: `Copiar enlace: ${ANA.nombre}` })
      .click();
    await page.getByText('Enlace copiado').waitFor();
    const old = await page.evaluate(() => (globalThis as unknown as Browsing).navigator.clipboard.readText());
    await act(ANA.nombre, 'Regenerar enlace');
    const question = page.getByRole('dialog', { name: 'Regenerar enlace' });
    await question.getByLabel('Enviar el nuevo enlace por correo').uncheck();
    await question.getByRole('button', { name: 'Regenerar enlace' }).click();
    const shown = page.getByRole('dialog', { name: 'Nuevo enlace' });
    const link = await shown.getByLabel('Enlace', { exact: true }).inputValue();
    await expectAccessible(page, 'entrevistas-nuevo-enlace');
    await shown.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    const room = new HttpClient(inject('origin'));
    const sala = (url: string) => room.get(`/api/sala/${url.split('/').at(-1)}`);
    expect((await sala(old)).status).toBe(404);
    expect((await sala(link)).status).toBe(200);
  });

  it('are begun by staff, who open the room before its time', async () => {
    await act(ANA.nombre, 'Iniciar');
    const question = page.getByRole('dialog', { name: 'Iniciar entrevista' });
    await question.getByRole('button', { name: 'Iniciar', exact: true }).click();
    const opened = page.getByRole('dialog', { name: 'Sala abierta' });
    const href = await opened.getByRole('link', { name: 'Abrir la sala' }).getAttribute('href');
    await expectAccessible(page, 'entrevistas-sala-abierta');
    await opened.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await row(ANA.nombre).getByText('En progreso').waitFor();
    const candidate = await newPerson(browser);
    await candidate.page.goto(href ?? '');
    // `all` takes what is there: a slow room has no boxes yet.
    await candidate.page.getByRole('checkbox').first().waitFor();
    for (const box of await candidate.page.getByRole('checkbox').all()) await box.check();
    await candidate.page.getByRole('button', { name: 'Aceptar y continuar' }).click();
    await candidate.page.getByRole('button', { name: 'Empezar la entrevista' }).click();
    await candidate.page.getByRole('textbox').waitFor();
    expect(candidate.problems).toEqual([]);
    await candidate.context.close();
  });

  it('are called off with a reason that the candidate reads', async () => {
    await book(ANA.nombre, wall(6, '09:00'));
    await page.getByLabel('Estado', { exact: true }).selectOption('Programada');
    // The other one of hers, which has begun, may be on screen until the filtered list is there.
    await row(ANA.nombre).getByText('Programada', { exact: true }).waitFor();
    await expect.poll(() => row(ANA.nombre).count()).toBe(1);
    await act(ANA.nombre, 'Cancelar entrevista');
    const dialog = page.getByRole('dialog', { name: 'Cancelar entrevista' });
    await dialog.getByLabel('Motivo').fill('El puesto se ha cubierto.');
    await expectAccessible(page, 'entrevistas-cancelar');
    await dialog.getByRole('button', { name: 'Cancelar la entrevista' }).click();
    await page.getByText('Ninguna entrevista en estado «Programada»').waitFor();
    await expect.poll(async () => (await mailTo(ANA.email)).asunto, { timeout: 30_000 }).toContain('se ha cancelado');
    expect((await mailTo(ANA.email)).texto).toContain('El puesto se ha cubierto.');
  });

  it('are booked for several people at once from a service', async () => {
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Servicios HR' }).click();
    await page.getByRole('button', { name: 'Ejecutar Entrevista en profundidad' }).click();
    const drawer = page.getByRole('dialog', { name: 'Ejecutar Entrevista en profundidad' });
    for (const nombre of [ANA.nombre, LUIS.nombre]) {
      await drawer.getByRole('combobox', { name: /Candidatos/ }).fill(nombre.split(' ')[0] ?? '');
      await page.getByRole('option', { name: new RegExp(nombre) }).click();
      await drawer.getByRole('button', { name: `Quitar a ${nombre}` }).waitFor();
    }
    await drawer.getByLabel('Fecha y hora').fill(wall(8, '09:00'));
    await drawer.getByLabel('Reparto').selectOption('Cada hora');
    await drawer.getByLabel(`Tiempo extra de ${LUIS.nombre}`).selectOption('25 % más');
    await expectAccessible(page, 'entrevistas-ejecutar');
    await drawer.getByRole('button', { name: 'Programar 2 entrevistas' }).click();
    const result = page.getByRole('dialog', { name: 'Resultado' });
    await result.getByText('2 entrevistas programadas').waitFor();
    await expectAccessible(page, 'entrevistas-ejecutar-resultado');
    await result.getByRole('link', { name: LUIS.nombre, exact: true }).click();
    await page.getByText(/^25 %: \d+ minutos en total$/).waitFor();
    await page.goto(`/entrevistas?vista=calendario&dia=${wall(8, '').slice(0, 10)}`);
    await page.getByRole('link', { name: new RegExp(`09:00, ${ANA.nombre}, Programada`) }).waitFor();
    await expectAccessible(page, 'entrevistas-calendario');
  });

  it('look right wide and narrow, light and dark', { timeout: 120_000 }, async () => {
    for (const { name, ...options } of VARIANTS) {
      const other = await newPerson(browser, options);
      await other.page.goto('/login');
      await enterCredentials(other.page, EMAIL, PASSWORD);
      await other.page.waitForURL('**/dashboard');
      await other.page.goto('/entrevistas');
      await other.page.getByText(LUIS.nombre).first().waitFor();
      await expectAccessible(other.page, `entrevistas-${name}`);
      expect(other.problems).toEqual([]);
      await other.context.close();
    }
  });

  it('leave no error in the browser', () => expect(problems).toEqual([]));
});
