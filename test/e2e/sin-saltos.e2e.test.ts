import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HttpClient } from '../support/http-client.ts';
import { DESKTOP, launchBrowser, MOBILE, newPerson, signIn } from './support/browser.ts';

/** Nothing that can be seen moves while a page loads, whichever of its answers, or of its chunks, is the last to come. */
let browser: Browser;
/** Things whose pages are looked at, by what stands for them in an address. */
const things: Record<string, string> = {};
const admin = new HttpClient(inject('origin'));
beforeAll(async () => {
  browser = await launchBrowser();
  await admin.signIn('admin@acme.test', 'Demo-1234');
  const { data: areas } = await admin.get<{ id: string }[]>('/api/areas?limit=1&activo=true');
  const { data: candidato } = await admin.post<{ id: string }>('/api/candidatos', {
    nombre: 'Berta Rey',
    email: `${crypto.randomUUID()}@correo.test`,
    // With the name of its area it takes a second line on a phone.
    puesto: 'Responsable de atención al cliente',
    areaId: areas[0]?.id,
  });
  const { data: informes } = await admin.get<{ entrevistaId: string }[]>('/api/informes?estado=analizada');
  // Alone in the queue it would have no way through it.
  expect(informes.length).toBeGreaterThan(1);
  const { data: validados } = await admin.get<{ entrevistaId: string }[]>('/api/informes?estado=validada');
  Object.assign(things, {
    candidato: candidato.id,
    informe: informes[0]?.entrevistaId,
    validado: validados[0]?.entrevistaId,
  });
});
afterAll(async () => {
  await admin.send('DELETE', `/api/candidatos/${things.candidato}`);
  await browser?.close();
});

/** The sum of all shifts that nobody caused by typing or pressing. */
const OBSERVE = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

const ADMIN_PAGES: [string, RegExp, string | RegExp][] = [
  ['/informes', /^\/api\/areas/, 'Informes'],
  ['/informes', /^\/api\/.*estadisticas/, 'Informes'],
  ['/informes', /^\/api\/informes/, 'Informes'],
  ['/candidatos', /^\/api\/areas/, 'Candidatos'],
  ['/entrevistas', /^\/api\/panel/, 'Entrevistas'],
  ['/notificaciones', /^\/api\/notificaciones/, 'Notificaciones'],
  ['/dashboard', /^\/api\/panel/, /^Dashboard - /],
  ['/candidatos/:candidato', /^\/api\/candidatos/, 'Berta Rey'],
  ['/candidatos/:candidato', /^\/api\/areas/, 'Berta Rey'],
  ['/candidatos/:candidato', /^\/assets\/estado-actions/, 'Berta Rey'],
  ['/entrevistas/:informe', /^\/api\/entrevistas/, /^Entrevista de /],
  ['/entrevistas/:informe', /^\/api\/servicios-hr/, /^Entrevista de /],
  ['/informes/:validado', /^\/api\/informes\?/, /^Informe de /],
  ['/informes/:informe/completo', /^\/api\/informes\?/, /^Informe de /],
];
const PLATFORM_PAGES: typeof ADMIN_PAGES = [
  ['/saas-admin', /tenants/, 'Panel Sistema'],
  ['/saas-admin', /estadisticas/, 'Panel Sistema'],
  ['/empresas', /estadisticas/, 'Empresas'],
];

describe.each([
  ['a desktop', { viewport: DESKTOP }],
  ['a phone', { viewport: MOBILE, isMobile: true, hasTouch: true }],
])('On %s nothing jumps', (_name, options) => {
  describe.each([
    ['admin@acme.test', ADMIN_PAGES],
    ['super@idonea.test', PLATFORM_PAGES],
  ])('for %s', (person, pages) => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await newPerson(browser, { reducedMotion: 'reduce', ...options }));
      await signIn(page, person);
      await page.addInitScript(OBSERVE);
    });
    afterAll(() => page?.context().close());

    it.each(pages)('in %s while %s is late', async (path, late, heading) => {
      const address = path.replace(/:(\w+)/, (_, thing: string) => String(things[thing]));
      let held = 0;
      const isLate = ({ pathname, search }: URL) => late.test(pathname + search);
      await page.route(isLate, async (route) => {
        held += 1;
        // Until everything else is on the screen.
        await page.waitForTimeout(1_000);
        await route.continue();
      });
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      expect(held).toBeGreaterThan(0);
      expect(await page.evaluate('window.shifted')).toBeLessThan(0.01);
      await page.unroute(isLate);
    });
  });
});
