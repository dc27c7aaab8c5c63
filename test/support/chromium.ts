import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell is the same browser without windows: a page costs it half the processor time. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** As root in a container there is no sandbox; the rest keeps the browser from calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Path of the installed browser.
 * @param shell whether the headless shell will do where there is one: it has no profile of its own on the disk
 */
export function findChromium({ shell = false } = {}): string {
  for (const name of shell ? [SHELL, ...WHOLE] : WHOLE) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // The next name, then.
    }
  }
  const app = MAC_APPS.find((path) => existsSync(path));
  if (!app) throw new Error('There is neither Chromium nor Google Chrome');
  return app;
}
