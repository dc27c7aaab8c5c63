import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, launchBrowser, MOBILE, newPerson } from './support/browser.ts';

/** Google and Microsoft in the browser, through the local pool and the stand-in providers. */
let browser: Browser;
const problems: string[][] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function person(options?: BrowserContextOptions): Promise<Page> {
  const { page, problems: own } = await newPerson(browser, options);
  problems.push(own);
  return page;
}

/** As far as the provider's page. */
async function leaveFor(page: Page, provider: string, from = '/login'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: provider, exact: true }).click();
  await page.getByRole('heading', { name: `${provider} (local)` }).waitFor();
}

async function typeAccount(page: Page, email: string, { isVerified = true } = {}): Promise<void> {
  await page.getByLabel('Correo de la cuenta').fill(email);
  await page.getByLabel(/Correo verificado/).setChecked(isVerified);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

describe('Social sign-in in the browser', () => {
  it('opens the workspace with Google, and shows no code in the address', async () => {
    const page = await person();
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    await leaveFor(page, 'Google');
    await expectAccessible(page, 'social-01-proveedor');
    await page.getByRole('button', { name: /admin@acme\.test/ }).click();
    await page.getByRole('heading', { name: 'Autenticación exitosa' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: /Dashboard - Acme Talento/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /Dashboard - Acme Talento/ }).waitFor();
    expect(seen.join()).not.toMatch(/eyJ|access_token|refresh_token/);
    await page.context().close();
  });

  it('opens with Microsoft the page that was asked for before', async () => {
    const page = await person();
    await leaveFor(page, 'Microsoft', '/candidatos');
    await page.getByRole('button', { name: /operador@acme\.test/ }).click();
    await page.waitForURL('**/candidatos');
    await page.getByRole('heading', { level: 1, name: 'Candidatos' }).waitFor();
    await page.context().close();
  });

  it.each([
    ['an unknown e-mail', 'Google', 'nadie@acme.test', true],
    ['an e-mail that the provider does not vouch for', 'Microsoft', 'admin@beta.test', false],
    ['letters that only look like an e-mail of ours', 'Google', 'аdmin@beta.test', true],
  ])('refuses %s, and the person can try again', async (_, provider, email, isVerified) => {
    const page = await person();
    await leaveFor(page, provider);
    await typeAccount(page, email, { isVerified });
    await page.getByText(`Error al autenticarse con ${provider}`).waitFor();
    await page.getByRole('link', { name: 'Intentar nuevamente' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Accede a tu cuenta' }).waitFor();
    await page.context().close();
  });

  it('says so when a provider is not configured, also to whoever presses before that is known', async () => {
    const page = await person();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/oauth/config', async (route) => {
      await held;
      const providers = { google: { enabled: true }, microsoft: { enabled: false } };
      await route.fulfill({ json: { success: true, data: { providers } } });
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Microsoft', exact: true }).click();
    expect(await page.getByText('no está configurado').count()).toBe(0);
    release();
    await page.getByText('El login con Microsoft no está configurado en este momento.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.context().close();
  });

  it('comes back when the person declines', async () => {
    const page = await person();
    await leaveFor(page, 'Google');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByText('Error al autenticarse con Google').waitFor();
    await page.context().close();
  });

  it.each([
    ['escritorio-claro', { viewport: DESKTOP, colorScheme: 'light' }],
    ['movil-oscuro', { viewport: MOBILE, colorScheme: 'dark', isMobile: true, hasTouch: true }],
  ] as const)('says how it went to everybody: %s', async (name, options) => {
    const page = await person(options);
    await page.goto('/oauth/success?error=google_callback_failed');
    await page.getByText('Error en el callback de Google').waitFor();
    await expectAccessible(page, `social-error-${name}`);
    await page.goto('/oauth/success');
    await page.getByText('No se recibió el token de autenticación').waitFor();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/oauth/verify', async (route) => {
      await held;
      await route.continue();
    });
    await leaveFor(page, 'Google');
    await page.getByRole('button', { name: /admin@beta\.test/ }).click();
    await page.getByRole('heading', { name: 'Comprobando tu acceso' }).waitFor();
    // Not `networkidle`, which the held request would never let come.
    if (process.env.CAPTURAS) await page.screenshot({ path: `${process.env.CAPTURAS}/social-procesando-${name}.png` });
    release();
    await page.getByRole('heading', { name: 'Autenticación exitosa' }).waitFor();
    await expectAccessible(page, `social-exito-${name}`);
    await page.waitForURL('**/dashboard');
    await page.context().close();
  });

  it('refuses a code that was never given', async () => {
    const page = await person();
    await page.goto(`/oauth/success?token=${'A'.repeat(43)}`);
    await page.getByText('Error al procesar la autenticación').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.context().close();
  });

  it('logged no error meanwhile', () => {
    expect(problems.flat()).toEqual([]);
  });
});
