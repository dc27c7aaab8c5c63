import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, it, shown } from '../../support/screen.ts';

/** Google and Microsoft as the browser sees them. The pool and the providers' own pages are a journey on the assembly. */
beforeAll(() => {
  process.env.SOCIAL_PROVIDERS = 'google,microsoft';
});
afterAll(() => {
  delete process.env.SOCIAL_PROVIDERS;
});

type Claims = Parameters<TestApp['hosted']['comeBack']>[1];

/** The provider knows the person without asking: whoever leaves for it comes back with these claims. */
async function answerAs(page: Page, app: TestApp, { id, email }: { id: string; email: string }, claims: Claims = {}) {
  await page.route(/\/api\/oauth\/(google|microsoft)$/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const own = { username: id, sub: `sub-${id}`, email, emailVerified: true };
    const { location = '' } = answer.headers();
    const back = app.hosted.comeBack(location, { ...own, ...claims }, app.identity.federate(id));
    const callback = `${route.request().url()}/callback?${new URLSearchParams(back)}`;
    await route.fulfill({ status: 302, headers: { ...answer.headers(), location: callback } });
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('Social sign-in in the browser', () => {
  it('opens the page that was asked for before, says how it went, and shows no code in the address', async ({
    app,
    visit,
  }) => {
    const { admin } = await aCompany(app);
    const page = await visit();
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    await answerAs(page, app, admin);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/oauth/verify', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/candidatos');
    await press(page, 'Microsoft');
    await shown(page.getByRole('heading', { name: 'Comprobando tu acceso' }));
    await expectAccessible(page, '/oauth/success', 'comprobando');
    expect(new URL(page.url()).search).toBe('');
    release();
    await shown(page.getByRole('heading', { name: 'Autenticación exitosa' }));
    await at(page, /\/candidatos$/);
    await shown(page.getByRole('heading', { level: 1, name: 'Candidatos' }));
    expect(seen.join()).not.toMatch(/eyJ|access_token|refresh_token/);
  });

  it('refuses an e-mail that the provider does not vouch for, and the person can try again', async ({ app, visit }) => {
    const { admin } = await aCompany(app);
    const page = await visit();
    await answerAs(page, app, admin, { emailVerified: false });
    await page.goto('/login');
    await press(page, 'Google');
    await shown(page.getByText('Error en el callback de Google'));
    await page.getByRole('link', { name: 'Intentar nuevamente' }).click();
    await at(page, /\/login$/);
    await shown(page.getByRole('heading', { name: 'Accede a tu cuenta' }));
  });

  it('says so when a provider is not configured, also to whoever presses before that is known', async ({ visit }) => {
    const page = await visit();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/oauth/config', async (route) => {
      await held;
      const providers = { google: { enabled: true }, microsoft: { enabled: false } };
      await route.fulfill({ json: { success: true, data: { providers } } });
    });
    await page.goto('/login');
    await press(page, 'Microsoft');
    expect(await page.getByText('no está configurado').count()).toBe(0);
    release();
    await shown(page.getByText('El login con Microsoft no está configurado en este momento.'));
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('says what went wrong: the person declined, a missing token, a code that was never given', async ({ visit }) => {
    const page = await visit();
    await page.goto('/oauth/success?error=google_failed');
    await shown(page.getByText('Error al autenticarse con Google'));
    await expectAccessible(page, '/oauth/success', 'error');
    await page.goto('/oauth/success');
    await shown(page.getByText('No se recibió el token de autenticación'));
    await page.goto(`/oauth/success?token=${'A'.repeat(43)}`);
    await shown(page.getByText('Error al procesar la autenticación'));
    expect(new URL(page.url()).search).toBe('');
  });
});
