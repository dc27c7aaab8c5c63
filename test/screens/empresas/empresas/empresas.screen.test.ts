import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { moveEmpresa } from '#functions/empresas/empresas/move-empresa.ts';
import { updateEmpresa } from '#functions/empresas/empresas/update-empresa.ts';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, DESKTOP, gone, it, MOBILE, shown } from '../../support/screen.ts';

const LIST = '**/api/empresas?**';
const SERVICES = '**/api/servicios-hr?**';
const NORTE = { nombreLegal: 'Astillero Norte S.L.', nombreComercial: '', email: 'hola@astillero.test' };
const NAME = NORTE.nombreLegal;
const failing = { status: 409, json: { requestId: 'ref-1' } };

const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name });
const names = (page: Page) => page.locator('tbody td:first-of-type a').allTextContents();
/** Its label stands also on the buttons beside it. */
const password = (dialog: Locator) => dialog.locator('input[name$="password"]');

async function act(page: Page, name: string, action: string): Promise<void> {
  await row(page, name)
    .getByRole('button', { name: `Acciones de ${name}` })
    .click();
  await form(page, `Acciones de ${name}`).getByRole('button', { name: action, exact: true }).click();
}

describe('The companies of the platform', () => {
  it('bring forward the tab of the first error, and its field', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/empresas');
    await page.getByRole('button', { name: 'Nueva Empresa' }).click();
    await at(page, /\/empresas\/nueva$/);
    const dialog = form(page, 'Nueva Empresa');
    await tab(page, /^Administrador/).click();
    await dialog.getByLabel('Crear administrador junto con la empresa').check();
    await password(dialog).fill('corta');
    await dialog.getByRole('button', { name: 'Crear Empresa' }).click();
    await shown(tab(page, /^Datos Básicos con errores$/));
    await shown(tab(page, /^Administrador con errores$/));
    expect(await tab(page, /^Datos Básicos/).getAttribute('aria-selected')).toBe('true');
    await shown(dialog.locator('input[name=nombreLegal]:focus'));
    const required = 'Por favor complete los campos obligatorios (Nombre Legal, CIF, Email)';
    expect(await dialog.getByRole('tabpanel').getByText(required).count()).toBe(3);
    // What the toast says stands above the dialog, where it can be read and closed.
    const toasts = dialog.getByRole('region', { name: 'Avisos' });
    await shown(toasts.getByText('Revisa los datos de la empresa'));
    await toasts.getByRole('button', { name: 'Cerrar el aviso' }).first().click();
    await gone(toasts.getByText('Revisa los datos de la empresa'));
    await expectAccessible(page, '/empresas/nueva', 'Datos Básicos: con errores');
    await dialog.getByLabel('Nombre Legal').fill(NAME);
    await dialog.getByLabel('CIF').fill('B44001030');
    await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill('hola@astillero.test');
    await shown(dialog.getByText('Se creará como «astillero-norte-sl».'));
    await dialog.getByRole('button', { name: 'Crear Empresa' }).click();
    await shown(tab(page, /^Administrador con errores$/));
    await shown(dialog.getByText('La contraseña debe tener al menos 8 caracteres'));
    const missing = 'Por favor complete los datos del administrador';
    expect(await dialog.getByRole('tabpanel').getByText(missing).count()).toBe(2);
    expect(await tab(page, /^Datos Básicos$/).count()).toBe(1);
    await expectAccessible(page, '/empresas/nueva', 'Administrador: con errores');
  });

  it('keep what was typed through a reload, but no password, and offer the built-in services when the list of services fails', async ({
    app,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.route(SERVICES, (route) => route.fulfill(failing));
    await page.goto('/empresas/nueva');
    const dialog = form(page, 'Nueva Empresa');
    await dialog.getByLabel('Nombre Legal').fill(NAME);
    await tab(page, /^Administrador/).click();
    await dialog.getByLabel('Crear administrador junto con la empresa').check();
    await password(dialog).fill('Temporal-1');
    await tab(page, /^Servicios/).click();
    await shown(dialog.getByText('Error obteniendo servicios HR desde API'));
    await dialog.getByLabel('Mapeo organizacional').check();
    await expectAccessible(page, '/empresas/nueva', 'Servicios: la lista falla');
    await tab(page, /^Plan Estratégico/).click();
    await shown(dialog.getByText('Primero crea la empresa'));
    await expectAccessible(page, '/empresas/nueva', 'Plan Estratégico');

    await expect.poll(() => page.evaluate('JSON.stringify(sessionStorage)')).toContain('mapeo-organizacional');
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('Temporal-1');
    await page.unroute(SERVICES);
    await page.reload();
    await shown(dialog.getByText('Recuperamos lo que habías escrito'));
    expect(await dialog.getByLabel('Nombre Legal').inputValue()).toBe(NAME);
    await tab(page, /^Servicios/).click();
    expect(await dialog.getByLabel('Mapeo organizacional').isChecked()).toBe(true);
    await gone(dialog.getByText('Error obteniendo servicios HR desde API'));
    await tab(page, /^Administrador/).click();
    expect(await dialog.getByLabel('Crear administrador junto con la empresa').isChecked()).toBe(false);
  });

  it('are created with their administrator, whose access is shown once', async ({ app, jobs, enter }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/empresas/nueva');
    const dialog = form(page, 'Nueva Empresa');
    await dialog.getByLabel('Nombre Legal').fill(NAME);
    await dialog.getByLabel('CIF').fill('B44001030');
    await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill('hola@astillero.test');
    await tab(page, /^Administrador/).click();
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
      `${NAME} es una empresa.\nMisión: Botar barcos que duren.`,
    );
    await expectAccessible(page, '/empresas/nueva', 'Contexto IA: compuesto');
    await dialog.getByRole('button', { name: 'Crear Empresa' }).click();
    const created = form(page, 'Empresa creada');
    await shown(created.getByText(generated));
    await expectAccessible(page, '/empresas/nueva', 'creada');
    await created.getByRole('button', { name: 'Listo' }).click();
    await at(page, /\/empresas$/);
    await shown(row(page, 'Astillero Norte'));
    await jobs.run();
    const mail = app.mailer.sent.find(({ to }) => to.address === 'gema@astillero.test');
    expect(mail?.text).toContain(generated);
  });

  it('are edited, and a change of somebody else in between is merged field by field', async ({ app, enter }) => {
    const { superadmin, empresa } = await aCompany(app, NORTE);
    const page = await enter(superadmin);
    await page.goto('/empresas');
    await row(page, NAME).getByRole('link').click();
    await at(page, /\/empresas\/emp_\w+\/editar$/);
    const dialog = form(page, `Editar ${NAME}`);
    await dialog.getByLabel('Sector industrial').fill('Naval');
    await dialog.getByLabel('Teléfono').fill('+34 981 000 000');
    await dialog.getByLabel('Calle').fill('Muelle');

    const theirs = {
      version: empresa.version,
      sectorIndustrial: 'Construcción naval',
      direccion: { ciudad: 'Ferrol' },
    };
    const options = { as: superadmin, params: { id: empresa.id } };
    expect((await app.call(updateEmpresa, { ...options, body: theirs })).status).toBe(200);

    await dialog.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await shown(dialog.getByText('Otra persona cambió esta empresa mientras la editabas'));
    await dialog.getByRole('button', { name: 'Recargar y conservar mis cambios' }).click();
    await shown(dialog.getByText('Las dos personas cambiaron este campo'));
    const value = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();
    expect([await value('Calle'), await value('Ciudad'), await value('Sector industrial')]).toEqual([
      'Muelle',
      'Ferrol',
      'Naval',
    ]);
    await expectAccessible(page, '/empresas/:id/editar', 'Datos Básicos: cambios de dos personas');
    await dialog.getByRole('button', { name: 'Usar lo de la otra persona en Sector industrial' }).click();
    expect(await value('Sector industrial')).toBe('Construcción naval');
    await tab(page, /^Servicios/).click();
    await shown(dialog.getByLabel('Mapeo organizacional'));
    await expectAccessible(page, '/empresas/:id/editar', 'Servicios');
    await tab(page, /^Contexto IA/).click();
    await shown(dialog.getByLabel('Misión'));
    await expectAccessible(page, '/empresas/:id/editar', 'Contexto IA');
    await dialog.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await gone(dialog);
    await shown(row(page, NAME).getByText('+34 981 000 000'));
  });

  it('ask before changes are lost, and get another administrator', async ({ app, jobs, enter }) => {
    const { superadmin, admin } = await aCompany(app, NORTE);
    const page = await enter(superadmin);
    await page.goto('/empresas');
    await act(page, NAME, 'Editar');
    const dialog = form(page, `Editar ${NAME}`);
    await dialog.getByLabel('Ciudad').fill('Vigo');
    await page.keyboard.press('Escape');
    await form(page, '¿Salir sin guardar?').getByRole('button', { name: 'Salir sin guardar' }).click();
    await at(page, /\/empresas$/);

    await act(page, NAME, 'Editar');
    expect(await dialog.getByLabel('Ciudad').inputValue()).toBe('');
    await tab(page, /^Administrador$/).click();
    await dialog.getByLabel('Nombre del administrador').fill('Rita Sol');
    await dialog.getByLabel('Email del administrador').fill(admin.email);
    await password(dialog).fill('Temporal-1');
    await dialog.getByLabel('Confirmar contraseña').fill('Temporal-2');
    await dialog.getByRole('button', { name: 'Crear administrador' }).click();
    await shown(dialog.getByText('Las contraseñas no coinciden'));
    await dialog.getByLabel('Confirmar contraseña').fill('Temporal-1');
    await dialog.getByRole('button', { name: 'Crear administrador' }).click();
    await shown(dialog.getByText('Este correo ya está en uso en la plataforma'));
    await expectAccessible(page, '/empresas/:id/editar', 'Administrador: correo en uso');
    await dialog.getByLabel('Email del administrador').fill('rita@astillero.test');
    await dialog.getByRole('button', { name: 'Crear administrador' }).click();
    await shown(dialog.getByText('rita@astillero.test ya puede entrar'));
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await gone(dialog);
    await jobs.run();
    const entry = await app.call(login, { body: { email: 'rita@astillero.test', password: 'Temporal-1' } });
    expect(entry.data).toMatchObject({ paso: 'password' });
  });

  it('are activated and suspended with a reason, which their history keeps', async ({ app, enter }) => {
    const { superadmin } = await aCompany(app, NORTE);
    const page = await enter(superadmin);
    await page.goto('/empresas');
    await act(page, NAME, 'Activar');
    const activate = form(page, `Activar ${NAME}`);
    await activate.getByRole('button', { name: 'Activar empresa' }).click();
    await shown(activate.getByText('Escribe al menos 3 caracteres'));
    await activate.getByLabel('Motivo').fill('Contrato firmado');
    await expectAccessible(page, '/empresas', 'activar');
    await activate.getByRole('button', { name: 'Activar empresa' }).click();
    await shown(row(page, NAME).getByText('Activa', { exact: true }));
    await act(page, NAME, 'Suspender');
    await form(page, `Suspender ${NAME}`).getByLabel('Motivo').fill('Falta de pago');
    await form(page, `Suspender ${NAME}`).getByRole('button', { name: 'Suspender empresa' }).click();
    await shown(row(page, NAME).getByText('Suspendida', { exact: true }));
    await act(page, NAME, 'Historial de estados');
    await shown(form(page, `Historial de ${NAME}`).getByText('Falta de pago'));
    await shown(form(page, `Historial de ${NAME}`).getByText('Contrato firmado'));
    await page.keyboard.press('Escape');
    await gone(form(page, `Historial de ${NAME}`));
  });

  it('are removed for good once their name is typed, and their people cannot sign in any more', async ({
    app,
    clock,
    jobs,
    enter,
  }) => {
    const { superadmin, empresa, admin } = await aCompany(app, NORTE);
    jobs.hold('purgeEmpresa');
    const page = await enter(superadmin);
    await page.goto('/empresas');
    await act(page, NAME, 'Eliminar para siempre');
    const dialog = form(page, `Eliminar ${NAME} para siempre`);
    await dialog.getByLabel(/Escribe «/).fill('Astillero');
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await shown(dialog.getByText(`Escribe el nombre de la empresa exactamente así: ${NAME}`));
    await dialog.getByLabel(/Escribe «/).fill(NAME);
    await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
    await shown(dialog.getByText('Eliminando los datos.'));
    await expectAccessible(page, '/empresas', 'eliminando');
    await jobs.release('purgeEmpresa');
    await clock.advance(2_000);
    await shown(dialog.getByText(`Se eliminaron todos los datos de ${NAME}`));
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await shown(page.getByRole('heading', { name: 'Aún no hay empresas' }));
    expect((await app.call(login, { body: { email: admin.email, password: 'Demo-1234' } })).status).toBe(401);
    expect(app.table.all().filter(({ PK }) => PK === `EMPRESA#${empresa.id}`)).toEqual([]);
  });

  it('say when they could not be loaded, load on demand, and are searched, filtered by state and sorted in the address', async ({
    app,
    enter,
  }) => {
    const { superadmin } = await aCompany(app);
    const { empresa } = await aCompany(app, NORTE);
    const move = { params: { id: empresa.id }, body: { estado: 'activa', motivo: 'Contrato firmado' } };
    await app.call(moveEmpresa, { as: superadmin, ...move });
    const page = await enter(superadmin);
    await page.route(LIST, (route) => route.fulfill(failing));
    await page.goto('/empresas');
    await shown(page.getByRole('heading', { name: /^Falló la conexión con el servicio de base de datos/ }));
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Reintentar conexión' }).click();
    await shown(row(page, 'Acme Talento'));
    await expectAccessible(page, '/empresas', 'lista');

    await page.getByLabel('Estado', { exact: true }).selectOption('Activas');
    await at(page, /\/empresas\?estado=activa$/);
    await gone(row(page, 'Acme Talento'));
    await shown(row(page, NAME));
    await page.getByLabel('Buscar por nombre o correo').fill('acme');
    await shown(page.getByRole('heading', { name: 'Ninguna empresa coincide con «acme»' }));
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await page.getByRole('button', { name: 'Empresa', exact: true }).click();
    await at(page, /\/empresas\?orden=nombre$/);
    await expect.poll(() => names(page)).toEqual(['Acme Talento', NAME]);
    await page.getByRole('button', { name: 'Empresa', exact: true }).click();
    await at(page, /\/empresas\?orden=-nombre$/);
    await expect.poll(() => names(page)).toEqual([NAME, 'Acme Talento']);

    // A phone shows no headers that could be pressed.
    expect(await page.getByLabel('Ordenar por').isVisible()).toBe(false);
    await page.setViewportSize(MOBILE);
    await page.getByLabel('Ordenar por').selectOption('Empresa, ascendente');
    await at(page, /\/empresas\?orden=nombre$/);
    await expect.poll(() => names(page)).toEqual(['Acme Talento', NAME]);
    await page.setViewportSize(DESKTOP);
  });
});

describe('The own company of an administrator', () => {
  it('is all that they see, and its contact is what they change', async ({ app, enter }) => {
    await aCompany(app, NORTE);
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/empresas');
    await row(page, 'Acme Talento').getByRole('link').click();
    expect(await page.locator('tbody tr').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Nueva Empresa' }).count()).toBe(0);
    const dialog = form(page, 'Editar Acme Talento');
    expect(await dialog.getByRole('textbox', { name: 'CIF' }).isDisabled()).toBe(true);
    expect(await dialog.getByLabel('Plan', { exact: true }).isDisabled()).toBe(true);
    expect(await tab(page, /^Administrador/).count()).toBe(0);
    await dialog.getByLabel('Teléfono').fill('+34 910 000 111');
    await tab(page, /^Plan Estratégico/).click();
    await shown(dialog.getByText('Esta empresa no tiene plan estratégico'));
    await expectAccessible(page, '/empresas/:id/editar', 'Plan Estratégico: sin plan');
    await dialog.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await shown(page.getByText('Empresa actualizada correctamente'));
    await shown(page.getByText('+34 910 000 111'));
  });
});
