import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, expectAccessible, launchBrowser, MOBILE, newPerson, signIn } from './support/browser.ts';

/** The areas of a company, from the first one to the last. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function act(page: Page, name: string, action: string): Promise<void> {
  await card(page, name)
    .getByRole('button', { name: `Acciones de ${name}` })
    .click();
  await page
    .getByRole('dialog', { name: `Acciones de ${name}` })
    .getByRole('button', { name: action })
    .click();
}

describe('Areas of a company', () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await signIn(page, 'admin@acme.test');
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Áreas' }).click();
    await page.getByRole('heading', { level: 1, name: 'Áreas' }).waitFor();
  });

  it('lead to the candidates that they count', async () => {
    await card(page, 'Tecnología').getByRole('link', { name: '3 candidatos' }).click();
    await page.waitForURL('**/candidatos?areaId=*');
    await page.getByRole('link', { name: 'Marcos Figueroa Sanz', exact: true }).waitFor();
    expect(await page.getByRole('link', { name: /Duarte Gil$/ }).count()).toBe(0);
    expect(await page.getByLabel('Área').locator('option:checked').textContent()).toBe('Tecnología');
    await expectAccessible(page, 'areas-sus-candidatos');
    await page.goBack();
  });

  it('are created, and not twice with one name', async () => {
    await page.getByRole('button', { name: 'Nueva Área' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva Área' });
    await dialog.getByRole('button', { name: 'Crear Área' }).click();
    await dialog.getByText('Escribe al menos 2 caracteres').waitFor();
    await dialog.getByLabel('Nombre').fill('Logística');
    await dialog.getByRole('button', { name: 'Crear Área' }).click();
    await page.getByText('Área agregada correctamente').waitFor();
    await card(page, 'Logística').getByText('Sin descripción').waitFor();
    await card(page, 'Logística').getByText('Activa', { exact: true }).waitFor();
    await card(page, 'Logística').getByText('0 candidatos').waitFor();

    await page.getByRole('button', { name: 'Nueva Área' }).click();
    await dialog.getByLabel('Nombre').fill('LOGISTICA');
    await dialog.getByLabel('Nombre').press('Enter');
    await dialog.getByText('Ya existe un área con este nombre', { exact: true }).waitFor();
    await expectAccessible(page, 'areas-nombre-repetido');
  });

  it('ask before what was typed is lost', async () => {
    const dialog = page.getByRole('dialog', { name: 'Nueva Área' });
    const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await dialog.getByLabel('Nombre').inputValue()).toBe('LOGISTICA');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('are renamed, and a change of somebody else in between is not overwritten', async () => {
    await act(page, 'Logística', 'Editar');
    const dialog = page.getByRole('dialog', { name: 'Editar área' });
    await dialog.getByLabel('Nombre').fill('Logística y reparto');

    const other = await newPerson(browser);
    await signIn(other.page, 'super@idonea.test');
    await other.page.getByRole('button', { name: /Toda la plataforma/ }).click();
    await other.page.getByRole('option', { name: /^Acme Talento/ }).click();
    await other.page.getByRole('link', { name: 'Áreas', exact: true }).click();
    await act(other.page, 'Logística', 'Editar');
    const theirs = other.page.getByRole('dialog', { name: 'Editar área' });
    await theirs.getByLabel('Descripción').fill('Almacén y reparto en la ciudad.');
    await theirs.getByRole('button', { name: 'Guardar cambios' }).click();
    await other.page.getByText('Área actualizada correctamente').waitFor();
    await other.context.close();

    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await dialog.getByText('Otra persona cambió esta área mientras la editabas').waitFor();
    await expectAccessible(page, 'areas-version-obsoleta');
    await dialog.getByRole('button', { name: 'Recargar y conservar mis cambios' }).click();
    await dialog.getByText('Otra persona cambió esta área').waitFor({ state: 'hidden' });
    expect(await dialog.getByLabel('Descripción').inputValue()).toBe('Almacén y reparto en la ciudad.');
    expect(await dialog.getByLabel('Nombre').inputValue()).toBe('Logística y reparto');
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
    await card(page, 'Logística y reparto').getByText('Almacén y reparto en la ciudad.').waitFor();
  });

  it('are archived and activated, and filtered by it in the address', async () => {
    await act(page, 'Logística y reparto', 'Archivar');
    await card(page, 'Logística y reparto').getByText('Inactiva', { exact: true }).waitFor();
    // It is shown before it is saved.
    await page.getByText('Área archivada').waitFor();
    await page.getByLabel('Estado', { exact: true }).selectOption('Inactivas');
    await page.waitForURL('**/areas?estado=inactivas');
    await card(page, 'Tecnología').waitFor({ state: 'hidden' });
    await page.reload();
    await card(page, 'Campaña de verano').waitFor();
    await act(page, 'Logística y reparto', 'Activar');
    await card(page, 'Logística y reparto').waitFor({ state: 'hidden' });
    await page.getByLabel('Buscar por nombre').fill('nada de esto');
    await page.getByRole('heading', { name: 'Ninguna área inactiva empieza por «nada de esto»' }).waitFor();
    await expectAccessible(page, 'areas-sin-resultados');
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await card(page, 'Tecnología').waitFor();
  });

  it('are deleted once their candidates are elsewhere', async () => {
    await act(page, 'Recursos Humanos', 'Eliminar');
    const refused = page.getByRole('dialog', { name: 'No se puede eliminar «Recursos Humanos»' });
    await refused.getByText('Tiene 2 candidatos.').waitFor();
    await refused.getByRole('button', { name: 'Reasignar candidatos' }).click();
    await refused.getByText('Elige un destino').last().waitFor();
    await refused.getByLabel('Nueva área de los candidatos').selectOption('Operaciones');
    await expectAccessible(page, 'areas-no-se-elimina');
    await refused.getByRole('button', { name: 'Reasignar candidatos' }).click();
    await card(page, 'Recursos Humanos').getByText('0 candidatos').waitFor();
    await card(page, 'Operaciones').getByRole('link', { name: '7 candidatos' }).waitFor();

    await act(page, 'Recursos Humanos', 'Eliminar');
    const question = page.getByRole('dialog', { name: '¿Eliminar «Recursos Humanos»?' });
    await question.getByRole('button', { name: 'Eliminar área' }).click();
    await page.getByText('Área eliminada correctamente').waitFor();
    await card(page, 'Recursos Humanos').waitFor({ state: 'hidden' });
  });

  it('show how far a reassignment is, that it has stopped, and that it is over', async () => {
    let reasignacion: object | null = { areaId: null, estado: 'en_curso', total: 1_200, motivo: '' };
    // The server's own answer, with a state that lasts too short on this machine.
    await page.route('**/api/areas?**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { nombreArea: string }[] };
      const change = (area: { nombreArea: string }) =>
        area.nombreArea === 'Tecnología' ? { ...area, ...(reasignacion && { candidatos: 300, reasignacion }) } : area;
      await route.fulfill({ response: answer, json: { ...body, data: body.data.map(change) } });
    });
    await page.reload();
    await card(page, 'Tecnología').getByText('Reasignando candidatos: 900 de 1.200').waitFor();
    await expectAccessible(page, 'areas-reasignando');
    reasignacion = { areaId: null, estado: 'fallida', total: 1_200, motivo: 'El destino ya no admite candidatos.' };
    await card(page, 'Tecnología').getByText('El destino ya no admite candidatos.').waitFor();
    await expectAccessible(page, 'areas-reasignacion-detenida');
    await card(page, 'Tecnología').getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('dialog', { name: 'Reasignar candidatos' }).getByRole('button', { name: 'Cancelar' }).click();

    reasignacion = { areaId: null, estado: 'en_curso', total: 1_200, motivo: '' };
    await page.getByRole('button', { name: 'Actualizar la lista' }).click();
    await card(page, 'Tecnología').getByRole('progressbar').waitFor();
    reasignacion = null;
    await page.getByText('Candidatos reasignados').waitFor();
    await page.unroute('**/api/areas?**');
  });

  it('say when they could not be loaded, and load on demand', async () => {
    await page.route('**/api/areas?**', (route) => route.fulfill({ status: 500, json: { requestId: 'ref-1' } }));
    await page.goto('/areas');
    await page.getByRole('heading', { name: 'No pudimos cargar las áreas' }).waitFor();
    await page.unroute('**/api/areas?**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await card(page, 'Tecnología').waitFor();
  });

  it('threw nothing but the failure that was made', () => {
    expect(problems.filter((problem) => !/status of 500/.test(problem))).toEqual([]);
  });
});

describe('Areas of a company that has none', () => {
  it('invite to the first one', async () => {
    const { page, problems, context } = await newPerson(browser);
    await signIn(page, 'admin@beta.test');
    await page.goto('/areas');
    await act(page, 'Operaciones', 'Eliminar');
    await page.getByRole('button', { name: 'Eliminar área' }).click();
    await page.getByRole('heading', { name: 'No hay áreas configuradas' }).waitFor();
    await expectAccessible(page, 'areas-ninguna');
    await page.getByRole('button', { name: 'Crear la primera área' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nueva Área' });
    await dialog.getByLabel('Nombre').fill('Operaciones');
    await dialog.getByRole('button', { name: 'Crear Área' }).click();
    await card(page, 'Operaciones').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('wait for a company while the superadmin has chosen none', async () => {
    const { page, context } = await newPerson(browser);
    await signIn(page, 'super@idonea.test');
    await page.goto('/areas');
    await page.getByRole('heading', { name: 'Selecciona una empresa' }).waitFor();
    await context.close();
  });
});

describe.each([
  { name: 'escritorio-claro', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'escritorio-oscuro', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'movil-claro', viewport: MOBILE, colorScheme: 'light', isMobile: true, hasTouch: true },
  { name: 'movil-oscuro', viewport: MOBILE, colorScheme: 'dark', isMobile: true, hasTouch: true },
] as const)('The screen of areas, $name', ({ name, ...options }) => {
  it('is accessible with its menu and dialogs', async () => {
    const { page, problems, context } = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await signIn(page, 'admin@acme.test');
    await page.goto('/areas');
    await card(page, 'Operaciones').waitFor();
    await expectAccessible(page, `areas-${name}`);
    await card(page, 'Operaciones').getByRole('button', { name: 'Acciones de Operaciones' }).click();
    // Also at the end of the window: the whole menu can be seen.
    const menu = page.getByRole('dialog', { name: 'Acciones de Operaciones' });
    const [box, entry] = [await menu.boundingBox(), await menu.getByRole('button', { name: 'Eliminar' }).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(options.viewport.height);
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    await expectAccessible(page, `areas-menu-${name}`);
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await page.getByRole('dialog', { name: 'No se puede eliminar «Operaciones»' }).waitFor();
    await expectAccessible(page, `areas-eliminar-${name}`);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Nueva Área' }).click();
    await page.getByRole('dialog', { name: 'Nueva Área' }).getByLabel('Descripción').waitFor();
    await expectAccessible(page, `areas-nueva-${name}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
