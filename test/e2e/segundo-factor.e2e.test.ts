import { createHmac } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/http-client.ts';
import { enterCredentials, launchBrowser, newPerson } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** A second factor, from the profile to the sign-in and to a lost telephone, in a company of its own. */
const EMPRESA = { nombreLegal: 'Doble Llave S. Coop.', email: 'hola@doblellave.test' };
const ADMIN = { nombre: 'Olga Doble', email: 'olga@doblellave.test', password: 'Llave-Doble-1' };
const STEP_SECONDS = 30;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await aCompany(EMPRESA, ADMIN);
});
afterAll(() => browser?.close());

/** What a telephone shows: RFC 6238, computed here and not with the code under test. */
function codeOf(key: string, step: number): string {
  const bits = [...key].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const presentStep = () => Math.floor(Date.now() / 1000 / STEP_SECONDS);

/** A code works once and clocks may differ by a step: each use takes a later step, and waits when there is none yet. */
function openTelephone(key: string) {
  let last = presentStep() - 2;
  return async () => {
    last = Math.max(last + 1, presentStep() - 1);
    await eventually(async () => last <= presentStep() + 1, 60);
    return codeOf(key, last);
  };
}

async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login');
  await enterCredentials(page, email, password);
}

const section = (page: Page) => page.getByRole('region', { name: 'Verificación en dos pasos' });
const dialog = (page: Page) => page.getByRole('dialog');

describe('The verification in two steps', () => {
  it('is turned on in the profile, asked for at the sign-in, and turned off with the password', async () => {
    const { page, context, problems } = await newPerson(browser);
    await enter(page, ADMIN);
    await page.waitForURL('**/dashboard');
    await page.goto('/perfil');
    await section(page).getByText('Desactivada', { exact: true }).waitFor();
    await section(page).getByRole('button', { name: 'Activar', exact: true }).click();
    await dialog(page).locator('input[name=password]').fill('no-es-esta');
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();
    await dialog(page).getByText('La contraseña no es correcta').first().waitFor();
    await dialog(page).locator('input[name=password]').fill(ADMIN.password);
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();

    await dialog(page).getByRole('img', { name: 'Código QR para tu aplicación de códigos' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Copiar la clave' }).click();
    const key = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const nextCode = openTelephone(key);
    await dialog(page).getByLabel('Código de tu aplicación').fill('000000');
    await dialog(page).getByRole('button', { name: 'Activar', exact: true }).click();
    await dialog(page).getByText('El código no es válido').first().waitFor();
    await dialog(page)
      .getByLabel('Código de tu aplicación')
      .fill(await nextCode());
    await dialog(page).getByRole('button', { name: 'Activar', exact: true }).click();
    await section(page).getByText('Activada', { exact: true }).waitFor();

    // Signed out: the password alone opens nothing.
    await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await dialog(page).getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await page.waitForURL('**/login');
    await enterCredentials(page, ADMIN.email, ADMIN.password);
    await page.getByRole('heading', { name: 'Verificación en dos pasos' }).waitFor();
    const code = page.getByLabel('Código', { exact: true });
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    await code.fill('12');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await page.getByText('Escribe las 6 cifras del código').waitFor();
    await code.fill('000000');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await page.getByText('El código no es válido').waitFor();
    const shown = await nextCode();
    // As an application that shows two groups of three is copied.
    await page.evaluate(`navigator.clipboard.writeText('${shown.slice(0, 3)} ${shown.slice(3)}')`);
    await code.fill('');
    await code.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto('/perfil');
    await section(page).getByRole('button', { name: 'Desactivar' }).click();
    await dialog(page).locator('input[name=password]').fill(ADMIN.password);
    await dialog(page).getByRole('button', { name: 'Desactivar', exact: true }).click();
    await section(page).getByText('Desactivada', { exact: true }).waitFor();
    expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
    await context.close();
  }, 180_000);
});
