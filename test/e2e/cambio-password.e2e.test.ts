import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, mailTo, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** Another password, chosen in the profile by whoever knows the one before, in a company of its own. */
const EMPRESA = { nombreLegal: 'Clave Nueva S. Coop.', email: 'hola@clavenueva.test' };
const ADMIN = { nombre: 'Elsa Clavero', email: 'elsa@clavenueva.test', password: 'primera-clave-1' };
const SECOND = 'segunda-clave-2';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await aCompany(EMPRESA, ADMIN);
});
afterAll(() => browser?.close());

const section = (page: Page) => page.getByRole('region', { name: 'Contraseña', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cambiar contraseña' });
const input = (page: Page, name: string) => dialog(page).locator(`input[name=${name}]`);
const rule = (page: Page, text: string) => dialog(page).getByRole('listitem').filter({ hasText: text });

async function enter(page: Page, password: string): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, ADMIN.email, password);
  await page.waitForURL('**/dashboard');
}

async function open(page: Page): Promise<void> {
  await page.goto('/perfil');
  await section(page).getByRole('button', { name: 'Cambiar contraseña' }).click();
  await dialog(page).waitFor();
}

async function fill(page: Page, actual: string, password: string, repeated = password): Promise<void> {
  await input(page, 'actual').fill(actual);
  await input(page, 'password').fill(password);
  await input(page, 'confirmPassword').fill(repeated);
}

const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Cambiar contraseña' }).click();

describe('The own password', () => {
  it('is changed with the current one: this browser stays in, another one is out, the person is told', async () => {
    const here = await newPerson(browser);
    const elsewhere = await newPerson(browser);
    await enter(elsewhere.page, ADMIN.password);
    await enter(here.page, ADMIN.password);
    const { page } = here;
    const second = await here.context.newPage();
    await second.goto('/areas');
    await second.getByRole('heading', { level: 1 }).waitFor();

    await open(page);
    await fill(page, 'no-es-esta', 'corta', 'larga');
    await rule(page, 'Al menos 8 caracteres').getByText(', pendiente').waitFor({ state: 'attached' });
    await submit(page);
    await dialog(page).getByText('La contraseña debe tener al menos 8 caracteres').waitFor();
    await fill(page, 'no-es-esta', SECOND);
    for (const text of ['Al menos 8 caracteres', 'Distinta de la actual', 'Las dos coinciden']) {
      await rule(page, text).getByText(', cumplido').waitFor({ state: 'attached' });
    }
    await submit(page);
    await dialog(page).getByText('La contraseña actual no es correcta').first().waitFor();
    // Nothing that was typed is lost.
    expect(await input(page, 'password').inputValue()).toBe(SECOND);
    await expectAccessible(page, 'cambio-password-error');
    await input(page, 'actual').fill(ADMIN.password);
    await submit(page);
    await page.getByText('Tu contraseña se ha cambiado').first().waitFor();
    await dialog(page).waitFor({ state: 'detached' });

    await page.reload();
    await section(page).getByRole('button', { name: 'Cambiar contraseña' }).waitFor();
    await second.goto('/candidatos');
    await second.getByRole('heading', { level: 1, name: 'Candidatos', exact: true }).waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.waitForURL('**/login');
    await enterCredentials(elsewhere.page, ADMIN.email, ADMIN.password);
    await elsewhere.page.getByText('El correo o la contraseña no son correctos').waitFor();
    await enterCredentials(elsewhere.page, ADMIN.email, SECOND);
    await elsewhere.page.waitForURL('**/dashboard');

    const told = await eventually(async () => {
      const mail = await mailTo(ADMIN.email);
      return mail.asunto.includes('Tu contraseña ha cambiado') ? mail : undefined;
    });
    expect(told.texto).toContain('Si no has sido tú');
    expect(here.problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
    await here.context.close();
    await elsewhere.context.close();
  }, 120_000);

  it.each(VARIANTS)('is usable in $name', async ({ name, ...options }) => {
    const { page, context } = await newPerson(browser, options);
    await enter(page, SECOND);
    await page.goto('/perfil');
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByRole('button', { name: 'Cambiar contraseña' }).waitFor();
    await expectAccessible(page, `cambio-password-perfil-${name}`);
    await section(page).getByRole('button', { name: 'Cambiar contraseña' }).click();
    await fill(page, SECOND, 'otra', 'otra');
    await expectAccessible(page, `cambio-password-dialogo-${name}`);
    await context.close();
  });
});
