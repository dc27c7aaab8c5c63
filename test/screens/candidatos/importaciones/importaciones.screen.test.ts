import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import type { Candidato } from '#shared/candidatos/candidatos/candidato.ts';
import { aCandidate, aCompany, anArea } from '../../../support/scenarios.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, it, shown } from '../../support/screen.ts';

/** How long the page waits before it asks again how far an import is. */
const POLL_MS = 1_500;
const BOOK = readFileSync(path.resolve('test/candidatos/importaciones/fixtures/libreoffice.xlsx'));

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Archivo de candidatos').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const figure = (page: Page, label: string, value: number) =>
  page.getByText(label, { exact: true }).locator('xpath=ancestor::*[3]').getByText(String(value), { exact: true });

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}

describe('Importing candidates', () => {
  it('offers templates, says what is wrong with a file and how far one has come, and lets people call it off', async ({
    app,
    enter,
  }) => {
    const page = await enter((await aCompany(app)).admin);
    await page.goto('/candidatos/importar');
    await shown(page.getByText('Aún no hay importaciones'));
    for (const name of ['Plantilla XLSX', 'Plantilla CSV']) {
      const file = await saved(page, () => page.getByText(name, { exact: true }).click());
      expect(file.length).toBeGreaterThan(50);
    }
    await choose(page, 'candidatos.csv', Buffer.from('Nombre;Correo\n'));
    await shown(page.getByText('El archivo no tiene ninguna fila con datos debajo de los encabezados'));

    const { promise: called, resolve: callOff } = Promise.withResolvers<void>();
    await page.route(/\/\/uploads\./, async (route) => {
      await called;
      await route.continue().catch(() => undefined);
    });
    await choose(page, 'libreoffice.xlsx', BOOK);
    await shown(page.getByRole('progressbar', { name: 'Subida de libreoffice.xlsx' }));
    await shown(page.getByText(/^Subiendo: \d+ %$/));
    await expectAccessible(page, '/candidatos/importar', 'subiendo');
    await press(page, 'Cancelar subida');
    await shown(page.getByRole('button', { name: 'Elegir archivo' }));
    callOff();
    await page.unrouteAll({ behavior: 'wait' });
  });

  it('recognises the columns of a workbook, lets people correct them, shows what would happen, does it, and undoes it', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    await anArea(app, admin, 'Diseño');
    await aCandidate(app, admin, { nombre: 'Nuria', email: 'nuria.gomez@correo.test', ciudad: 'Sevilla' });
    const candidatos = async () => {
      const { data } = await app.call<Candidato[]>(listCandidatos, { as: admin, query: { orden: 'nombre' } });
      return data.map(({ email, ciudad }) => [email, ciudad]);
    };
    const page = await enter(admin);
    await page.goto('/candidatos/importar');
    await choose(page, 'libreoffice.xlsx', BOOK);
    await shown(page.getByRole('heading', { level: 2, name: 'Qué contiene cada columna' }));
    expect(await page.getByLabel('Correo electrónico').locator('option:checked').textContent()).toBe(
      'Correo electrónico',
    );
    await shown(page.getByText('No se importarán estas columnas: Fecha.'));
    await expectAccessible(page, '/candidatos/importar', 'columnas');
    await page.getByLabel('Notas').selectOption('Fuente');
    await press(page, 'Revisar');
    await shown(page.getByText('La columna «Fuente» está asignada a más de un dato'));
    await page.getByLabel('Notas').selectOption('Fecha');
    await press(page, 'Revisar');

    await shown(page.getByRole('heading', { level: 2, name: 'Antes de importar' }));
    await page.reload();
    await shown(page.getByRole('button', { name: 'Importar 2 candidatos' }));
    await shown(page.getByRole('cell', { name: 'Ya existe', exact: true }));
    await expectAccessible(page, '/candidatos/importar', 'revisión');
    await page.getByText('Actualizarlos', { exact: true }).click();
    jobs.hold('importCandidatos');
    await press(page, 'Importar 3 candidatos');
    await shown(page.getByRole('progressbar', { name: 'Importando candidatos' }));
    await jobs.release('importCandidatos');
    await clock.advance(POLL_MS);
    await shown(page.getByRole('button', { name: 'Deshacer importación' }));
    await shown(page.getByRole('link', { name: 'Íñigo Muñoz Peña', exact: true }));
    await expectAccessible(page, '/candidatos/importar', 'resultado');
    expect(await candidatos()).toEqual([
      ['francois@correo.test', 'Lyon'],
      ['inigo.munoz@correo.test', 'A Coruña'],
      ['nuria.gomez@correo.test', 'Cádiz'],
    ]);
    const text = (await saved(page, () => press(page, 'Descargar resultado'))).toString();
    expect(text.split('\r\n')[1]).toBe('5,Creado,Íñigo Muñoz Peña,inigo.munoz@correo.test,');

    await press(page, 'Deshacer importación');
    const dialog = page.getByRole('dialog', { name: '¿Deshacer la importación?' });
    await shown(dialog.getByText('Se eliminarán 2 candidatos creados.'));
    await dialog.getByRole('button', { name: 'Deshacer importación' }).click();
    await clock.advance(POLL_MS);
    await shown(figure(page, 'Eliminados', 2));
    await shown(figure(page, 'Restaurados', 1));
    await shown(page.getByRole('table', { name: 'Qué pasó al deshacer cada fila' }));
    expect(await candidatos()).toEqual([['nuria.gomez@correo.test', 'Sevilla']]);
    await expectAccessible(page, '/candidatos/importar', 'deshecha');

    await page.getByRole('main').getByRole('link', { name: 'Importaciones', exact: true }).click();
    await at(page, /\/candidatos\/importar$/);
    await shown(page.getByText('Deshecha', { exact: true }));
    await expectAccessible(page, '/candidatos/importar', 'archivo');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Notificaciones/ })
      .click();
    await shown(page.getByText('Importación deshecha').first());
  });
});
