import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aDocx, fixture } from '../documentos/archivos.ts';
import { HttpClient } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** A company's strategic plan: its words and its file, through the real bucket and the real reading of its text. */
let browser: Browser;
let empresaId: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const client = new HttpClient(inject('origin'));
  await client.signIn('super@idonea.test', 'Demo-1234');
  const { data } = await client.get<{ id: string }[]>('/api/empresas?q=acme');
  empresaId = data[0]?.id ?? '';
});
afterAll(() => browser?.close());

async function openPlan(page: Page): Promise<void> {
  await page.goto(`/empresas/${empresaId}/editar`);
  await page.getByRole('tab', { name: 'Plan Estratégico' }).click();
}
const archivo = (page: Page) => page.getByRole('region', { name: 'Archivo del plan' });
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Archivo del plan estratégico').setInputFiles({ name, mimeType: '', buffer });
const texto = (page: Page) => page.getByLabel('Texto del plan');

describe('The strategic plan of a company', () => {
  let page: Page;
  let problems: string[];
  beforeAll(async () => {
    ({ page, problems } = await newPerson(browser, { reducedMotion: 'reduce', acceptDownloads: true }));
    await signIn(page, 'super@idonea.test');
    await openPlan(page);
  });

  it('says what is wrong with a plan or a file, in words', async () => {
    await page.getByRole('button', { name: 'Guardar plan' }).click();
    await page.getByText('El nombre del plan es obligatorio').waitFor();
    const refused = async (name: string, bytes: Buffer, text: string) => {
      await choose(page, name, bytes);
      await archivo(page).getByText(text, { exact: true }).waitFor();
    };
    await refused('logo.svg', Buffer.from('<svg/>'), 'Solo se permiten archivos PDF, DOC, DOCX o TXT');
    await refused('grande.pdf', Buffer.alloc(10 * 1024 * 1024 + 1), 'El archivo no puede ser mayor a 10MB');
    await refused('nada.txt', Buffer.alloc(0), 'El archivo está vacío');
    await refused(
      'html.pdf',
      Buffer.from('<script>alert(1)</script>'),
      'Error al subir archivo: 415 - Solo se permiten archivos PDF, DOC, DOCX o TXT',
    );
    await expectAccessible(page, 'plan-errores');
  });

  it('can call an upload off', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isBucket = (url: URL) => url.origin !== inject('origin');
    await page.route(isBucket, async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    await choose(page, 'largo.pdf', fixture('writer.pdf'));
    await page.getByRole('progressbar', { name: 'Subida de largo.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Cancelar subida' }).click();
    await page.getByRole('button', { name: 'Elegir archivo' }).waitFor();
    release();
    await page.unroute(isBucket);
  });

  it('takes a file, reads its text with every accent, and begins a plan with its name', async () => {
    await choose(page, 'Plan de Cádiz.docx', fixture('writer.docx'));
    await page.getByText('Archivo subido', { exact: true }).waitFor();
    await archivo(page).getByText('Plan de Cádiz.docx', { exact: true }).first().waitFor();
    await archivo(page)
      .getByText(/^Se han leído \d+ caracteres\. Están en el texto del plan\.$/)
      .waitFor();
    expect(await page.getByLabel('Nombre del plan').inputValue()).toBe('Plan de Cádiz');
    expect(await texto(page).inputValue()).toContain('diseño en Málaga, Logroño y A Coruña');
    await expectAccessible(page, 'plan-con-archivo');
  });

  it('keeps the words that people write, and offers those of the next file', async () => {
    await page.getByLabel('Nombre del plan').fill('Plan 2026–2028');
    await page.getByLabel('Versión').fill('2.0');
    await texto(page).fill('Crecer sin prisa.');
    await page.getByRole('button', { name: 'Guardar plan' }).click();
    await page.getByText('Plan estratégico guardado', { exact: true }).waitFor();
    await choose(page, 'otro.docx', aDocx(['Más diseño en Niñodaguia']));
    await archivo(page).getByText('Se han leído 24 caracteres. El plan conserva el texto que ya tenía.').waitFor();
    expect(await texto(page).inputValue()).toBe('Crecer sin prisa.');
    await page.getByRole('button', { name: 'Usar el texto del archivo' }).click();
    expect(await texto(page).inputValue()).toBe('Más diseño en Niñodaguia');
    await page.getByText('No guardado', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Guardar plan' }).click();
    await page.getByText('No guardado', { exact: true }).waitFor({ state: 'hidden' });
    await openPlan(page);
    await expect.poll(() => texto(page).inputValue()).toBe('Más diseño en Niñodaguia');
    expect(await page.getByLabel('Versión').inputValue()).toBe('2.0');
  });

  it('goes on with a change of the company that is under way beside it', async () => {
    await page.getByRole('tab', { name: 'Datos Básicos' }).click();
    await page.getByLabel('Sector industrial').fill('Consultoría');
    await page.getByRole('tab', { name: 'Plan Estratégico' }).click();
    await page.getByLabel('Versión').fill('2.1');
    await page.getByRole('button', { name: 'Guardar plan' }).click();
    await page.getByText('No guardado', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Actualizar Empresa' }).click();
    await page.getByText('Empresa actualizada correctamente').waitFor();
    await openPlan(page);
    await expect.poll(() => page.getByLabel('Versión').inputValue()).toBe('2.1');
    await page.getByRole('tab', { name: 'Datos Básicos' }).click();
    expect(await page.getByLabel('Sector industrial').inputValue()).toBe('Consultoría');
    await page.getByRole('tab', { name: 'Plan Estratégico' }).click();
  });

  it('shows the file in a window and saves it under its name', async () => {
    await choose(page, 'Plan año.pdf', fixture('writer.pdf'));
    await archivo(page)
      .getByText(/^PDF · .+ subido el/)
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Plan año.pdf');
    expect(await readFile(await download.path())).toEqual(fixture('writer.pdf'));
    const [shown] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Ver archivo' }).click(),
    ]);
    await shown.waitForURL(/X-Amz-Signature=/);
    expect(new URL(shown.url()).searchParams.get('response-content-disposition')).toMatch(/^inline; /);
    expect(shown.url()).not.toContain('token');
    await shown.close();
  });

  it("is read by the company's administrator, who changes nothing", async () => {
    const { page: admins } = await newPerson(browser);
    await signIn(admins, 'admin@acme.test');
    await openPlan(admins);
    await admins.getByText('Plan 2026–2028').waitFor();
    await admins.getByRole('region', { name: 'Texto del plan' }).getByText('Más diseño en Niñodaguia').waitFor();
    await admins.getByRole('button', { name: 'Descargar' }).waitFor();
    expect(await admins.getByRole('button', { name: /Eliminar|Guardar|Sustituir/ }).count()).toBe(0);
    await expectAccessible(admins, 'plan-lectura');
    await admins.context().close();
  });

  it.each(VARIANTS)('looks right: $name', async ({ name, ...variant }) => {
    const { page: other } = await newPerson(browser, { ...variant, reducedMotion: 'reduce' });
    await signIn(other, 'super@idonea.test');
    await openPlan(other);
    await other.getByRole('button', { name: 'Guardar plan' }).waitFor();
    await expectAccessible(other, `plan-${name}`);
    await archivo(other).scrollIntoViewIfNeeded();
    await expectAccessible(other, `plan-archivo-${name}`);
    await other.context().close();
  });

  it('loses its file, and then itself, only when that is confirmed', async () => {
    await page.getByRole('button', { name: 'Eliminar archivo' }).click();
    const question = page.getByRole('dialog', { name: '¿Eliminar el archivo del plan?' });
    await question.getByText(/no se puede deshacer/).waitFor();
    await question.getByRole('button', { name: 'Volver' }).click();
    await page.getByRole('button', { name: 'Eliminar archivo' }).click();
    await question.getByRole('button', { name: 'Eliminar archivo' }).click();
    await page.getByText('Archivo eliminado', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Elegir archivo' }).waitFor();
    await page.getByRole('button', { name: 'Eliminar plan' }).click();
    const last = page.getByRole('dialog', { name: '¿Eliminar el plan estratégico?' });
    await last.getByText(/no se puede deshacer/).waitFor();
    await last.getByRole('button', { name: 'Eliminar plan' }).click();
    await page.getByText('Plan estratégico eliminado', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Nombre del plan').inputValue()).toBe('');
  });

  it('left no errors in the browser', () => {
    // The browser itself logs the upload that was refused.
    expect(problems.filter((problem) => !/status of 415/.test(problem))).toEqual([]);
  });
});
