import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { eventually, HttpClient } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, mailTo, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** Getting in, not getting in, and getting in again: the sign-in screen and its steps. */
const EMAIL = 'olga.vidal@accesos.test';
const FIRST = 'primera-clave-1';
const SECOND = 'segunda-clave-2';
const QUARTER_MS = 15 * 60 * 1000;
const ENDED = 'Tu sesión ha terminado';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = { nombreLegal: 'Accesos y Llaves S.L.', email: 'hola@accesos.test' };
  await aCompany(empresa, { nombre: 'Olga Vidal', email: EMAIL, password: FIRST });
});
afterAll(() => browser?.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const alert = (page: Page) => page.getByRole('alert');

async function signIn(page: Page, password: string, email = EMAIL): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await press(page, 'Acceder');
}

/** Tries are counted anew at each quarter of an hour: near its end we wait for the next, so that what we use up lasts. */
async function useUpTries(email: string): Promise<void> {
  const left = QUARTER_MS - (Date.now() % QUARTER_MS);
  if (left < 30_000) await setTimeout(left + 1000);
  const guesser = new HttpClient(inject('origin'));
  await expect.poll(async () => (await guesser.signIn(email, 'x')).status, { interval: 1, timeout: 20_000 }).toBe(429);
}

async function codeFor(email: string, after?: string): Promise<string> {
  return eventually(async () => {
    const { asunto, texto, id } = await mailTo(email);
    return id !== after && /código/.test(asunto) && /\b(\d{6})\b/.exec(texto)?.[1];
  });
}

describe('The sign-in', () => {
  it('says that a password is wrong, shows it on demand, and takes the right one', async () => {
    const { page, context, problems } = await newPerson(browser);
    await page.goto('/login');
    await signIn(page, 'otra-cosa');
    await alert(page).getByText('El correo o la contraseña no son correctos').waitFor();
    await press(page, 'Mostrar la contraseña');
    expect(await page.getByLabel('Contraseña', { exact: true }).getAttribute('type')).toBe('text');
    await signIn(page, FIRST);
    await page.getByText('¡Bienvenido a Idonea, Olga Vidal!').first().waitFor();
    await page.waitForURL('**/dashboard');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('asks for what is missing at its field', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/login');
    await press(page, 'Acceder');
    await page.getByText('Escribe tu correo electrónico').waitFor();
    await page.getByText('Escribe tu contraseña').waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('email');
    await context.close();
  });

  it('counts down after too many tries, and lets another person in meanwhile', async () => {
    await useUpTries('nadie@correo.test');
    const { page, context } = await newPerson(browser);
    await page.goto('/login');
    await signIn(page, 'x', 'nadie@correo.test');
    await alert(page).getByText('Demasiados intentos').waitFor();
    const timer = page.getByRole('timer');
    const first = await timer.textContent();
    expect(first).toMatch(/^\d{1,2}:\d{2}$/);
    await expect.poll(() => timer.textContent(), { timeout: 5000 }).not.toBe(first);
    expect(await page.getByRole('button', { name: 'Acceder', exact: true }).isDisabled()).toBe(true);
    await signIn(page, FIRST);
    await page.waitForURL('**/dashboard');
    await context.close();
  });
});

describe('A forgotten password', () => {
  it('is replaced with the code from the e-mail; the place survives a reload and the back button', async () => {
    const { page, context, problems } = await newPerson(browser);
    await page.goto('/candidatos');
    await follow(page, 'Olvidé mi contraseña');
    await heading(page, 'Recupera tu acceso');
    await page.getByLabel('Correo electrónico').fill('no es un correo');
    await press(page, 'Enviar código');
    await page.getByText('Escribe un correo electrónico válido').waitFor();
    await page.getByLabel('Correo electrónico').fill(` ${EMAIL.toUpperCase()}`);
    await press(page, 'Enviar código');

    await heading(page, 'Elige una contraseña nueva');
    await page.reload();
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(EMAIL);
    expect(await page.getByRole('button', { name: /^Enviar otro código \(0:\d\d\)$/ }).isDisabled()).toBe(true);
    await page.goBack();
    await heading(page, 'Recupera tu acceso');
    await page.goForward();

    const code = await codeFor(EMAIL);
    await page.getByLabel('Código').fill(code === '111111' ? '222222' : '111111');
    await page.getByLabel('Nueva contraseña').fill('corta');
    await press(page, 'Cambiar contraseña');
    await page.getByText('La contraseña debe tener al menos 8 caracteres').waitFor();
    await page.getByLabel('Nueva contraseña').fill(SECOND);
    await press(page, 'Cambiar contraseña');
    await page.getByText('El código no es correcto o ya no sirve. Revísalo o pide uno nuevo.').waitFor();
    await page.getByLabel('Código').fill(code);
    await press(page, 'Cambiar contraseña');

    await page.getByText('Tu contraseña se ha cambiado').waitFor();
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(EMAIL);
    await signIn(page, FIRST);
    await alert(page).getByText('El correo o la contraseña no son correctos').waitFor();
    await signIn(page, SECOND);
    await page.waitForURL('**/candidatos');
    await heading(page, 'Candidatos');
    expect(problems.filter((problem) => !/status of 400/.test(problem))).toEqual([]);
    await context.close();
  });

  it('looks the same for an e-mail that nobody has', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/login?paso=olvido');
    await page.getByLabel('Correo electrónico').fill('tampoco.existe@correo.test');
    await press(page, 'Enviar código');
    await heading(page, 'Elige una contraseña nueva');
    await page.getByText('Si hay una cuenta con ese correo').waitFor();
    await context.close();
  });
});

describe('A session', () => {
  it('is shared by tabs, from the sign-in to the sign-out', async () => {
    const { page, context } = await newPerson(browser);
    const other = await context.newPage();
    await page.goto('/areas');
    await other.goto('/informes');
    await signIn(page, SECOND);
    await page.waitForURL('**/areas');
    await other.waitForURL('**/informes');
    await heading(other, 'Informes');
    await other.getByRole('button', { name: /Olga Vidal/ }).click();
    await other.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await heading(page, 'Accede a tu cuenta');
    expect(await page.getByText(ENDED).count()).toBe(0);
    await context.close();
  });

  it('ends in every tab when all sessions are closed from elsewhere, and goes on where each stood', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/candidatos?orden=nombre');
    await signIn(page, SECOND);
    await page.waitForURL('**/candidatos?orden=nombre');
    const other = await context.newPage();
    await other.goto('/informes');
    await heading(other, 'Informes');

    const elsewhere = new HttpClient(inject('origin'));
    await elsewhere.signIn(EMAIL, SECOND);
    expect((await elsewhere.post('/api/auth/cerrar-sesiones')).status).toBe(200);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Áreas' }).click();
    await page.getByText(ENDED).waitFor();
    await other.getByText(ENDED).waitFor();

    await signIn(page, SECOND);
    await page.waitForURL('**/areas');
    await heading(page, 'Áreas');
    await other.waitForURL('**/informes');
    await heading(other, 'Informes');
    await context.close();
  });
});

describe('A request of a new company', () => {
  it('says at each field what is wrong, and that it has been received', async () => {
    const { page, context, problems } = await newPerson(browser);
    await page.goto('/login');
    await follow(page, 'Solicitar demo gratuita');
    await heading(page, 'Solicita una demo gratuita');
    await press(page, 'Solicitar demo');
    await page.getByText('Para enviar la solicitud tienes que aceptar el aviso legal').waitFor();
    await expectAccessible(page, 'acceso-solicitud-errores');
    await page.getByLabel('Nombre completo').fill('Ana Ruiz');
    await page.getByLabel(/^Empresa/).fill('Otra S.L.');
    await page.getByLabel('CIF o identificación fiscal').fill('B65410011');
    await page.getByLabel('Número de trabajadores').fill('12');
    await page.getByLabel('Correo corporativo').fill('ana@otra.test');
    await page.getByLabel('Teléfono').fill('600 100 200');
    await page.getByText('Aviso legal: qué hacemos con tus datos').click();
    await page.getByText('Quién trata tus datos', { exact: false }).waitFor();
    await page.getByLabel('He leído y acepto el aviso legal').check();
    await page.getByRole('button', { name: 'Solicitar demo', exact: true }).dblclick();
    await page.getByText('Hemos recibido tu solicitud').waitFor();
    await expectAccessible(page, 'acceso-solicitud-recibida');
    expect(problems).toEqual([]);
    await context.close();

    const chief = new HttpClient(inject('origin'));
    await chief.signIn('super@idonea.test', 'Demo-1234');
    const { data } = await chief.get<{ empresa: string; motivo: string }[]>('/api/solicitudes?q=Otra+S.L.');
    expect(data).toMatchObject([{ empresa: 'Otra S.L.', motivo: 'demo' }]);
  });
});

describe.each(VARIANTS)('The sign-in and its steps, $name', ({ name, ...options }) => {
  it('are accessible and no wider than the window', async () => {
    const { page, context } = await newPerson(browser, options);
    for (const [path, title] of [
      ['/login', 'Accede a tu cuenta'],
      ['/login?paso=olvido', 'Recupera tu acceso'],
      ['/login?paso=codigo', 'Elige una contraseña nueva'],
      ['/login?paso=solicitud&motivo=nueva_empresa', 'Da de alta tu empresa'],
    ] as const) {
      await page.goto(path);
      await heading(page, title);
      await page
        .getByRole('button', { name: /Acceder|Enviar|Cambiar/ })
        .last()
        .waitFor();
      await expectAccessible(page, `acceso-${name}${path.replaceAll(/[/?=&]/g, '-')}`);
    }
    await useUpTries('nadie@correo.test');
    await page.goto('/login');
    await signIn(page, 'x', 'nadie@correo.test');
    await alert(page).getByText('Demasiados intentos').waitFor();
    await expectAccessible(page, `acceso-${name}-demasiados`);
    await page.getByLabel('Correo electrónico').fill('tampoco@correo.test');
    await press(page, 'Acceder');
    await alert(page).getByText('no son correctos').waitFor();
    await expectAccessible(page, `acceso-${name}-mal`);
    await context.close();
  });
});
