import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

/** The superadmin's panel: its figures and exports, plans, subscriptions. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const EXPORTACION = /\/api\/exportaciones\/usuarios\/exp_[^/]+$/;

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}`, exact: true }).click();
  const menu = page.getByRole('dialog', { name: `Acciones de ${name}`, exact: true });
  await menu.getByRole('button', { name: action }).click();
}

describe('The panel of the superadmin', () => {
  it('says its figures and what they count, and goes in and out of Modo Admin', async ({ app, enter }) => {
    const { superadmin } = await aCompany(app);
    const page = await enter(superadmin);
    await page.goto('/dashboard');
    await shown(page.getByRole('heading', { level: 1, name: 'Dashboard Global' }));
    await shown(page.getByText('Informes Generados', { exact: true }));
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Panel Sistema' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Panel Sistema' }));
    await shown(page.getByText('Empresas activas', { exact: true }).first());
    await shown(page.getByText(/^[\d.]+\sUS\$$/).first());
    const what = page.getByRole('tooltip').filter({ hasText: 'Ingreso mensual recurrente' });
    expect(await what.count()).toBe(0);
    await page.getByRole('button', { name: 'Qué es MRR' }).focus();
    await shown(what);
    await page.keyboard.press('Escape');
    await gone(what);
    const companies = page.getByRole('region', { name: 'Empresas', exact: true }).getByRole('row');
    await shown(companies.filter({ hasText: 'Acme Talento' }).getByText('Sin accesos'));
    await shown(page.getByText('Copias de seguridad', { exact: true }));
    await shown(page.getByText('Implementado').first());
    await page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    await shown(page.getByText('Datos actualizados'));

    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Modo Admin', exact: true }).click();
    await main.getByRole('button', { name: 'Salir Admin', exact: true }).click();
    await shown(main.getByRole('button', { name: 'Modo Admin', exact: true }));
  });

  it('exports users, billing and analytics as files of the day; a long one says how many rows it has, that it failed, and is tried again', async ({
    app,
    enter,
  }) => {
    const { superadmin, admin } = await aCompany(app);
    const page = await enter(superadmin);
    await page.goto('/saas-admin');
    const exported = async (label: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Exportar ${label}`, exact: true }).click();
      const file = await download;
      const text = await readFile(await file.path(), 'utf8');
      expect(text.startsWith('\uFEFF')).toBe(true);
      const parsed = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
      expect(parsed.errors).toEqual([]);
      return { name: file.suggestedFilename(), rows: parsed.data };
    };
    for (const [label, tipo, column, value] of [
      ['Facturación', 'facturacion', 'empresa', 'Acme Talento'],
      ['Analytics', 'analytics', 'empresa', 'Acme Talento'],
    ] as const) {
      const { name, rows } = await exported(label);
      expect(name).toBe(`${tipo}_2026-03-02.csv`);
      expect(rows.map((row) => row[column])).toContain(value);
    }

    let file = { estado: 'preparando', filas: 42_000, total: 100_000 };
    await page.route(EXPORTACION, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ...file } } });
    });
    const row = page.getByRole('listitem').filter({ hasText: 'Nombre, correo, rol, empresa y último acceso' });
    await row.getByRole('button', { name: 'Exportar Usuarios', exact: true }).click();
    await shown(row.getByText('42.000 de 100.000 filas', { exact: true }));
    expect(await row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
    await expectAccessible(page, '/saas-admin', 'Dashboard: exportación larga');
    file = { ...file, estado: 'fallido' };
    await shown(row.getByText('No se pudo preparar el archivo. Vuelve a intentarlo.', { exact: true }));
    await expectAccessible(page, '/saas-admin', 'Dashboard: exportación fallida');
    await page.unroute(EXPORTACION);
    const { name, rows } = await exported('Usuarios');
    expect(name).toBe('usuarios_2026-03-02.csv');
    expect(rows.map(({ email }) => email)).toContain(admin.email);
    await shown(row.getByText('Exportación descargada', { exact: true }));
  });

  it('makes, copies, switches off and deletes a plan', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/saas-admin?seccion=planes');
    await shown(card(page, 'Starter'));
    await page.getByRole('button', { name: 'Crear Plan', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Crear Plan' });
    await form.getByLabel('Nombre').fill('Piloto');
    await form.getByRole('button', { name: 'Crear plan', exact: true }).click();
    await shown(form.getByText('Escribe un precio'));
    expect(await form.getByRole('spinbutton', { name: /^Candidatos/ }).inputValue()).toBe('100');
    await form.getByLabel('Descripción').fill('Para probar con un equipo.');
    await form.getByLabel('Características').fill('Entrevistas con IA\n\nSoporte por correo');
    await form.getByRole('group', { name: 'Entrevistas', exact: true }).getByLabel('Sin límite').check();
    await expectAccessible(page, '/saas-admin', 'Planes: nuevo con errores');
    await form.getByLabel('Precio (USD)').fill('19');
    await form.getByRole('button', { name: 'Crear plan', exact: true }).click();
    await shown(page.getByText('Plan creado', { exact: true }));
    await shown(card(page, 'Piloto').getByText('Sin límite'));
    await shown(card(page, 'Piloto').getByText('Soporte por correo'));

    await act(page, 'Piloto', 'Duplicar');
    await shown(card(page, 'Piloto (copia)').getByText('Inactivo', { exact: true }));
    await act(page, 'Piloto', 'Desactivar');
    await shown(card(page, 'Piloto').getByText('Inactivo', { exact: true }));
    // It is shown before it is saved.
    await shown(page.getByText('Plan desactivado'));
    await expectAccessible(page, '/saas-admin', 'Planes');
    await act(page, 'Piloto', 'Eliminar');
    await page.getByRole('button', { name: 'Eliminar plan', exact: true }).click();
    await gone(card(page, 'Piloto'));
    await act(page, 'Piloto (copia)', 'Ver');
    await page.getByRole('dialog', { name: 'Piloto (copia)' }).getByRole('button', { name: 'Editar plan' }).click();
    const edit = page.getByRole('dialog', { name: 'Editar plan' });
    await edit.getByLabel('Nombre').fill('Piloto 2');
    await edit.getByLabel('Activo').check();
    await edit.getByRole('button', { name: 'Guardar cambios' }).click();
    await shown(card(page, 'Piloto 2').getByText('Activo', { exact: true }));
  });

  it('changes plan and payment of a subscription, and cancels it', async ({ app, clock, enter }) => {
    const { superadmin } = await aCompany(app, { nombreComercial: 'Beta Industrial' });
    await aCompany(app);
    const page = await enter(superadmin);
    await page.goto('/saas-admin');
    await tab(page, 'Suscripciones').click();
    const empresa = 'Beta Industrial';
    const beta = page.getByRole('row', { name: /^Beta/ });
    await act(page, empresa, 'Método de pago');
    const pago = page.getByRole('dialog', { name: `Método de pago de ${empresa}` });
    await pago.getByRole('combobox').selectOption('Transferencia');
    await pago.getByRole('button', { name: 'Guardar', exact: true }).click();
    await shown(beta.getByText('Transferencia'));
    await act(page, empresa, 'Cambiar de plan');
    const plan = page.getByRole('dialog', { name: `Cambiar el plan de ${empresa}` });
    await plan.getByRole('combobox').selectOption('enterprise');
    await plan.getByRole('button', { name: 'Cambiar plan' }).click();
    await shown(beta.getByText('Enterprise'));

    await page.getByLabel('Filtrar por estado').selectOption('Suspendidas');
    await shown(page.getByRole('heading', { name: 'Ninguna suscripción en este estado' }));
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await page.getByRole('button', { name: 'Próximo pago' }).click();
    await at(page, /orden=-proximoPago/);
    await page.getByRole('row').getByRole('button', { name: empresa, exact: true }).click();
    const detail = page.getByRole('dialog', { name: `Suscripción de ${empresa}` });
    await shown(detail.getByText('Historial', { exact: true }));
    await shown(detail.getByText(/Enterprise/));
    // The message of the change before goes by itself: on a phone it lies above the dialog's edge.
    await clock.advance(10_000);
    await gone(page.getByRole('button', { name: 'Cerrar el aviso' }));
    await expectAccessible(page, '/saas-admin', 'Suscripciones: una');
    await detail.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    await act(page, empresa, 'Cancelar suscripción');
    const cancel = page.getByRole('dialog', { name: `¿Cancelar la suscripción de ${empresa}?` });
    await cancel.getByLabel('Motivo').fill('Cierra su proceso de selección');
    await cancel.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await shown(cancel.getByText('Confirma que lo entiendes'));
    await cancel.getByLabel(/^Entiendo que/).check();
    await cancel.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await shown(beta.getByText('Cancelada'));
    await expectAccessible(page, '/saas-admin', 'Suscripciones');
  });
});
