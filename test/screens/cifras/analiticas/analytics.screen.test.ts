import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cancelEntrevista } from '#functions/entrevistas/entrevistas/cancel-entrevista.ts';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { aCandidate, aCompany, anArea } from '../../../support/scenarios.ts';
import type { TestApp } from '../../../support/test-app.ts';
import { expectAccessible } from '../../support/accessible.ts';
import { at, DESKTOP, gone, it, MOBILE, shown } from '../../support/screen.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const step = (page: Page, name: string) => section(page, 'Embudo').getByRole('listitem').filter({ hasText: name });
/** Figures are pale while others are on their way. */
const current = (page: Page) => shown(page.locator('main [aria-busy=false]'));

/** Three interviews of a servicio that ships, two of them in the area; one of these is cancelled. */
async function threeBooked(app: TestApp, as: { id: string }): Promise<void> {
  const { id: taller } = await anArea(app, as, 'Taller');
  const booked: string[] = [];
  for (const [nombre, areaId] of [
    ['Blas Rey', taller] as const,
    ['Cira Lago', null] as const,
    ['Dora Mena', taller] as const,
  ]) {
    const { id: candidatoId } = await aCandidate(app, as, { nombre, areaId });
    const when = {
      fechaProgramada: new Date(app.clock.getTime() + 60_000).toISOString(),
      zonaHoraria: 'Europe/Madrid',
    };
    const body = { candidatoId, servicioId: 'test-vocacional', ...when };
    booked.push((await app.call<Entrevista>(createEntrevista, { as, body })).data.id);
  }
  await app.call(cancelEntrevista, { as, params: { id: booked[2] ?? '' }, body: { avisar: false } });
}

/** Figures of a busy company: enough for every mean, which interviews of a test are not. */
function busy() {
  const media = (value: number, n = 40) => ({ media: value, n });
  const cifras = {
    programadas: 64,
    iniciadas: 52,
    completadas: 48,
    analizadas: 46,
    validadas: 39,
    canceladas: 5,
    noPresentadas: 6,
    caducadas: 3,
    finalizacion: { tasa: 48 / 57, casos: 48, n: 57 },
    puntuacion: media(6.84, 46),
    horasHastaHecha: media(71.5, 48),
    minutosDuracion: media(38.2, 48),
    horasHastaValidada: media(19.4, 39),
    satisfaccion: media(4.4, 31),
    equidad: media(4.6, 30),
    claridad: media(4.1, 30),
  };
  const distribucion = [0, 0, 1, 3, 5, 8, 11, 12, 5, 1];
  const grupo = (id: string, completadas: number) => ({
    id,
    programadas: completadas + 4,
    completadas,
    finalizacion: cifras.finalizacion,
    validadas: completadas - 3,
    puntuacion: media(6.2, completadas),
    distribucion,
  });
  return {
    desde: '2026-02-01',
    hasta: '2026-03-02',
    anterior: { desde: '2026-01-02', hasta: '2026-01-31', cifras: { ...cifras, completadas: 40 } },
    cifras,
    distribucion,
    recomendaciones: { recomendado: 20, con_reservas: 15, no_recomendado: 8, sin_datos: 3 },
    motores: { integrado: 30, openai: 16, claude: 0, gemini: 0, perplexity: 0 },
    modelos: { llamadas: 380, sinCoste: 12, costeUsd: 1.27 },
    serie: Array.from({ length: 30 }, (_, day) => ({
      fecha: new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10),
      programadas: (day * 7) % 6,
      completadas: (day * 5) % 4,
      validadas: (day * 3) % 3,
    })),
    areas: [grupo('sin_area', 22), grupo('are_x', 15)],
    servicios: [grupo('test-vocacional', 30), grupo('entrevistas-profundidad', 18)],
    competencias: [],
  };
}

describe('The analytics of a company', () => {
  it('say what they are for while there is nothing, count what happened without a share of fewer than five, narrow to an area, are exported and counted again', async ({
    app,
    jobs,
    clock,
    enter,
  }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin);
    await page.goto('/analytics');
    await shown(page.getByText('Aún no hay entrevistas en este periodo'));
    expect(await page.getByRole('link', { name: 'Ir a las entrevistas' }).getAttribute('href')).toBe('/entrevistas');
    await threeBooked(app, admin);
    await jobs.run();

    const menu = page.getByRole('navigation', { name: 'Principal' });
    await menu.getByRole('link', { name: 'Entrevistas' }).click();
    await shown(page.getByText('Dora Mena'));
    // What was read a moment ago is not asked for again.
    await clock.advance(10_000);
    await menu.getByRole('link', { name: 'Analytics' }).click();
    await shown(step(page, 'Programadas').getByText('3'));
    await shown(section(page, 'Embudo').getByText('Fuera del embudo: 1 cancelada,'));
    await shown(page.getByText('Sin datos suficientes (0 de 0)'));
    await shown(section(page, 'Notas de los informes').getByText('Sin datos suficientes'));
    await shown(section(page, 'Recomendaciones de los informes').getByText('Sin datos suficientes'));
    await current(page);
    await expectAccessible(page, '/analytics', 'pocas entrevistas');
    // A table tells what the drawing shows.
    const figure = section(page, 'Evolución');
    await figure.getByRole('button', { name: 'Ver tabla' }).click();
    await shown(figure.getByRole('row').last().getByRole('cell', { name: '3', exact: true }));

    await section(page, 'Por área').getByRole('button', { name: 'Taller' }).click();
    await at(page, /\/analytics\?areaId=/);
    await shown(step(page, 'Programadas').getByText('2'));
    await gone(section(page, 'Por área'));
    await page.getByLabel('Servicio', { exact: true }).selectOption('Entrevista en profundidad');
    await shown(page.getByText('No hay entrevistas con estos filtros'));
    await page.getByRole('button', { name: 'Quitar los filtros' }).click();
    await shown(section(page, 'Por área'));

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('analiticas_2026-02-01_2026-03-02.csv');
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toMatch(/^2026-03-02,3,0,0,0,0,1,/);

    // What events brought is lost, as it never should be.
    const lost = app.table.all().filter(({ tipo }) => tipo === 'SUMA_ANALITICA' || tipo === 'HECHO');
    await app.table.write(lost.map(({ PK, SK }) => ({ delete: { PK, SK } })));
    await page.getByRole('button', { name: 'Recontar' }).click();
    const question = page.getByRole('dialog', { name: '¿Recontar las entrevistas de esta empresa?' });
    await question.getByRole('button', { name: 'Recontar' }).click();
    await shown(page.getByText('Recuento en marcha'));
    await gone(question);
    await jobs.run();
    await page.getByLabel('Servicio', { exact: true }).selectOption('Test vocacional');
    await shown(step(page, 'Programadas').getByText('3'));
    await shown(section(page, 'Embudo').getByText('Fuera del embudo: 1 cancelada,'));
  });

  it('say when they could not be read, and draw what there is once somebody comes near', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    const page = await enter(admin, { viewport: MOBILE });
    let broken = true;
    await page.route('**/api/analiticas?*', (route) =>
      route.fulfill(broken ? { status: 409, json: { requestId: 'r' } } : { json: { success: true, data: busy() } }),
    );
    await page.goto('/analytics?periodo=90');
    await shown(page.getByRole('heading', { name: 'No pudimos cargar las analíticas' }));
    broken = false;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await shown(section(page, 'Tiempos y calidad'));
    // On a phone it stands further down, and nothing of it is loaded before.
    const charts = page.locator('.recharts-area');
    expect(await charts.count()).toBe(0);
    await section(page, 'Evolución').scrollIntoViewIfNeeded();
    await shown(charts.first());
    await page.setViewportSize(DESKTOP);
    await current(page);
    await expectAccessible(page, '/analytics', 'con cifras');
  });
});

describe('The analytics of the platform', () => {
  it('add up all companies for a superadmin who has chosen none, without areas', async ({ app, jobs, enter }) => {
    const { admin, superadmin } = await aCompany(app);
    await threeBooked(app, admin);
    await threeBooked(app, (await aCompany(app, { nombreComercial: 'Otra', email: 'hola@otra.test' })).admin);
    await jobs.run();
    const page = await enter(superadmin);
    await page.goto('/analytics');
    await shown(page.getByText('Las entrevistas de toda la plataforma'));
    await shown(section(page, 'Por servicio').getByRole('button', { name: 'Test vocacional' }));
    await shown(step(page, 'Programadas').getByText('6'));
    expect(await section(page, 'Por área').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Recontar' }).count()).toBe(0);
    await current(page);
    await expectAccessible(page, '/analytics', 'de la plataforma');
  });
});
