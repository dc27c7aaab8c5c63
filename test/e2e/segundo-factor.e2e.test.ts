import { createHmac } from 'node:crypto';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually, HttpClient } from '../support/http-client.ts';
import {
  enterCredentials,
  expectAccessible,
  launchBrowser,
  MOBILE,
  mailTo,
  newPerson,
  VARIANTS,
} from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** A second factor, from the profile to the sign-in and to a lost telephone, in a company of its own. */
const EMPRESA = { nombreLegal: 'Doble Llave S. Coop.', email: 'hola@doblellave.test' };
const ADMIN = { nombre: 'Olga Doble', email: 'olga@doblellave.test', password: 'Llave-Doble-1' };
/** One for each journey: what one leaves half done is not another's. */
const HUGO = { nombre: 'Hugo Llave', email: 'hugo@doblellave.test', password: 'Llave-Hugo-1' };
const INES = { nombre: 'Inés Cerrojo', email: 'ines@doblellave.test', password: 'Llave-Ines-1' };
const PAU = { nombre: 'Pau Cerradura', email: 'pau@doblellave.test', password: 'Llave-Pau-11' };
const STEP_SECONDS = 30;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  const { staff } = await aCompany(EMPRESA, ADMIN);
  for (const operador of [HUGO, INES, PAU]) await join(staff, operador);
});
afterAll(() => browser?.close());

/** Invites somebody as an operator, who signs in with what came by e-mail and chooses a password. */
async function join(staff: HttpClient, { nombre, email, password }: typeof HUGO): Promise<void> {
  expect((await staff.post('/api/usuarios', { nombre, email, rol: 'operador' })).status).toBe(201);
  const { texto } = await mailTo(email);
  const temporary = /Contraseña temporal: (\S+)/.exec(texto)?.[1] ?? '';
  const own = new HttpClient(inject('origin'));
  const sesion = await eventually(async () => (await own.signIn(email, temporary)).data?.sesion);
  expect(await own.setNewPassword(email, sesion, password)).toBe(200);
}

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

/** What the server answers whose role has to have a second factor and has none. */
async function demanded(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data, ...answer } = await response.json();
  const { empresas: _, ...sesion } = data ?? {};
  await route.fulfill({ response, json: { ...answer, data: data && { ...sesion, faltaSegundoFactor: true } } });
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
    await expectAccessible(page, 'segundo-factor-activar');
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
    await expectAccessible(page, 'segundo-factor-acceso');
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
    await expectAccessible(page, 'segundo-factor-desactivar');
    await dialog(page).getByRole('button', { name: 'Desactivar', exact: true }).click();
    await section(page).getByText('Desactivada', { exact: true }).waitFor();
    expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
    await context.close();
  }, 180_000);

  it('is reset for who lost their telephone: they are out, are told, and enter with the password', async () => {
    const operador = await newPerson(browser);
    await enter(operador.page, HUGO);
    await operador.page.waitForURL('**/dashboard');
    await operador.page.goto('/perfil');
    await section(operador.page).getByRole('button', { name: 'Activar', exact: true }).click();
    await dialog(operador.page).locator('input[name=password]').fill(HUGO.password);
    await dialog(operador.page).getByRole('button', { name: 'Continuar' }).click();
    await dialog(operador.page).getByRole('button', { name: 'Copiar la clave' }).click();
    const key = await operador.page.evaluate<string>('navigator.clipboard.readText()');
    await dialog(operador.page)
      .getByLabel('Código de tu aplicación')
      .fill(await openTelephone(key)());
    await dialog(operador.page).getByRole('button', { name: 'Activar', exact: true }).click();
    await section(operador.page).getByText('Activada', { exact: true }).waitFor();

    const admin = await newPerson(browser);
    await enter(admin.page, ADMIN);
    await admin.page.waitForURL('**/dashboard');
    await admin.page.goto('/usuarios');
    const row = admin.page.getByRole('row').filter({ hasText: HUGO.email });
    await row.getByText('Con verificación en dos pasos').waitFor();
    await admin.page.getByRole('button', { name: `Acciones de ${HUGO.nombre}` }).click();
    const actions = admin.page.getByRole('dialog', { name: `Acciones de ${HUGO.nombre}` });
    await actions.getByRole('button', { name: 'Restablecer verificación' }).click();
    await actions.waitFor({ state: 'detached' });
    const confirm = dialog(admin.page).getByRole('button', { name: 'Restablecer verificación' });
    await confirm.waitFor();
    await expectAccessible(admin.page, 'segundo-factor-restablecer');
    await confirm.click();
    await row.getByText('Con verificación en dos pasos').waitFor({ state: 'detached' });

    const told = await eventually(async () => {
      const mail = await mailTo(HUGO.email);
      return mail.texto.includes('ha restablecido tu verificación') ? mail : undefined;
    });
    expect(told.asunto).toContain('Verificación en dos pasos desactivada');
    await operador.page.reload();
    await operador.page.waitForURL('**/login');
    // The account follows by a job.
    const anywhere = new HttpClient(inject('origin'));
    await eventually(async () => (await anywhere.signIn(HUGO.email, HUGO.password)).data.token);
    await enter(operador.page, HUGO);
    // Back where they were.
    await section(operador.page).getByText('Desactivada', { exact: true }).waitFor();
    await operador.context.close();
    await admin.context.close();
  }, 180_000);

  it('stands before everything else where it is demanded, and leads on once it is set up', async () => {
    const { page, context } = await newPerson(browser);
    // This deployment demands it of nobody: until it is set up, the answers are made to say so.
    await page.route(/\/api\/auth\/(login|refrescar)$/, demanded);
    await enter(page, INES);
    const title = page.getByRole('heading', { name: 'Protege tu cuenta' });
    await title.waitFor();
    await page.goto('/perfil');
    await title.waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await expectAccessible(page, 'segundo-factor-obligatorio');
    await page.setViewportSize(MOBILE);
    await expectAccessible(page, 'segundo-factor-obligatorio-movil');
    await page.locator('input[name=password]').fill(INES.password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Copiar la clave' }).click();
    await expectAccessible(page, 'segundo-factor-obligatorio-codigo');
    const key = await page.evaluate<string>('navigator.clipboard.readText()');
    await page.unrouteAll();
    await page.getByLabel('Código de tu aplicación').fill(await openTelephone(key)());
    await page.getByRole('button', { name: 'Activar', exact: true }).click();

    // Where they were going.
    await section(page).getByText('Activada', { exact: true }).waitFor();
    await section(page).getByRole('button', { name: 'Desactivar' }).click();
    await dialog(page).locator('input[name=password]').fill(INES.password);
    await dialog(page).getByRole('button', { name: 'Desactivar', exact: true }).click();
    await section(page).getByText('Desactivada', { exact: true }).waitFor();
    await context.close();
  }, 120_000);

  it.each(VARIANTS)('is usable in $name', async ({ name, ...options }) => {
    const { page, context } = await newPerson(browser, options);
    await enter(page, PAU);
    await page.waitForURL('**/dashboard');
    await page.goto('/perfil');
    await section(page).scrollIntoViewIfNeeded();
    await section(page).getByText('Desactivada', { exact: true }).waitFor();
    await expectAccessible(page, `segundo-factor-perfil-${name}`);
    await section(page).getByRole('button', { name: 'Activar', exact: true }).click();
    await dialog(page).locator('input[name=password]').fill(PAU.password);
    await expectAccessible(page, `segundo-factor-password-${name}`);
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();
    await dialog(page).getByRole('img', { name: 'Código QR para tu aplicación de códigos' }).waitFor();
    await expectAccessible(page, `segundo-factor-codigo-${name}`);
    await context.close();
  });
});
