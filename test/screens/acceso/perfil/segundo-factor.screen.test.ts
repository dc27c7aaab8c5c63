import type { Page } from 'playwright-core';
import { afterEach, describe, expect, vi } from 'vitest';
import { finishSegundoFactor } from '#functions/acceso/auth/finish-segundo-factor.ts';
import { login } from '#functions/acceso/auth/login.ts';
import { startSegundoFactor } from '#functions/acceso/auth/start-segundo-factor.ts';
import { listAreas } from '#functions/empresas/areas/list-areas.ts';
import { fakeCode } from '../../../support/fakes/fake-services.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

/** A second factor, from the profile to the sign-in and to a lost telephone. */
const PASSWORD = 'Demo-1234';
const section = (page: Page) => page.getByRole('region', { name: 'Verificación en dos pasos' });
const dialog = (page: Page) => page.getByRole('dialog');
const copiedKey = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

afterEach(() => vi.unstubAllEnvs());

describe('The verification in two steps', () => {
  it('is turned on in the profile, asked for at the sign-in, and turned off with the password', async ({
    app,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/perfil');
    await shown(section(page).getByText('Desactivada', { exact: true }));
    // Parts above come by themselves; one that comes between press and release moves the button away.
    await shown(page.getByRole('heading', { name: 'Seguridad', exact: true }));
    await section(page).getByRole('button', { name: 'Activar', exact: true }).click();
    await dialog(page).locator('input[name=password]').fill('no-es-esta');
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();
    await shown(dialog(page).getByText('La contraseña no es correcta').first());
    await dialog(page).locator('input[name=password]').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Continuar' }).click();

    await shown(dialog(page).getByRole('img', { name: 'Código QR para tu aplicación de códigos' }));
    await dialog(page).getByRole('button', { name: 'Copiar la clave' }).click();
    await expect.poll(() => copiedKey(page)).toBe(app.identity.accounts.get(admin.email)?.begun);
    const code = fakeCode(await copiedKey(page));
    await dialog(page).getByLabel('Código de tu aplicación').fill('000000');
    await dialog(page).getByRole('button', { name: 'Activar', exact: true }).click();
    await shown(dialog(page).getByText('El código no es válido').first());
    await expectAccessible(page, '/perfil', 'activar la verificación');
    await dialog(page).getByLabel('Código de tu aplicación').fill(code);
    await dialog(page).getByRole('button', { name: 'Activar', exact: true }).click();
    await shown(section(page).getByText('Activada', { exact: true }));

    // Signed out: the password alone opens nothing.
    await page.getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await dialog(page).getByRole('button', { name: 'Cerrar todas las sesiones' }).click();
    await at(page, /\/login$/);
    await page.getByLabel('Correo electrónico').fill(admin.email);
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Acceder', exact: true }).click();
    await shown(page.getByRole('heading', { name: 'Verificación en dos pasos' }));
    const asked = page.getByLabel('Código', { exact: true });
    expect(await asked.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await asked.getAttribute('inputmode')).toBe('numeric');
    await asked.fill('12');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await shown(page.getByText('Escribe las 6 cifras del código'));
    await asked.fill('000000');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await shown(page.getByText('El código no es válido'));
    await expectAccessible(page, '/login', 'verificación: código no válido');
    // As an application that shows two groups of three is copied.
    await page.evaluate(`navigator.clipboard.writeText('${code.slice(0, 3)} ${code.slice(3)}')`);
    await asked.fill('');
    await asked.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByRole('button', { name: 'Verificar' }).click();
    await at(page, /\/dashboard$/);

    await page.getByRole('button', { name: /^Tu cuenta/ }).click();
    await page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('link', { name: 'Mi Perfil' }).click();
    await section(page).getByRole('button', { name: 'Desactivar' }).click();
    await dialog(page).locator('input[name=password]').fill(PASSWORD);
    await dialog(page).getByRole('button', { name: 'Desactivar', exact: true }).click();
    await shown(section(page).getByText('Desactivada', { exact: true }));
  });

  it('is reset for who lost their telephone: they are out, are told, and enter with the password', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin, operador } = await aCompany(app);
    const { data } = await app.call<{ clave: string }>(startSegundoFactor, {
      as: operador,
      body: { password: PASSWORD },
    });
    await app.call(finishSegundoFactor, { as: operador, body: { codigo: fakeCode(data.clave) } });
    const issuedAt = Math.floor(app.clock.getTime() / 1000);
    const theirs = { as: { ...operador, issuedAt } };
    expect((await app.call(listAreas, theirs)).status).toBe(200);
    // Tokens of before it are worth nothing any more, by the second.
    await clock.advance(2_000);

    const page = await enter(admin);
    await page.goto('/usuarios');
    const row = page.getByRole('row').filter({ hasText: operador.email });
    await shown(row.getByText('Con verificación en dos pasos'));
    await row.getByRole('button', { name: 'Acciones de Persona operador' }).click();
    const actions = page.getByRole('dialog', { name: 'Acciones de Persona operador' });
    await actions.getByRole('button', { name: 'Restablecer verificación' }).click();
    await gone(actions);
    await dialog(page).getByRole('button', { name: 'Restablecer verificación' }).click();
    await gone(row.getByText('Con verificación en dos pasos'));

    await jobs.run();
    const told = app.mailer.sent.findLast(({ to }) => to.address === operador.email);
    expect(told?.subject).toContain('Verificación en dos pasos desactivada');
    expect(told?.text).toContain('ha restablecido tu verificación');
    expect((await app.call(listAreas, theirs)).status).toBe(401);
    const entry = await app.call(login, { body: { email: operador.email, password: PASSWORD } });
    expect(entry.data).toMatchObject({ token: expect.any(String) });
  });

  it('stands before everything else where it is demanded, and leads on once it is set up', async ({ app, enter }) => {
    vi.stubEnv('SEGUNDO_FACTOR', 'superadmin');
    const page = await enter(await app.addUsuario({ rol: 'superadmin', empresaId: null }));
    await page.goto('/perfil');
    await shown(page.getByRole('heading', { name: 'Protege tu cuenta' }));
    expect(await page.getByRole('navigation').count()).toBe(0);
    await expectAccessible(page, '/perfil', 'verificación obligatoria');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Copiar la clave' }).click();
    await expect.poll(() => copiedKey(page)).toMatch(/^CLAVE/);
    await page.getByLabel('Código de tu aplicación').fill(fakeCode(await copiedKey(page)));
    await page.getByRole('button', { name: 'Activar', exact: true }).click();

    // Where they were going.
    await shown(section(page).getByText('Activada', { exact: true }));
    await shown(section(page).getByText('Tu rol la exige y no se puede desactivar.'));
    expect(await section(page).getByRole('button', { name: 'Desactivar' }).count()).toBe(0);
  });
});
