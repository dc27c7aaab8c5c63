import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { describe, expect } from 'vitest';
import yauzl from 'yauzl';
import { aCompany } from '../../support/scenarios.ts';
import { expectAccessible } from '../support/accessible.ts';
import { someInformes } from '../support/interviewed.ts';
import { it, shown } from '../support/screen.ts';
import { INES, OSCAR } from './some-people.ts';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function save(page: Page, button: ReturnType<Page['getByRole']>): Promise<{ file: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download', { timeout: 30_000 });
  await button.click();
  const download = await downloading;
  return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('The report as a PDF', () => {
  it('is tried again when it could not be made, and saved under the name of the candidate with its transcript', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const [entrevistaId] = await someInformes({ app, jobs }, admin, [{ nombre: OSCAR, answers: 3 }]);
    const page = await enter(admin);
    const request = /\/api\/informes\/ent_[^/]+\/pdf/;
    await page.route(request, (route) =>
      route.fulfill({ json: { success: true, data: { estado: 'fallido', version: 1 } } }),
    );
    await page.goto(`/informes/${entrevistaId}`);
    await page.getByRole('button', { name: 'Descargar PDF', exact: true }).click();
    const download = panel(page, 'Descargar PDF');
    await shown(download.getByText('Con portada, competencias, citas y validación.'));
    await download.getByLabel('Incluir la transcripción').check();
    await download.getByRole('button', { name: 'Descargar', exact: true }).click();
    await shown(download.getByText('No se pudo preparar el archivo.', { exact: false }));
    await expectAccessible(page, '/informes/:entrevistaId', 'PDF fallido');

    await page.unroute(request);
    jobs.hold('createInformesPdf');
    const saving = save(page, download.getByRole('button', { name: 'Reintentar', exact: true }));
    await shown(download.getByText('Preparando el PDF. Suele tardar unos segundos.'));
    await jobs.release('createInformesPdf');
    const { file, bytes } = await saving;
    expect(file).toBe('informe-oscar-vidal-soto-2026-03-02.pdf');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(OSCAR);
    expect(text).toContain('Anexo: transcripción');
    await shown(download.getByText('Descarga terminada'));
  });

  it('comes with those of others in one ZIP file', async ({ app, jobs, enter }) => {
    const { admin } = await aCompany(app);
    await someInformes({ app, jobs }, admin, [
      { nombre: OSCAR, answers: 1 },
      { nombre: INES, answers: 1 },
    ]);
    const page = await enter(admin);
    await page.goto('/informes');
    await page.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' }).check();
    await page.getByRole('button', { name: 'Descargar PDF en ZIP', exact: true }).click();
    const download = panel(page, 'Descargar varios informes');
    await shown(download.getByText('2 informes en un archivo ZIP.'));
    const { file, bytes } = await save(page, download.getByRole('button', { name: 'Descargar', exact: true }));
    expect(file).toBe('informes-2026-03-02.zip');
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true });
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    expect(names.toSorted()).toEqual([
      'informe-ines-calvo-mora-2026-03-02.pdf',
      'informe-oscar-vidal-soto-2026-03-02.pdf',
    ]);
  });
});
