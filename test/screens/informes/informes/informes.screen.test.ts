import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectAccessible } from '../../support/accessible.ts';
import { at, goInside, gone, it, shown } from '../../support/screen.ts';
import { aCompanyWithInformes, INES, NURIA, OSCAR } from './some-people.ts';

const row = (page: Page, nombre: string) => page.getByRole('row').filter({ hasText: nombre });
const box = (page: Page, nombre: string) =>
  page.getByRole('checkbox', { name: `Seleccionar el informe de ${nombre}`, exact: true });
const figure = (page: Page, label: string) =>
  page.locator('main').getByText(label, { exact: true }).locator('../../..');
/** Of the rows, from top to bottom. */
const names = (page: Page) => expect.poll(() => page.locator('td[data-label="Candidato"]').allTextContents());
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('The list of reports', () => {
  it('counts, searches, narrows and sorts on the server, keeps it all in the address, and leads to reports in three tabs and beside their transcript', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aCompanyWithInformes({ app, jobs });
    const page = await enter(admin);
    await page.goto('/informes?q=nuria');
    await names(page).toEqual([NURIA]);
    const search = page.getByPlaceholder('Buscar por candidato');
    expect(await search.inputValue()).toBe('nuria');
    expect(await figure(page, 'Informes totales').textContent()).toMatch(/^Informes totales.*\.30 validados$/);
    await search.fill('nadie');
    await shown(page.getByText('Ningún informe coincide con «nadie»'));
    await at(page, /q=nadie/);
    const clear = page.getByRole('button', { name: 'Quitar los filtros', exact: true });
    await clear.click();
    await names(page).toEqual([INES, OSCAR, NURIA]);

    await page.getByLabel('Área', { exact: true }).selectOption({ label: 'Ventas' });
    await names(page).toEqual([INES, NURIA]);
    await page.getByLabel('Servicio', { exact: true }).selectOption('test-vocacional');
    await names(page).toEqual([INES]);
    await page.getByLabel('Recomendación', { exact: true }).selectOption('recomendado');
    await shown(page.getByText('Ningún informe coincide con los filtros'));
    await clear.click();

    await page.getByLabel('Orden', { exact: true }).selectOption('-puntuacion');
    await at(page, /orden=-puntuacion/);
    // Who said too little has no score, which is not the lowest one: they come last.
    await names(page).toEqual([NURIA, OSCAR, INES]);
    await page.getByRole('button', { name: 'Candidato', exact: true }).click();
    await names(page).toEqual([INES, NURIA, OSCAR]);

    await shown(page.getByRole('region', { name: 'Cola de revisión' }));
    await expectAccessible(page, '/informes', 'con cola de revisión');
    await page.getByRole('link', { name: NURIA, exact: true }).click();
    await shown(page.getByRole('heading', { name: 'Análisis de texto', exact: true }));
    await expectAccessible(page, '/informes/:entrevistaId', 'Resumen');
    await tab(page, 'Recomendaciones').click();
    await shown(page.getByRole('heading', { name: 'Qué hacer ahora', exact: true }));
    await expectAccessible(page, '/informes/:entrevistaId', 'Recomendaciones');
    await tab(page, 'Competencias').click();
    await at(page, /tab=competencias/);
    const radar = page.getByRole('img', { name: /^Radar de \d+ competencias/ });
    await radar.scrollIntoViewIfNeeded();
    await shown(radar.locator('svg').first());
    await expectAccessible(page, '/informes/:entrevistaId', 'Competencias');
    await page.getByRole('button', { name: 'Ver tabla', exact: true }).click();
    await shown(page.getByRole('table', { name: 'Puntuaciones por competencia' }));

    const quote = page.locator('button[id^="cita-"]').first();
    const text = (await quote.textContent()) ?? '';
    await quote.click();
    await at(page, /\/completo\?turno=/);
    const mark = page.locator('mark').first();
    await shown(mark);
    expect(text).toContain((await mark.textContent())?.slice(0, 30));
  });
});

describe('Candidates of one service side by side', () => {
  it('are chosen in the list, compared by competency with their quotes, never ranked, and where it cannot be made it says what is missing', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin, ids } = await aCompanyWithInformes({ app, jobs });
    const page = await enter(admin);
    await page.goto('/informes');
    await box(page, INES).check();
    await box(page, OSCAR).check();
    await shown(page.getByText('Son de servicios distintos', { exact: false }));
    const compare = page.getByRole('button', { name: 'Comparar', exact: true });
    expect(await compare.getAttribute('aria-disabled')).toBe('true');
    await box(page, INES).uncheck();
    await box(page, NURIA).check();
    await compare.click();
    await at(page, /\/informes\/comparar\?entrevistas=ent_.+ent_/);
    // In the order in which they were chosen.
    const candidatos = page.getByRole('region', { name: 'Candidatos', exact: true }).getByRole('heading');
    await expect.poll(() => candidatos.allTextContents()).toEqual([OSCAR, NURIA]);
    const table = page.getByRole('table', { name: 'Competencia por competencia' });
    // Who did not speak of it has no score, which is no zero.
    await shown(table.getByText('Sin evidencia', { exact: true }).first());
    await page.getByRole('button', { name: 'Ver citas de Comunicación', exact: true }).click();
    const quote = table.getByRole('link', { name: /^«/ }).first();
    await shown(quote);
    await expectAccessible(page, '/informes/comparar', 'con citas');
    await page.getByRole('button', { name: 'Ver tabla', exact: true }).click();
    const profiles = page.getByRole('table', { name: 'Perfiles superpuestos' });
    await shown(profiles.getByText('Sin nota', { exact: true }).first());
    await quote.click();
    await shown(page.locator('mark').first());

    await goInside(page, `/informes/comparar?entrevistas=${ids[0]},ent_borrada`);
    await shown(page.getByText('Uno de los informes ya no existe'));
    await goInside(page, `/informes/comparar?entrevistas=${ids[0]},${ids[2]}`);
    await shown(page.getByText('Solo se comparan informes del mismo servicio', { exact: false }));
    await goInside(page, `/informes/comparar?entrevistas=${ids[0]}`);
    await shown(page.getByText('Elige al menos dos informes'));
  });
});

describe('The queue of reports', () => {
  const cola = (page: Page) => page.getByRole('navigation', { name: 'Cola de revisión' });
  const title = (page: Page, nombre: string) =>
    shown(page.getByRole('heading', { level: 1, name: `Informe de ${nombre}`, exact: true }));

  it('is gone through with what was skipped set aside, past one that says that too little to judge is no low score', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin } = await aCompanyWithInformes({ app, jobs });
    const page = await enter(admin);
    await page.goto('/informes');
    await page.getByRole('link', { name: 'Revisar el más antiguo', exact: true }).click();
    await title(page, NURIA);
    await shown(cola(page).getByText('Cola de revisión: 1 de 3', { exact: true }));
    expect(await cola(page).getByRole('button', { name: 'Anterior', exact: true }).isDisabled()).toBe(true);
    // By the keyboard alone.
    const skip = cola(page).getByRole('button', { name: 'Saltar', exact: true });
    await skip.focus();
    await page.keyboard.press('Enter');
    await title(page, OSCAR);
    await cola(page)
      .getByRole('link', { name: `Siguiente de la cola: ${INES}`, exact: true })
      .click();
    await title(page, INES);
    await shown(page.getByText('no es una nota baja.', { exact: false }).first());
    await shown(page.getByText('Hacen falta al menos 150 palabras', { exact: false }).first());
    // Past the one that was skipped.
    await shown(cola(page).getByText('Cola de revisión: 3 de 3', { exact: true }));
    await skip.click();
    await title(page, OSCAR);
    await cola(page)
      .getByRole('link', { name: `Anterior de la cola: ${NURIA}`, exact: true })
      .click();
    await title(page, NURIA);
    await shown(cola(page).getByText('Saltado', { exact: true }));
    await expectAccessible(page, '/informes/:entrevistaId/completo', 'en la cola');
    await cola(page)
      .getByRole('link', { name: `Siguiente de la cola: ${OSCAR}`, exact: true })
      .click();
    await title(page, OSCAR);
    await skip.click();
    await shown(page.getByText('Has saltado todos los informes de la cola', { exact: true }));
    await at(page, /estado=analizada&orden=fecha/);
  });

  it('begins with the oldest one and goes on to the next when that is validated', async ({ app, jobs, enter }) => {
    const { admin } = await aCompanyWithInformes({ app, jobs });
    const page = await enter(admin);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const waiting = expect.poll(() => menu.getByText(/^\d+$/).textContent());
    await page.goto('/informes');
    await page.getByRole('link', { name: 'Revisar el más antiguo', exact: true }).click();
    await title(page, NURIA);
    await waiting.toContain('3');
    await page
      .getByRole('button', { name: /^Cambiar puntuación de/ })
      .first()
      .click();
    const editor = page.getByRole('group', { name: /^Tu puntuación de/ });
    await editor.getByLabel('Puntuación').selectOption('2');
    await editor.getByLabel('Motivo').fill('Lo contó sin ningún resultado.');
    await page.getByLabel('Comentario de la revisión').fill('Leída entera; bajo una competencia.');
    await page.getByRole('button', { name: 'Validar informe', exact: true }).click();
    await page.getByRole('button', { name: 'Validar como Persona admin', exact: true }).click();
    await shown(page.getByRole('region', { name: 'Validado por Persona admin' }));
    await waiting.toContain('2');
    await page.getByRole('link', { name: `Siguiente por validar: ${OSCAR}`, exact: true }).click();
    await title(page, OSCAR);

    await menu.getByRole('link', { name: /^Informes/ }).click();
    await page.getByLabel('Estado', { exact: true }).selectOption('validada');
    await gone(row(page, OSCAR));
    await shown(row(page, NURIA).getByText('Revisada: ', { exact: false }));
    expect(await row(page, NURIA).textContent()).toMatch(/Persona admin.*Leída entera/);
    await page.getByRole('link', { name: NURIA, exact: true }).click();
    await tab(page, 'Competencias').click();
    await shown(page.getByText('Con los cambios de Persona admin'));
  });
});
