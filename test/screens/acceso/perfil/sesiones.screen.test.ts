import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

/** The own sessions: seen in the profile, ended one at a time or all together, and ended when nobody uses them. */
const HOUR_MS = 60 * 60_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const list = (page: Page) => page.getByRole('region', { name: 'Sesiones abiertas' });

/** A session on a telephone; answers what it answers now, as often as it is asked. */
async function onPhone(app: TestApp, { email }: { email: string }): Promise<() => Promise<number>> {
  const headers = { 'user-agent': IPHONE };
  let { cookies } = await app.call(login, { headers, body: { email, password: 'Demo-1234' } });
  return async () => {
    const renewed = await app.call(refreshSesion, {
      headers,
      cookies: cookies.map((cookie) => cookie.split(';')[0] ?? ''),
    });
    if (renewed.status === 200) cookies = renewed.cookies;
    return renewed.status;
  };
}

describe('Sesiones abiertas', () => {
  it('shows each device, and ends one with the password, or all of them', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    const phone = await onPhone(app, admin);
    expect(await phone()).toBe(200);
    const page = await enter(admin);
    await page.goto('/perfil#sesiones');
    await shown(list(page).getByText('Esta sesión', { exact: true }));
    const close = list(page).getByRole('button', { name: 'Cerrar esta sesión: Safari en iPhone' });
    await close.click();
    const dialog = page.getByRole('dialog', { name: '¿Cerrar la sesión de Safari en iPhone?' });
    await dialog.locator('input[name=password]').fill('no-es-esta');
    await dialog.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
    await shown(dialog.getByText('La contraseña no es correcta'));
    expect(await phone()).toBe(200);
    await expectAccessible(page, '/perfil', 'cerrar una sesión');
    await dialog.locator('input[name=password]').fill('Demo-1234');
    await dialog.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
    await shown(page.getByText('Sesión cerrada', { exact: true }));
    await gone(close);
    expect(await phone()).toBe(401);

    const again = await onPhone(app, admin);
    await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await at(page, /\/login$/);
    expect(await again()).toBe(401);
  });

  it('ends a page that nobody has touched for a week, says why, and goes on where it was', async ({
    app,
    clock,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/areas');
    await shown(page.getByRole('heading', { level: 1, name: 'Áreas' }));
    // The server's clock moves too: it has to hear of the page before the week is over.
    const renewed = page.waitForResponse('**/api/auth/refrescar');
    await clock.advance(167 * HOUR_MS);
    expect((await renewed).ok()).toBe(true);
    await shown(page.getByRole('heading', { level: 1, name: 'Áreas' }));
    // The token is renewed every hour, and the hour begins when the answer has come.
    const ended = page.getByText('Cerramos tu sesión por inactividad');
    const anHourLater = async () => {
      await clock.advance(HOUR_MS);
      return ended.isVisible();
    };
    await expect.poll(anHourLater, { interval: 500 }).toBe(true);
    await page.getByLabel('Correo electrónico').fill(admin.email);
    await page.getByLabel('Contraseña', { exact: true }).fill('Demo-1234');
    await page.getByRole('button', { name: 'Acceder', exact: true }).click();
    await at(page, /\/areas$/);
    await shown(page.getByRole('heading', { level: 1, name: 'Áreas' }));
  });
});
