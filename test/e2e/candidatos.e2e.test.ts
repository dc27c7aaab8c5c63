import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** The candidates of a company of its own: found, filtered, moved one by one and many at once, and removed. */
const EMAIL = 'berta.soler@candidatos.test';
const PASSWORD = 'clave-de-berta-1';

let browser: Browser;
let api: HttpClient;
beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = { nombreLegal: 'Búsquedas y Candidatos S.L.', email: 'hola@candidatos.test' };
  ({ staff: api } = await aCompany(empresa, { nombre: 'Berta Soler', email: EMAIL, password: PASSWORD }));
});
afterAll(() => browser?.close());

async function open(page: Page): Promise<void> {
  await page.goto('/candidatos');
  await enterCredentials(page, EMAIL, PASSWORD);
  await page.waitForURL('**/candidatos');
  await page.getByRole('heading', { level: 1, name: 'Candidatos', exact: true }).waitFor();
}
const main = (page: Page) => page.getByRole('main');
const profile = (page: Page, nombre: string) => main(page).getByRole('link', { name: nombre, exact: true });
const estado = (page: Page, nombre: string) =>
  page.getByRole('group', { name: 'Estado' }).getByRole('button', { name: new RegExp(`^${nombre}`) });
const search = (page: Page) => page.getByLabel('Buscar por nombre, correo o puesto');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const gone = (page: Page, nombre: string) => profile(page, nombre).waitFor({ state: 'detached' });

async function act(page: Page, nombre: string, action: string): Promise<void> {
  await press(page, `Acciones de ${nombre}`);
  await page
    .getByRole('dialog', { name: `Acciones de ${nombre}` })
    .getByRole('button', { name: action, exact: true })
    .click();
}

describe('The candidates of a company', () => {
  let page: Page;
  let problems: string[];
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce' }));
    await open(page);
  });

  it('are nobody at first, and the first one is created from here', async () => {
    await page.getByText('Aún no hay candidatos').waitFor();
    await expectAccessible(page, 'candidatos-vacio');
    await page.getByRole('link', { name: 'Crear el primer candidato' }).click();
    await page.getByLabel('Nombre completo').fill('Ñuria Peña Ruiz');
    await page.getByLabel('Correo electrónico').fill('nuria.pena@correo.test');
    await page.getByLabel('Puesto al que opta').fill('Jefa de almacén');
    await page.getByLabel('Fuente').fill('LinkedIn');
    await press(page, 'Crear candidato');
    await page.getByRole('heading', { level: 1, name: 'Ñuria Peña Ruiz' }).waitFor();
  });

  it('are not created twice: the form opens the one who is there', async () => {
    await page.goto('/candidatos/nuevo');
    await page.getByLabel('Nombre completo').fill('Otra Núria');
    await page.getByLabel('Correo electrónico').fill('NURIA.pena@correo.test');
    await press(page, 'Crear candidato');
    await page.getByRole('link', { name: 'Abrir el candidato que ya existe' }).click();
    await press(page, 'Salir sin guardar');
    await page.getByRole('heading', { level: 1, name: 'Ñuria Peña Ruiz' }).waitFor();
  });

  it('are found by name, e-mail and position without accents, and the other empty page says so', async () => {
    const { data: area } = await api.post<{ id: string }>('/api/areas', { nombreArea: 'Logística' });
    for (const [nombre, puesto] of [
      ['Óscar Gil', 'Mozo de almacén'],
      ['Alba Sanz', 'Contable'],
      ['Hugo Vega', 'Contable'],
    ]) {
      const email = `${nombre?.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}@correo.test`;
      const body = { nombre, email, puesto, areaId: nombre === 'Alba Sanz' ? area.id : null };
      ids[nombre ?? ''] = (await api.post<{ id: string }>('/api/candidatos', body)).data.id;
    }
    await page.goto('/candidatos');
    await profile(page, 'Alba Sanz').waitFor();
    await estado(page, 'Todos').getByText('4').waitFor();
    await search(page).fill('ALMACEN');
    await gone(page, 'Alba Sanz');
    await profile(page, 'Óscar Gil').waitFor();
    await search(page).fill('nuria.pe');
    await gone(page, 'Óscar Gil');
    await profile(page, 'Ñuria Peña Ruiz').waitFor();
    await search(page).fill('zapatero');
    await page.getByText('Ningún candidato coincide con «zapatero»').waitFor();
    await expectAccessible(page, 'candidatos-sin-resultados');
    await press(page, 'Quitar los filtros');
    await profile(page, 'Hugo Vega').waitFor();
  });

  it('are filtered by area and sorted by name, in the address', async () => {
    await page.getByLabel('Área', { exact: true }).selectOption('Logística');
    await gone(page, 'Hugo Vega');
    await profile(page, 'Alba Sanz').waitFor();
    await page.getByLabel('Área', { exact: true }).selectOption('Todas las áreas');
    await page.getByRole('button', { name: 'Nombre', exact: true }).click();
    await page.waitForURL('**/candidatos?orden=nombre');
    const links = main(page)
      .getByRole('row')
      .getByRole('link', { name: /^(Alba|Hugo|Ñuria|Óscar)/ });
    await expect
      .poll(() => links.allTextContents())
      .toEqual(['Alba Sanz', 'Hugo Vega', 'Ñuria Peña Ruiz', 'Óscar Gil']);
    await expectAccessible(page, 'candidatos-tabla');
  });

  it('are shown as cards when somebody prefers it, and stay so', async () => {
    await press(page, 'Tarjetas');
    await page.getByRole('article', { name: 'Hugo Vega' }).waitFor();
    await page.reload();
    await page.getByRole('article', { name: 'Hugo Vega' }).getByText('Contable').waitFor();
    await expectAccessible(page, 'candidatos-tarjetas');
    await press(page, 'Tabla');
    await page.getByRole('row').filter({ hasText: 'Hugo Vega' }).waitFor();
  });

  it('say where the list has ended, as cards and as a table, and lead back to its beginning', async () => {
    const last = { nombre: 'Zulema Última', email: 'zulema@correo.test' };
    const { data } = await api.post<{ id: string }>('/api/candidatos', last);
    const { nextCursor } = await api.get('/api/candidatos?orden=nombre&limit=4');
    await api.send('DELETE', `/api/candidatos/${data.id}`);
    await page.goto(`/candidatos?orden=nombre&cursor=${encodeURIComponent(String(nextCursor))}`);
    for (const vista of ['Tabla', 'Tarjetas']) {
      await press(page, vista);
      await page.getByText('No hay más', { exact: true }).waitFor();
    }
    await expectAccessible(page, 'candidatos-fin');
    await press(page, 'Anterior');
    await page.getByRole('article', { name: 'Alba Sanz' }).waitFor();
    await press(page, 'Tabla');
  });

  it('lead to their profile, and to an interview with them', async () => {
    await page.getByRole('link', { name: 'Entrevista: programarla con Hugo Vega' }).click();
    await page.waitForURL(`**/entrevistas?programar=${ids['Hugo Vega']}`);
    await page.goto('/candidatos');
    await profile(page, 'Hugo Vega').click();
    await page.getByRole('heading', { level: 1, name: 'Hugo Vega' }).waitFor();
    await page.goto('/candidatos');
  });

  it('are rejected by a person who says why, and reopened', async () => {
    await act(page, 'Hugo Vega', 'Cambiar estado…');
    const dialog = page.getByRole('dialog', { name: 'Cambiar el estado de Hugo Vega' });
    await dialog.getByLabel('Nuevo estado').selectOption('Rechazado');
    await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
    await dialog.getByText('Escribe el motivo: quedará en su historial').waitFor();
    await dialog.getByLabel('Motivo').fill('No puede incorporarse');
    await expectAccessible(page, 'candidatos-estado');
    await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
    await page.getByText('Estado cambiado a Rechazado').waitFor();
    await estado(page, 'Rechazado').getByText('1').waitFor();
    const { data } = await api.get<{ motivo: string }[]>(`/api/candidatos/${ids['Hugo Vega']}/historial`);
    expect(data[0]).toMatchObject({ que: 'estado', de: 'nuevo', a: 'rechazado', motivo: 'No puede incorporarse' });
  });

  it('are moved many at once, and who could not be moved is named with the reason', async () => {
    await page.getByLabel('Seleccionar todos los de esta página').check();
    await page.getByText('4 seleccionados').waitFor();
    await press(page, 'Cambiar estado…');
    const dialog = page.getByRole('dialog', { name: 'Cambiar el estado de 4 candidatos' });
    await dialog.getByLabel('Nuevo estado').selectOption('En proceso');
    await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
    await page.getByText('Estado cambiado a En proceso').waitFor();
    await estado(page, 'En proceso').getByText('4').waitFor();
    await api.post('/api/candidatos/estado', { ids: [ids['Alba Sanz']], estado: 'entrevistado' });
    await press(page, 'Actualizar la lista');
    // What is ticked is what was shown.
    const alba = page.getByRole('row').filter({ hasText: 'Alba Sanz' });
    await alba.getByText('Entrevistado', { exact: true }).waitFor();
    await page.getByLabel('Seleccionar a Alba Sanz').check();
    await page.getByLabel('Seleccionar a Óscar Gil').check();
    await press(page, 'Cambiar estado…');
    const two = page.getByRole('dialog', { name: 'Cambiar el estado de 2 candidatos' });
    await two.getByLabel('Nuevo estado').selectOption('Seleccionado');
    await two.getByText('1 puede pasar a este estado').waitFor();
    await two.getByRole('button', { name: 'Cambiar estado' }).click();
    const result = page.getByRole('dialog', { name: 'Resultado del cambio' });
    await result.getByText('1 candidato ha pasado a «Seleccionado».').waitFor();
    await result.getByText('El candidato está en estado "En proceso" y no puede pasar a "Seleccionado"').waitFor();
    await expectAccessible(page, 'candidatos-resultado');
    await result.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
    await page.getByLabel('Seleccionar todos los de esta página').waitFor();
  });

  it('are shown by their state', async () => {
    await estado(page, 'Seleccionado').click();
    await page.waitForURL('**/candidatos?estado=seleccionado');
    await gone(page, 'Óscar Gil');
    await profile(page, 'Alba Sanz').waitFor();
    await estado(page, 'Todos').click();
  });

  it('are removed after a question, but not while an interview is booked', async () => {
    await api.post('/api/entrevistas', {
      candidatoId: ids['Óscar Gil'],
      servicioId: 'entrevistas-profundidad',
      fechaProgramada: new Date().toISOString(),
      zonaHoraria: 'Europe/Madrid',
    });
    await act(page, 'Óscar Gil', 'Eliminar…');
    const refused = page.getByRole('dialog', { name: '¿Eliminar a Óscar Gil?' });
    // Enter by mistake gives up.
    await refused.locator('button:focus', { hasText: 'Volver' }).waitFor();
    await refused.getByRole('button', { name: 'Eliminar candidato' }).click();
    await refused.getByText(/^No se pudo eliminar el candidato: tiene entrevistas/).waitFor();
    expect(await refused.getByText('Lo que escribiste').count()).toBe(0);
    await expectAccessible(page, 'candidatos-eliminar');
    await refused.getByRole('button', { name: 'Volver' }).click();
    await act(page, 'Hugo Vega', 'Eliminar…');
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar candidato' }).click();
    await page.getByText('Candidato eliminado correctamente').waitFor();
    await gone(page, 'Hugo Vega');
    await estado(page, 'Todos').getByText('3').waitFor();
  });

  it('cannot be shown when the server fails, with a way to try again', async () => {
    await page.route('**/api/candidatos?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/candidatos?orden=antiguos');
    await page.getByRole('heading', { name: /^Error al cargar candidatos: / }).waitFor({ timeout: 20_000 });
    await page.unroute('**/api/candidatos?*');
    await press(page, 'Reintentar');
    await profile(page, 'Alba Sanz').waitFor();
    expect(problems.filter((problem) => !/500|Failed to load/.test(problem))).toEqual([]);
  });

  it('are not lost when the server refuses to create one: what was typed stays, and is sent again', async () => {
    await page.route('**/api/candidatos', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/candidatos/nuevo');
    await page.getByLabel('Nombre completo').fill('Berta Cano');
    await page.getByLabel('Correo electrónico').fill('berta.cano@correo.test');
    await press(page, 'Crear candidato');
    await page.getByText(/^No se pudo crear el candidato: /).waitFor({ timeout: 20_000 });
    await page.unroute('**/api/candidatos');
    await press(page, 'Crear candidato');
    await page.getByRole('heading', { level: 1, name: 'Berta Cano' }).waitFor();
  });

  it.each(VARIANTS)('look right: $name', async ({ name, ...options }) => {
    const person = await newPerson(browser, options);
    await open(person.page);
    await profile(person.page, 'Alba Sanz').waitFor();
    await person.page.getByLabel('Seleccionar a Alba Sanz').check();
    await expectAccessible(person.page, `candidatos-${name}`);
    expect(person.problems).toEqual([]);
    await person.context.close();
  });
});
