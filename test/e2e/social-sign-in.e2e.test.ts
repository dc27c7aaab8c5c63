import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newPerson } from './support/browser.ts';

/** Google in the browser, through the local pool and the stand-in providers. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** As far as the provider's page. */
async function leaveFor(page: Page, provider: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: provider, exact: true }).click();
  await page.getByRole('heading', { name: `${provider} (local)` }).waitFor();
}

describe('Social sign-in in the browser', () => {
  it('opens the workspace with Google, and shows no code in the address', async () => {
    const { page, context, problems } = await newPerson(browser);
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    await leaveFor(page, 'Google');
    await page.getByRole('button', { name: /admin@acme\.test/ }).click();
    await page.getByRole('heading', { name: 'Autenticación exitosa' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: /Dashboard - Acme Talento/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /Dashboard - Acme Talento/ }).waitFor();
    expect(seen.join()).not.toMatch(/eyJ|access_token|refresh_token/);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('refuses who is unknown, not vouched for, or only looks like one of ours, and comes back when somebody declines', async () => {
    for (const [provider, email, isVerified] of [
      ['Google', 'nadie@acme.test', true],
      ['Microsoft', 'admin@beta.test', false],
      ['Google', 'аdmin@beta.test', true],
      ['Google', undefined, false],
    ] as const) {
      // In a browser of its own each time: a provider remembers who was there.
      const { page, context, problems } = await newPerson(browser);
      await leaveFor(page, provider);
      if (email) {
        await page.getByLabel('Correo de la cuenta').fill(email);
        await page.getByLabel(/Correo verificado/).setChecked(isVerified);
        await page.getByRole('button', { name: 'Continuar' }).click();
      } else await page.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByText(`Error al autenticarse con ${provider}`).waitFor();
      expect(problems).toEqual([]);
      await context.close();
    }
  });
});
