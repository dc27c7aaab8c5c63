import { type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { test as base, expect } from 'vitest';
import { login } from '#functions/acceso/auth/login.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium.ts';
import { TestApp } from '../../support/test-app.ts';
import { clockOf } from './clock.ts';
import { jobsOf } from './jobs.ts';
import { startServer } from './server.ts';

export const DESKTOP = { width: 1440, height: 900 };
export const MOBILE = { width: 390, height: 844 };

/** One that beeps, for pages that may use it. */
const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const PERSON = {
  viewport: DESKTOP,
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
  // What moves has another contrast until it stands.
  reducedMotion: 'reduce',
  permissions: ['clipboard-read', 'clipboard-write'],
} satisfies BrowserContextOptions;

/**
 * A screen's test: `it('…', async ({ app, jobs, clock, enter, visit, server }) => …)`. The app is the test's own; server
 * and browser stay with their worker.
 */
export const it = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads there what a fixture needs, and wants a pattern
  .extend('worker', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const args = [...CHROMIUM_FLAGS, ...MICROPHONE];
    const browser = await chromium.launch({ executablePath: findChromium({ shell: true }), args });
    const server = await startServer();
    onCleanup(() => Promise.all([browser.close(), server.close()]).then(() => {}));
    return { browser, server };
  })
  .extend('app', () => new TestApp())
  .extend('clock', ({ app }) => clockOf(app))
  .extend('jobs', ({ app }) => jobsOf(app))
  .extend('server', ({ worker, app, jobs }) => {
    worker.server.serve({ app, jobs });
    return worker.server;
  })
  /** What pages throw or log as an error: it fails the test, unless the test takes it out because it asked for it. */
  .extend('problems', (): string[] => [])
  /** A page of somebody who is not signed in, in a browser of their own, before it goes anywhere. */
  .extend('visit', ({ worker: { browser }, server, jobs, clock, problems }, { onCleanup }) => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await jobs.run();
      expect([...problems, ...server.takeFailures()], 'errors of pages and server').toEqual([]);
    });
    return async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ ...PERSON, baseURL: server.origin, ...options });
      contexts.push(context);
      await clock.follow(context);
      context.on('weberror', (error) => problems.push(error.error().message));
      context.on('console', (message) => {
        // The browser itself tells of each answer that is no success: tests ask for those.
        const isOurs = !message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && isOurs) problems.push(message.text());
      });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      lookOften(page.locator('body'));
      return page;
    };
  })
  /** The same of somebody who is signed in, by the session's cookie. Another tab: `page.context().newPage()`. */
  .extend('enter', ({ app, visit }) => {
    return async ({ email }: { email: string }, options: BrowserContextOptions = {}): Promise<Page> => {
      const page = await visit(options);
      await signIn(app, page, email);
      return page;
    };
  });

/** Puts the session of somebody into the page's browser, as the sign-in page would. */
export async function signIn(app: TestApp, page: Page, email: string, password = 'Demo-1234'): Promise<void> {
  const { cookies, text } = await app.call(login, { body: { email, password } });
  const [, name, value] = /^([^=]+)=([^;]+)/.exec(cookies[0] ?? '') ?? [];
  if (!name || !value) throw new Error(`${email} cannot sign in: ${text}`);
  // Playwright takes a `__Host-` cookie for https only; the browser then sends it to plain localhost as well.
  await page.context().addCookies([{ name, value, url: 'https://localhost', httpOnly: true, sameSite: 'Strict' }]);
  // Without this note the web does not ask whether there is a session. Once: a page that was left stays so.
  await page.addInitScript(
    "if (!sessionStorage.getItem('entrada')) { sessionStorage.setItem('entrada', '1'); localStorage.setItem('idonea.sesion', '1'); }",
  );
}

/** Actions of a locator that wait for their element by themselves. */
const ACTIONS = [
  'click',
  'fill',
  'check',
  'uncheck',
  'selectOption',
  'setInputFiles',
  'press',
  'hover',
  'focus',
] as const;
let looksOften = false;
/**
 * Playwright soon looks only twice a second for what is not there yet: half of that is lost at every click on what comes
 * from the server. In this worker, actions look as often as `shown` before they begin; what is then still missing is
 * their own to report.
 */
function lookOften(any: Locator): void {
  if (looksOften) return;
  looksOften = true;
  // biome-ignore lint/suspicious/noExplicitAny: each action has arguments of its own
  const prototype: Record<string, (this: Locator, ...given: any[]) => Promise<unknown>> = Object.getPrototypeOf(any);
  for (const name of ACTIONS) {
    const act = prototype[name];
    if (!act) throw new Error(`Locators cannot ${name} any more`);
    prototype[name] = async function (...given) {
      await expect
        .poll(() => this.count())
        .toBeGreaterThan(0)
        .catch(() => {});
      return act.apply(this, given);
    };
  }
}

/** In the place of `locator.waitFor`, which soon looks only twice a second: 0.2 s are lost at each wait. */
export const shown = (locator: Locator) => expect.poll(() => locator.isVisible(), { message: `${locator}` }).toBe(true);
export const gone = (locator: Locator) => expect.poll(() => locator.count(), { message: `${locator}` }).toBe(0);
/** The page's address, once it is this one. */
export const at = (page: Page, address: RegExp) => expect.poll(() => page.url()).toMatch(address);
/** To an address that no link leads to, within the app: a third of what `goto` costs. */
export const goInside = (page: Page, address: string) =>
  page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(address)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
