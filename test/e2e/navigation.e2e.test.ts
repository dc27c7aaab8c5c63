import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterCredentials, launchBrowser, newPerson } from './support/browser.ts';

/** Moving about in the workspace: what the router of web/src/app and the guard of unsaved changes promise. */
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, problems } = await newPerson(browser));
});
afterAll(() => browser?.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const menu = (name: string) => page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
const question = () => page.getByRole('dialog', { name: '¿Salir sin guardar?' });
const path = () => new URL(page.url()).pathname;

async function typeName(name: string): Promise<void> {
  await page.getByLabel('Nombre completo').fill(name);
}

describe('Moving about in the workspace', () => {
  it('leads to the page that was asked for before the sign-in, also after a reload of the sign-in', async () => {
    await page.goto('/candidatos?orden=nombre');
    await page.waitForURL('**/login');
    await page.reload();
    await enterCredentials(page, 'admin@acme.test');
    await page.waitForURL('**/candidatos?orden=nombre');
    await heading('Candidatos').waitFor();
  });

  it('fetches the workspace while the sign-in is on its way', async () => {
    const other = await newPerson(browser);
    const fetched = other.page.waitForResponse((response) => response.url().includes('/assets/workspace-'));
    await other.page.route('**/api/auth/login', async (route) => {
      await fetched;
      await route.continue();
    });
    await other.page.goto('/login');
    await enterCredentials(other.page, 'admin@acme.test');
    await other.page.waitForURL('**/dashboard');
    expect(other.problems).toEqual([]);
    await other.page.context().close();
  });

  it('leads to the Dashboard from an address that is not there and from one that is not allowed', async () => {
    await page.goto('/no-existe');
    await page.waitForURL('**/dashboard');
    await page.goto('/saas-admin');
    await page.waitForURL('**/dashboard');
  });

  it.each([
    ['pointed at', 'analytics-page', () => menu('Analytics').hover()],
    ['reached by the keyboard', 'servicios-page', () => menu('Servicios HR').focus()],
  ])('fetches the page of a link that is %s, before it is followed', async (_, chunk, reach) => {
    const fetched = page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`));
    await reach();
    expect((await fetched).ok()).toBe(true);
    expect(path()).toBe('/dashboard');
  });

  it('goes back and forward, and keeps the place after a reload', async () => {
    await menu('Candidatos').click();
    await heading('Candidatos').waitFor();
    await menu('Informes').click();
    await heading('Informes').waitFor();
    await page.goBack();
    await heading('Candidatos').waitFor();
    await page.goForward();
    await heading('Informes').waitFor();
    await page.reload();
    await heading('Informes').waitFor();
    await page.goBack();
    await heading('Candidatos').waitFor();
  });

  it('asks before the menu leads away from a form with changes', async () => {
    await page.getByRole('link', { name: 'Nuevo candidato' }).first().click();
    await heading('Nuevo candidato').waitFor();
    await typeName('Ana sin guardar');
    await menu('Informes').click();
    await question().waitFor();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    expect(path()).toBe('/candidatos/nuevo');
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Ana sin guardar');
  });

  it('asks when the back button leaves it, and goes there on demand', async () => {
    await page.evaluate('history.back()');
    await question().waitFor();
    expect(path()).toBe('/candidatos/nuevo');
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    await page.evaluate('history.back()');
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await heading('Candidatos').waitFor();
    expect(path()).toBe('/candidatos');
    await page.goForward();
    await heading('Nuevo candidato').waitFor();
  });

  it('warns before a reload would lose changes', async () => {
    await typeName('Ana sin guardar');
    const asked = page.waitForEvent('dialog');
    // The reload waits for the answer: to stay.
    await page.evaluate('void setTimeout(() => location.reload())');
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await menu('Informes').click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await heading('Informes').waitFor();
  });

  it('reloads once when a chunk of an older version is gone', async () => {
    let missing = 0;
    await page.route(/\/assets\/areas-page-/, (route) => {
      missing += 1;
      return missing === 1 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await menu('Áreas').click();
    await heading('Áreas').waitFor();
    expect(missing).toBe(2);
    expect(path()).toBe('/areas');
  });

  it('asks the superadmin before a form with changes would end up in another company', async () => {
    const { page: theirs, context } = await newPerson(browser);
    const selector = (name: string | RegExp) => theirs.getByRole('banner').getByRole('button', { name });
    const choose = (name: string) => theirs.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await theirs.goto('/login');
    await enterCredentials(theirs, 'super@idonea.test');
    await selector(/Toda la plataforma/).click();
    await choose('Acme Talento');
    await selector(/Acme Talento/).waitFor();

    await theirs.getByRole('link', { name: 'Candidatos', exact: true }).first().click();
    await theirs.getByRole('link', { name: 'Nuevo candidato' }).first().click();
    await theirs.getByLabel('Nombre completo').fill('Ana Prueba');
    await selector(/Acme Talento/).click();
    await choose('Beta Industrial');
    const dialog = theirs.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await dialog.getByRole('button', { name: 'Seguir editando' }).click();
    await selector(/Acme Talento/).waitFor();
    expect(await theirs.getByLabel('Nombre completo').inputValue()).toBe('Ana Prueba');

    await selector(/Acme Talento/).click();
    await choose('Beta Industrial');
    await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
    await selector(/Beta Industrial/).waitFor();
    await theirs.waitForURL('**/dashboard');
    await context.close();
  });

  it('threw nothing but the missing chunk', () => {
    expect(problems.filter((problem) => !/areas-page|dynamically imported/.test(problem))).toEqual([]);
  });
});
