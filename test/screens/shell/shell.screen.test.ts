import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { createEmpresa } from '#functions/empresas/empresas/create-empresa.ts';
import { checkSalud } from '#functions/sistema/sistema/check-salud.ts';
import { checkIa } from '#functions/sistema/sistema/chequeos/ia.ts';
import { aCandidate, aCif, aCompany } from '../../support/scenarios.ts';
import type { TestApp } from '../../support/test-app.ts';
import { expectAccessible } from '../support/accessible.ts';
import { at, gone, it, shown } from '../support/screen.ts';

/** The frame of every page: header, selector, badges, palette, account menu, without a line. */
const banner = (page: Page) => page.getByRole('banner');
const status = (page: Page) => banner(page).getByRole('button', { name: /Ver el estado/ });
const selector = (page: Page) => banner(page).getByRole('button', { name: /^Empresa: / });
const account = (page: Page) => banner(page).getByRole('button', { name: /^Tu cuenta/ });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Buscar' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const BETA = { nombreLegal: 'Beta Industrial S.L.', nombreComercial: 'Beta Industrial', email: 'hola@beta.test' };

/** What the schedule finds out every five minutes: everything answers, no provider of AI is configured. */
async function checkHealth(app: TestApp): Promise<void> {
  const fine = async () => ({ estado: 'ok' as const });
  const ia = checkIa(app.deps, () => ({ providers: app.providers, secrets: app.secrets }));
  const checks = { archivos: fine, correo: fine, colas: fine, identidad: fine, ia };
  await checkSalud(app.deps, app.clock.toISOString(), checks);
}

describe('The shell', () => {
  it('shows its panels to the superadmin', async ({ app, enter }) => {
    const { superadmin } = await aCompany(app);
    await checkHealth(app);
    const page = await enter(superadmin);
    await page.goto('/dashboard');
    await shown(banner(page).getByRole('button', { name: /^Conectado/ }));
    await shown(heading(page, 'Dashboard Global'));
    await expectAccessible(page, '/dashboard', 'cabecera del superadmin');

    await status(page).click();
    const panel = page.getByRole('dialog', { name: 'Estado de la plataforma' });
    await shown(panel.getByText('Sin proveedor'));
    await shown(panel.getByText('Base de datos', { exact: true }));
    await shown(panel.getByText(/^Última sincronización/));
    await expectAccessible(page, '/dashboard', 'estado de la plataforma');
    await page.keyboard.press('Escape');

    await selector(page).click();
    await shown(page.getByRole('option', { name: /Acme Talento/ }));
    await expectAccessible(page, '/dashboard', 'selector de empresa');
    await page.keyboard.press('Escape');

    await account(page).click();
    await shown(page.getByText(/^[\d.]+\sUS\$$/));
    await expectAccessible(page, '/dashboard', 'tu cuenta');
    await page.keyboard.press('Escape');

    await banner(page)
      .getByRole('button', { name: /^Buscar/ })
      .click();
    await palette(page).getByRole('combobox').fill('ac');
    await shown(palette(page).getByRole('option', { name: /Acme Talento/ }));
    await expectAccessible(page, '/dashboard', 'buscar');
  });

  it('shows the photo of a saved profile at once, and the initials when the photo does not load', async ({
    app,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/dashboard');
    await shown(account(page));
    const tell = (avatarUrl: string) =>
      page.evaluate(
        `(async () => {
          const { data } = await (await fetch('/api/auth/refrescar', { method: 'POST' })).json();
          const user = { ...data.user, nombre: 'Marta Nueva', avatarUrl: ${JSON.stringify(avatarUrl)} };
          window.dispatchEvent(new CustomEvent('userProfileUpdated', { detail: user }));
        })()`,
      );
    await tell('/favicon.svg');
    await shown(banner(page).getByRole('button', { name: 'Tu cuenta: Marta Nueva' }));
    await shown(account(page).locator('img'));
    await tell('/uploads/no-existe.webp');
    await shown(account(page).getByText('MN'));
  });
});

describe('The superadmin', () => {
  it('finds a company by letters and keys alone, lands on its dashboard, and goes back to the whole platform', async ({
    app,
    enter,
  }) => {
    const { superadmin } = await aCompany(app);
    await app.call(createEmpresa, { as: superadmin, body: { ...BETA, cif: aCif(2) } });
    const page = await enter(superadmin);
    await page.goto('/dashboard');
    await selector(page).click();
    const field = page.getByRole('combobox', { name: 'Buscar empresa' });
    await field.fill('beta');
    await shown(page.getByText('1 empresa para «beta»'));
    await field.press('Enter');
    await shown(heading(page, 'Dashboard - Beta Industrial'));
    await shown(page.getByText(/\d+ candidatos? · \d+ entrevistas?/));

    await account(page).click();
    const menu = page.getByRole('dialog', { name: 'Tu cuenta' });
    await shown(menu.getByText(/^Usuarios: \d+ \/ (\d+|∞)$/));
    await shown(menu.getByText(/^\d+ de \d+$/));
    await page.keyboard.press('Escape');

    await selector(page).click();
    await page.getByRole('combobox', { name: 'Buscar empresa' }).press('Enter');
    await shown(heading(page, 'Dashboard Global'));
  });

  it('keeps the admin mode in this browser: badge, Panel Sistema and measured latencies', async ({ app, enter }) => {
    const { superadmin } = await aCompany(app);
    await checkHealth(app);
    const page = await enter(superadmin);
    await page.goto('/dashboard');
    await account(page).click();
    await banner(page).getByRole('button', { name: 'Modo Admin' }).click();
    await at(page, /\/saas-admin$/);
    await page.reload();
    await shown(banner(page).getByText('Modo Admin', { exact: true }));
    await status(page).click();
    await shown(page.getByText('Modo Admin: última medida'));
    await shown(page.getByText(/^\d+ ms$/).first());
    await page.keyboard.press('Escape');
    await account(page).click();
    await banner(page).getByRole('button', { name: 'Salir Admin' }).click();
    await gone(banner(page).getByText('Modo Admin', { exact: true }));
  });
});

describe('The palette', () => {
  it('opens by its keys, finds pages and candidates, and gives the focus back', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    await aCandidate(app, admin, { nombre: 'Lucía Arenas' });
    const page = await enter(admin);
    await page.goto('/dashboard');
    await account(page).focus();
    await page.keyboard.press('Control+k');
    const field = palette(page).getByRole('combobox');
    await field.fill('infor');
    await field.press('Enter');
    await shown(heading(page, 'Informes'));
    await page.keyboard.press('Control+k');
    await field.fill('lucia');
    await palette(page)
      .getByRole('option', { name: /Lucía Arenas/ })
      .click();
    await shown(heading(page, /Lucía Arenas/));
    await account(page).focus();
    await page.keyboard.press('Control+k');
    await shown(field);
    await page.keyboard.press('Escape');
    await gone(palette(page));
    expect(await page.evaluate('document.activeElement?.getAttribute("aria-label")')).toMatch(/^Tu cuenta/);
  });

  it('offers an operador neither pages nor companies that the role does not have', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).operador);
    await page.goto('/dashboard');
    await shown(account(page));
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('a');
    await shown(palette(page).getByRole('option', { name: 'Candidatos' }));
    for (const name of ['Áreas', 'Empresas', 'Usuarios', 'Panel Sistema'])
      expect(await palette(page).getByRole('option', { name }).count()).toBe(0);
  });
});

describe('Without a line', () => {
  it('says so, keeps what was typed through a reload, and reads anew when the line is back', async ({
    app,
    clock,
    enter,
    problems,
  }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/candidatos/nuevo');
    await page.getByLabel('Nombre completo').fill('Borrador de Ana');
    await page.context().setOffline(true);
    await shown(page.getByText('Sin conexión a internet.'));
    await shown(banner(page).getByRole('button', { name: /^Desconectado/ }));
    await page.getByLabel('Correo electrónico').fill('ana.borrador@correo.test');
    // What was typed is kept after a moment.
    await clock.advance(1_000);

    await page.context().setOffline(false);
    await shown(page.getByText('Conexión recuperada'));
    await gone(page.getByText('Sin conexión a internet.'));

    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await shown(page.getByText('Recuperamos lo que habías escrito'));
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('Borrador de Ana');
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('ana.borrador@correo.test');
    await expectAccessible(page, '/candidatos/nuevo', 'borrador recuperado');
    await page.getByRole('button', { name: 'Descartar borrador' }).click();
    expect(await page.getByLabel('Nombre completo').inputValue()).toBe('');
    await page.reload();
    await shown(page.getByLabel('Nombre completo'));
    expect(await page.getByText('Recuperamos lo que habías escrito').count()).toBe(0);
    // Pages that would have been fetched beforehand.
    expect(problems.splice(0).filter((problem) => !/dynamically imported/.test(problem))).toEqual([]);
  });

  it('tells a server that does not answer from a missing line, and comes back by itself', async ({
    app,
    clock,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/candidatos');
    await shown(heading(page, 'Candidatos'));
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Informes' }).click();
    await shown(page.getByText('El servidor no responde.'));
    await page.unroute('**/api/**');
    await clock.advance(30_000);
    await gone(page.getByText('El servidor no responde.'));
    await shown(heading(page, 'Informes'));
  });
});

describe('Somebody who was here less than a day ago', () => {
  it('is welcomed by name once, until it is closed', async ({ app, clock, enter }) => {
    const { operador } = await aCompany(app);
    await app.call(login, { body: { email: operador.email, password: 'Demo-1234' } });
    await clock.advance(60 * 60_000);
    const page = await enter(operador);
    const welcome = page.getByRole('region', { name: 'Bienvenida' });
    await page.goto('/dashboard');
    await shown(welcome.getByText('¡Hola de nuevo, Persona operador!'));
    await page.reload();
    await shown(welcome);
    await page.getByRole('button', { name: 'Cerrar la bienvenida' }).click();
    await page.reload();
    await shown(heading(page, /^Dashboard/));
    expect(await welcome.count()).toBe(0);
  });
});
