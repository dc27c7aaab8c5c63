import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { createEntrevista } from '#functions/entrevistas/entrevistas/create-entrevista.ts';
import { getEnlaceEntrevista } from '#functions/entrevistas/entrevistas/get-enlace-entrevista.ts';
import { acceptConsentimientos } from '#functions/entrevistas/sala/accept-consentimientos.ts';
import { finishSala } from '#functions/entrevistas/sala/finish-sala.ts';
import { startSala } from '#functions/entrevistas/sala/start-sala.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { validateInforme } from '#functions/informes/informes/validate-informe.ts';
import type { Entrevista } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { CONSENTIMIENTO_IDS, type Sala } from '#shared/entrevistas/sala/sala.ts';
import { aCandidate, aCompany, anArea, answerAll } from '../../support/scenarios.ts';
import { WHOLE } from '../../support/suite-size.ts';
import { TestApp } from '../../support/test-app.ts';
import { DESKTOP, it, MOBILE, shown } from '../support/screen.ts';

/** Nothing that can be seen moves while a page loads, whichever of its answers, or of its chunks, is the last to come. */
const PHONE = { viewport: MOBILE, isMobile: true, hasTouch: true };
const DEVICES = [['a phone', PHONE] as const, ...(WHOLE ? [['a desktop', { viewport: DESKTOP }] as const] : [])];

/** The sum of all shifts that nobody caused by typing or pressing. */
const OBSERVE = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;
const DRAWN_TWICE = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

type Late = [address: string, late: RegExp, heading: string | RegExp];
const ADMIN_PAGES: Late[] = [
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
const PLATFORM_PAGES: Late[] = [
  ['/saas-admin', /tenants/, 'Panel Sistema'],
  ['/saas-admin', /estadisticas/, 'Panel Sistema'],
  ['/empresas', /estadisticas/, 'Empresas'],
];

async function interview(app: TestApp, as: { id: string }, nombre: string): Promise<string> {
  const { id: candidatoId } = await aCandidate(app, as, { nombre });
  const body = { candidatoId, servicioId: 'entrevistas-profundidad', zonaHoraria: 'Europe/Madrid' };
  const { data: entrevista } = await app.call<Entrevista>(createEntrevista, {
    as,
    body: { ...body, fechaProgramada: app.clock.toISOString() },
  });
  const link = await app.call<{ enlace: string }>(getEnlaceEntrevista, { as, params: { id: entrevista.id } });
  const params = { accessToken: link.data.enlace.split('/').at(-1) ?? '' };
  await app.call(acceptConsentimientos, { params, body: { aceptados: CONSENTIMIENTO_IDS } });
  const { data: sala } = await app.call<Sala>(startSala, { params });
  await answerAll(app, params, sala);
  await app.call(finishSala, { params });
  return entrevista.id;
}

/** A company with people and reports; ids of what its addresses name. Made once, and copied for each test. */
async function aBusyCompany() {
  const app = new TestApp();
  const company = await aCompany(app);
  const { admin } = company;
  const { id: areaId } = await anArea(app, admin, 'Atención al cliente');
  // With the name of its area it takes a second line on a phone.
  const candidato = await aCandidate(app, admin, {
    nombre: 'Berta Rey',
    puesto: 'Responsable de atención al cliente',
    areaId,
  });
  const [validado, informe] = [await interview(app, admin, 'Ana Gil'), await interview(app, admin, 'Luis Mora')];
  // Alone in the queue it would have no way through it.
  await interview(app, admin, 'Eva Sanz');
  await app.deliver(analyzeEntrevista);
  const comentario = 'Leída la transcripción entera.';
  await app.call(validateInforme, { as: admin, params: { entrevistaId: validado }, body: { version: 1, comentario } });
  const things: Record<string, string> = { candidato: candidato.id, informe, validado };
  return { ...company, things, app };
}

let busy: Awaited<ReturnType<typeof aBusyCompany>>;
beforeAll(async () => {
  busy = await aBusyCompany();
});

function copyInto(app: TestApp): void {
  app.clock = busy.app.clock;
  app.table.restore(busy.app.table.photo());
  for (const [email, account] of busy.app.identity.accounts) app.identity.accounts.set(email, { ...account });
}

/** Loads the page with that one request held back until nothing else is on its way. */
async function loadLate(page: Page, address: string, late: RegExp, heading: string | RegExp): Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const { promise: letGo, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  const isLate = ({ pathname, search }: URL) => late.test(pathname + search);
  await page.route(isLate, async (route) => {
    held += 1;
    await letGo;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => held > 0 && open.size === held, { message: `all but ${late}` }).toBe(true);
  await page.evaluate(DRAWN_TWICE);
  release();
  await shown(page.getByRole('heading', { level: 1, name: heading }));
  await expect.poll(() => open.size).toBe(0);
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await page.evaluate(DRAWN_TWICE);
}

describe.each(DEVICES)('On %s nothing jumps', (_name, device) => {
  describe.each([
    ['admin', ADMIN_PAGES],
    ['superadmin', PLATFORM_PAGES],
  ] as const)('for an %s', (person, pages) => {
    it.for(pages)('in %s while %s is late', async ([path, late, heading], { app, enter }) => {
      copyInto(app);
      const page = await enter(busy[person], device);
      await page.addInitScript(OBSERVE);
      const address = path.replace(/:(\w+)/, (_, thing: string) => String(busy.things[thing]));
      await loadLate(page, address, late, heading);
      expect(await page.evaluate('window.shifted')).toBeLessThan(0.01);
    });
  });
});
