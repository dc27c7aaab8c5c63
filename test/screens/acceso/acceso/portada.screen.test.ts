import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aCompany } from '../../../support/scenarios.ts';
import { WHOLE } from '../../../support/suite-size.ts';
import { at, DESKTOP, it, MOBILE, shown } from '../../support/screen.ts';

/** The sign-in page before its scripts have come, as on a slow phone, and how the application takes it over. */
const LIGHT = { viewport: DESKTOP, colorScheme: 'light' } as const;
const DARK_PHONE = { viewport: MOBILE, colorScheme: 'dark', isMobile: true, hasTouch: true } as const;
const OTHERS = [
  { ...LIGHT, colorScheme: 'dark' },
  { ...DARK_PHONE, colorScheme: 'light' },
] as const;
const VARIANTS = [LIGHT, DARK_PHONE, ...(WHOLE ? OTHERS : [])];
const nameOf = ({ viewport, colorScheme }: (typeof VARIANTS)[number]) => `${viewport.width} px, ${colorScheme}`;

/** Scripts with a hash in their name, which is all but tema.js, come when they are let. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Nothing comes of this page from `end` on. */
const cutPage = (page: Page, url: string, end: string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.indexOf(end)) });
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Accede a tu cuenta', exact: true });
const splash = (page: Page) => page.getByText('Cargando Idonea...', { exact: true });
const email = (page: Page) => page.getByLabel('Correo electrónico');
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
/** Showing a password is the script's doing. Pressed without a mouse, which would leave its traces. */
const takenOver = async (page: Page) => {
  const show = page.getByRole('button', { name: /(Mostrar|Ocultar) la contraseña/ });
  const press = () => show.dispatchEvent('click');
  await expect.poll(() => press().then(() => show.getAttribute('aria-pressed'))).toBe('true');
  await press();
};

/** Where everything that can be seen stands. */
const PLACES = `[...document.querySelectorAll('#acceso *')].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { color, backgroundColor, font } = getComputedStyle(element);
  return [element.tagName, x, y, width, height, color, backgroundColor, font].join(' ');
})`;
const places = (page: Page) => page.evaluate<string[]>(PLACES);
/** Where each begins, and how wide it is: what is read later may only make it longer. */
const cornersOf = (selector: string) => `document.fonts.ready.then(() =>
  [...document.querySelectorAll('${selector}')].map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [element.tagName, x, y, width].join(' ');
  }))`;
/** Asked where things stand, a browser does not wait for the style sheets as it does before it shows them. */
async function corners(page: Page, selector: string): Promise<string[]> {
  const link = "[...document.querySelectorAll('link[rel=stylesheet]')]";
  await expect.poll(() => page.evaluate<boolean>(`${link}.every(({ sheet }) => sheet)`)).toBe(true);
  return page.evaluate<string[]>(cornersOf(selector));
}

describe('The sign-in page', () => {
  it('is painted before a script of the application is fetched, in one file of letters', async ({ worker, server }) => {
    // The clock of a test would stand in for `performance`, which then has no entries.
    const page = await worker.browser.newPage();
    await page.goto(`${server.origin}/login`);
    await takenOver(page);
    const { painted, files } = await page.evaluate<{ painted: number; files: [name: string, start: number][] }>(`({
      painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      files: performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
    })`);
    const scripts = files.filter(([name]) => /\/assets\/.+\.js$/.test(name));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(([, start]) => start < painted)).toEqual([]);
    expect(files.filter(([name]) => name.endsWith('.woff2'))).toHaveLength(1);
    await page.close();
  });

  it.for(VARIANTS.map((options) => [nameOf(options), options] as const))(
    'is whole before the scripts, and neither changes nor moves when they take it over: %s',
    async ([, options], { visit }) => {
      const page = await visit(options);
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await shown(heading(page));
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      expect(await splash(page).isVisible()).toBe(false);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(30);
      await page.evaluate(`(() => {
        window.shifted = 0;
        const add = (list) => list.getEntries().forEach(({ value }) => (window.shifted += value));
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
      })()`);
      // What does not fit what was rendered at build, React says to the console, and the test fails.
      release();
      await takenOver(page);
      expect(await places(page)).toEqual(before);
      expect(await page.evaluate('window.shifted')).toBeLessThanOrEqual(0.01);
    },
  );

  it('stands where it stays however far it has been read', async ({ visit }) => {
    for (const options of VARIANTS) {
      const page = await visit(options);
      await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await shown(page.getByText('Idonea 2.0.0'));
      const whole = await corners(page, '#acceso *');
      for (const end of ['<aside', 'La IA entrevista y propone']) {
        await cutPage(page, '**/login', end);
        await page.goto('/login', { waitUntil: 'commit' });
        await shown(page.getByText('Idonea 2.0.0'));
        const part = await corners(page, '#acceso *');
        expect(part.length).toBeGreaterThan(30);
        expect(part.length).toBeLessThan(whole.length);
        expect(part, `${nameOf(options)}, up to ${end}`).toEqual(whole.slice(0, part.length));
        await page.unroute('**/login');
      }
      await page.context().close();
    }
  });

  it('gives way to a card that stands where it stays however far it has been read', async ({ visit }) => {
    const address = '/login?paso=olvido';
    const card = '.portada, .portada *';
    for (const options of VARIANTS) {
      const page = await visit(options);
      await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await shown(splash(page));
      const whole = await corners(page, card);
      for (const end of ['<p class="portada-titulo', '<p class="portada-texto']) {
        await cutPage(page, '**/login*', end);
        await page.goto(address, { waitUntil: 'commit' });
        await shown(page.locator('.portada img'));
        const part = await corners(page, card);
        expect(part.length).toBeGreaterThan(2);
        expect(part.length).toBeLessThan(whole.length);
        expect(part, `${nameOf(options)}, up to ${end}`).toEqual(whole.slice(0, part.length));
        await page.unroute('**/login*');
      }
      await page.context().close();
    }
  });

  it('loses nothing that was typed and sent before the scripts, and never puts it into the address', async ({
    app,
    visit,
  }) => {
    const { admin } = await aCompany(app);
    const page = await visit();
    const release = await holdScripts(page);
    await page.goto('/candidatos', { waitUntil: 'commit' });
    await email(page).fill(admin.email);
    await password(page).fill('esto no es');
    await page.getByRole('button', { name: 'Acceder', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    await password(page).fill('Demo-1234');
    release();
    // It was sent once already: the application does it when it has come.
    await at(page, /\/candidatos$/);
    await shown(page.getByRole('heading', { level: 1, name: 'Candidatos', exact: true }));
  });

  it('does what was pressed before the scripts when they have come', async ({ visit }) => {
    const page = await visit();
    await page.route('**/api/oauth/config', (route) =>
      route.fulfill({
        json: { success: true, data: { providers: { google: { enabled: false }, microsoft: { enabled: false } } } },
      }),
    );
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Google', exact: true }).click();
    expect(await page.getByText('no está configurado').count()).toBe(0);
    release();
    await shown(page.getByText('El login con Google no está configurado en este momento.'));
  });

  it('leads on when a link was followed before the scripts, with the page that was asked for in its memory', async ({
    visit,
  }) => {
    const page = await visit();
    const release = await holdScripts(page);
    await page.goto('/candidatos', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    release();
    await at(page, /\/login\?paso=olvido$/);
    expect(await page.evaluate('JSON.stringify(history.state)')).toContain('/candidatos');
  });

  it('that cannot be taken over says so, and its button works', async ({ visit, problems }) => {
    const page = await visit();
    const broken = 'export default function Broken() { throw new Error("rota"); }';
    await page.route('**/assets/acceso-*.js', (route) =>
      route.fulfill({ body: broken, contentType: 'text/javascript' }),
    );
    await page.goto('/login');
    const again = page.getByRole('button', { name: 'Recargar la página' });
    await shown(again);
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await shown(again);
    expect(problems.splice(0)).not.toEqual([]);
  });

  it('keeps what was typed and not sent, and the place in it', async ({ visit }) => {
    const page = await visit();
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).fill('a medias');
    release();
    await takenOver(page);
    expect(await email(page).inputValue()).toBe('a medias');
    expect(await page.evaluate('document.activeElement.name')).toBe('email');
  });

  it('is not shown on the way to another step, nor to who is signed in', async ({ app, visit, enter }) => {
    const page = await visit();
    const release = await holdScripts(page);
    await page.goto('/login?paso=olvido', { waitUntil: 'commit' });
    await shown(splash(page));
    expect(await heading(page).isVisible()).toBe(false);
    release();
    await shown(page.getByRole('heading', { level: 1, name: 'Recupera tu acceso', exact: true }));

    const inside = await enter((await aCompany(app)).admin);
    const releaseInside = await holdScripts(inside);
    await inside.goto('/areas', { waitUntil: 'commit' });
    await shown(splash(inside));
    expect(await heading(inside).isVisible()).toBe(false);
    releaseInside();
    await shown(inside.getByRole('heading', { level: 1, name: 'Áreas', exact: true }));
    expect(await inside.locator('#acceso').count()).toBe(0);
  });
});
