import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Notificacion } from '#shared/notificaciones/notificacion.ts';
import { eventually, HttpClient } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** What an administrator does reaches an operator's bell and page: read, removed with undo, filtered, cleared. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let admin: HttpClient;
let operador: HttpClient;

beforeAll(async () => {
  browser = await launchBrowser();
  admin = new HttpClient(inject('origin'));
  operador = new HttpClient(inject('origin'));
  await admin.signIn('admin@acme.test', 'Demo-1234');
  await operador.signIn('operador@acme.test', 'Demo-1234');
  await operador.send('DELETE', '/api/notificaciones');
  ({ page, context, problems } = await newPerson(browser));
  await signIn(page, 'operador@acme.test');
});
afterAll(() => browser?.close());

const stored = async () => (await operador.get<Notificacion[]>('/api/notificaciones?limit=200')).data;
const bell = (where = page) => where.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
const entries = (where = page) => where.getByRole('main').locator('li[data-unread]');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const shows = (count: number) => expect.poll(() => entries().count(), { timeout: 15_000 }).toBe(count);

/** Books an interview as the administrator and answers the candidate's room. */
async function book(nombre: string) {
  const email = `${crypto.randomUUID()}@correo.test`;
  const { data: candidato } = await admin.post<{ id: string }>('/api/candidatos', { nombre, email });
  const { data: entrevista } = await admin.post<{ id: string }>('/api/entrevistas', {
    candidatoId: candidato.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date().toISOString(),
    zonaHoraria: 'Europe/Madrid',
  });
  const { data } = await admin.post<{ enlace: string }>(`/api/entrevistas/${entrevista.id}/enlace`);
  return { id: entrevista.id, sala: `/api/sala/${data.enlace.split('/').at(-1)}` };
}

describe('Notifications', () => {
  it('arrive by themselves while the page is open, counted and said quietly', async () => {
    await bell().waitFor();
    expect(await bell().getAttribute('aria-label')).toBe('Notificaciones');
    await book('Irene Salas');
    await page.getByText('Tienes una notificación nueva').waitFor({ state: 'attached', timeout: 45_000 });
    expect(await bell().getAttribute('aria-label')).toBe('Notificaciones, 1 sin leer');
  });

  it('are read by following them from the bell', async () => {
    const { id, sala } = await book('Óscar Vidal');
    const candidate = new HttpClient(inject('origin'));
    await candidate.post(`${sala}/consentimientos`, { aceptados: ['entrevista_ia', 'tratamiento_datos'] });
    await candidate.post(`${sala}/comienzo`);
    await eventually(async () => (await stored()).length === 3);
    await page.reload();
    await bell().click();
    const panel = page.getByRole('dialog', { name: 'Notificaciones' });
    await panel.getByText('Óscar Vidal ha empezado la entrevista').click();
    await page.waitForURL(`**/entrevistas/${id}`);
    await page.getByRole('button', { name: 'Notificaciones, 2 sin leer' }).waitFor();
    await eventually(async () => (await stored()).filter(({ isRead }) => isRead).length === 1);
  });

  it('are all on their page, filtered by what stands in the address', async () => {
    await bell().click();
    await page.getByRole('link', { name: 'Ver todas las notificaciones' }).click();
    await heading('Notificaciones').waitFor();
    await shows(3);
    await page.getByRole('button', { name: 'Sin leer', exact: true }).click();
    await page.waitForURL('**/notificaciones?ver=sin-leer');
    await shows(2);
    await page.reload();
    await shows(2);
    await page.getByRole('button', { name: 'Todas', exact: true }).click();
    await page.getByLabel('Tipo').selectOption('candidato');
    await page.getByRole('heading', { name: 'No hay notificaciones con estos filtros' }).waitFor();
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await shows(3);
  });

  it('are removed, and come back on demand', async () => {
    const remove = page.getByRole('button', { name: 'Eliminar: Entrevista iniciada' });
    await remove.click();
    await shows(2);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await shows(3);
    expect(await stored()).toHaveLength(3);
    await remove.click();
    await eventually(async () => (await stored()).length === 2);
    await page.reload();
    await shows(2);
    // Leaving the page does not wait for the end of the offer.
    await page.getByRole('button', { name: 'Eliminar: Entrevista programada' }).first().click();
    await page.reload();
    await eventually(async () => (await stored()).length === 1);
  });

  it('stay unread, with a message, when the server refuses', async () => {
    const { page: other, context: own } = await newPerson(browser);
    await signIn(other, 'operador@acme.test');
    await other.goto('/notificaciones');
    await other.route('**/api/notificaciones/*/leida', (route) => route.fulfill({ status: 500, body: '{}' }));
    await other.getByRole('button', { name: 'Marcar como leída: Entrevista programada' }).click();
    await other.getByText('No se pudo marcar como leída').waitFor();
    await other.getByRole('button', { name: 'Marcar como leída: Entrevista programada' }).waitFor();
    await other.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).waitFor();
    await own.close();
  });

  it('are marked together, in every tab', async () => {
    const second = await context.newPage();
    await second.goto('/dashboard');
    await second.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).waitFor();
    await page.goto('/notificaciones');
    await page.getByRole('button', { name: 'Marcar todo como leído' }).click();
    await second.getByRole('button', { name: 'Notificaciones', exact: true }).waitFor();
    await second.close();
    expect((await stored()).every(({ isRead }) => isRead)).toBe(true);
  });

  it('are worked with from the keyboard alone', async () => {
    await book('Teresa Gil');
    await eventually(async () => (await stored()).length === 2);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Notificaciones' });
    await panel.getByRole('link', { name: /Teresa Gil/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Marcar todo como leído');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Notificaciones', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
  });

  it.each(VARIANTS)('look right and are accessible: $name', async ({ name, ...options }) => {
    if ((await stored()).filter(({ isRead }) => !isRead).length < 4) {
      for (const nombre of ['Lucía Ferrer', 'Martín Cabrera Quintanilla']) {
        const { sala } = await book(nombre);
        const candidate = new HttpClient(inject('origin'));
        await candidate.post(`${sala}/consentimientos`, { aceptados: ['entrevista_ia', 'tratamiento_datos'] });
        await candidate.post(`${sala}/comienzo`);
      }
      await eventually(async () => (await stored()).filter(({ isRead }) => !isRead).length >= 4);
    }
    const { page: own, context: theirs, problems: found } = await newPerson(browser, options);
    await signIn(own, 'operador@acme.test');
    await bell(own).click();
    await own.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem').first().waitFor();
    await expectAccessible(own, `notificaciones-panel-${name}`);
    await own.goto('/notificaciones');
    await entries(own).first().waitFor();
    await expectAccessible(own, `notificaciones-${name}`);
    await own.getByRole('button', { name: 'Vaciar' }).click();
    await own.getByRole('dialog', { name: '¿Vaciar las notificaciones?' }).waitFor();
    await expectAccessible(own, `notificaciones-vaciar-${name}`);
    expect(found).toEqual([]);
    await theirs.close();
  });

  it('are cleared after a question', async () => {
    await page.goto('/notificaciones');
    await page.getByRole('button', { name: 'Vaciar' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Vaciar las notificaciones?' });
    await dialog.getByRole('button', { name: 'Vaciar' }).click();
    await page.getByRole('heading', { name: 'No hay notificaciones' }).waitFor();
    await expectAccessible(page, 'notificaciones-vacio');
    await page.getByRole('button', { name: 'Notificaciones', exact: true }).click();
    await page.getByRole('dialog', { name: 'Notificaciones' }).getByText('No hay notificaciones').waitFor();
    await expectAccessible(page, 'notificaciones-panel-vacio');
    expect(await stored()).toEqual([]);
  });

  it('leave no error in the browser', () => {
    expect([...new Set(problems)]).toEqual([]);
  });
});
