import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** From a spreadsheet to its candidates, and back again. */
const EMAIL = 'berta.lugo@importa.test';
const PASSWORD = 'Clave-importa-1';
const BOOK = readFileSync(path.resolve('test/importaciones/fixtures/libreoffice.xlsx'));

let browser: Browser;
let client: HttpClient;
let page: Page;
let problems: string[];
let address: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const empresa = { nombreLegal: 'Importa y Reparte S.L.', email: 'hola@importa.test' };
  ({ staff: client } = await aCompany(empresa, { nombre: 'Berta Lugo', email: EMAIL, password: PASSWORD }));
  expect((await client.post('/api/areas', { nombreArea: 'Diseño' })).status).toBe(201);
  const nuria = { nombre: 'Nuria', email: 'nuria.gomez@correo.test', ciudad: 'Sevilla' };
  expect((await client.post('/api/candidatos', nuria)).status).toBe(201);
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce', acceptDownloads: true }));
  await page.goto('/login');
  await enterCredentials(page, EMAIL, PASSWORD);
  await page.waitForURL('**/dashboard');
  await page.goto('/candidatos/importar');
});
afterAll(() => browser?.close());

const choose = (name: string, buffer: Buffer) =>
  page.getByLabel('Archivo de candidatos').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const figure = (label: string, value: number) =>
  page.getByText(label, { exact: true }).locator('xpath=ancestor::*[3]').getByText(String(value), { exact: true });

describe('Importing candidates', () => {
  it('offers templates, and says what is wrong with a file', async () => {
    await page.getByText('Aún no hay importaciones').waitFor();
    await expectAccessible(page, 'importar-archivo');
    for (const name of ['Plantilla XLSX', 'Plantilla CSV']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByText(name, { exact: true }).click(),
      ]);
      expect((await readFile(await download.path())).length).toBeGreaterThan(50);
    }
    await choose('candidatos.csv', Buffer.from('Nombre;Correo\n'));
    await page.getByText('El archivo no tiene ninguna fila con datos debajo de los encabezados').waitFor();
  });

  it('says how far a file has come, and lets people call it off', async () => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(
      ({ pathname }) => !pathname.startsWith('/api/'),
      async (route) => {
        if (route.request().method() === 'POST') await held;
        await route.continue().catch(() => undefined);
      },
    );
    await choose('libreoffice.xlsx', BOOK);
    await page.getByRole('progressbar', { name: 'Subida de libreoffice.xlsx' }).waitFor();
    await page.getByText(/^Subiendo: \d+ %$/).waitFor();
    await expectAccessible(page, 'importar-subiendo');
    await page.getByRole('button', { name: 'Cancelar subida' }).click();
    await page.getByRole('button', { name: 'Elegir archivo' }).waitFor();
    arrive();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('recognises the columns of a workbook, and lets people correct them', async () => {
    await choose('libreoffice.xlsx', BOOK);
    await page.getByRole('heading', { level: 2, name: 'Qué contiene cada columna' }).waitFor();
    address = page.url();
    expect(await page.getByLabel('Correo electrónico').locator('option:checked').textContent()).toBe(
      'Correo electrónico',
    );
    await page.getByText('No se importarán estas columnas: Fecha.').waitFor();
    await expectAccessible(page, 'importar-columnas');
    await page.getByLabel('Notas').selectOption('Fuente');
    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByText('La columna «Fuente» está asignada a más de un dato').waitFor();
    await page.getByLabel('Notas').selectOption('Fecha');
    await page.getByRole('button', { name: 'Revisar' }).click();
  });

  it('shows what would happen, and does it', async () => {
    await page.getByRole('heading', { level: 2, name: 'Antes de importar' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Importar 2 candidatos' }).waitFor();
    await page.getByRole('cell', { name: 'Ya existe', exact: true }).waitFor();
    await expectAccessible(page, 'importar-revision');
    await page.getByText('Actualizarlos', { exact: true }).click();
    await page.getByRole('button', { name: 'Importar 3 candidatos' }).click();
    await page.getByRole('button', { name: 'Deshacer importación' }).waitFor();
    await page.getByRole('link', { name: 'Íñigo Muñoz Peña', exact: true }).waitFor();
    await expectAccessible(page, 'importar-resultado');
    const { data } = await client.get<{ email: string; ciudad: string }[]>('/api/candidatos?orden=nombre');
    expect(data.map(({ email, ciudad }) => [email, ciudad])).toEqual([
      ['francois@correo.test', 'Lyon'],
      ['inigo.munoz@correo.test', 'A Coruña'],
      ['nuria.gomez@correo.test', 'Cádiz'],
    ]);
  });

  it('hands out what came of each row', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar resultado' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[1]).toBe('5,Creado,Íñigo Muñoz Peña,inigo.munoz@correo.test,');
  });

  it('is undone, and tells whoever began it', async () => {
    await page.getByRole('button', { name: 'Deshacer importación' }).click();
    const dialog = page.getByRole('dialog', { name: '¿Deshacer la importación?' });
    await dialog.getByText('Se eliminarán 2 candidatos creados.').waitFor();
    await expectAccessible(page, 'importar-deshacer');
    await dialog.getByRole('button', { name: 'Deshacer importación' }).click();
    await page.getByText('Qué pasó al deshacer cada fila').first().waitFor({ state: 'attached' });
    await figure('Eliminados', 2).waitFor();
    const { data } = await client.get<{ nombre: string; ciudad: string }[]>('/api/candidatos');
    expect(data.map(({ nombre, ciudad }) => [nombre, ciudad])).toEqual([['Nuria', 'Sevilla']]);
    await page.goto('/notificaciones');
    await page.getByText('Importación deshecha').first().waitFor();
  });

  it.each(VARIANTS)('stays in the list of imports ($name)', async ({ name, ...look }) => {
    const other = await newPerson(browser, { reducedMotion: 'reduce', ...look });
    await other.page.goto('/login');
    await enterCredentials(other.page, EMAIL, PASSWORD);
    await other.page.waitForURL('**/dashboard');
    await other.page.goto('/candidatos/importar');
    await other.page.getByText('Deshecha', { exact: true }).waitFor();
    await expectAccessible(other.page, `importar-lista-${name}`);
    await other.page.goto(address);
    await other.page.getByText('Conservados', { exact: true }).waitFor();
    await expectAccessible(other.page, `importar-deshecha-${name}`);
    await other.context.close();
  });

  it('threw nothing in the browser', () => {
    // What the API refused is logged by the browser itself.
    expect(problems.filter((problem) => !problem.endsWith('status of 400 (Bad Request)'))).toEqual([]);
  });
});
