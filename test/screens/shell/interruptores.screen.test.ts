import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { getArea } from '#functions/empresas/areas/get-area.ts';
import { updateArea } from '#functions/empresas/areas/update-area.ts';
import type { Area } from '#shared/empresas/areas/area.ts';
import { aCompany, aFinishedInterview, anArea } from '../../support/scenarios.ts';
import type { TestApp } from '../../support/test-app.ts';
import { gone, it, shown } from '../support/screen.ts';

/** What is made active or inactive at one press is shown at once, and as it was when it could not be saved. */
const NOCHE = 'Turno de noche';
const TARDE = 'Turno de tarde';
const REFUSED = { status: 500, json: { code: 'ERROR_INTERNO', message: 'Algo falló en el servidor' } };

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Avisos' }).getByText(text);
const shows = (page: Page, name: string, state: string) => shown(card(page, name).getByText(state, { exact: true }));

async function choose(page: Page, name: string, action: string): Promise<void> {
  const menu = `Acciones de ${name}`;
  await page.getByRole('button', { name: menu }).click();
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

async function twoAreas(app: TestApp) {
  const { admin } = await aCompany(app);
  const noche = await anArea(app, admin, NOCHE);
  const tarde = await anArea(app, admin, TARDE);
  const read = async ({ id }: Area) => (await app.call<Area>(getArea, { as: admin, params: { id } })).data;
  return { admin, noche, tarde, read };
}

describe('Areas, archived and activated', () => {
  it('show it before the server has answered, and say so once it has; take a second press, and are changed side by side', async ({
    app,
    enter,
  }) => {
    const { admin, noche, tarde, read } = await twoAreas(app);
    const page = await enter(admin);
    await page.goto('/areas');
    const saving = await held(page, '**/api/areas/*');
    await choose(page, NOCHE, 'Archivar');
    await shows(page, NOCHE, 'Inactiva');
    expect(await toast(page, 'Área archivada').count()).toBe(0);
    await (await saving.next()).continue();
    await shown(toast(page, 'Área archivada'));
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await shows(page, NOCHE, 'Activa');
    await (await saving.next()).continue();
    await shown(toast(page, 'Área activada'));
    expect(await read(noche)).toMatchObject({ activo: true });

    // The second press comes before the answer to the first one.
    await choose(page, NOCHE, 'Archivar');
    await choose(page, NOCHE, 'Activar');
    await choose(page, NOCHE, 'Archivar');
    await shows(page, NOCHE, 'Inactiva');
    for (let press = 1; press <= 3; press++) await (await saving.next()).continue();
    await expect.poll(() => read(noche)).toMatchObject({ activo: false, version: 6 });
    await shows(page, NOCHE, 'Inactiva');

    await choose(page, NOCHE, 'Activar');
    await choose(page, TARDE, 'Archivar');
    await shows(page, NOCHE, 'Activa');
    await shows(page, TARDE, 'Inactiva');
    const first = await saving.next();
    await (await saving.next()).continue();
    await expect.poll(() => read(tarde)).toMatchObject({ activo: false });
    await first.fulfill(REFUSED);
    // Only the one that fails goes back.
    await shown(toast(page, 'Error al actualizar área'));
    await shows(page, NOCHE, 'Inactiva');
    await shows(page, TARDE, 'Inactiva');
  });

  it('go back, with the reason, when the server fails, somebody else was faster or there is no connection', async ({
    app,
    enter,
  }) => {
    const { admin, noche, read } = await twoAreas(app);
    const page = await enter(admin);
    await page.goto('/areas');
    const saving = await held(page, '**/api/areas/*');
    await choose(page, NOCHE, 'Archivar');
    await shows(page, NOCHE, 'Inactiva');
    await (await saving.next()).fulfill(REFUSED);
    await shown(toast(page, 'Error al actualizar área'));
    await shown(toast(page, 'Algo falló en el servidor'));
    await shows(page, NOCHE, 'Activa');
    await saving.end();

    const { version } = await read(noche);
    const changed = { nombreArea: NOCHE, descripcionArea: 'De diez a seis.', activo: true, version };
    expect((await app.call(updateArea, { as: admin, params: { id: noche.id }, body: changed })).status).toBe(200);
    await choose(page, NOCHE, 'Archivar');
    await shown(toast(page, 'Otra persona cambió estos datos'));
    await shows(page, NOCHE, 'De diez a seis.');
    await shows(page, NOCHE, 'Activa');

    await page.context().setOffline(true);
    await choose(page, NOCHE, 'Archivar');
    await shown(toast(page, 'Error de conexión'));
    await shows(page, NOCHE, 'Activa');
    await page.context().setOffline(false);
    await choose(page, NOCHE, 'Archivar');
    await shown(toast(page, 'Área archivada'));
    await shows(page, NOCHE, 'Inactiva');
  });
});

describe('Services and plans of the platform', () => {
  it('go back, too, in a list and on their own page', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/servicios-hr');
    const service = card(page, 'Test vocacional');
    const saving = await held(page, '**/api/servicios-hr/*');
    await choose(page, 'Test vocacional', 'Archivar');
    const inactive = page.getByText('Inactivo', { exact: true });
    await shown(service.getByText('Inactivo', { exact: true }));
    await (await saving.next()).fulfill(REFUSED);
    await shown(toast(page, 'Error al actualizar servicio'));
    await gone(service.getByText('Inactivo', { exact: true }));

    await service.getByRole('link').click();
    await shown(page.getByRole('heading', { level: 1, name: 'Test vocacional' }));
    await choose(page, 'Test vocacional', 'Archivar');
    await shown(inactive);
    await (await saving.next()).fulfill(REFUSED);
    await gone(inactive);
  });
});

describe('Notifications, marked as read', () => {
  it('stay on the screen while the server is asked, whatever other lists were looked at', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aFinishedInterview(app);
    await jobs.run();
    const page = await enter(admin);
    await page.goto('/notificaciones?tipo=sistema');
    await shown(page.getByRole('heading', { name: 'No hay notificaciones con estos filtros' }));
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    const entries = page.getByRole('main').locator('li[data-unread]');
    await shown(entries.first());
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
    await shown(toast(page, 'No se pudo marcar como leída'));
    expect(await entries.count()).toBe(count);
  });
});
