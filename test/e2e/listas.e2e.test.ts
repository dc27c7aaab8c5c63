import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HttpClient } from '../support/http-client.ts';
import { expectAccessible, launchBrowser, newPerson, signIn } from './support/browser.ts';

/** What all lists have in common: where they end, and pages that cannot be read. */
let browser: Browser;
let admin: HttpClient;
beforeAll(async () => {
  browser = await launchBrowser();
  admin = new HttpClient(inject('origin'));
  await admin.signIn('admin@acme.test', 'Demo-1234');
});
afterAll(() => browser?.close());

async function asAdmin(): Promise<Page> {
  const { page } = await newPerson(browser, { reducedMotion: 'reduce' });
  await signIn(page, 'admin@acme.test');
  return page;
}
const back = (page: Page) => page.getByRole('button', { name: 'Anterior', exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente', exact: true });

describe('A page of a list', () => {
  let page: Page;
  beforeAll(async () => {
    page = await asAdmin();
  });

  it('says that the list has ended when what stood on it is gone', async () => {
    const { data: candidato } = await admin.post<{ id: string }>('/api/candidatos', {
      nombre: 'Berta Rey',
      email: `${crypto.randomUUID()}@correo.test`,
    });
    const notas = `/api/candidatos/${candidato.id}/notas`;
    const { data: nota } = await admin.post<{ id: string }>(notas, { texto: 'Llamarla por la tarde.' });
    await admin.post(notas, { texto: 'Prefiere el turno de noche.' });
    const { nextCursor } = await admin.get(`${notas}?limit=1`);
    await admin.send('DELETE', `${notas}/${nota.id}`);
    await page.goto(`/candidatos/${candidato.id}?tab=notas&cursor=${encodeURIComponent(String(nextCursor))}`);
    await page.getByText('No hay más', { exact: true }).waitFor();
    await expectAccessible(page, 'listas-fin');
    await back(page).click();
    await page.getByText('Prefiere el turno de noche.').waitFor();
    await admin.send('DELETE', `/api/candidatos/${candidato.id}`);
  });

  it.each([
    ['areas', '/areas'],
    ['notificaciones', '/notificaciones'],
    ['historial', '/candidatos/:id?tab=historial'],
    ['consentimientos', '/candidatos/:id?tab=consentimientos'],
  ])('says so in %s, too', async (list, path) => {
    const { data } = await admin.get<{ id: string }[]>('/api/candidatos?limit=1');
    const address = path.replace(':id', String(data[0]?.id));
    const isEnd = ({ pathname, searchParams }: URL) =>
      pathname.startsWith('/api/') && pathname.endsWith(`/${list}`) && searchParams.has('cursor');
    await page.route(isEnd, (route) => route.fulfill({ json: { data: [], nextCursor: null } }));
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}cursor=fin`);
    await page.getByText('No hay más', { exact: true }).waitFor();
    await back(page).click();
    await page.getByText('No hay más', { exact: true }).waitFor({ state: 'hidden' });
    await page.unroute(isEnd);
  });

  it.each(['/candidatos', '/entrevistas', '/areas', '/notificaciones'])(
    'leads back to the beginning of %s when its address is no page of it',
    async (address) => {
      await page.goto(`${address}?cursor=basura`);
      await page.getByText('La página pedida no es válida: vuelve al principio de la lista').waitFor();
      await back(page).click();
      await page.waitForURL((url) => url.pathname === address && url.search === '');
      await page.getByText('La página pedida no es válida').waitFor({ state: 'hidden' });
    },
  );

  it.each(['/candidatos', '/entrevistas', '/informes', '/usuarios'])(
    'of %s shows everything when its address has a filter of another time',
    async (address) => {
      await page.goto(`${address}?estado=de-otra-epoca`);
      await page.getByRole('main').locator('tbody tr').first().waitFor();
    },
  );

  it('that could not be read is not the one before it', async () => {
    const isList = (url: URL) => url.pathname === '/api/candidatos';
    await page.route(isList, async (route) => {
      if (new URL(route.request().url()).searchParams.has('cursor')) {
        return route.fulfill({ status: 500, json: { code: 'ERROR_INTERNO', message: 'Algo falló' } });
      }
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), nextCursor: 'otra' } });
    });
    await page.goto('/candidatos');
    const rows = page.getByRole('main').locator('tbody td:first-of-type a');
    await rows.first().waitFor();
    await next(page).click();
    await page.getByText('Error al cargar candidatos: Algo falló').waitFor();
    expect(await rows.count()).toBe(0);
    await back(page).click();
    await rows.first().waitFor();
    await page.unroute(isList);
  });
});
