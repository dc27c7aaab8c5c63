import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Correo } from '#infra/local/aws/ses.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium.ts';
import { eventually } from '../../support/http-client.ts';

/** `CAPTURAS=folder` keeps a picture of every screen that was checked. */
const PICTURES = process.env.CAPTURAS;

export const DESKTOP = { width: 1440, height: 900 };
export const MOBILE = { width: 390, height: 844 };

/** @param more `MICROPHONE` for a browser that hears a beep. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS, ...more] });
}

export const MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** A browser with a profile on the disk, as people have them, whose whole process tree can be killed at any moment. */
export async function launchOwnBrowser(profile: string): Promise<{ page: Page; kill(): Promise<void> }> {
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const flags = [...CHROMIUM_FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(findChromium(), [...flags, 'about:blank'], { detached: true, stdio: 'ignore' });
  const port = await eventually(async () => existsSync(portFile) && readFileSync(portFile, 'utf8').split('\n')[0]);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context || child.pid === undefined) throw new Error('The browser has no window');
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const { pid } = child;
  return {
    page,
    async kill() {
      const gone = once(child, 'exit');
      // The whole group, so that no process of it has time to write anything.
      process.kill(-pid, 'SIGKILL');
      await gone;
    },
  };
}

/** A person's browser: nothing shared with others. What the page throws or logs as an error fails the test. */
export async function newPerson(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({
    baseURL: inject('origin'),
    viewport: DESKTOP,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A refused sign-in or a missing session is logged by the browser itself as a failed request.
    if (message.type() === 'error' && !/status of 40[149]/.test(message.text()))
      problems.push(`${page.url()}: ${message.text()}`);
  });
  return { page, context, problems };
}

/** Every screen is looked at in these. */
export const VARIANTS = [
  { name: 'escritorio-claro', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'escritorio-oscuro', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'movil-claro', viewport: MOBILE, colorScheme: 'light', isMobile: true, hasTouch: true },
  { name: 'movil-oscuro', viewport: MOBILE, colorScheme: 'dark', isMobile: true, hasTouch: true },
] as const;

/** How many animations have begun so far, and how many are not over. A spinner never ends, and may turn. */
const MOVEMENT = `(() => {
  if (window.begunAnimations === undefined) {
    window.begunAnimations = 0;
    for (const kind of ['animationstart', 'transitionrun'])
      addEventListener(kind, () => { window.begunAnimations += 1; }, true);
  }
  const moving = document.getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity).length;
  return { begun: window.begunAnimations, moving };
})()`;

/**
 * What fades in or changes its colour has a contrast of its own until it is there.
 * @returns how many animations have begun in the page once none is running
 */
async function standStill(page: Page): Promise<number> {
  const { begun } = await eventually(async () => {
    const movement = await page.evaluate<{ begun: number; moving: number }>(MOVEMENT);
    return movement.moving === 0 && movement;
  });
  return begun;
}

/** Nothing runs in a sandboxed frame, axe neither: it would wait for an answer. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe[sandbox]').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Axe on a page at rest: one that something came into meanwhile (a dialog that opens late) is read again. */
async function violationsAtRest(page: Page, times = 3): Promise<string[]> {
  const before = await standStill(page);
  const found = await violationsOf(page);
  const moved = found.length > 0 && (await standStill(page)) !== before;
  return moved && times > 1 ? violationsAtRest(page, times - 1) : found;
}

/** No violations of WCAG 2.2 A and AA or axe's best practices; in passing, nothing wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A frame that a page puts in later never comes to rest for the browser's driver: its test waits for what it shows.
  if ((await page.locator('iframe').count()) === 0) await page.waitForLoadState('networkidle');
  // A page whose code is still on its way has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (PICTURES) {
    await standStill(page);
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}/${name}.png` });
  }
  expect(await violationsAtRest(page), `axe on ${name}`).toEqual([]);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  expect(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0);
}

/** The newest e-mail to an address, once it has come. */
export function mailTo(address: string): Promise<Correo> {
  return eventually(async () => {
    const list = (await (await fetch(`${inject('origin')}/_local/correo.json`)).json()) as Correo[];
    return list.find(({ para }) => para.includes(address));
  });
}

/** Fills in the sign-in form that is shown, and sends it. */
export async function enterCredentials(page: Page, email: string, password = 'Demo-1234'): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Acceder', exact: true }).click();
}

/** A demo user, by way of the sign-in screen. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await enterCredentials(page, email);
  await page.waitForURL('**/dashboard');
}
