import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocx } from '../documentos/archivos.ts';
import { enterCredentials, launchBrowser, newPerson, signIn } from './support/browser.ts';
import { aCompany } from './support/company.ts';

/** Files on their whole way: the presigned form, the quarantine of the bucket, the jobs, and a file that is saved. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const NOMBRE = 'Íñigo Peñalver Güemes';
const CV = aDocx([
  NOMBRE,
  'Técnico de almacén',
  'C/ Peñón, 12 · 26001 Logroño · 612 345 678',
  'Experiencia profesional',
  'Mozo de almacén, Bodegas Ñ, 2015 - 2019',
  'Habilidades',
  'Carretilla elevadora, Gestión de estocaje, Inglés',
]);
const BOOK = readFileSync(path.resolve('test/candidatos/importaciones/fixtures/libreoffice.xlsx'));

async function anAdmin(domain: string) {
  const admin = { nombre: 'Iria Souto', email: `iria.souto@${domain}`, password: 'Clave-archivos-1' };
  const { staff } = await aCompany({ nombreLegal: `Archivos ${domain} S.L.`, email: `hola@${domain}` }, admin);
  const { page, context, problems } = await newPerson(browser, { reducedMotion: 'reduce', acceptDownloads: true });
  await page.goto('/login');
  await enterCredentials(page, admin.email, admin.password);
  await page.waitForURL('**/dashboard');
  return { page, context, problems, staff };
}

const chooseFile = (page: Page, label: string, name: string, buffer: Buffer) =>
  page.getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

describe('A file', () => {
  it('that is a CV goes into the bucket, is read, and proposes what it says', async () => {
    const { page, context, problems, staff } = await anAdmin('fichas.test');
    const body = { nombre: NOMBRE, email: 'inigo@correo.test', puesto: 'Mozo de almacén' };
    const { id } = (await staff.post<{ id: string }>('/api/candidatos', body)).data;
    await page.goto(`/candidatos/${id}`);
    await page.getByRole('tab', { name: 'Documentos', exact: true }).click();
    await chooseFile(page, 'Archivo del CV', 'CV de Íñigo.docx', CV);
    await page.getByText(/^Leído: \d+ caracteres\.$/).waitFor({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Revisar la propuesta', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Datos propuestos por el CV' });
    await dialog.getByText('En el CV: «C/ Peñón, 12 · 26001 Logroño · 612 345 678»').first().waitFor();
    await dialog.getByRole('button', { name: 'Aplicar lo marcado', exact: true }).click();
    await page.getByText('Datos aplicados').waitFor();
    const { data } = await staff.get<Record<string, unknown>>(`/api/candidatos/${id}`);
    expect(data).toMatchObject({ puesto: 'Mozo de almacén', ciudad: 'Logroño', telefono: '612 345 678' });
    expect(problems).toEqual([]);
    await context.close();
  });

  it('that is a workbook becomes candidates', async () => {
    const { page, context, problems, staff } = await anAdmin('importa.test');
    await staff.post('/api/areas', { nombreArea: 'Diseño' });
    await staff.post('/api/candidatos', { nombre: 'Nuria', email: 'nuria.gomez@correo.test', ciudad: 'Sevilla' });
    await page.goto('/candidatos/importar');
    await chooseFile(page, 'Archivo de candidatos', 'libreoffice.xlsx', BOOK);
    await page.getByRole('heading', { level: 2, name: 'Qué contiene cada columna' }).waitFor();
    await page.getByRole('button', { name: 'Revisar' }).click();
    await page.getByRole('heading', { level: 2, name: 'Antes de importar' }).waitFor();
    await page.getByText('Actualizarlos', { exact: true }).click();
    await page.getByRole('button', { name: 'Importar 3 candidatos' }).click();
    await page.getByRole('link', { name: 'Íñigo Muñoz Peña', exact: true }).waitFor();
    const { data } = await staff.get<{ email: string; ciudad: string }[]>('/api/candidatos?orden=nombre');
    expect(data.map(({ email, ciudad }) => [email, ciudad])).toEqual([
      ['francois@correo.test', 'Lyon'],
      ['inigo.munoz@correo.test', 'A Coruña'],
      ['nuria.gomez@correo.test', 'Cádiz'],
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('that is a report as PDF is made by the job, kept in the bucket and saved by the browser', async () => {
    const { page, context, problems } = await newPerson(browser, { acceptDownloads: true });
    await signIn(page, 'admin@acme.test');
    await page.goto('/informes?estado=validada');
    await page.locator('a[href^="/informes/ent_"]').first().click();
    const title = page.getByRole('heading', { level: 1, name: /^Informe de / });
    await title.waitFor();
    const nombre = ((await title.textContent()) ?? '').replace('Informe de ', '');
    await page.getByRole('button', { name: 'Descargar PDF', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Descargar PDF', exact: true });
    await panel.getByLabel('Incluir la transcripción').check();
    const downloading = page.waitForEvent('download', { timeout: 60_000 });
    await panel.getByRole('button', { name: 'Descargar', exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^informe-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf$/);
    const bytes = new Uint8Array(await readFile(await download.path()));
    const { text } = await extractText(bytes, { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(nombre);
    expect(text).toContain('Anexo: transcripción');
    expect(problems).toEqual([]);
    await context.close();
  });
});
