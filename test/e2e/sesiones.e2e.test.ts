import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterCredentials, launchBrowser, newPerson } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The own sessions of two devices, one of which ends the other. In a company of its own. */
const EMPRESA = { nombreLegal: 'Muchas Puertas S. Coop.', email: 'hola@muchaspuertas.test' };
const ADMIN = { nombre: 'Paz Puertas', email: 'paz@muchaspuertas.test', password: 'Puerta-Abierta-1' };
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await aCompany(EMPRESA, ADMIN);
});
afterAll(() => browser?.close());

async function enter(page: Page) {
  await enterCredentials(page, ADMIN.email, ADMIN.password);
  await page.getByRole('button', { name: /^Tu cuenta/ }).waitFor();
}

async function open(options: BrowserContextOptions = {}) {
  const person = await newPerson(browser, options);
  await person.page.goto('/login');
  await enter(person.page);
  return person;
}

const list = (page: Page) => page.getByRole('region', { name: 'Sesiones abiertas' });

describe('Sesiones abiertas', () => {
  it('shows each device, and ends one with the password: there, at once, and it goes on where it was', async () => {
    const phone = await open({ userAgent: IPHONE });
    await phone.page.goto('/candidatos?orden=nombre');
    await phone.page.getByRole('heading', { level: 1, name: 'Candidatos' }).waitFor();
    const { page, context, problems } = await open();
    await page.goto('/perfil#sesiones');
    await list(page).getByText('Esta sesión', { exact: true }).waitFor();
    const close = list(page).getByRole('button', { name: 'Cerrar esta sesión: Safari en iPhone' });
    await close.click();
    const dialog = page.getByRole('dialog', { name: '¿Cerrar la sesión de Safari en iPhone?' });
    await dialog.locator('input[name=password]').fill('no-es-esta');
    await dialog.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
    await dialog.getByText('La contraseña no es correcta').waitFor();
    await dialog.locator('input[name=password]').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
    await page.getByText('Sesión cerrada', { exact: true }).waitFor();
    await close.waitFor({ state: 'detached' });

    await phone.page.reload();
    await phone.page.getByText('Tu sesión ha terminado').waitFor();
    await enter(phone.page);
    await phone.page.waitForURL('**/candidatos?orden=nombre');
    expect(problems.filter((problem) => !/400/.test(problem))).toEqual([]);
    await phone.context.close();
    await context.close();
  });
});
