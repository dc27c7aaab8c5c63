import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { aCif, aCompany } from '../../support/scenarios.ts';
import { at, it, shown } from '../support/screen.ts';

/** Moving about in the workspace: what the router of web/src/app and the guard of unsaved changes promise. */
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' });
const path = (page: Page) => new URL(page.url()).pathname;

async function enterCredentials(page: Page, email: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('Demo-1234');
  await page.getByRole('button', { name: 'Acceder', exact: true }).click();
}

describe('Moving about in the workspace', () => {
  it('leads to the page that was asked for before the sign-in, also after a reload of the sign-in', async ({
    app,
    visit,
  }) => {
    const { admin } = await aCompany(app);
    const page = await visit();
    await page.goto('/candidatos?orden=nombre');
    await at(page, /\/login$/);
    await page.reload();
    // The workspace is fetched while the sign-in is on its way.
    const fetched = page.waitForResponse((response) => response.url().includes('/assets/workspace-'));
    await page.route('**/api/auth/login', async (route) => {
      await fetched;
      await route.continue();
    });
    await enterCredentials(page, admin.email);
    await at(page, /\/candidatos\?orden=nombre$/);
    await shown(heading(page, 'Candidatos'));
  });

  it('leads to the Dashboard from an address that is not there and from one that the role may not open', async ({
    app,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).operador);
    for (const address of ['/saas-admin', '/onboarding', '/no-existe']) {
      await page.goto(address);
      await at(page, /\/dashboard$/);
    }
    // The page of a link that is pointed at, or reached by the keyboard, is fetched before it is followed.
    for (const [chunk, reach] of [
      ['analytics-page', () => menu(page, 'Analytics').hover()],
      ['servicios-page', () => menu(page, 'Servicios HR').focus()],
    ] as const) {
      const fetched = page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`));
      await reach();
      expect((await fetched).ok()).toBe(true);
      expect(path(page)).toBe('/dashboard');
    }
  });

  it('goes back and forward, and keeps the place after a reload', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/dashboard');
    await menu(page, 'Candidatos').click();
    await shown(heading(page, 'Candidatos'));
    await menu(page, 'Informes').click();
    await shown(heading(page, 'Informes'));
    await page.goBack();
    await shown(heading(page, 'Candidatos'));
    await page.goForward();
    await shown(heading(page, 'Informes'));
    await page.reload();
    await shown(heading(page, 'Informes'));
    await page.goBack();
    await shown(heading(page, 'Candidatos'));
  });

  it('asks before the menu, the back button or a reload leave a form with changes', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/candidatos');
    await page.getByRole('link', { name: 'Nuevo candidato' }).first().click();
    await shown(heading(page, 'Nuevo candidato'));
    const nombre = page.getByLabel('Nombre completo');
    await nombre.fill('Ana sin guardar');
    await menu(page, 'Informes').click();
    await shown(question(page));
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    expect(path(page)).toBe('/candidatos/nuevo');
    expect(await nombre.inputValue()).toBe('Ana sin guardar');

    await page.evaluate('history.back()');
    await shown(question(page));
    await at(page, /\/candidatos\/nuevo$/);
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await page.evaluate('history.back()');
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await shown(heading(page, 'Candidatos'));
    expect(path(page)).toBe('/candidatos');
    await page.goForward();
    await shown(heading(page, 'Nuevo candidato'));

    await nombre.fill('Ana sin guardar');
    const asked = page.waitForEvent('dialog');
    // The reload waits for the answer: to stay.
    await page.evaluate('void setTimeout(() => location.reload())');
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await menu(page, 'Informes').click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await shown(heading(page, 'Informes'));
  });

  it('reloads once when a chunk of an older version is gone', async ({ app, enter, problems }) => {
    const page = await enter((await aCompany(app)).admin);
    let missing = 0;
    await page.route(/\/assets\/areas-page-/, (route) => {
      missing += 1;
      return missing === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto('/dashboard');
    await menu(page, 'Áreas').click();
    await shown(heading(page, 'Áreas'));
    expect(missing).toBe(2);
    expect(path(page)).toBe('/areas');
    expect(problems.splice(0).filter((problem) => !/areas-page|dynamically imported/.test(problem))).toEqual([]);
  });

  it('asks the superadmin before a form with changes would end up in another company', async ({ app, enter }) => {
    const { superadmin } = await aCompany(app);
    const beta = { nombreLegal: 'Beta Industrial S.L.', nombreComercial: 'Beta Industrial', email: 'hola@beta.test' };
    await app.call(createEmpresa, { as: superadmin, body: { ...beta, cif: aCif(2) } });
    const page = await enter(superadmin);
    const selector = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
    const choose = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await page.goto('/dashboard');
    await selector(/Toda la plataforma/).click();
    await choose('Acme Talento');
    await shown(selector(/Acme Talento/));

    await menu(page, 'Candidatos').click();
    await page.getByRole('link', { name: 'Nuevo candidato' }).first().click();
    await page.getByLabel('Nombre completo').fill('Ana Prueba');
    await selector(/Acme Talento/).click();
    await choose('Beta Industrial');
    await question(page).getByRole('button', { name: 'Seguir editando' }).click();
    await shown(selector(/Acme Talento/));
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Ana Prueba');

    await selector(/Acme Talento/).click();
    await choose('Beta Industrial');
    await question(page).getByRole('button', { name: 'Salir sin guardar' }).click();
    await shown(selector(/Beta Industrial/));
    await at(page, /\/dashboard$/);
  });
});
