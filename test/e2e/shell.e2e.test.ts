import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** The frame of every page: header, selector, badges, palette, account menu, offline. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function signedIn(email: string, options: BrowserContextOptions = {}) {
  const person = await newPerson(browser, options);
  const { page } = person;
  await signIn(page, email);
  return person;
}

const banner = (page: Page) => page.getByRole('banner');
const status = (page: Page) => banner(page).getByRole('button', { name: /Ver el estado/ });
const selector = (page: Page) => banner(page).getByRole('button', { name: /^Empresa: / });
const account = (page: Page) => banner(page).getByRole('button', { name: /^Tu cuenta/ });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });

describe.each(VARIANTS)('The shell, $name', ({ name, ...options }) => {
  it('shows its panels to the superadmin without overflow and without a finding', async () => {
    const { page, context, problems } = await signedIn('super@idonea.test', options);
    await banner(page)
      .getByRole('button', { name: /^Conectado/ })
      .waitFor();
    await expectAccessible(page, `shell-${name}-cabecera`);

    await status(page).click();
    const panel = page.getByRole('dialog', { name: 'Estado de la plataforma' });
    await panel.getByText('Sin proveedor').waitFor();
    await panel.getByText('Base de datos', { exact: true }).waitFor();
    await panel.getByText(/^Última sincronización/).waitFor();
    await expectAccessible(page, `shell-${name}-estado`);
    await page.keyboard.press('Escape');

    await selector(page).click();
    await page.getByRole('option', { name: /Beta Industrial/ }).waitFor();
    await expectAccessible(page, `shell-${name}-selector`);
    await page.keyboard.press('Escape');

    await account(page).click();
    await page.getByText(/^[\d.]+\sUS\$$/).waitFor();
    await expectAccessible(page, `shell-${name}-cuenta`);
    await page.keyboard.press('Escape');

    await banner(page)
      .getByRole('button', { name: /^Buscar/ })
      .click();
    await palette(page).getByRole('combobox').fill('ac');
    await palette(page)
      .getByRole('option', { name: /Acme Talento/ })
      .waitFor();
    await expectAccessible(page, `shell-${name}-paleta`);
    expect([...new Set(problems)].filter((problem) => !/status of 401/.test(problem))).toEqual([]);
    await context.close();
  });
});

describe('The superadmin', () => {
  it('finds a company by letters and keys alone, lands on its dashboard, and goes back to the whole platform', async () => {
    const { page, context } = await signedIn('super@idonea.test');
    await selector(page).click();
    const field = page.getByRole('combobox', { name: 'Buscar empresa' });
    await field.fill('beta');
    await page.getByText('1 empresa para «beta»').waitFor();
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dashboard - Beta Industrial' }).waitFor();
    await page.getByText(/\d+ candidatos? · \d+ entrevistas?/).waitFor();

    await account(page).click();
    const menu = page.getByRole('dialog', { name: 'Tu cuenta' });
    await menu.getByText(/^Usuarios: \d+ \/ (\d+|∞)$/).waitFor();
    await menu.getByText(/^\d+ de \d+$/).waitFor();
    await page.keyboard.press('Escape');

    await selector(page).click();
    await page.getByRole('combobox', { name: 'Buscar empresa' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dashboard Global' }).waitFor();
    await context.close();
  });

  it('keeps the admin mode in this browser: badge, Panel Sistema and measured latencies', async () => {
    const { page, context } = await signedIn('super@idonea.test');
    await account(page).click();
    await banner(page).getByRole('button', { name: 'Modo Admin' }).click();
    await page.waitForURL('**/saas-admin');
    await page.reload();
    await banner(page).getByText('Modo Admin', { exact: true }).waitFor();
    await status(page).click();
    await page.getByText('Modo Admin: última medida').waitFor();
    await page
      .getByText(/^\d+ ms$/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await account(page).click();
    await banner(page).getByRole('button', { name: 'Salir Admin' }).click();
    await banner(page).getByText('Modo Admin', { exact: true }).waitFor({ state: 'detached' });
    await context.close();
  });
});

describe('The palette', () => {
  it('opens by its keys, finds pages and candidates, and gives the focus back', async () => {
    const { page, context } = await signedIn('admin@acme.test');
    await account(page).focus();
    await page.keyboard.press('Control+k');
    const field = palette(page).getByRole('combobox');
    await field.fill('infor');
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Informes' }).waitFor();
    await page.keyboard.press('Control+k');
    await field.fill('lucia');
    await palette(page)
      .getByRole('option', { name: /Lucía Arenas/ })
      .click();
    await page.getByRole('heading', { level: 1, name: /Lucía Arenas/ }).waitFor();
    await account(page).focus();
    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toMatch(/^Tu cuenta/);
    await context.close();
  });

  it('offers an operador neither pages nor companies that the role does not have', async () => {
    const { page, context } = await signedIn('operador@acme.test');
    await account(page).waitFor();
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('a');
    await palette(page).getByRole('option', { name: 'Candidatos' }).waitFor();
    for (const name of ['Áreas', 'Empresas', 'Usuarios', 'Panel Sistema']) {
      expect(await palette(page).getByRole('option', { name }).count()).toBe(0);
    }
    await context.close();
  });
});

describe('Without a line', () => {
  it('says so, keeps what was typed through a reload, and reads anew when the line is back', async () => {
    const { page, context } = await signedIn('admin@acme.test');
    await page.goto('/candidatos/nuevo');
    await page.getByLabel('Nombre completo').fill('Borrador de Ana');
    await context.setOffline(true);
    await page.getByText('Sin conexión a internet.').waitFor();
    await banner(page)
      .getByRole('button', { name: /^Desconectado/ })
      .waitFor();
    await page.getByLabel('Correo electrónico').fill('ana.borrador@correo.test');
    if (process.env.CAPTURAS) await page.screenshot({ path: `${process.env.CAPTURAS}/shell-sin-linea.png` });
    await page.waitForTimeout(600);

    await context.setOffline(false);
    await page.getByText('Conexión recuperada').waitFor();
    await page.getByText('Sin conexión a internet.').waitFor({ state: 'detached' });

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('Recuperamos lo que habías escrito').waitFor();
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Borrador de Ana');
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('ana.borrador@correo.test');
    await expectAccessible(page, 'shell-borrador');
    await page.getByRole('button', { name: 'Descartar borrador' }).click();
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('');
    await page.reload();
    await page.getByLabel('Nombre completo').waitFor();
    expect(await page.getByText('Recuperamos lo que habías escrito').count()).toBe(0);
    await context.close();
  });

  it('tells a server that does not answer from a missing line, and comes back by itself', async () => {
    const { page, context } = await signedIn('admin@acme.test');
    await page.goto('/candidatos');
    await page.getByRole('heading', { level: 1, name: 'Candidatos' }).waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Informes' }).click();
    await page.getByText('El servidor no responde.').waitFor();
    await page.unroute('**/api/**');
    await page.getByText('El servidor no responde.').waitFor({ state: 'detached', timeout: 30_000 });
    await page.getByRole('heading', { level: 1, name: 'Informes' }).waitFor();
    await context.close();
  });
});

describe('Somebody who was here less than a day ago', () => {
  it('is welcomed by name once, until it is closed', async () => {
    await (await signedIn('operador@acme.test')).context.close();
    const { page, context } = await signedIn('operador@acme.test');
    const welcome = page.getByRole('region', { name: 'Bienvenida' });
    // Other journeys change the name.
    await welcome.getByText(/^¡Hola de nuevo, \S.*!$/).waitFor();
    await page.reload();
    await welcome.waitFor();
    await page.getByRole('button', { name: 'Cerrar la bienvenida' }).click();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await welcome.count()).toBe(0);
    await context.close();
  });
});

describe('A saved profile', () => {
  it('shows its photo in the header at once, and the initials when the photo does not load', async () => {
    const { page, context } = await signedIn('admin@acme.test');
    const tell = (avatarUrl: string) =>
      page.evaluate(
        `(async () => {
          const { data } = await (await fetch('/api/auth/refrescar', { method: 'POST' })).json();
          const user = { ...data.user, nombre: 'Marta Nueva', avatarUrl: ${JSON.stringify(avatarUrl)} };
          window.dispatchEvent(new CustomEvent('userProfileUpdated', { detail: user }));
        })()`,
      );
    await tell('/favicon.svg');
    await banner(page).getByRole('button', { name: 'Tu cuenta: Marta Nueva' }).waitFor();
    await account(page).locator('img').waitFor();
    await tell('/uploads/no-existe.webp');
    await account(page).getByText('MN').waitFor();
    await context.close();
  });
});
