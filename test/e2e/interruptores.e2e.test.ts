import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HttpClient } from '../support/http-client.ts';
import { launchBrowser, newPerson, signIn } from './support/browser.ts';

/** What is made active or inactive at one press is shown at once, and as it was when it could not be saved. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const NOCHE = 'Turno de noche';
const TARDE = 'Turno de tarde';
const REFUSED = { status: 500, json: { code: 'ERROR_INTERNO', message: 'Algo falló en el servidor' } };

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text);
const shows = (page: Page, name: string, state: string) => card(page, name).getByText(state, { exact: true }).waitFor();

async function act(page: Page, name: string, action: string): Promise<void> {
  const menu = `Acciones de ${name}`;
  await card(page, name).getByRole('button', { name: menu }).click();
  await page.getByRole('dialog', { name: menu }).getByRole('button', { name: action, exact: true }).click();
}

/** Keeps the requests that change something until they are let go, each with an answer of its own. */
async function held(page: Page, url: string) {
  const waiting: Route[] = [];
  await page.route(url, (route) => (route.request().method() === 'GET' ? route.continue() : void waiting.push(route)));
  return {
    async next(): Promise<Route> {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      return waiting.shift() as Route;
    },
    end: () => page.unroute(url),
  };
}

describe('Areas, archived and activated', () => {
  let page: Page;
  let context: BrowserContext;
  let admin: HttpClient;
  const ids: string[] = [];

  beforeAll(async () => {
    admin = new HttpClient(inject('origin'));
    await admin.signIn('admin@acme.test', 'Demo-1234');
    for (const nombreArea of [NOCHE, TARDE]) {
      ids.push((await admin.post<{ id: string }>('/api/areas', { nombreArea })).data.id);
    }
    ({ page, context } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(page, 'admin@acme.test');
    await page.goto('/areas');
  });
  afterAll(async () => {
    for (const id of ids) await admin.send('DELETE', `/api/areas/${id}`);
  });

  it('show it before the server has answered, and say so once it has', async () => {
    const saving = await held(page, '**/api/areas/*');
    await act(page, NOCHE, 'Archivar');
    await shows(page, NOCHE, 'Inactiva');
    expect(await toast(page, 'Área archivada').count()).toBe(0);
    await (await saving.next()).continue();
    await toast(page, 'Área archivada').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await shows(page, NOCHE, 'Activa');
    await (await saving.next()).continue();
    await toast(page, 'Área activada').waitFor();
    await saving.end();
    await page.reload();
    await shows(page, NOCHE, 'Activa');
  });

  it('go back, with the reason, when the server fails', async () => {
    const saving = await held(page, '**/api/areas/*');
    await act(page, NOCHE, 'Archivar');
    await shows(page, NOCHE, 'Inactiva');
    await (await saving.next()).fulfill(REFUSED);
    await toast(page, 'Error al actualizar área').waitFor();
    await toast(page, 'Algo falló en el servidor').waitFor();
    await shows(page, NOCHE, 'Activa');
    await saving.end();
  });

  it('show what somebody else has saved meanwhile', async () => {
    const path = `/api/areas/${ids[0]}`;
    const { data } = await admin.get<{ version: number }>(path);
    const changed = { nombreArea: NOCHE, descripcionArea: 'De diez a seis.', activo: true, version: data.version };
    expect((await admin.send('PUT', path, changed)).status).toBe(200);
    await act(page, NOCHE, 'Archivar');
    await toast(page, 'Otra persona cambió estos datos').waitFor();
    await shows(page, NOCHE, 'De diez a seis.');
    await shows(page, NOCHE, 'Activa');
  });

  it('go back without a connection, and are right when it is there again', async () => {
    await context.setOffline(true);
    await act(page, NOCHE, 'Archivar');
    await toast(page, 'Error de conexión').waitFor();
    await shows(page, NOCHE, 'Activa');
    await context.setOffline(false);
    await act(page, NOCHE, 'Archivar');
    await toast(page, 'Área archivada').waitFor();
    await shows(page, NOCHE, 'Inactiva');
  });

  it('take a second press that comes before the answer to the first one', async () => {
    const saving = await held(page, '**/api/areas/*');
    await act(page, NOCHE, 'Activar');
    await act(page, NOCHE, 'Archivar');
    await shows(page, NOCHE, 'Inactiva');
    await (await saving.next()).continue();
    await (await saving.next()).continue();
    await toast(page, 'Área archivada').waitFor();
    await shows(page, NOCHE, 'Inactiva');
    await saving.end();
    await page.reload();
    await shows(page, NOCHE, 'Inactiva');
  });

  it('are changed side by side, and only the one that fails goes back', async () => {
    const saving = await held(page, '**/api/areas/*');
    await act(page, NOCHE, 'Activar');
    await act(page, TARDE, 'Archivar');
    await shows(page, NOCHE, 'Activa');
    await shows(page, TARDE, 'Inactiva');
    const first = await saving.next();
    await (await saving.next()).continue();
    await toast(page, 'Área archivada').waitFor();
    await first.fulfill(REFUSED);
    await toast(page, 'Error al actualizar área').waitFor();
    await shows(page, NOCHE, 'Inactiva');
    await shows(page, TARDE, 'Inactiva');
    await saving.end();
  });
});

describe('Services and plans of the platform', () => {
  it('go back, too, in a list and on their own page', async () => {
    const { page } = await newPerson(browser, { reducedMotion: 'reduce' });
    await signIn(page, 'super@idonea.test');
    await page.goto('/servicios-hr');
    const service = card(page, 'Test vocacional');
    const saving = await held(page, '**/api/servicios-hr/*');
    await act(page, 'Test vocacional', 'Archivar');
    await service.getByText('Inactivo', { exact: true }).waitFor();
    await (await saving.next()).fulfill(REFUSED);
    await toast(page, 'Error al actualizar servicio').waitFor();
    await service.getByText('Inactivo', { exact: true }).waitFor({ state: 'hidden' });

    await service.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Test vocacional' }).waitFor();
    const menu = 'Acciones de Test vocacional';
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('dialog', { name: menu }).getByRole('button', { name: 'Archivar' }).click();
    await page.getByText('Inactivo', { exact: true }).waitFor();
    await (await saving.next()).fulfill(REFUSED);
    await page.getByText('Inactivo', { exact: true }).waitFor({ state: 'hidden' });
    await saving.end();
  });
});

describe('Notifications, marked as read', () => {
  it('stay on the screen while the server is asked, whatever other lists were looked at', async () => {
    const { page } = await newPerson(browser, { reducedMotion: 'reduce' });
    await signIn(page, 'admin@acme.test');
    const isOtherList = ({ pathname, searchParams }: URL) =>
      pathname === '/api/notificaciones' && searchParams.get('type') === 'candidato';
    await page.route(isOtherList, (route) => route.fulfill({ json: { data: [], nextCursor: null } }));
    await page.goto('/notificaciones?tipo=candidato');
    await page.getByRole('heading', { name: 'No hay notificaciones con estos filtros' }).waitFor();
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    const entries = page.getByRole('main').locator('li[data-unread]');
    await entries.first().waitFor();
    const count = await entries.count();
    const saving = await held(page, '**/api/notificaciones/*/leida');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Marcar como leída/ })
      .first()
      .click();
    const asked = await saving.next();
    expect(await entries.count()).toBe(count);
    await asked.fulfill(REFUSED);
    await toast(page, 'No se pudo marcar como leída').waitFor();
    expect(await entries.count()).toBe(count);
  });
});
