import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { ROOT } from '#infra/build/paths.ts';
import { RATIO_BUDGETS } from '#test/budgets/budgets.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/support/chromium.ts';
import { type Figure, median } from './figure.ts';

const ROUNDS = 15;
type Times = Record<'mount' | 'update', number>;

/** 500 rows in the product's table (`web/bench/tables.tsx`) by the same in a bare one, by turns in one browser. */
export async function measureTables(): Promise<Figure[]> {
  const script = await bundle();
  const server = createServer(({ url }, answer) => {
    const [type, body] = url === '/tablas.js' ? ['text/javascript', script] : ['text/html', PAGE];
    answer.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'measure' in globalThis);
    const taken: Record<'ours' | 'bare', Times[]> = { ours: [], bare: [] };
    // The first ones warm the engine up.
    for (let round = -3; round < ROUNDS; round++) {
      for (const table of ['bare', 'ours'] as const) {
        const times = await page.evaluate<Times>(`measure('${table}')`);
        if (round >= 0) taken[table].push(times);
      }
    }
    return (['mount', 'update'] as const).map((what): Figure => {
      const [ours, bare] = [taken.ours, taken.bare].map((all) => median(all.map((each) => each[what])));
      return {
        name: `table of 500 rows, ${what} ÷ bare`,
        value: (ours ?? Number.NaN) / (bare ?? Number.NaN),
        unit: '×',
        budget: RATIO_BUDGETS.tableToBare,
        note: `${ours?.toFixed(1)} and ${bare?.toFixed(1)} ms`,
      };
    });
  } finally {
    await browser.close();
    server.close();
  }
}

const PAGE = '<!doctype html><html lang="es"><title>Tablas</title><body><script src="/tablas.js"></script>';

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'web/bench/tables.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}
