import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aCandidate, aCompany, anArea } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, MOBILE, shown } from '../../support/screen.ts';

const LIST = '**/api/areas?**';
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function openMenu(page: Page, name: string) {
  await card(page, name)
    .getByRole('button', { name: `Acciones de ${name}` })
    .click();
  return page.getByRole('dialog', { name: `Acciones de ${name}` });
}

async function act(page: Page, name: string, action: string): Promise<void> {
  await (await openMenu(page, name)).getByRole('button', { name: action }).click();
}

describe('Areas of a company', () => {
  it('lead to the candidates that they count', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    const { id: areaId } = await anArea(app, admin, 'Tecnología');
    await aCandidate(app, admin, { nombre: 'Marcos Figueroa', areaId });
    await aCandidate(app, admin, { nombre: 'Sara Duarte' });
    const page = await enter(admin);
    await page.goto('/dashboard');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Áreas' }).click();
    await shown(page.getByRole('heading', { level: 1, name: 'Áreas' }));
    await card(page, 'Tecnología').getByRole('link', { name: '1 candidato' }).click();
    await at(page, /\/candidatos\?areaId=/);
    await shown(page.getByRole('link', { name: 'Marcos Figueroa', exact: true }));
    expect(await page.getByRole('link', { name: 'Sara Duarte' }).count()).toBe(0);
    expect(await page.getByLabel('Área').locator('option:checked').textContent()).toBe('Tecnología');
  });

  it('are created, not twice with one name, and ask before what was typed is lost', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/areas');
    await page.getByRole('button', { name: 'Nueva Área' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva Área' });
    await dialog.getByRole('button', { name: 'Crear Área' }).click();
    await shown(dialog.getByText('Escribe al menos 2 caracteres'));
    await dialog.getByLabel('Nombre').fill('Logística');
    await dialog.getByRole('button', { name: 'Crear Área' }).click();
    await shown(page.getByText('Área agregada correctamente'));
    await shown(card(page, 'Logística').getByText('Sin descripción'));
    await shown(card(page, 'Logística').getByText('Activa', { exact: true }));
    await shown(card(page, 'Logística').getByText('0 candidatos'));

    await page.getByRole('button', { name: 'Nueva Área' }).click();
    await dialog.getByLabel('Nombre').fill('LOGISTICA');
    await dialog.getByLabel('Nombre').press('Enter');
    await shown(dialog.getByText('Ya existe un área con este nombre', { exact: true }));
    await expectAccessible(page, '/areas', 'nueva: nombre repetido');

    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await dialog.getByLabel('Nombre').inputValue()).toBe('LOGISTICA');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await gone(dialog);
  });

  it('are renamed, and a change of somebody else in between is not overwritten', async ({ app, enter }) => {
    const { admin, superadmin } = await aCompany(app);
    await anArea(app, admin, 'Logística');
    const page = await enter(admin);
    await page.goto('/areas');
    await act(page, 'Logística', 'Editar');
    const dialog = page.getByRole('dialog', { name: 'Editar área' });
    await dialog.getByLabel('Nombre').fill('Logística y reparto');

    const other = await enter(superadmin);
    await other.goto('/areas');
    await shown(other.getByRole('heading', { name: 'Selecciona una empresa' }));
    await expectAccessible(other, '/areas', 'sin empresa');
    await other.getByRole('button', { name: /Toda la plataforma/ }).click();
    await other.getByRole('option', { name: /^Acme Talento/ }).click();
    await other.getByRole('link', { name: 'Áreas', exact: true }).click();
    await act(other, 'Logística', 'Editar');
    const theirs = other.getByRole('dialog', { name: 'Editar área' });
    await theirs.getByLabel('Descripción').fill('Almacén y reparto en la ciudad.');
    await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
    await shown(other.getByText('Área actualizada correctamente'));

    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await shown(dialog.getByText('Otra persona cambió esta área mientras la editabas'));
    await expectAccessible(page, '/areas', 'editar: versión obsoleta');
    await dialog.getByRole('button', { name: 'Recargar y conservar mis cambios' }).click();
    await gone(dialog.getByText('Otra persona cambió esta área'));
    expect(await dialog.getByLabel('Descripción').inputValue()).toBe('Almacén y reparto en la ciudad.');
    expect(await dialog.getByLabel('Nombre').inputValue()).toBe('Logística y reparto');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await shown(card(page, 'Logística y reparto').getByText('Almacén y reparto en la ciudad.'));
  });

  it('are archived and activated, and filtered by it in the address', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    for (const nombre of ['Logística', 'Tecnología']) await anArea(app, admin, nombre);
    const page = await enter(admin);
    await page.goto('/areas');
    await act(page, 'Logística', 'Archivar');
    await shown(card(page, 'Logística').getByText('Inactiva', { exact: true }));
    // It is shown before it is saved.
    await shown(page.getByText('Área archivada'));
    await page.getByLabel('Estado', { exact: true }).selectOption('Inactivas');
    await at(page, /\/areas\?estado=inactivas$/);
    await gone(card(page, 'Tecnología'));
    await page.reload();
    await act(page, 'Logística', 'Activar');
    await gone(card(page, 'Logística'));
    await page.getByLabel('Buscar por nombre').fill('nada de esto');
    await shown(page.getByRole('heading', { name: 'Ninguna área inactiva empieza por «nada de esto»' }));
    await expectAccessible(page, '/areas', 'sin resultados');
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await shown(card(page, 'Tecnología'));
  });

  it('are deleted once their candidates are elsewhere, down to the invitation to the first one', async ({
    app,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const { id: areaId } = await anArea(app, admin, 'Recursos Humanos');
    await anArea(app, admin, 'Operaciones');
    for (const nombre of ['Ana Gil', 'Luis Mora']) await aCandidate(app, admin, { nombre, areaId });
    const page = await enter(admin);
    await page.goto('/areas');
    await shown(card(page, 'Operaciones'));
    await act(page, 'Recursos Humanos', 'Eliminar');
    const refused = page.getByRole('dialog', { name: 'No se puede eliminar «Recursos Humanos»' });
    await shown(refused.getByText('Tiene 2 candidatos.'));
    await refused.getByRole('button', { name: 'Reasignar candidatos' }).click();
    await shown(refused.getByText('Elige un destino').last());
    await refused.getByLabel('Nueva área de los candidatos').selectOption('Operaciones');
    await expectAccessible(page, '/areas', 'no se elimina');
    await refused.getByRole('button', { name: 'Reasignar candidatos' }).click();
    await shown(card(page, 'Recursos Humanos').getByText('0 candidatos'));
    await shown(card(page, 'Operaciones').getByRole('link', { name: '2 candidatos' }));

    await act(page, 'Recursos Humanos', 'Eliminar');
    const question = page.getByRole('dialog', { name: '¿Eliminar «Recursos Humanos»?' });
    await question.getByRole('button', { name: 'Eliminar área' }).click();
    await shown(page.getByText('Área eliminada correctamente'));
    await gone(card(page, 'Recursos Humanos'));
  });

  it('invite to the first one', async ({ app, enter }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/areas');
    await shown(page.getByRole('heading', { name: 'No hay áreas configuradas' }));
    await expectAccessible(page, '/areas', 'vacía');
    await page.getByRole('button', { name: 'Crear la primera área' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva Área' });
    await dialog.getByLabel('Nombre').fill('Operaciones');
    await dialog.getByRole('button', { name: 'Crear Área' }).click();
    await shown(card(page, 'Operaciones'));
  });

  it('show how far a reassignment is, that it has stopped, and that it is over', async ({ app, clock, enter }) => {
    const { admin } = await aCompany(app);
    await anArea(app, admin, 'Tecnología');
    let reasignacion: object | null = { areaId: null, estado: 'en_curso', total: 1_200, motivo: '' };
    const page = await enter(admin);
    // The server's own answer, with the candidates of a large company.
    await page.route(LIST, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: object[] };
      const change = (area: object) => ({ ...area, ...(reasignacion && { candidatos: 300, reasignacion }) });
      await route.fulfill({ response: answer, json: { ...body, data: body.data.map(change) } });
    });
    await page.goto('/areas');
    await shown(card(page, 'Tecnología').getByText('Reasignando candidatos: 900 de 1.200'));
    await expectAccessible(page, '/areas', 'reasignando');
    reasignacion = { areaId: null, estado: 'fallida', total: 1_200, motivo: 'El destino ya no admite candidatos.' };
    await shown(card(page, 'Tecnología').getByText('El destino ya no admite candidatos.'));
    await expectAccessible(page, '/areas', 'reasignación detenida');
    await card(page, 'Tecnología').getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('dialog', { name: 'Reasignar candidatos' }).getByRole('button', { name: 'Cancelar' }).click();

    reasignacion = { areaId: null, estado: 'en_curso', total: 1_200, motivo: '' };
    await page.getByRole('button', { name: 'Actualizar la lista' }).click();
    await shown(card(page, 'Tecnología').getByRole('progressbar'));
    reasignacion = null;
    await clock.advance(2_000);
    await shown(page.getByText('Candidatos reasignados'));
  });

  it('say when they could not be loaded, and load on demand', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    await anArea(app, admin, 'Tecnología');
    const page = await enter(admin);
    // A failure that the page does not ask about again by itself: only the press helps.
    await page.route(LIST, (route) => route.fulfill({ status: 409, json: { requestId: 'ref-1' } }));
    await page.goto('/areas');
    await shown(page.getByRole('heading', { name: 'No pudimos cargar las áreas' }));
    await expectAccessible(page, '/areas', 'error');
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await shown(card(page, 'Tecnología'));
  });

  it('have a menu that is whole at the end of the window of a telephone', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    for (const nombre of ['Diseño', 'Finanzas', 'Logística', 'Operaciones']) await anArea(app, admin, nombre);
    const page = await enter(admin, { viewport: MOBILE, isMobile: true, hasTouch: true });
    await page.goto('/areas');
    await shown(card(page, 'Operaciones'));
    const menu = await openMenu(page, 'Operaciones');
    const last = menu.getByRole('button', { name: 'Eliminar' });
    await shown(last);
    const [box, entry] = [await menu.boundingBox(), await last.boundingBox()];
    const end = ({ y = 0, height = 0 } = {}) => y + height;
    expect(end(box ?? {})).toBeLessThanOrEqual(MOBILE.height);
    expect(end(entry ?? {})).toBeLessThanOrEqual(end(box ?? {}));
    await expectAccessible(page, '/areas', 'menú');
  });
});
