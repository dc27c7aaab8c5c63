import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** A report of the demo company, as a file: made by the job, kept in the bucket, saved by the browser. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function openReport(page: Page): Promise<string> {
  await page.goto('/informes?estado=validada');
  await page.locator('a[href^="/informes/ent_"]').first().click();
  const title = page.getByRole('heading', { level: 1, name: /^Informe de / });
  await title.waitFor();
  return ((await title.textContent()) ?? '').replace('Informe de ', '');
}

async function save(page: Page, name: string): Promise<{ file: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await panel(page, name).getByRole('button', { name: 'Descargar', exact: true }).click();
  const download = await downloading;
  return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe.each(VARIANTS)('The report as a PDF, $name', ({ name, ...options }) => {
  it('is saved by the browser under the name of the candidate, with its transcript on request', async () => {
    const { page, context, problems } = await newPerson(browser, options);
    await signIn(page, 'admin@acme.test');
    const nombre = await openReport(page);
    await page.getByRole('button', { name: 'Descargar PDF', exact: true }).click();
    await panel(page, 'Descargar PDF').getByText('Con portada, competencias, citas y validación.').waitFor();
    await expectAccessible(page, `${name}-descargar-pdf`);
    await panel(page, 'Descargar PDF').getByLabel('Incluir la transcripción').check();
    const { file, bytes } = await save(page, 'Descargar PDF');
    expect(file).toMatch(/^informe-[a-z0-9-]+-\d{4}-\d\d-\d\d\.pdf$/);
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(nombre);
    expect(text).toContain('Anexo: transcripción');
    await panel(page, 'Descargar PDF').getByText('Descarga terminada').waitFor();
    expect([...new Set(problems)]).toEqual([]);
    await context.close();
  });
});

it('Reports that the API could not make say so, and can be tried again', async () => {
  const { page, context } = await newPerson(browser, VARIANTS[0]);
  await signIn(page, 'admin@acme.test');
  await openReport(page);
  let broken = true;
  await page.route(/\/api\/informes\/ent_[^/]+\/pdf/, (route) =>
    broken ? route.fulfill({ json: { success: true, data: { estado: 'fallido', version: 1 } } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Descargar PDF', exact: true }).click();
  await panel(page, 'Descargar PDF').getByRole('button', { name: 'Descargar', exact: true }).click();
  await panel(page, 'Descargar PDF').getByText('No se pudo preparar el archivo.', { exact: false }).waitFor();
  await expectAccessible(page, 'descargar-pdf-fallido');
  broken = false;
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await panel(page, 'Descargar PDF').getByRole('button', { name: 'Reintentar', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  await context.close();
});

it('The reports of a list come in one ZIP file', async () => {
  const { page, context, problems } = await newPerson(browser, VARIANTS[0]);
  await signIn(page, 'admin@acme.test');
  await page.goto('/informes');
  await page.locator('a[href^="/informes/ent_"]').first().waitFor();
  await page
    .getByRole('checkbox', { name: /^Seleccionar el informe de/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Descargar PDF en ZIP', exact: true }).click();
  await panel(page, 'Descargar varios informes').getByText('en un archivo ZIP', { exact: false }).waitFor();
  const { file, bytes } = await save(page, 'Descargar varios informes');
  expect(file).toMatch(/^informes-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) names.push(entry.fileName);
  expect(names.length).toBeGreaterThan(0);
  for (const each of names) expect(each).toMatch(/^informe-[a-z0-9-]+\.pdf$/);
  expect(problems).toEqual([]);
  await context.close();
});
