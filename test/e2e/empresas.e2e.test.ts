import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  enterCredentials,
  expectAccessible,
  launchBrowser,
  MOBILE,
  mailTo,
  newPerson,
  signIn,
  VARIANTS,
} from './support/browser.ts';

/** The companies of the platform, and their form of five tabs. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name });

/** Its label stands also on the buttons beside it. */
const password = (dialog: Locator) => dialog.locator('input[name$="password"]');

async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Acciones de ${name}` })
    .click();
  await form(page, `Acciones de ${name}`).getByRole('button', { name: action, exact: true }).click();
}

describe('The companies of the platform', () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(page, 'super@idonea.test');
    await page.goto('/empresas');
    await row(page, 'Acme Talento').waitFor();
  });

  it('bring forward the tab of the first error, and its field', async () => {
    await page.getByRole('button', { name: 'Nueva Empresa' }).click();
    await page.waitForURL('**/empresas/nueva');
    const dialog = form(page, 'Nueva Empresa');
    await tab(page, /^Administrador/).click();
    await dialog.getByLabel('Crear administrador junto con la empresa').check();
    await password(dialog).fill('corta');
    await dialog.getByRole('button', { name: 'Crear Empresa' }).click();
    await tab(page, /^Datos Básicos con errores$/).waitFor();
    await tab(page, /^Administrador con errores$/).waitFor();
    expect(await tab(page, /^Datos Básicos/).getAttribute('aria-selected')).toBe('true');
    await dialog.locator('input[name=nombreLegal]:focus').waitFor();
    const required = 'Por favor complete los campos obligatorios (Nombre Legal, CIF, Email)';
    expect(await dialog.getByRole('tabpanel').getByText(required).count()).toBe(3);
    // What the toast says stands above the dialog, where it can be read and closed.
    const toasts = dialog.getByRole('region', { name: 'Avisos' });
    await toasts.getByText('Revisa los datos de la empresa').waitFor();
    await toasts.getByRole('button', { name: 'Cerrar el aviso' }).first().click();
    await toasts.getByText('Revisa los datos de la empresa').waitFor({ state: 'detached' });
    await expectAccessible(page, 'empresas-errores');
    await dialog.getByLabel('Nombre Legal').fill('Astillero Norte S.L.');
    await dialog.getByLabel('CIF').fill('B44001030');
    await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill('hola@astillero.test');
    await dialog.getByText('Se creará como «astillero-norte-sl».').waitFor();
    await dialog.getByRole('button', { name: 'Crear Empresa' }).click();
    await tab(page, /^Administrador con errores$/).waitFor();
    await dialog.getByText('La contraseña debe tener al menos 8 caracteres').waitFor();
    expect(await dialog.getByRole('tabpanel').getByText('Por favor complete los datos del administrador').count()).toBe(
      2,
    );
    expect(await tab(page, /^Datos Básicos$/).count()).toBe(1);
  });

  it('keep what was typed through a reload, but no password', async () => {
    await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain('hola@astillero.test');
    await page.reload();
    const dialog = form(page, 'Nueva Empresa');
    await dialog.getByText('Recuperamos lo que habías escrito').waitFor();
    expect(await dialog.getByLabel('Nombre Legal').inputValue()).toBe('Astillero Norte S.L.');
    await tab(page, /^Administrador/).click();
    expect(await dialog.getByLabel('Crear administrador junto con la empresa').isChecked()).toBe(false);
  });

  it('are created with their administrator, whose access is shown once', async () => {
    const dialog = form(page, 'Nueva Empresa');
    await dialog.getByLabel('Crear administrador junto con la empresa').check();
    await dialog.getByLabel('Nombre del administrador').fill('Gema Luna');
    await dialog.getByLabel('Email del administrador').fill('gema@astillero.test');
    await dialog.getByRole('button', { name: 'Generar contraseña' }).click();
    const generated = await password(dialog).inputValue();
    expect(generated).toMatch(/^[A-HJ-NP-Za-hjkmnp-z2-9@#$%&*]{12}$/);
    await dialog.getByRole('button', { name: 'Copiar contraseña' }).click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(generated);
    await tab(page, /^Contexto IA/).click();
    await dialog.getByLabel('Misión').fill('Botar barcos que duren.');
    await dialog.getByRole('button', { name: 'Componer a partir de los datos' }).click();
    expect(await dialog.getByLabel('Contexto empresarial').inputValue()).toBe(
      'Astillero Norte S.L. es una empresa.\nMisión: Botar barcos que duren.',
    );
    await dialog.getByRole('button', { name: 'Crear Empresa' }).click();
    const created = form(page, 'Empresa creada');
    await created.getByText(generated).waitFor();
    await expectAccessible(page, 'empresas-creada');
    await created.getByRole('button', { name: 'Listo' }).click();
    await page.waitForURL('**/empresas');
    await row(page, 'Astillero Norte').waitFor();
    expect((await mailTo('gema@astillero.test')).texto).toContain(generated);
  });

  it('are edited, and a change of somebody else in between is merged field by field', async () => {
    await row(page, 'Astillero Norte').getByRole('link').click();
    await page.waitForURL('**/empresas/*/editar');
    const dialog = form(page, 'Editar Astillero Norte S.L.');
    await dialog.getByLabel('Sector industrial').fill('Naval');
    await dialog.getByLabel('Teléfono').fill('+34 981 000 000');
    await dialog.getByLabel('Calle').fill('Muelle');

    const other = await newPerson(browser);
    await signIn(other.page, 'super@idonea.test');
    await other.page.goto(new URL(page.url()).pathname);
    const theirs = form(other.page, 'Editar Astillero Norte S.L.');
    await theirs.getByLabel('Sector industrial').fill('Construcción naval');
    await theirs.getByLabel('Ciudad').fill('Ferrol');
    await theirs.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await other.page.getByText('Empresa actualizada correctamente').waitFor();
    await other.context.close();

    await dialog.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await dialog.getByText('Otra persona cambió esta empresa mientras la editabas').waitFor();
    await dialog.getByRole('button', { name: 'Recargar y conservar mis cambios' }).click();
    await dialog.getByText('Las dos personas cambiaron este campo').waitFor();
    const value = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();
    expect([await value('Calle'), await value('Ciudad'), await value('Sector industrial')]).toEqual([
      'Muelle',
      'Ferrol',
      'Naval',
    ]);
    await expectAccessible(page, 'empresas-conflicto');
    await dialog.getByRole('button', { name: 'Usar lo de la otra persona en Sector industrial' }).click();
    expect(await value('Sector industrial')).toBe('Construcción naval');
    await dialog.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row(page, 'Astillero Norte').getByText('+34 981 000 000').waitFor();
  });

  it('ask before changes are lost, and get another administrator', async () => {
    await act(page, 'Astillero Norte S.L.', 'Editar');
    const dialog = form(page, 'Editar Astillero Norte S.L.');
    expect(await dialog.getByLabel('Ciudad').inputValue()).toBe('Ferrol');
    await dialog.getByLabel('Ciudad').fill('Vigo');
    await page.keyboard.press('Escape');
    await form(page, '¿Salir sin guardar?').getByRole('button', { name: 'Salir sin guardar' }).click();
    await page.waitForURL('**/empresas');

    await act(page, 'Astillero Norte S.L.', 'Editar');
    await tab(page, /^Administrador$/).click();
    await dialog.getByLabel('Nombre del administrador').fill('Rita Sol');
    await dialog.getByLabel('Email del administrador').fill('gema@astillero.test');
    await password(dialog).fill('Temporal-1');
    await dialog.getByLabel('Confirmar contraseña').fill('Temporal-2');
    await dialog.getByRole('button', { name: 'Crear administrador' }).click();
    await dialog.getByText('Las contraseñas no coinciden').waitFor();
    await dialog.getByLabel('Confirmar contraseña').fill('Temporal-1');
    await dialog.getByRole('button', { name: 'Crear administrador' }).click();
    await dialog.getByText('Este correo ya está en uso en la plataforma').waitFor();
    await dialog.getByLabel('Email del administrador').fill('rita@astillero.test');
    await dialog.getByRole('button', { name: 'Crear administrador' }).click();
    await dialog.getByText('rita@astillero.test ya puede entrar').waitFor();
    await expectAccessible(page, 'empresas-administrador');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('are activated and suspended with a reason, which their history keeps', async () => {
    const name = 'Astillero Norte S.L.';
    await act(page, name, 'Activar');
    await form(page, `Activar ${name}`).getByRole('button', { name: 'Activar empresa' }).click();
    await form(page, `Activar ${name}`).getByText('Escribe al menos 3 caracteres').waitFor();
    await form(page, `Activar ${name}`).getByLabel('Motivo').fill('Contrato firmado');
    await form(page, `Activar ${name}`).getByRole('button', { name: 'Activar empresa' }).click();
    await row(page, name).getByText('Activa', { exact: true }).waitFor();
    await act(page, name, 'Suspender');
    await form(page, `Suspender ${name}`).getByLabel('Motivo').fill('Falta de pago');
    await expectAccessible(page, 'empresas-suspender');
    await form(page, `Suspender ${name}`).getByRole('button', { name: 'Suspender empresa' }).click();
    await row(page, name).getByText('Suspendida', { exact: true }).waitFor();
    await act(page, name, 'Historial de estados');
    await form(page, `Historial de ${name}`).getByText('Falta de pago').waitFor();
    await form(page, `Historial de ${name}`).getByText('Contrato firmado').waitFor();
    await expectAccessible(page, 'empresas-historial');
    await page.keyboard.press('Escape');
  });

  it('are searched, filtered by state and sorted in the address', async () => {
    await page.getByLabel('Estado', { exact: true }).selectOption('Suspendidas');
    await page.waitForURL('**/empresas?estado=suspendida');
    await row(page, 'Acme Talento').waitFor({ state: 'hidden' });
    await row(page, 'Astillero Norte').waitFor();
    await page.getByLabel('Buscar por nombre o correo').fill('acme');
    await page.getByRole('heading', { name: 'Ninguna empresa coincide con «acme»' }).waitFor();
    await expectAccessible(page, 'empresas-sin-resultados');
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await page.getByRole('button', { name: 'Empresa', exact: true }).click();
    await page.waitForURL('**/empresas?orden=nombre');
    const names = () => page.locator('tbody td:first-of-type a').allTextContents();
    const ofDemo = async () => (await names()).filter((name) => ['Acme Talento', 'Beta Industrial'].includes(name));
    await expect.poll(ofDemo).toEqual(['Acme Talento', 'Beta Industrial']);
    await page.getByRole('button', { name: 'Empresa', exact: true }).click();
    await page.waitForURL('**/empresas?orden=-nombre');
    await expect.poll(ofDemo).toEqual(['Beta Industrial', 'Acme Talento']);
  });

  it('are put in order from a list where a phone shows no headers', async () => {
    expect(await page.getByLabel('Ordenar por').isVisible()).toBe(false);
    await page.setViewportSize(MOBILE);
    await page.getByLabel('Ordenar por').selectOption('Empresa, ascendente');
    await page.waitForURL('**/empresas?orden=nombre');
    const names = () => page.locator('tbody td:first-of-type a').allTextContents();
    await expect
      .poll(async () => {
        const shown = await names();
        return shown.length > 2 && shown.join() === [...shown].sort(new Intl.Collator('es').compare).join();
      })
      .toBe(true);
    await expectAccessible(page, 'empresas-orden-movil');
    await page.setViewportSize(DESKTOP);
  });

  it('are removed for good once their name is typed, and their people cannot sign in any more', async () => {
    const name = 'Astillero Norte S.L.';
    await act(page, name, 'Eliminar para siempre');
    const dialog = form(page, `Eliminar ${name} para siempre`);
    await dialog.getByLabel(/Escribe «/).fill('Astillero');
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await dialog.getByText(`Escribe el nombre de la empresa exactamente así: ${name}`).waitFor();
    await expectAccessible(page, 'empresas-eliminar');
    await dialog.getByLabel(/Escribe «/).fill(name);
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await dialog.getByText(`Se eliminaron todos los datos de ${name}`).waitFor({ timeout: 30_000 });
    await expectAccessible(page, 'empresas-eliminada');
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await row(page, 'Astillero Norte').waitFor({ state: 'hidden' });
    const { page: theirs, context } = await newPerson(browser);
    await theirs.goto('/login');
    await enterCredentials(theirs, 'rita@astillero.test', 'Temporal-1');
    await theirs.getByText('El correo o la contraseña no son correctos').waitFor();
    await context.close();
  });

  it('say when they could not be loaded, and load on demand', async () => {
    await page.route('**/api/empresas?**', (route) => route.fulfill({ status: 500, json: { requestId: 'ref-1' } }));
    await page.goto('/empresas');
    await page.getByRole('heading', { name: /^Falló la conexión con el servicio de base de datos/ }).waitFor();
    await expectAccessible(page, 'empresas-sin-conexion');
    await page.unroute('**/api/empresas?**');
    await page.getByRole('button', { name: 'Reintentar conexión' }).click();
    await row(page, 'Acme Talento').waitFor();
  });

  it('offer the built-in services when the list of services fails', async () => {
    await page.route('**/api/servicios-hr?**', (route) => route.fulfill({ status: 500, json: { requestId: 'ref-2' } }));
    await page.goto('/empresas/nueva');
    await tab(page, /^Servicios/).click();
    const dialog = form(page, 'Nueva Empresa');
    await dialog.getByText('Error obteniendo servicios HR desde API').waitFor();
    await dialog.getByLabel('Mapeo organizacional').check();
    await expectAccessible(page, 'empresas-servicios-fallan');
    await page.unroute('**/api/servicios-hr?**');
    await page.reload();
    await tab(page, /^Servicios/).click();
    expect(await dialog.getByLabel('Mapeo organizacional').isChecked()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await form(page, '¿Salir sin guardar?').getByRole('button', { name: 'Salir sin guardar' }).click();
  });

  it('threw nothing but the failures that were made', () => {
    expect(problems.filter((problem) => !/status of (?:400|500)/.test(problem))).toEqual([]);
  });
});

describe('The own company of an administrator', () => {
  it('is all that they see, and its contact is what they change', async () => {
    const { page, problems, context } = await newPerson(browser, { reducedMotion: 'reduce' });
    await signIn(page, 'admin@beta.test');
    await page.goto('/empresas');
    await page.locator('tbody a').first().waitFor();
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Nueva Empresa' }).count()).toBe(0);
    await page.locator('tbody a').first().click();
    const dialog = form(page, /^Editar /);
    expect(await dialog.getByRole('textbox', { name: 'CIF' }).isDisabled()).toBe(true);
    expect(await dialog.getByLabel('Plan', { exact: true }).isDisabled()).toBe(true);
    expect(await tab(page, /^Administrador/).count()).toBe(0);
    await dialog.getByLabel('Teléfono').fill('+34 910 000 111');
    await expectAccessible(page, 'empresas-propia');
    await dialog.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await page.getByText('Empresa actualizada correctamente').waitFor();
    await page.getByText('+34 910 000 111').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe.each(VARIANTS)('The screen of companies, $name', ({ name, ...options }) => {
  it('is accessible with its tabs', async () => {
    const { page, problems, context } = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(page, 'super@idonea.test');
    await page.goto('/empresas');
    await page.getByText('Acme Talento', { exact: true }).first().waitFor();
    await expectAccessible(page, `empresas-${name}`);
    await page.getByRole('link', { name: 'Acme Talento', exact: true }).click();
    const dialog = form(page, 'Editar Acme Talento');
    await dialog.getByLabel('Nombre Legal').waitFor();
    await expectAccessible(page, `empresas-datos-${name}`);
    await dialog.getByLabel('Subdominio').scrollIntoViewIfNeeded();
    await expectAccessible(page, `empresas-datos-fin-${name}`);
    for (const each of ['Servicios', 'Contexto IA', 'Plan Estratégico', 'Administrador']) {
      await tab(page, new RegExp(`^${each}`)).click();
      await dialog.getByRole('tabpanel').locator('input, textarea').first().waitFor({ state: 'attached' });
      await expectAccessible(page, `empresas-${each.toLowerCase().replace(' ', '-')}-${name}`);
    }
    await page.keyboard.press('Escape');
    await page.waitForURL('**/empresas');
    expect(problems).toEqual([]);
    await context.close();
  });
});
