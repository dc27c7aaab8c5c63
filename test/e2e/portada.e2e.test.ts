import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, newPerson, signIn, VARIANTS } from './support/browser.ts';

/** The sign-in page before its scripts have come, as on a slow phone, and how the application takes it over. */
const PICTURES = process.env.CAPTURAS;
const ADMIN = 'admin@acme.test';
const DEMO_PASSWORD = 'Demo-1234';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

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
const send = (page: Page) => page.getByRole('button', { name: 'Acceder', exact: true }).click();
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
/** Where each begins, and how wide it is: what is read later may only make it longer. */
const cornersOf = (selector: string) => `document.fonts.ready.then(() =>
  [...document.querySelectorAll('${selector}')].map((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return [element.tagName, x, y, width].join(' ');
  }))`;
/** Asked where things stand, a browser does not wait for the style sheets as it does before it shows them. */
async function corners(page: Page, selector = '#acceso *'): Promise<string[]> {
  const link = "[...document.querySelectorAll('link[rel=stylesheet]')]";
  await expect.poll(() => page.evaluate<boolean>(`${link}.every(({ sheet }) => sheet)`)).toBe(true);
  return page.evaluate<string[]>(cornersOf(selector));
}
const places = (page: Page) => page.evaluate<string[]>(PLACES);
const focused = (page: Page) => page.evaluate<string>('document.activeElement.name');

describe('The sign-in page', () => {
  it('is painted before a script of the application is fetched, in one file of letters', async () => {
    const { page, context } = await newPerson(browser);
    await page.goto('/login');
    await takenOver(page);
    const { painted, files } = await page.evaluate<{ painted: number; files: [name: string, start: number][] }>(`({
      painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      files: performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime]),
    })`);
    const scripts = files.filter(([name]) => /\/assets\/.+\.js$/.test(name));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter(([, start]) => start < painted)).toEqual([]);
    expect(files.filter(([name]) => name.endsWith('.woff2'))).toHaveLength(1);
    await context.close();
  });

  for (const { name, ...options } of VARIANTS) {
    it(`is whole before the scripts, and stays as it is when they take it over: ${name}`, async () => {
      const { page, context, problems } = await newPerson(browser, options);
      const release = await holdScripts(page);
      await page.goto('/login', { waitUntil: 'commit' });
      await heading(page).waitFor();
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      expect(await splash(page).isVisible()).toBe(false);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(30);
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/portada-antes-${name}.png` });

      release();
      await takenOver(page);
      expect(await places(page)).toEqual(before);
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/portada-despues-${name}.png` });
      // What does not fit what was rendered at build, React says to the console.
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  it('does not move while it is taken over', async () => {
    const { page, context } = await newPerson(browser);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await heading(page).waitFor();
    await page.evaluate(`(() => {
      window.shifted = 0;
      const add = (list) => list.getEntries().forEach(({ value }) => (window.shifted += value));
      new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    })()`);
    release();
    await takenOver(page);
    expect(await page.evaluate('window.shifted')).toBeLessThanOrEqual(0.01);
    await context.close();
  });

  it.each(['<aside', 'La IA entrevista y propone'])(
    'stands where it stays when it has been read up to %s',
    async (end) => {
      for (const { name, ...options } of VARIANTS) {
        const { page, context } = await newPerson(browser, options);
        await holdScripts(page);
        await page.goto('/login', { waitUntil: 'commit' });
        await page.getByText('Idonea 2.0.0').waitFor();
        const whole = await corners(page);

        await cutPage(page, '**/login', end);
        await page.goto('/login', { waitUntil: 'commit' });
        await page.getByText('Idonea 2.0.0').waitFor();
        const part = await corners(page);
        expect(part.length).toBeGreaterThan(30);
        expect(part.length).toBeLessThan(whole.length);
        expect(part, name).toEqual(whole.slice(0, part.length));
        await context.close();
      }
    },
  );

  it.each(['<p class="portada-titulo', '<p class="portada-texto'])(
    'gives way to a card that stands where it stays when it has been read up to %s',
    async (end) => {
      for (const { name, ...options } of VARIANTS) {
        const { page, context } = await newPerson(browser, options);
        await holdScripts(page);
        const address = '/login?paso=olvido';
        const card = '.portada, .portada *';
        await page.goto(address, { waitUntil: 'commit' });
        await splash(page).waitFor();
        const whole = await corners(page, card);

        await cutPage(page, '**/login*', end);
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('.portada img').waitFor();
        const part = await corners(page, card);
        expect(part.length).toBeGreaterThan(2);
        expect(part.length).toBeLessThan(whole.length);
        expect(part, name).toEqual(whole.slice(0, part.length));
        await context.close();
      }
    },
  );

  it('loses nothing that was typed before the scripts, and never puts it into the address', async () => {
    const { page, context, problems } = await newPerson(browser);
    const release = await holdScripts(page);
    await page.goto('/candidatos', { waitUntil: 'commit' });
    await email(page).fill(ADMIN);
    await password(page).fill('esto no es');
    await send(page);
    expect(new URL(page.url()).search).toBe('');
    await password(page).fill(DEMO_PASSWORD);
    release();
    // It was sent once already: the application does it when it has come.
    await page.waitForURL('**/candidatos');
    await page.getByRole('heading', { level: 1, name: 'Candidatos', exact: true }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('does what was pressed before the scripts when they have come', async () => {
    const { page, context } = await newPerson(browser);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Google', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/login');
    release();
    await page.getByRole('button', { name: /admin@acme\.test/ }).waitFor();
    await context.close();
  });

  it('leads on when a link was followed before the scripts, with the page that was asked for in its memory', async () => {
    const { page, context } = await newPerson(browser);
    const release = await holdScripts(page);
    await page.goto('/candidatos', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
    release();
    await page.waitForURL('**/login?paso=olvido');
    expect(await page.evaluate('JSON.stringify(history.state)')).toContain('/candidatos');
    await context.close();
  });

  it('that cannot be taken over says so, and its button works', async () => {
    const { page, context } = await newPerson(browser);
    const broken = 'export default function Broken() { throw new Error("rota"); }';
    await page.route('**/assets/acceso-*.js', (route) =>
      route.fulfill({ body: broken, contentType: 'text/javascript' }),
    );
    await page.goto('/login');
    const again = page.getByRole('button', { name: 'Recargar la página' });
    await again.waitFor();
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await again.waitFor();
    await context.close();
  });

  it('keeps what was typed and not sent, and the place in it', async () => {
    const { page, context } = await newPerson(browser);
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await email(page).fill('a medias');
    release();
    await page.waitForLoadState('networkidle');
    expect(await email(page).inputValue()).toBe('a medias');
    expect(await focused(page)).toBe('email');
    await takenOver(page);
    expect(await email(page).inputValue()).toBe('a medias');
    await context.close();
  });

  it('is not shown on the way to another step, nor to who is signed in', async () => {
    const { page, context, problems } = await newPerson(browser);
    let release = await holdScripts(page);
    await page.goto('/login?paso=olvido', { waitUntil: 'commit' });
    await splash(page).waitFor();
    expect(await heading(page).isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { level: 1, name: 'Recupera tu acceso', exact: true }).waitFor();
    await page.unrouteAll();

    await signIn(page, ADMIN);
    release = await holdScripts(page);
    await page.goto('/areas', { waitUntil: 'commit' });
    await splash(page).waitFor();
    expect(await heading(page).isVisible()).toBe(false);
    release();
    await page.getByRole('heading', { level: 1, name: 'Áreas', exact: true }).waitFor();
    expect(await page.locator('#acceso').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});
