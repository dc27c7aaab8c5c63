import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { inviteUsuario } from '#functions/empresas/usuarios/invite-usuario.ts';
import { aCompany } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

const NAME = 'Íñigo Peña Sol';
const EMAIL = 'inigo.pena@acme.test';
const INVITATION = { nombre: 'Íñigo', apellidos: 'Peña Sol', email: EMAIL, rol: 'operador' };
const TWO_MINUTES = 120_000;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function menu(page: Page, name: string) {
  await row(page, name)
    .getByRole('button', { name: `Acciones de ${name}` })
    .click();
  return page.getByRole('dialog', { name: `Acciones de ${name}` });
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await (await menu(page, name)).getByRole('button', { name: action }).click();
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(EMAIL);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder', exact: true }).click();
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
}

/** What the newest e-mail to them says. */
function temporaryFor(app: TestApp, subject: RegExp): string {
  const mail = app.mailer.sent.findLast(({ to }) => to.address === EMAIL);
  expect(mail?.subject).toMatch(subject);
  return /Contraseña temporal: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const enters = async (app: TestApp, email: string) =>
  (await app.call(login, { body: { email, password: 'Demo-1234' } })).status;

describe('A user of a company', () => {
  it('is invited, and told below the field when the e-mail is taken; signs in with the password of the e-mail and chooses their own', async ({
    app,
    clock,
    jobs,
    enter,
    visit,
  }) => {
    const { admin, operador } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/usuarios');
    await shown(page.getByText('2 / 10', { exact: true }));
    await page.getByRole('button', { name: 'Invitar usuario' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invitar usuario' });
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await shown(dialog.getByText('Escribe al menos 2 caracteres'));
    await dialog.getByLabel('Nombre').fill('Íñigo');
    await dialog.getByLabel('Apellidos').fill('Peña Sol');
    await dialog.getByLabel('Correo electrónico').fill(operador.email);
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await shown(dialog.getByText('Este correo ya está en uso en la plataforma'));
    await expectAccessible(page, '/usuarios', 'invitar: correo en uso');
    await dialog.getByLabel('Correo electrónico').fill(EMAIL);
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await shown(page.getByText('Usuario agregado correctamente'));
    await shown(row(page, NAME).getByText('Invitado'));
    await shown(page.getByText('3 / 10', { exact: true }));
    await jobs.run();
    await clock.advance(2_000);
    await gone(row(page, NAME).getByText('Preparando su acceso…'));

    const person = await visit();
    await person.goto('/login');
    await signIn(person, temporaryFor(app, /^Tu acceso a Idonea: Acme Talento$/));
    await choosePassword(person, 'Propia-1234');
    await at(person, /\/dashboard$/);
    await shown(person.getByRole('link', { name: 'Candidatos', exact: true }).first());
    expect(await person.getByRole('link', { name: 'Usuarios' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Actualizar la lista' }).click();
    await shown(row(page, NAME).getByText('Activo', { exact: true }));
  });

  it('gets a new temporary password once the wait is over, which the menu counts, and every session ends', async ({
    app,
    jobs,
    clock,
    enter,
    visit,
  }) => {
    const { admin } = await aCompany(app);
    await app.call(inviteUsuario, { as: admin, body: INVITATION });
    await jobs.run();
    const page = await enter(admin);
    await page.goto('/usuarios');
    const actions = await menu(page, NAME);
    await shown(actions.getByText(/Podrás enviar otro correo en [01]:\d\d/));
    const resend = actions.getByRole('button', { name: 'Reenviar invitación' });
    expect(await resend.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');

    const person = await visit();
    await person.goto('/login');
    await signIn(person, temporaryFor(app, /^Tu acceso a Idonea/));
    await choosePassword(person, 'Propia-1234');
    await at(person, /\/dashboard$/);
    await page.getByRole('button', { name: 'Actualizar la lista' }).click();
    await menu(page, NAME);
    const reset = actions.getByRole('button', { name: 'Restablecer contraseña' });
    await shown(reset.getByText(/Podrás enviar otro correo en/));
    // The menu counts down while it is open.
    await clock.advance(TWO_MINUTES);
    await gone(actions.getByText(/Podrás enviar otro correo en/));
    await reset.click();
    const question = page.getByRole('dialog', { name: `¿Restablecer la contraseña de ${NAME}?` });
    await question.getByRole('button', { name: 'Restablecer contraseña' }).click();
    await shown(page.getByText('Contraseña restablecida', { exact: true }));
    await jobs.run();
    await person.getByRole('link', { name: 'Candidatos', exact: true }).first().click();
    await at(person, /\/login$/);
    await signIn(person, temporaryFor(app, /restablecido/));
    await choosePassword(person, 'Nueva-12345');
    await at(person, /\/candidatos$/);
  });

  it('gets another role, which can be undone', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/usuarios');
    await act(page, 'Persona operador', 'Cambiar rol');
    const dialog = page.getByRole('dialog', { name: 'Cambiar el rol de Persona operador' });
    expect(await dialog.getByLabel(/Super Admin/).count()).toBe(0);
    await dialog.getByLabel(/^Administrador/).check();
    await expectAccessible(page, '/usuarios', 'rol');
    await dialog.getByRole('button', { name: 'Guardar rol' }).click();
    await shown(page.getByText('Rol actualizado correctamente'));
    await shown(row(page, 'Persona operador').getByText('Administrador'));
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await shown(row(page, 'Persona operador').getByText('Operador', { exact: true }));
  });

  it('loses their session at the next call when they are deactivated, comes back when reactivated, and is deleted for good', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin, operador } = await aCompany(app);
    const person = await enter(operador);
    await person.goto('/dashboard');
    await shown(person.getByRole('heading', { level: 1 }));
    const page = await enter(admin);
    await page.goto('/usuarios');
    await act(page, 'Persona operador', 'Desactivar');
    const dialog = page.getByRole('dialog', { name: '¿Desactivar a Persona operador?' });
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await shown(page.getByText('Usuario desactivado'));
    await shown(row(page, 'Persona operador').getByText('Inactivo'));
    await shown(page.getByText('1 / 10', { exact: true }));
    await person.getByRole('link', { name: 'Candidatos', exact: true }).first().click();
    await at(person, /\/login$/);
    await jobs.run();
    expect(await enters(app, operador.email)).toBe(401);

    await act(page, 'Persona operador', 'Reactivar');
    await shown(row(page, 'Persona operador').getByText('Activo', { exact: true }));
    await jobs.run();
    expect(await enters(app, operador.email)).toBe(200);

    await act(page, 'Persona operador', 'Eliminar');
    const question = page.getByRole('dialog', { name: '¿Eliminar a Persona operador?' });
    await question.getByRole('button', { name: 'Eliminar usuario' }).click();
    await shown(page.getByText('Usuario eliminado correctamente'));
    await gone(row(page, 'Persona operador'));
    await shown(page.getByText('1 / 10', { exact: true }));
    await jobs.run();
    expect(await enters(app, operador.email)).toBe(401);
  });

  it('is found, filtered and sorted by what stands in the address, and cannot be the administrator who looks: the menu says why', async ({
    app,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    await app.call(inviteUsuario, { as: admin, body: INVITATION });
    const page = await enter(admin);
    await page.goto('/usuarios?q=INIGO&rol=admin');
    await shown(page.getByText('Ningún usuario coincide con «INIGO»'));
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await shown(row(page, 'Persona admin'));
    await page.getByLabel('Buscar por nombre o correo').fill('INIGO');
    await at(page, /\/usuarios\?q=INIGO$/);
    await gone(row(page, 'Persona admin'));
    await shown(row(page, NAME));
    await page.getByLabel('Rol').selectOption('admin');
    await at(page, /\/usuarios\?q=INIGO&rol=admin$/);
    await shown(page.getByText('Ningún usuario coincide con «INIGO»'));
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await shown(row(page, NAME));
    await page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click();
    await at(page, /\/usuarios\?orden=-nombre$/);
    await expect.poll(() => page.getByRole('row').nth(1).textContent()).toContain('Persona operador');

    const actions = await menu(page, 'Persona admin');
    await shown(actions.getByText('Nadie cambia su propio rol'));
    await shown(actions.getByText('No puedes desactivarte'));
    await shown(actions.getByText('No puedes eliminarte'));
    await expectAccessible(page, '/usuarios', 'menú: no se puede');
  });
});

describe('The superadmin', () => {
  it('sees the whole platform with its companies, and what the last administrator of one cannot lose', async ({
    app,
    enter,
  }) => {
    const beta = await aCompany(app, { nombreComercial: 'Beta Industrial' });
    await aCompany(app);
    const page = await enter(beta.superadmin);
    await page.goto('/usuarios');
    await shown(row(page, beta.admin.email).getByText('Empresa', { exact: true }));
    await shown(row(page, beta.superadmin.email).getByText('Plataforma'));
    await page.getByLabel('Nombre o correo completo').fill(beta.admin.email);
    await gone(row(page, beta.superadmin.email));
    const actions = await menu(page, 'Persona admin');
    await shown(actions.getByText('Es el último administrador activo de la empresa').first());
    await page.keyboard.press('Escape');
    await expectAccessible(page, '/usuarios', 'toda la plataforma');
  });
});
