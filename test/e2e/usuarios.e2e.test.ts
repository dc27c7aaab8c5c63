import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, mailTo, newPerson, VARIANTS } from './support/browser.ts';

/** The life of a user, from the invitation to the end, with the administrator and the person side by side. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function signIn(page: Page, email: string, password = 'Demo-1234'): Promise<void> {
  // Whoever was signed in here before is not any more.
  await page.context().clearCookies();
  await page.goto('/login');
  await enterCredentials(page, email, password);
}

/** Ends on the page that was asked for before the sign-in. */
async function choosePassword(page: Page, password: string, landing = '/dashboard'): Promise<void> {
  await page.getByLabel('Nueva contraseña', { exact: true }).fill(password);
  await page.getByLabel('Repite la contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Guardar y entrar' }).click();
  await page.waitForURL(`**${landing}`);
}

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

const temporaryIn = (texto: string) => /Contraseña temporal: (\S+)/.exec(texto)?.[1] ?? '';

describe('A user of a company', () => {
  const NAME = 'Íñigo Peña Sol';
  const EMAIL = 'inigo.pena@acme.test';
  let admin: Page;
  let person: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page: admin, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
    ({ page: person } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(admin, 'admin@acme.test');
    await admin.waitForURL('**/dashboard');
    await admin.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Usuarios' }).click();
    await admin.getByRole('heading', { level: 1, name: 'Usuarios' }).waitFor();
  });

  it('is invited, and told below the field when the e-mail is taken', async () => {
    await admin.getByText('2 / 10', { exact: true }).waitFor();
    await admin.getByRole('button', { name: 'Invitar usuario' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Invitar usuario' });
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await dialog.getByText('Escribe al menos 2 caracteres').waitFor();
    await dialog.getByLabel('Nombre').fill('Íñigo');
    await dialog.getByLabel('Apellidos').fill('Peña Sol');
    await dialog.getByLabel('Correo electrónico').fill('operador@acme.test');
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await dialog.getByText('Este correo ya está en uso en la plataforma').waitFor();
    await dialog.getByLabel('Correo electrónico').fill(EMAIL);
    await expectAccessible(admin, 'usuarios-invitar');
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    await admin.getByText('Usuario agregado correctamente').waitFor();
    await row(admin, NAME).getByText('Invitado').waitFor();
    await admin.getByText('3 / 10', { exact: true }).waitFor();
    await row(admin, NAME).getByText('Preparando su acceso…').waitFor({ state: 'detached' });
  });

  it('cannot be sent another e-mail at once, and the menu says how long to wait', async () => {
    const actions = await menu(admin, NAME);
    await actions.getByText(/Podrás enviar otro correo en [01]:\d\d/).waitFor();
    expect(await actions.getByRole('button', { name: 'Reenviar invitación' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    await expectAccessible(admin, 'usuarios-menu');
    await admin.keyboard.press('Escape');
  });

  it('signs in with the password of the e-mail and chooses their own', async () => {
    const { asunto, texto } = await mailTo(EMAIL);
    expect(asunto).toBe('Tu acceso a Idonea: Acme Talento');
    await signIn(person, EMAIL, temporaryIn(texto));
    await choosePassword(person, 'Propia-1234');
    await admin.getByRole('button', { name: 'Actualizar la lista' }).click();
    await row(admin, NAME).getByText('Activo', { exact: true }).waitFor();
    expect(await person.getByRole('link', { name: 'Usuarios' }).count()).toBe(0);
  });

  it('gets another role, which can be undone', async () => {
    await act(admin, NAME, 'Cambiar rol');
    const dialog = admin.getByRole('dialog', { name: `Cambiar el rol de ${NAME}` });
    expect(await dialog.getByLabel(/Super Admin/).count()).toBe(0);
    await dialog.getByLabel(/^Administrador/).check();
    await expectAccessible(admin, 'usuarios-rol');
    await dialog.getByRole('button', { name: 'Guardar rol' }).click();
    await admin.getByText('Rol actualizado correctamente').waitFor();
    await row(admin, NAME).getByText('Administrador').waitFor();
    await admin.getByRole('button', { name: 'Deshacer' }).click();
    await row(admin, NAME).getByText('Operador').waitFor();
  });

  it('loses their session at the next call when they are deactivated, and comes back when reactivated', async () => {
    await signIn(person, EMAIL, 'Propia-1234');
    await person.waitForURL('**/dashboard');
    await act(admin, NAME, 'Desactivar');
    const dialog = admin.getByRole('dialog', { name: `¿Desactivar a ${NAME}?` });
    await expectAccessible(admin, 'usuarios-desactivar');
    await dialog.getByRole('button', { name: 'Desactivar' }).click();
    await admin.getByText('Usuario desactivado').waitFor();
    await row(admin, NAME).getByText('Inactivo').waitFor();
    await admin.getByText('2 / 10', { exact: true }).waitFor();

    await person.getByRole('link', { name: 'Candidatos', exact: true }).first().click();
    await person.waitForURL('**/login');
    await signIn(person, EMAIL, 'Propia-1234');
    await person.getByText('El correo o la contraseña no son correctos').waitFor();

    await act(admin, NAME, 'Reactivar');
    await row(admin, NAME).getByText('Activo', { exact: true }).waitFor();
    await expect
      .poll(
        async () => {
          await signIn(person, EMAIL, 'Propia-1234');
          return person.waitForURL('**/dashboard', { timeout: 3000 }).then(
            () => true,
            () => false,
          );
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  });

  it('is found, filtered and sorted, and a reload keeps all of it', async () => {
    await admin.getByLabel('Buscar por nombre o correo').fill('INIGO');
    await admin.waitForURL('**/usuarios?q=INIGO');
    await row(admin, 'Marta Quiroga').waitFor({ state: 'detached' });
    await admin.getByLabel('Rol').selectOption('admin');
    await admin.getByText('Ningún usuario coincide con «INIGO»').waitFor();
    await admin.reload();
    await admin.getByText('Ningún usuario coincide con «INIGO»').waitFor();
    await expectAccessible(admin, 'usuarios-sin-resultados');
    await admin.getByRole('button', { name: 'Quitar los filtros' }).click();
    await row(admin, 'Marta Quiroga').waitFor();
    await admin.getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click();
    await admin.waitForURL('**/usuarios?orden=-nombre');
    await expect.poll(() => admin.getByRole('row').nth(1).textContent()).toContain('Marta Quiroga');
  });

  it('gets a new temporary password once the wait is over, and every session ends', async () => {
    const actions = await menu(admin, NAME);
    // Two minutes after the invitation; the menu counts down while it is open, and the click waits for its end.
    await actions.getByRole('button', { name: 'Restablecer contraseña' }).click({ timeout: 130_000 });
    await admin
      .getByRole('dialog', { name: `¿Restablecer la contraseña de ${NAME}?` })
      .getByRole('button', { name: 'Restablecer contraseña' })
      .click();
    await admin.getByText('Contraseña restablecida', { exact: true }).waitFor();
    await person.getByRole('link', { name: 'Candidatos', exact: true }).first().click();
    await person.waitForURL('**/login');
    const temporary = await eventually(async () => {
      const found = await mailTo(EMAIL);
      return found.asunto.includes('restablecido') && temporaryIn(found.texto);
    });
    await signIn(person, EMAIL, temporary);
    await choosePassword(person, 'Nueva-12345', '/candidatos');
  });

  it('cannot be the administrator who looks, and the menu says why', async () => {
    const actions = await menu(admin, 'Marta Quiroga');
    await actions.getByText('Nadie cambia su propio rol').waitFor();
    await actions.getByText('No puedes desactivarte').waitFor();
    await actions.getByText('No puedes eliminarte').waitFor();
    await admin.keyboard.press('Escape');
  });

  it('is deleted, and the e-mail no longer lets anybody in', async () => {
    await act(admin, NAME, 'Eliminar');
    await admin
      .getByRole('dialog', { name: `¿Eliminar a ${NAME}?` })
      .getByRole('button', { name: 'Eliminar usuario' })
      .click();
    await admin.getByText('Usuario eliminado correctamente').waitFor();
    await row(admin, NAME).waitFor({ state: 'detached' });
    await admin.getByText('2 / 10', { exact: true }).waitFor();
    await signIn(person, EMAIL, 'Nueva-12345');
    await person.getByText('El correo o la contraseña no son correctos').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('The superadmin', () => {
  it('sees the whole platform with its companies, and one company with its places', async () => {
    const { page, problems } = await newPerson(browser, { reducedMotion: 'reduce' });
    await signIn(page, 'super@idonea.test');
    await page.waitForURL('**/dashboard');
    await page.goto('/usuarios');
    await row(page, 'Joaquín Ferrer').getByText('Beta Industrial').waitFor();
    await row(page, 'Elena Vidal').getByText('Plataforma').waitFor();
    await page.getByLabel('Nombre o correo completo').fill('admin@beta.test');
    await row(page, 'Marta Quiroga').waitFor({ state: 'detached' });
    await row(page, 'Joaquín Ferrer').waitFor();
    const actions = await menu(page, 'Joaquín Ferrer');
    await actions.getByText('Es el último administrador activo de la empresa').first().waitFor();
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
  });
});

describe.each(VARIANTS)('The users screen, $name', ({ name, ...options }) => {
  it('is clean with people in every state', async () => {
    const { page, context, problems } = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(page, 'admin@acme.test');
    await page.waitForURL('**/dashboard');
    await page.goto('/usuarios');
    await row(page, 'Marta Quiroga').waitFor();
    await expectAccessible(page, `usuarios-${name}`);
    await page.getByRole('button', { name: 'Invitar usuario' }).click();
    await page.getByRole('dialog', { name: 'Invitar usuario' }).waitFor();
    await expectAccessible(page, `usuarios-invitar-${name}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
