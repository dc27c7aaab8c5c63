import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listCandidatoHistorial } from '#functions/candidatos/candidatos/list-candidato-historial.ts';
import { updateCandidatosEstado } from '#functions/candidatos/candidatos/update-candidatos-estado.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { aCandidate, aCompany, anArea } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, gone, it, shown } from '../../support/screen.ts';

const LIST = '**/api/candidatos?*';
/** Pages ask again by themselves after a fault of the server: after this one only the press of the button helps. */
const NOT_LISTED = { status: 409, json: { message: 'Algo falló' } };

const profile = (page: Page, nombre: string) => page.getByRole('main').getByRole('link', { name: nombre, exact: true });
const estado = (page: Page, nombre: string) =>
  page.getByRole('group', { name: 'Estado' }).getByRole('button', { name: new RegExp(`^${nombre}`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function act(page: Page, nombre: string, action: string): Promise<void> {
  await press(page, `Acciones de ${nombre}`);
  await page
    .getByRole('dialog', { name: `Acciones de ${nombre}` })
    .getByRole('button', { name: action, exact: true })
    .click();
}

/** Four people of one company, one of them in an area. */
async function aTeam(app: TestApp) {
  const { admin } = await aCompany(app);
  const { id: areaId } = await anArea(app, admin, 'Logística');
  const add = async (nombre: string, puesto: string, more = {}) =>
    (await aCandidate(app, admin, { nombre, puesto, ...more })).id;
  const nuria = await add('Ñuria Peña Ruiz', 'Jefa de almacén');
  const oscar = await add('Óscar Gil', 'Mozo de almacén');
  const alba = await add('Alba Sanz', 'Contable', { areaId });
  const hugo = await add('Hugo Vega', 'Contable');
  return { admin, nuria, oscar, alba, hugo };
}

describe('The candidates of a company', () => {
  it('are nobody at first; the first one is created from here, not lost when the server refuses, and not created twice', async ({
    app,
    clock,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/candidatos');
    await shown(page.getByText('Aún no hay candidatos'));
    await expectAccessible(page, '/candidatos', 'vacía');
    await page.getByRole('link', { name: 'Crear el primer candidato' }).click();
    await page.getByLabel('Nombre completo').fill('Ñuria Peña Ruiz');
    await page.getByLabel('Correo electrónico').fill('nuria.pena@correo.test');
    await page.getByLabel('Puesto al que opta').fill('Jefa de almacén');
    await page.getByLabel('Fuente').fill('LinkedIn');
    await page.route('**/api/candidatos', (route) => route.fulfill({ status: 500, json: {} }));
    await press(page, 'Crear candidato');
    await shown(page.getByText(/^No se pudo crear el candidato: /));
    expect(await page.getByLabel('Fuente').inputValue()).toBe('LinkedIn');
    await page.unroute('**/api/candidatos');
    await press(page, 'Crear candidato');
    await shown(page.getByRole('heading', { level: 1, name: 'Ñuria Peña Ruiz' }));

    await page.getByRole('main').getByRole('link', { name: 'Candidatos', exact: true }).click();
    await page.getByRole('link', { name: 'Nuevo candidato' }).click();
    await page.getByLabel('Nombre completo').fill('Otra Núria');
    await page.getByLabel('Correo electrónico').fill('NURIA.pena@correo.test');
    // The toast stands over the button.
    await clock.advance(5_000);
    await press(page, 'Crear candidato');
    await page.getByRole('link', { name: 'Abrir el candidato que ya existe' }).click();
    await press(page, 'Salir sin guardar');
    await shown(page.getByRole('heading', { level: 1, name: 'Ñuria Peña Ruiz' }));
  });

  it('say when they could not be loaded; are found without accents, filtered by area and sorted by name, in the address', async ({
    app,
    enter,
  }) => {
    const page = await enter((await aTeam(app)).admin);
    await page.route(LIST, (route) => route.fulfill(NOT_LISTED));
    await page.goto('/candidatos');
    await shown(page.getByRole('heading', { name: 'Error al cargar candidatos: Algo falló' }));
    await page.unroute(LIST);
    await press(page, 'Reintentar');
    await shown(profile(page, 'Alba Sanz'));
    await shown(estado(page, 'Todos').getByText('4'));

    const search = page.getByLabel('Buscar por nombre, correo o puesto');
    await search.fill('ALMACEN');
    await gone(profile(page, 'Alba Sanz'));
    await shown(profile(page, 'Óscar Gil'));
    await at(page, /\?q=ALMACEN$/);
    await search.fill('zapatero');
    await shown(page.getByText('Ningún candidato coincide con «zapatero»'));
    await press(page, 'Quitar los filtros');
    await shown(profile(page, 'Hugo Vega'));

    const area = page.getByLabel('Área', { exact: true });
    await area.selectOption('Logística');
    await gone(profile(page, 'Hugo Vega'));
    await shown(profile(page, 'Alba Sanz'));
    await area.selectOption('Todas las áreas');
    await press(page, 'Nombre');
    await at(page, /\/candidatos\?orden=nombre$/);
    const names = page.getByRole('row').getByRole('link', { name: /^(Alba|Hugo|Ñuria|Óscar)/ });
    await expect
      .poll(() => names.allTextContents())
      .toEqual(['Alba Sanz', 'Hugo Vega', 'Ñuria Peña Ruiz', 'Óscar Gil']);

    await press(page, 'Tarjetas');
    await shown(page.getByRole('article', { name: 'Hugo Vega' }));
    await page.reload();
    await shown(page.getByRole('article', { name: 'Hugo Vega' }).getByText('Contable'));
    await expectAccessible(page, '/candidatos', 'tarjetas');
    await press(page, 'Tabla');
    await shown(page.getByRole('row').filter({ hasText: 'Hugo Vega' }));
  });

  it('are rejected by a person who says why, and reopened; are moved many at once, and who could not be moved is named with the reason', async ({
    app,
    enter,
  }) => {
    const { admin, alba, hugo } = await aTeam(app);
    const page = await enter(admin);
    await page.goto('/candidatos');
    await act(page, 'Hugo Vega', 'Cambiar estado…');
    const dialog = page.getByRole('dialog', { name: 'Cambiar el estado de Hugo Vega' });
    await dialog.getByLabel('Nuevo estado').selectOption('Rechazado');
    await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
    await shown(dialog.getByText('Escribe el motivo: quedará en su historial'));
    await dialog.getByLabel('Motivo').fill('No puede incorporarse');
    await expectAccessible(page, '/candidatos', 'cambiar estado');
    await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
    await shown(page.getByText('Estado cambiado a Rechazado'));
    await shown(estado(page, 'Rechazado').getByText('1'));
    const { data } = await app.call(listCandidatoHistorial, { as: admin, params: { id: hugo } });
    expect(data).toContainEqual(
      expect.objectContaining({ que: 'estado', de: 'nuevo', a: 'rechazado', motivo: 'No puede incorporarse' }),
    );

    await page.getByLabel('Seleccionar todos los de esta página').check();
    await shown(page.getByText('4 seleccionados'));
    await expectAccessible(page, '/candidatos', 'tabla');
    await press(page, 'Cambiar estado…');
    const four = page.getByRole('dialog', { name: 'Cambiar el estado de 4 candidatos' });
    await four.getByLabel('Nuevo estado').selectOption('En proceso');
    await four.getByRole('button', { name: 'Cambiar estado' }).click();
    await shown(page.getByText('Estado cambiado a En proceso'));
    await shown(estado(page, 'En proceso').getByText('4'));

    await app.call(updateCandidatosEstado, { as: admin, body: { ids: [alba], estado: 'entrevistado' } });
    await press(page, 'Actualizar la lista');
    // What is ticked is what was shown.
    await shown(page.getByRole('row').filter({ hasText: 'Alba Sanz' }).getByText('Entrevistado', { exact: true }));
    await page.getByLabel('Seleccionar a Alba Sanz').check();
    await page.getByLabel('Seleccionar a Óscar Gil').check();
    await press(page, 'Cambiar estado…');
    const two = page.getByRole('dialog', { name: 'Cambiar el estado de 2 candidatos' });
    await two.getByLabel('Nuevo estado').selectOption('Seleccionado');
    await shown(two.getByText('1 puede pasar a este estado'));
    await two.getByRole('button', { name: 'Cambiar estado' }).click();
    const result = page.getByRole('dialog', { name: 'Resultado del cambio' });
    await shown(result.getByText('1 candidato ha pasado a «Seleccionado».'));
    await shown(result.getByText('El candidato está en estado "En proceso" y no puede pasar a "Seleccionado"'));
    await expectAccessible(page, '/candidatos', 'resultado del cambio');
    await result.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

    await estado(page, 'Seleccionado').click();
    await at(page, /\/candidatos\?estado=seleccionado$/);
    await gone(profile(page, 'Óscar Gil'));
    await shown(profile(page, 'Alba Sanz'));
  });

  it('lead to their profile and to an interview with them, and are removed after a question, but not while one is booked', async ({
    app,
    enter,
  }) => {
    const { admin, oscar } = await aTeam(app);
    const page = await enter(admin);
    await page.goto('/candidatos');
    await profile(page, 'Hugo Vega').click();
    await shown(page.getByRole('heading', { level: 1, name: 'Hugo Vega' }));
    await page.goBack();
    await page.getByRole('link', { name: 'Entrevista: programarla con Óscar Gil' }).click();
    await at(page, new RegExp(`/entrevistas\\?programar=${oscar}$`));
    const booking = { candidatoId: oscar, servicioId: 'entrevistas-profundidad', zonaHoraria: 'Europe/Madrid' };
    await app.call(createEntrevista, { as: admin, body: { ...booking, fechaProgramada: app.clock.toISOString() } });

    await page.goBack();
    await act(page, 'Óscar Gil', 'Eliminar…');
    const refused = page.getByRole('dialog', { name: '¿Eliminar a Óscar Gil?' });
    // Enter by mistake gives up.
    await shown(refused.locator('button:focus', { hasText: 'Volver' }));
    await refused.getByRole('button', { name: 'Eliminar candidato' }).click();
    await shown(refused.getByText(/^No se pudo eliminar el candidato: tiene entrevistas/));
    expect(await refused.getByText('Lo que escribiste').count()).toBe(0);
    await refused.getByRole('button', { name: 'Volver' }).click();
    await act(page, 'Hugo Vega', 'Eliminar…');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar candidato' }).click();
    await shown(page.getByText('Candidato eliminado correctamente'));
    await gone(profile(page, 'Hugo Vega'));
    await shown(estado(page, 'Todos').getByText('3'));
  });
});
