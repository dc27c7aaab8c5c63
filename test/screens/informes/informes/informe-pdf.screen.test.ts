import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { describe, expect } from 'vitest';
import yauzl from 'yauzl';
import { aCompany } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { someInformes } from '../../support/interviewed.ts';
import { it, shown } from '../../support/screen.ts';
import { INES, OSCAR } from './some-people.ts';

const panel = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function save(page: Page, button: ReturnType<Page['getByRole']>): Promise<{ file: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await button.click();
  const download = await downloading;
  return { file: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe('Reports as PDF', () => {
  it('come in one ZIP file from the list, and one by one under the name of the candidate, with its transcript, also at the second try', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const people = [OSCAR, INES].map((nombre) => ({ nombre, answers: 1 }));
    await someInformes({ app, jobs }, admin, people);
    const page = await enter(admin);
    await page.goto('/informes');
    await page.getByRole('checkbox', { name: 'Seleccionar todos los de esta página' }).check();
    await page.getByRole('button', { name: 'Descargar PDF en ZIP', exact: true }).click();
    const several = panel(page, 'Descargar varios informes');
    await shown(several.getByText('2 informes en un archivo ZIP.'));
    const packed = await save(page, several.getByRole('button', { name: 'Descargar', exact: true }));
    expect(packed.file).toBe('informes-2026-03-02.zip');
    const zip = await yauzl.fromBufferPromise(packed.bytes, { lazyEntries: true });
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    expect(names.toSorted()).toEqual([
      'informe-ines-calvo-mora-2026-03-02.pdf',
      'informe-oscar-vidal-soto-2026-03-02.pdf',
    ]);

    const request = /\/api\/informes\/ent_[^/]+\/pdf/;
    await page.route(request, (route) =>
      route.fulfill({ json: { success: true, data: { estado: 'fallido', version: 1 } } }),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: OSCAR, exact: true }).click();
    await page.getByRole('button', { name: 'Descargar PDF', exact: true }).click();
    const one = panel(page, 'Descargar PDF');
    await shown(one.getByText('Con portada, competencias, citas y validación.'));
    await one.getByLabel('Incluir la transcripción').check();
    await one.getByRole('button', { name: 'Descargar', exact: true }).click();
    await shown(one.getByText('No se pudo preparar el archivo.', { exact: false }));
    await expectAccessible(page, '/informes/:entrevistaId', 'PDF fallido');
    await page.unroute(request);
    jobs.hold('createInformesPdf');
    const saving = save(page, one.getByRole('button', { name: 'Reintentar', exact: true }));
    await shown(one.getByText('Preparando el PDF. Suele tardar unos segundos.'));
    await jobs.release('createInformesPdf');
    const { file, bytes } = await saving;
    expect(file).toBe('informe-oscar-vidal-soto-2026-03-02.pdf');
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(OSCAR);
    expect(text).toContain('Anexo: transcripción');
    await shown(one.getByText('Descarga terminada'));
  });
});
