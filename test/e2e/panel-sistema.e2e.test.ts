import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** The superadmin's panel: plans, subscriptions, figures and exports; and the dashboards of both kinds of people. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
  const menu = page.getByRole('dialog', { name: `Acciones de ${name}`, exact: true });
  await menu.getByRole('button', { name: action }).click();
}

describe('The panel of the superadmin', () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce', acceptDownloads: true }));
    await signIn(page, 'super@idonea.test');
    await page.goto('/saas-admin');
    await page.getByRole('heading', { level: 1, name: 'Panel Sistema' }).waitFor();
  });

  it('says its figures and what they count', async () => {
    await page.getByText('Empresas activas', { exact: true }).first().waitFor();
    await page
      .getByText(/^[\d.]+\sUS\$$/)
      .first()
      .waitFor();
    const what = page.getByRole('tooltip').filter({ hasText: 'Ingreso mensual recurrente' });
    expect(await what.count()).toBe(0);
    await page.getByRole('button', { name: 'Qué es MRR' }).focus();
    await what.waitFor();
    await page.keyboard.press('Escape');
    await what.waitFor({ state: 'hidden' });
    // The newest companies, whichever the other journeys made: each says when somebody last came in.
    const companies = page.getByRole('region', { name: 'Empresas', exact: true }).getByRole('row');
    await companies
      .filter({ hasText: /En la última hora|[Hh]ace|Sin accesos/ })
      .first()
      .waitFor();
    await page.getByText('Copias de seguridad', { exact: true }).waitFor();
    await page.getByText('Implementado').first().waitFor();
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    await page.getByText('Datos actualizados').waitFor();
  });

  it('goes in and out of Modo Admin', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Modo Admin', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Salir Admin', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: 'Modo Admin', exact: true }).waitFor();
  });

  it.each([
    ['Usuarios', 'usuarios', 'email', 'admin@acme.test'],
    ['Facturación', 'facturacion', 'empresa', 'Acme Talento'],
    ['Analytics', 'analytics', 'empresa', 'Acme Talento'],
  ])('exports %s as a file of the day', async (label, tipo, column, value) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Exportar ${label}`, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${tipo}_\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data.map((row) => row[column])).toContain(value);
  });

  it('makes, copies, switches off and deletes a plan', async () => {
    await tab(page, 'Planes').click();
    await card(page, 'Starter').waitFor();
    await page.getByRole('button', { name: 'Crear Plan', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Crear Plan' });
    await form.getByLabel('Nombre').fill('Piloto');
    await form.getByRole('button', { name: 'Crear plan', exact: true }).click();
    await form.getByText('Escribe un precio').waitFor();
    expect(await form.getByRole('spinbutton', { name: /^Candidatos/ }).inputValue()).toBe('100');
    await form.getByLabel('Precio (USD)').fill('19');
    await form.getByLabel('Descripción').fill('Para probar con un equipo.');
    await form.getByLabel('Características').fill('Entrevistas con IA\n\nSoporte por correo');
    await form.getByRole('group', { name: 'Entrevistas', exact: true }).getByLabel('Sin límite').check();
    await expectAccessible(page, 'panel-planes-nuevo');
    await form.getByRole('button', { name: 'Crear plan', exact: true }).click();
    await page.getByText('Plan creado', { exact: true }).waitFor();
    await card(page, 'Piloto').getByText('Sin límite').waitFor();
    await card(page, 'Piloto').getByText('Soporte por correo').waitFor();

    await act(page, 'Piloto', 'Duplicar');
    await card(page, 'Piloto (copia)').getByText('Inactivo', { exact: true }).waitFor();
    await act(page, 'Piloto', 'Desactivar');
    await card(page, 'Piloto').getByText('Inactivo', { exact: true }).waitFor();
    // It is shown before it is saved.
    await page.getByText('Plan desactivado').waitFor();
    await act(page, 'Piloto', 'Eliminar');
    await page.getByRole('button', { name: 'Eliminar plan', exact: true }).click();
    await card(page, 'Piloto').waitFor({ state: 'hidden' });
    await act(page, 'Piloto (copia)', 'Ver');
    await page.getByRole('dialog', { name: 'Piloto (copia)' }).getByRole('button', { name: 'Editar plan' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar plan' });
    await edit.getByLabel('Nombre').fill('Piloto 2');
    await edit.getByLabel('Activo').check();
    await edit.getByRole('button', { name: 'Guardar cambios' }).click();
    await card(page, 'Piloto 2').getByText('Activo', { exact: true }).waitFor();
    await act(page, 'Piloto 2', 'Desactivar');
    await card(page, 'Piloto 2').getByText('Inactivo', { exact: true }).waitFor();
  });

  it('changes plan and payment of a subscription, and cancels it', async () => {
    await page.goto('/saas-admin');
    await tab(page, 'Suscripciones').click();
    const beta = page.getByRole('row', { name: /^Beta/ });
    await beta.waitFor();
    const empresa = (await beta.getByRole('cell').first().textContent()) ?? '';
    await act(page, empresa, 'Método de pago');
    const pago = page.getByRole('dialog', { name: `Método de pago de ${empresa}` });
    await pago.getByRole('combobox').selectOption('Transferencia');
    await pago.getByRole('button', { name: 'Guardar', exact: true }).click();
    await beta.getByText('Transferencia').waitFor();
    await act(page, empresa, 'Cambiar de plan');
    const plan = page.getByRole('dialog', { name: `Cambiar el plan de ${empresa}` });
    await plan.getByRole('combobox').selectOption('enterprise');
    await plan.getByRole('button', { name: 'Cambiar plan' }).click();
    await beta.getByText('Enterprise').waitFor();

    await page.getByLabel('Filtrar por estado').selectOption('Suspendidas');
    await page.getByRole('heading', { name: 'Ninguna suscripción en este estado' }).waitFor();
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByRole('button', { name: 'Próximo pago' }).click();
    await page.waitForURL(/orden=-proximoPago/);
    await page.getByRole('row').getByRole('button', { name: empresa, exact: true }).click();
    const detail = page.getByRole('dialog', { name: `Suscripción de ${empresa}` });
    await detail.getByText('Historial', { exact: true }).waitFor();
    await detail.getByText(/Enterprise/).waitFor();
    await expectAccessible(page, 'panel-suscripcion-detalle');
    await detail.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    await act(page, empresa, 'Cancelar suscripción');
    const cancel = page.getByRole('dialog', { name: `¿Cancelar la suscripción de ${empresa}?` });
    await cancel.getByLabel('Motivo').fill('Cierra su proceso de selección');
    await cancel.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await cancel.getByText('Confirma que lo entiendes').waitFor();
    await expectAccessible(page, 'panel-suscripcion-cancelar');
    await cancel.getByLabel(/^Entiendo que/).check();
    await cancel.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await beta.getByText('Cancelada').waitFor();
  });

  it('threw nothing', () => {
    expect(problems).toEqual([]);
  });
});

describe.each(VARIANTS)('The panel and the dashboards, $name', ({ name, ...options }) => {
  it('are accessible', async () => {
    const { page, problems, context } = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(page, 'super@idonea.test');
    await page.getByRole('heading', { level: 1, name: 'Dashboard Global' }).waitFor();
    await page.getByText('Informes Generados', { exact: true }).waitFor();
    await expectAccessible(page, `panel-global-${name}`);
    await page.goto('/saas-admin');
    await page.getByText('Implementado').first().waitFor();
    await expectAccessible(page, `panel-dashboard-${name}`);
    await page.goto('/saas-admin?seccion=planes');
    await card(page, 'Starter').waitFor();
    await expectAccessible(page, `panel-planes-${name}`);
    await page.goto('/saas-admin?seccion=suscripciones');
    await page.getByText('Acme Talento').first().waitFor();
    await expectAccessible(page, `panel-suscripciones-${name}`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('of a company is too', async () => {
    const { page, problems, context } = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(page, 'admin@acme.test');
    await page.getByRole('heading', { level: 1, name: 'Dashboard - Acme Talento' }).waitFor();
    await page.getByText('Licencias Activas', { exact: true }).waitFor();
    await expectAccessible(page, `panel-empresa-${name}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe.each(VARIANTS)('A long export, $name', ({ name, ...options }) => {
  it('says how many rows it has, and that it failed, with another try', async () => {
    const { page, context } = await newPerson(browser, { ...options, acceptDownloads: true });
    await signIn(page, 'super@idonea.test');
    let file = { estado: 'preparando', filas: 42_000, total: 100_000 };
    await page.route(/\/api\/exportaciones\/usuarios\/exp_[^/]+$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ...file } } });
    });
    await page.goto('/saas-admin');
    const row = page.getByRole('listitem').filter({ hasText: 'Nombre, correo, rol, empresa y último acceso' });
    const button = row.getByRole('button', { name: 'Exportar Usuarios', exact: true });
    await button.click();
    await row.getByText('42.000 de 100.000 filas', { exact: true }).waitFor();
    expect(await row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
    await row.scrollIntoViewIfNeeded();
    await expectAccessible(page, `${name}-exportacion-larga`);
    file = { ...file, estado: 'fallido' };
    await row.getByText('No se pudo preparar el archivo. Vuelve a intentarlo.', { exact: true }).waitFor();
    await row.scrollIntoViewIfNeeded();
    await expectAccessible(page, `${name}-exportacion-fallida`);
    await page.unroute(/\/api\/exportaciones\/usuarios\/exp_[^/]+$/);
    const download = page.waitForEvent('download');
    await button.click();
    await download;
    await row.getByText('Exportación descargada', { exact: true }).waitFor();
    await context.close();
  });
});
