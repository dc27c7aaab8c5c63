import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Correo } from '#infra/local/aws/ses.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium.ts';
import { eventually } from '../../support/http-client.ts';

const DESKTOP = { width: 1440, height: 900 };
export const MOBILE = { width: 390, height: 844 };

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium({ shell: true }), args: CHROMIUM_FLAGS });
}

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
