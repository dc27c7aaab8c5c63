import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { refreshSesion } from '#functions/acceso/auth/refresh-sesion.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

const FIRST = 'Demo-1234';
const SECOND = 'segunda-clave-2';

const section = (page: Page) => page.getByRole('region', { name: 'Contraseña', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cambiar contraseña' });
const input = (page: Page, name: string) => dialog(page).locator(`input[name=${name}]`);
const rule = (page: Page, text: string) => dialog(page).getByRole('listitem').filter({ hasText: text });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Cambiar contraseña' }).click();

async function fill(page: Page, actual: string, password: string, repeated = password): Promise<void> {
  await input(page, 'actual').fill(actual);
  await input(page, 'password').fill(password);
  await input(page, 'confirmPassword').fill(repeated);
}

describe('The own password', () => {
  it('is changed with the current one: this browser stays in, another one is out, the person is told', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const credentials = (password: string) => ({ body: { email: admin.email, password } });
    const elsewhere = await app.call(login, credentials(FIRST));
    const cookies = elsewhere.cookies.map((cookie) => cookie.split(';')[0] ?? '');
    const page = await enter(admin);
    await page.goto('/perfil');
    const second = await page.context().newPage();
    await second.goto('/areas');
    await shown(second.getByRole('heading', { level: 1, name: 'Áreas' }));
    // Tokens of before the change are worth nothing after it, by the second.
    await clock.advance(2_000);

    await page.bringToFront();
    await section(page).getByRole('button', { name: 'Cambiar contraseña' }).click();
    await fill(page, 'no-es-esta', 'corta', 'larga');
    await expect.poll(() => rule(page, 'Al menos 8 caracteres').textContent()).toContain(', pendiente');
    await submit(page);
    await shown(dialog(page).getByText('La contraseña debe tener al menos 8 caracteres'));
    await expectAccessible(page, '/perfil', 'cambiar la contraseña con errores');
    await fill(page, 'no-es-esta', SECOND);
    for (const text of ['Al menos 8 caracteres', 'Distinta de la actual', 'Las dos coinciden']) {
      await expect.poll(() => rule(page, text).textContent()).toContain(', cumplido');
    }
    await submit(page);
    await shown(dialog(page).getByText('La contraseña actual no es correcta').first());
    // Nothing that was typed is lost.
    expect(await input(page, 'password').inputValue()).toBe(SECOND);
    await input(page, 'actual').fill(FIRST);
    await submit(page);
    await shown(page.getByText('Tu contraseña se ha cambiado').first());
    await gone(dialog(page));

    await page.reload();
    await shown(section(page).getByRole('button', { name: 'Cambiar contraseña' }));
    await second.bringToFront();
    await second.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Candidatos' }).click();
    await shown(second.getByRole('heading', { level: 1, name: 'Candidatos', exact: true }));
    expect((await app.call(refreshSesion, { cookies })).status).toBe(401);
    expect((await app.call(login, credentials(FIRST))).status).toBe(401);
    expect((await app.call(login, credentials(SECOND))).status).toBe(200);

    await jobs.run();
    const told = app.mailer.sent.findLast(({ to }) => to.address === admin.email);
    expect(told?.subject).toContain('Tu contraseña ha cambiado');
    expect(told?.text).toContain('Si no has sido tú');
  });
});
