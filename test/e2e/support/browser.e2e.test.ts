import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, launchBrowser, newPerson } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A page whose notice fades in when axe has been put into it, as a dialog does that opens late. */
async function openNotice(colour: string): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, context } = await newPerson(browser);
  await page.setContent(`<!doctype html><html lang="es"><head><title>Aviso</title><style>
      @keyframes aparecer { from { opacity: 0.1 } to { opacity: 1 } }
      .aparece { animation: aparecer 3s steps(2, jump-none) }
    </style></head><body><main><h1>Aviso</h1><p hidden style="color: ${colour}">Texto</p></main></body></html>`);
  await page.evaluate(`{
    let axe;
    const notice = document.querySelector('p');
    Object.defineProperty(window, 'axe', {
      get: () => axe,
      set: (value) => { axe = value; notice.hidden = false; notice.className = 'aparece'; },
    });
  }`);
  return { page, close: () => context.close() };
}

describe('A page that is checked with axe', () => {
  it('is read again when something came into it meanwhile', async () => {
    const { page, close } = await openNotice('black');
    await expectAccessible(page, 'aviso-legible');
    expect(await page.locator('p.aparece').count()).toBe(1);
    await close();
  });

  it('is found wrong when what came into it is', async () => {
    const { page, close } = await openNotice('#ccc');
    await expect(expectAccessible(page, 'aviso-ilegible')).rejects.toThrow('axe on aviso-ilegible');
    await close();
  });
});
