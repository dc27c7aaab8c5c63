import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../support/http-client.ts';
import { enterCredentials, expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** A company copies its data, takes it out, loses some, brings it back, and clears and restores everything. */
const ADMIN = { nombre: 'Carmen Vidal', email: 'carmen.vidal@archivo.test', password: 'Clave-archivo-1' };
const EMPRESA = { nombreLegal: 'Archivo Claro S.L.', email: 'hola@archivo.test' };
const PERSON = { nombre: 'Teo Marín', email: 'teo@candidatos.archivo.test', puesto: 'Archivero' };

let browser: Browser;
let page: Page;
let problems: string[];
let staff: HttpClient;
let file: Buffer;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ staff } = await aCompany(EMPRESA, ADMIN));
  const { data: area } = await staff.post<{ id: string }>('/api/areas', { nombreArea: 'Fondo antiguo' });
  await staff.post('/api/candidatos', { ...PERSON, areaId: area.id });
  ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce', acceptDownloads: true }));
  await page.goto('/login');
  await enterCredentials(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/dashboard');
});
afterAll(() => browser?.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row').filter({ hasText: name }).first();
const candidatos = async () =>
  (await staff.get<{ nombre: string }[]>('/api/candidatos')).data.map(({ nombre }) => nombre);

describe("A company's data", { timeout: 120_000 }, () => {
  it('says that nothing has been counted yet, and that there are no backups', async () => {
    await page.goto('/configuracion');
    await page.getByRole('tab', { name: 'Datos', exact: true }).click();
    await page.getByText('Aún no se ha contado', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Base documental', exact: true }).click();
    await page.getByText('La sincronización con una base documental externa está desactivada').waitFor();
    await page.getByRole('tab', { name: 'Copias de seguridad', exact: true }).click();
    await page.getByText('Aún no hay copias', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('seccion')).toBe('gdrive');
  });

  it('has its store tried, a schedule set and a backup made', async () => {
    await button('Probar conexión').click();
    await page.getByText('La conexión funciona', { exact: true }).waitFor();
    await page.getByLabel('Frecuencia', { exact: true }).selectOption('semanal');
    await page.getByLabel('Copias que se conservan', { exact: true }).fill('0');
    await button('Guardar programación').click();
    await page.getByText('Conserva al menos una copia', { exact: true }).waitFor();
    await page.getByLabel('Copias que se conservan', { exact: true }).fill('4');
    await button('Guardar programación').click();
    await page.getByText(/Próxima copia:/).waitFor();
    await button('Crear copia').click();
    await row('Terminada').getByRole('button', { name: 'Restaurar', exact: true }).waitFor({ timeout: 60_000 });
    // The store's card says so too, without a reload.
    await page.getByRole('region', { name: 'Almacén de copias' }).getByText('Terminada').waitFor();
  });

  it('is exported to a file, which is fetched by a link', async () => {
    await page.goto('/configuracion?seccion=data&vista=operaciones');
    await button('Exportar datos').click();
    const link = row('Exportación').getByRole('button', { name: 'Descargar', exact: true });
    await link.waitFor({ timeout: 60_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/^datos_Archivo Claro S\.L\._\d{4}-\d{2}-\d{2}\.json$/);
    file = readFileSync(await download.path());
    const { exportInfo, empresas } = JSON.parse(file.toString()) as {
      exportInfo: { version: string };
      empresas: unknown[];
    };
    expect(exportInfo.version).toBe('1.0');
    expect(empresas).toHaveLength(1);
    expect(file.toString()).toContain(PERSON.email);
  });

  it('refuses a file that is none, and says why', async () => {
    const broken = file.toString().replace(PERSON.nombre, 'Otra Persona');
    const choose = page.getByLabel('Archivo de datos exportados');
    await choose.setInputFiles({ name: 'datos.json', mimeType: 'application/json', buffer: Buffer.from(broken) });
    await page.getByText('Error al importar datos. Verifica que el archivo sea válido.', { exact: true }).waitFor();
    await page.getByText(/Archivo de importación inválido: Las sumas de comprobación no coinciden/).waitFor();
  });

  it('is looked at before it is imported, and undone afterwards', async () => {
    const { data } = await staff.get<{ id: string }[]>('/api/candidatos');
    expect((await staff.send('DELETE', `/api/candidatos/${data[0]?.id}`)).status).toBe(200);
    expect(await candidatos()).toEqual([]);
    const choose = page.getByLabel('Archivo de datos exportados');
    await choose.setInputFiles({ name: 'datos.json', mimeType: 'application/json', buffer: file });
    const dialog = page.getByRole('dialog', { name: 'Qué cambiaría esta importación' });
    await dialog.getByText(PERSON.nombre, { exact: true }).first().waitFor();
    expect(await candidatos()).toEqual([]);
    await expectAccessible(page, 'datos-revision');
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
    const undo = row('Importación').getByRole('button', { name: 'Deshacer', exact: true });
    await undo.waitFor({ timeout: 60_000 });
    expect(await candidatos()).toEqual([PERSON.nombre]);
    await undo.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
    await row('Importación').getByText('Deshecha', { exact: true }).waitFor({ timeout: 60_000 });
    expect(await candidatos()).toEqual([]);
  });

  it('is restored from a backup when the company is named', async () => {
    await page.goto('/configuracion?seccion=gdrive');
    await row('Manual').getByRole('button', { name: 'Restaurar', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Restaurar esta copia' });
    await dialog.getByLabel(/Escribe «Archivo Claro S.L.»/).fill('otra');
    await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click();
    await dialog.getByText('Escribe el nombre de la empresa exactamente así: Archivo Claro S.L.').first().waitFor();
    await dialog.getByLabel(/Escribe «Archivo Claro S.L.»/).fill(EMPRESA.nombreLegal);
    await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/configuracion?seccion=data&vista=operaciones');
    await row('Restauración').getByText('Terminada', { exact: true }).waitFor({ timeout: 60_000 });
    expect(await candidatos()).toEqual([PERSON.nombre]);
  });

  it('is cleared with two confirmations', async () => {
    await button('Vaciar datos').click();
    const dialog = page.getByRole('dialog', { name: 'Vaciar los datos de la empresa' });
    await dialog.getByLabel(/Escribe «Archivo Claro S.L.»/).fill(EMPRESA.nombreLegal);
    await dialog.getByRole('button', { name: 'Vaciar datos', exact: true }).click();
    await dialog.getByText('Confirma que entiendes que se borrarán los datos').first().waitFor();
    await dialog.getByLabel('Entiendo que se borrarán los datos de la empresa').check();
    await dialog.getByRole('button', { name: 'Vaciar datos', exact: true }).click();
    await row('Vaciado').getByText('Terminada', { exact: true }).waitFor({ timeout: 60_000 });
    expect(await candidatos()).toEqual([]);
    await page.getByText(/^0 candidatos · /).waitFor();
  });

  it.each(VARIANTS)('is accessible ($name)', async ({ name, ...options }) => {
    const person = await newPerson(browser, { ...options, reducedMotion: 'reduce' });
    await person.page.goto('/login');
    await enterCredentials(person.page, ADMIN.email, ADMIN.password);
    await person.page.waitForURL('**/dashboard');
    for (const [view, text] of [
      ['seccion=data', 'Qué hay de cada cosa'],
      ['seccion=data&vista=operaciones', 'Historial'],
      ['seccion=gdrive', 'Programación'],
    ]) {
      await person.page.goto(`/configuracion?${view}`);
      await person.page.getByRole('heading', { name: text, exact: true }).waitFor();
      await person.page.getByRole('cell').first().waitFor();
      await expectAccessible(person.page, `datos-${view?.replace(/\W+/g, '-')}-${name}`);
      if (process.env.CAPTURAS) {
        const path = `${process.env.CAPTURAS}/datos-${view?.replace(/\W+/g, '-')}-${name}-entera.png`;
        await person.page.screenshot({ path, fullPage: true });
      }
    }
    expect(person.problems).toEqual([]);
    await person.context.close();
  });

  it('ends without a problem in the console', () => {
    // What the server refuses on purpose, the browser logs.
    expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([]);
  });
});

describe('The superadmin', { timeout: 60_000 }, () => {
  it('exports the whole platform, and chooses a company for the rest', async () => {
    const chief = await newPerson(browser);
    await signIn(chief.page, 'super@idonea.test');
    await chief.page.goto('/configuracion?seccion=data');
    await chief.page.getByRole('button', { name: 'Exportar todas las empresas', exact: true }).waitFor();
    await chief.page.getByText('Selecciona una empresa', { exact: true }).waitFor();
    await expectAccessible(chief.page, 'datos-plataforma');
    await chief.context.close();
  });
});
