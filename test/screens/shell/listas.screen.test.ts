import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deleteCandidato } from '#functions/candidatos/candidatos/delete-candidato.ts';
import { listCandidatos } from '#functions/candidatos/candidatos/list-candidatos.ts';
import { deleteNota } from '#functions/candidatos/notas/delete-nota.ts';
import { listNotas } from '#functions/candidatos/notas/list-notas.ts';
import { aCandidate, aCompany, aFinishedInterview, aNota, anArea } from '../../support/scenarios.ts';
import { at, gone, it, shown } from '../support/screen.ts';

/** What all lists have in common: where they end, and pages that cannot be read. */
const back = (page: Page) => page.getByRole('button', { name: 'Anterior', exact: true });
const isEnd = (page: Page) => page.getByText('No hay más', { exact: true });

/** Another address without loading the page again, as the browser's own buttons lead to it. */
const lead = (page: Page, address: string) =>
  page.evaluate(`history.pushState(null, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`);

describe('A page of a list', () => {
  it('says that the list has ended when what stood on it is gone, as cards and as a table', async ({ app, enter }) => {
    const { admin: as } = await aCompany(app);
    const { id } = await aCandidate(app, as, { nombre: 'Alba Sanz' });
    const last = await aCandidate(app, as, { nombre: 'Zulema Última' });
    const { nextCursor } = await app.call(listCandidatos, { as, query: { orden: 'nombre', limit: '1' } });
    await app.call(deleteCandidato, { as, params: { id: last.id } });
    const page = await enter(as);
    await page.goto(`/candidatos?orden=nombre&cursor=${encodeURIComponent(String(nextCursor))}`);
    for (const vista of ['Tabla', 'Tarjetas']) {
      await page.getByRole('button', { name: vista, exact: true }).click();
      await shown(isEnd(page));
    }
    await back(page).click();
    await shown(page.getByRole('article', { name: 'Alba Sanz' }));

    const nota = await aNota(app, as, id, 'Llamarla por la tarde.');
    await aNota(app, as, id, 'Prefiere el turno de noche.');
    const notas = await app.call(listNotas, { as, params: { id }, query: { limit: '1' } });
    await app.call(deleteNota, { as, params: { id, notaId: nota.id } });
    await lead(page, `/candidatos/${id}?tab=notas&cursor=${encodeURIComponent(String(notas.nextCursor))}`);
    await shown(isEnd(page));
    await back(page).click();
    await shown(page.getByText('Prefiere el turno de noche.'));

    for (const [list, address] of [
      ['areas', '/areas?'],
      ['notificaciones', '/notificaciones?'],
      ['historial', `/candidatos/${id}?tab=historial&`],
      ['consentimientos', `/candidatos/${id}?tab=consentimientos&`],
    ] as const) {
      await page.route(new RegExp(`/api/.*${list}\\?.*cursor=fin`), (route) =>
        route.fulfill({ json: { data: [], nextCursor: null } }),
      );
      await lead(page, `${address}cursor=fin`);
      await shown(isEnd(page));
      await back(page).click();
      await gone(isEnd(page));
    }
  });

  it('leads back to the beginning when its address is no page of it, and shows everything when it has a filter of another time', async ({
    app,
    jobs,
    enter,
  }) => {
    const { admin, candidato } = await aFinishedInterview(app);
    await anArea(app, admin, 'Logística');
    await jobs.run();
    const page = await enter(admin);
    await page.goto('/candidatos');
    await shown(page.getByRole('main').getByRole('link', { name: candidato.nombre, exact: true }));
    const invalid = page.getByText('La página pedida no es válida: vuelve al principio de la lista');
    for (const address of ['/candidatos', '/entrevistas', '/areas', '/notificaciones']) {
      await lead(page, `${address}?cursor=basura`);
      await shown(invalid);
      await back(page).click();
      await at(page, new RegExp(`${address}$`));
      await gone(invalid);
    }
    for (const [address, name] of [
      ['/candidatos', 'Candidatos'],
      ['/entrevistas', 'Entrevistas'],
      ['/informes', 'Informes'],
      ['/usuarios', 'Usuarios'],
    ] as const) {
      await lead(page, `${address}?estado=de-otra-epoca`);
      await shown(page.getByRole('heading', { level: 1, name }));
      await shown(page.getByRole('main').locator('tbody tr').first());
    }
  });

  it('that could not be read is not the one before it', async ({ app, enter }) => {
    const { admin } = await aCompany(app);
    await aCandidate(app, admin, { nombre: 'Alba Sanz' });
    const page = await enter(admin);
    await page.route('**/api/candidatos?*', async (route) => {
      if (new URL(route.request().url()).searchParams.has('cursor')) {
        return route.fulfill({ status: 500, json: { code: 'ERROR_INTERNO', message: 'Algo falló' } });
      }
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'otra' } });
    });
    await page.goto('/candidatos');
    const alba = page.getByRole('main').getByRole('link', { name: 'Alba Sanz', exact: true });
    await shown(alba);
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click();
    await shown(page.getByText('Error al cargar candidatos: Algo falló'));
    expect(await alba.count()).toBe(0);
    await back(page).click();
    await shown(alba);
  });
});
