import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import { expect } from 'vitest';
import { WHOLE } from '../../support/suite-size.ts';
import { rowsOf, type Screen, type State } from './states.ts';

/** `CAPTURAS=folder` keeps a picture of every row. */
const PICTURES = process.env.CAPTURAS;
/** Widths of phones in pixels: the narrowest is the strictest; the run in full looks at the usual one too. */
const PHONE_WIDTHS = WHOLE ? [390, 320] : [320];

// By itself: its package for Playwright opens another page for each analysis, and takes four times as long.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// What follows runs in the page, as text: the tests' own types know no browser.

/**
 * Nothing runs in a sandboxed frame, axe neither: it would wait for an answer. A target that is partly under something else,
 * as at the edge of a dialog that scrolls, is no small one: where it stands depends on what has been scrolled.
 */
const violations = (options: object) => `axe
  .run({ exclude: ['iframe[sandbox]'] }, ${JSON.stringify({ ...options, resultTypes: ['violations'], preload: false })})
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes
    .filter(({ failureSummary }) => id !== 'target-size' || !failureSummary.includes('partially obscured'))
    .map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary)))`;
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const IS_TOUCHED = "matchMedia('(pointer: coarse)').matches";
/** Drawn twice, and nothing still moves. A spinner never ends, and may turn. */
const AT_REST = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.all(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => {}))))`;
/**
 * As `color-mode.ts` does it. Without transitions, which even the shortest ones of reduced motion pass on from an element
 * to those within it: colours of long pages would arrive one after the other.
 */
const paint = (mode: 'light' | 'dark') => `(() => {
  if (document.adoptedStyleSheets.length === 0) {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
  }
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add('${mode}');
  document.documentElement.style.colorScheme = '${mode}';
})()`;
/** Names of the tabs in sight, without the numbers that some of them count and the word of those with errors. */
const TABS = `[...document.querySelectorAll('[role=tab]')].filter((tab) => tab.checkVisibility())
  .map(({ textContent }) => textContent.replaceAll(/[\\d()]+|con errores$/g, '').trim())`;

/**
 * A row of the table, where its test stands: whole axe (WCAG 2.2 A and AA, best practices) on a desktop, room and sizes
 * of targets on a narrow phone, which is touched. With `TODO=1` rarer rows too, whole axe on a phone, and both in the
 * dark. Nothing is loaded again.
 */
export async function expectAccessible<S extends Screen>(page: Page, screen: S, state: State<S>): Promise<void> {
  const row = `${screen}, ${state}`;
  expect(
    matchPath(screen, new URL(page.url()).pathname),
    `${page.url()} is another screen than ${screen}`,
  ).toBeTruthy();
  await page.evaluate(AT_REST);
  await expectTabRows(page, screen);
  if (!WHOLE && rowsOf(screen).rarer.includes(state)) return;
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(AXE);
  const size = page.viewportSize();
  await expectNone(page, row, {});
  if (WHOLE) await inTheDark(page, () => expectNone(page, `${row}, dark`, {}));
  const phone = await page.context().newCDPSession(page);
  const wasTouched = await page.evaluate<boolean>(IS_TOUCHED);
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // Both come a moment after they were set, and what is chosen by the window's width after that.
    await expect.poll(() => page.evaluate(IS_TOUCHED)).toBe(true);
    await page.evaluate(AT_REST);
    await expect
      .poll(() => page.evaluate(OVERFLOW), { message: `${row} is wider than ${width} px` })
      .toBeLessThanOrEqual(0);
    const whole = WHOLE && width === 390;
    await expectNone(page, `${row}, ${width} px`, whole ? {} : { runOnly: ['target-size'] });
    if (whole) await inTheDark(page, () => expectNone(page, `${row}, ${width} px, dark`, {}));
  }
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: wasTouched });
  await phone.detach();
  if (size) await page.setViewportSize(size);
}

async function expectNone(page: Page, name: string, options: object): Promise<void> {
  if (PICTURES) {
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}/${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.png` });
  }
  expect(await page.evaluate(violations(options)), `axe on ${name}`).toEqual([]);
}

async function inTheDark(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(paint('dark'));
  await page.evaluate(AT_REST);
  await check();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(paint('light'));
}

/** Tabs are screens of their own: each that is in sight has a row, which may name the tabs within it too. */
async function expectTabRows(page: Page, screen: Screen): Promise<void> {
  const { always, rarer } = rowsOf(screen);
  const rows = [...always, ...rarer];
  const tabs = await page.evaluate<string[]>(TABS);
  const without = tabs.filter((tab) => !rows.some((row) => row.split(': ').includes(tab)));
  expect(without, `tabs of ${screen} without a row in states.ts`).toEqual([]);
}
