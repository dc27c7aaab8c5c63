import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deleteCandidato } from '#functions/candidatos/candidatos/delete-candidato.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { updateCandidatoEstado } from '#functions/candidatos/candidatos/update-candidato-estado.ts';
import { aCandidate, aCompany, aNota, anArea } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { gone, it, shown } from '../../support/screen.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();

/** A company with one candidate of an area. */
async function anArchive(app: TestApp) {
  const company = await aCompany(app);
  const { admin } = company;
  const { id: areaId } = await anArea(app, admin, 'Fondo antiguo');
  const candidato = await aCandidate(app, admin, { nombre: 'Teo Marín', areaId });
  const candidatos = async () =>
    (await app.call<{ nombre: string }[]>(listCandidatos, { as: admin })).data.map(({ nombre }) => nombre);
  return { ...company, candidato, candidatos };
}

describe("A company's data", () => {
  it('is copied and given a schedule, cleared with two confirmations, and restored when the company is named', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin, candidatos } = await anArchive(app);
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=data');
    await shown(page.getByText('Aún no se ha contado', { exact: true }));
    await expectAccessible(page, '/configuracion', 'Datos: Resumen');
    await tab(page, 'Base documental').click();
    await shown(page.getByText('La sincronización con una base documental externa está desactivada'));
    await expectAccessible(page, '/configuracion', 'Datos: Base documental');
    await tab(page, 'Copias de seguridad').click();
    await shown(page.getByText('Aún no hay copias', { exact: true }));
    expect(new URL(page.url()).searchParams.get('seccion')).toBe('gdrive');
    await button(page, 'Probar conexión').click();
    await shown(page.getByText('La conexión funciona', { exact: true }));
    await page.getByLabel('Frecuencia', { exact: true }).selectOption('semanal');
    await page.getByLabel('Copias que se conservan', { exact: true }).fill('0');
    await button(page, 'Guardar programación').click();
    await shown(page.getByText('Conserva al menos una copia', { exact: true }));
    await page.getByLabel('Copias que se conservan', { exact: true }).fill('4');
    await button(page, 'Guardar programación').click();
    await shown(page.getByText(/Próxima copia:/));

    jobs.hold('runOperacion');
    await button(page, 'Crear copia').click();
    await shown(page.getByRole('progressbar', { name: 'Copia de seguridad: en curso' }));
    await jobs.release('runOperacion');
    await clock.advance(3_000);
    await shown(row(page, 'Manual').getByRole('button', { name: 'Restaurar', exact: true }));
    // The store's card says so too, without a reload.
    await shown(page.getByRole('region', { name: 'Almacén de copias' }).getByText('Terminada'));
    await expectAccessible(page, '/configuracion', 'Copias de seguridad');

    await tab(page, 'Datos').click();
    await tab(page, 'Operaciones').click();
    await button(page, 'Vaciar datos').click();
    const clearing = page.getByRole('dialog', { name: 'Vaciar los datos de la empresa' });
    await clearing.getByLabel(/Escribe «Acme Talento»/).fill('Acme Talento');
    await clearing.getByRole('button', { name: 'Vaciar datos', exact: true }).click();
    await shown(clearing.getByText('Confirma que entiendes que se borrarán los datos').first());
    expect(await candidatos()).toEqual(['Teo Marín']);
    await clearing.getByLabel('Entiendo que se borrarán los datos de la empresa').check();
    await clearing.getByRole('button', { name: 'Vaciar datos', exact: true }).click();
    await gone(clearing);
    await jobs.run();
    await clock.advance(3_000);
    await shown(row(page, 'Vaciado').getByText('Terminada', { exact: true }));
    expect(await candidatos()).toEqual([]);
    await expectAccessible(page, '/configuracion', 'Datos: Operaciones');

    await tab(page, 'Copias de seguridad').click();
    await row(page, 'Manual').getByRole('button', { name: 'Restaurar', exact: true }).click();
    const restoring = page.getByRole('dialog', { name: 'Restaurar esta copia' });
    await restoring.getByLabel(/Escribe «Acme Talento»/).fill('otra');
    await restoring.getByRole('button', { name: 'Restaurar', exact: true }).click();
    await shown(restoring.getByText('Escribe el nombre de la empresa exactamente así: Acme Talento').first());
    await restoring.getByLabel(/Escribe «Acme Talento»/).fill('Acme Talento');
    await restoring.getByRole('button', { name: 'Restaurar', exact: true }).click();
    await gone(restoring);
    await jobs.run();
    await tab(page, 'Datos').click();
    await tab(page, 'Operaciones').click();
    await clock.advance(3_000);
    await shown(row(page, 'Restauración').getByText('Terminada', { exact: true }));
    expect(await candidatos()).toEqual(['Teo Marín']);
  });

  it('is exported to a file that is fetched by a link, looked at before it is imported, and undone afterwards', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin, candidato, candidatos } = await anArchive(app);
    const kept = await aCandidate(app, admin, { nombre: 'Noa Gil' });
    const page = await enter(admin);
    await page.goto('/configuracion?seccion=data&vista=operaciones');
    await button(page, 'Exportar datos').click();
    const link = row(page, 'Exportación').getByRole('button', { name: 'Descargar', exact: true });
    await shown(row(page, 'Exportación'));
    await jobs.run();
    await clock.advance(3_000);
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('datos_Acme Talento_2026-03-02.json');
    const file = readFileSync(await download.path());
    const { exportInfo, empresas } = JSON.parse(file.toString()) as {
      exportInfo: { version: string };
      empresas: unknown[];
    };
    expect(exportInfo.version).toBe('1.0');
    expect(empresas).toHaveLength(1);
    expect(file.toString()).toContain(candidato.email);

    const choose = page.getByLabel('Archivo de datos exportados');
    const give = (buffer: Buffer) => choose.setInputFiles({ name: 'datos.json', mimeType: 'application/json', buffer });
    await give(Buffer.from(file.toString().replace('Teo Marín', 'Otra Persona')));
    await shown(page.getByText('Error al importar datos. Verifica que el archivo sea válido.', { exact: true }));
    await shown(page.getByText(/Archivo de importación inválido: Las sumas de comprobación no coinciden/));

    // Checksums anybody can make anew: what they are made of is sealed.
    await give(Buffer.from(JSON.stringify({ exportInfo: { ...exportInfo, sello: 'falso' }, empresas })));
    await shown(page.getByText(/Archivo de importación inválido: El archivo no lleva el sello de la plataforma/));

    await app.call(deleteCandidato, { as: admin, params: { id: candidato.id } });
    await aNota(app, admin, kept.id, 'Llamar el lunes');
    await app.call(updateCandidatoEstado, {
      as: admin,
      params: { id: kept.id },
      body: { estado: 'en_proceso', version: kept.version },
    });
    await jobs.run();
    expect(await candidatos()).toEqual(['Noa Gil']);
    await give(file);
    const review = page.getByRole('dialog', { name: 'Qué cambiaría esta importación' });
    await shown(review.getByText('Teo Marín', { exact: true }).first());
    await shown(review.getByText(/un archivo no cambia lo que alguien escribió o decidió/).first());
    expect(await candidatos()).toEqual(['Noa Gil']);
    await expectAccessible(page, '/configuracion', 'Datos: Operaciones: revisión');
    await review.getByRole('button', { name: 'Importar', exact: true }).click();
    await gone(review);
    await jobs.run();
    await clock.advance(3_000);
    const undo = row(page, 'Importación').getByRole('button', { name: 'Deshacer', exact: true });
    await shown(undo);
    expect((await candidatos()).toSorted()).toEqual(['Noa Gil', 'Teo Marín']);
    await row(page, 'Importación').getByRole('button', { name: 'Lo que no se trajo', exact: true }).click();
    const left = page.getByRole('dialog', { name: 'Lo que no se trajo del archivo' });
    await shown(left.getByText('Candidatos: 1', { exact: true }));
    await expectAccessible(page, '/configuracion', 'Datos: Operaciones: lo que no se trajo');
    await page.keyboard.press('Escape');
    await gone(left);
    await undo.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
    await shown(page.getByText('Se está deshaciendo'));
    await jobs.run();
    await clock.advance(3_000);
    await shown(row(page, 'Importación').getByText('Deshecha', { exact: true }));
    expect(await candidatos()).toEqual(['Noa Gil']);
  });
});

describe('The superadmin', () => {
  it('exports the whole platform, and chooses a company for the rest', async ({ app, jobs, clock, enter }) => {
    const page = await enter((await aCompany(app)).superadmin);
    await page.goto('/configuracion?seccion=data');
    await shown(page.getByText('Selecciona una empresa', { exact: true }));
    await shown(page.getByText('Aún no hay operaciones', { exact: true }));
    await expectAccessible(page, '/configuracion', 'Datos: sin empresa');
    await button(page, 'Exportar todas las empresas').click();
    await shown(page.getByText('Exportación en marcha'));
    await jobs.run();
    await clock.advance(3_000);
    await shown(row(page, 'Exportación').getByRole('button', { name: 'Descargar', exact: true }));
  });
});
