import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { createWebFiles, preferredEncoding } from '#infra/local/web-files.ts';
import { RATIO_BUDGETS } from '#test/budgets/budgets.ts';
import { type Figure, median } from './figure.ts';
import { startHttp2Front } from './http2-front.ts';
import { openLighthouse, startProduct } from './lighthouse-visit.ts';
import { RIVALS, type Rival } from './rival-list.ts';

const ROUNDS = Number(process.env.RONDAS ?? 5);
const REACT = { react: '19.3.1', 'react-dom': '19.3.1' };

/**
 * Largest paint of our sign-in page beside others', on a phone, by turns in one browser. The others are installed and built in a
 * folder that goes afterwards, and served as ours is: same compression and protocol, loopback.
 */
export async function measureRivals(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'idonea-rivales-'));
  const closing: (() => Promise<unknown> | unknown)[] = [];
  const product = await startProduct();
  const lighthouse = await openLighthouse();
  try {
    const pages = [{ name: 'ours', url: `${product.origin}/login`, seen: [] as number[] }];
    for (const [n, rival] of RIVALS.entries()) {
      const server = await serve(await buildRival(path.join(folder, String(n)), rival));
      const front = await startHttp2Front(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      closing.push(front.close, () => server.close());
      pages.push({ name: rival.name, url: `${front.origin}/`, seen: [] });
    }
    // Once before it counts: what compresses and compiles at the first request has done so.
    for (const { url } of pages) await lighthouse.visit(url);
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, url, seen } of pages) {
        const { lcp } = await lighthouse.visit(url);
        if (!(lcp > 0)) throw new Error(`${name} painted nothing`);
        seen.push(lcp);
      }
    }
    return figuresOf(pages);
  } finally {
    await lighthouse.close();
    await product.close();
    for (const close of closing) await close();
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf(pages: { name: string; seen: number[] }[]): Figure[] {
  const paints = pages.map(({ name, seen }) => ({ name, lcp: median(seen), seen }));
  const [ours, ...rivals] = paints;
  const best = rivals.reduce((one, other) => (other.lcp < one.lcp ? other : one));
  return [
    ...paints.map(
      ({ name, lcp, seen }): Figure => ({
        name: `sign-in, phone, largest paint: ${name}`,
        value: lcp,
        unit: 'ms',
        note: seen.map((each) => each.toFixed(0)).join(', '),
      }),
    ),
    {
      name: 'ours ÷ the best of the others',
      value: (ours?.lcp ?? Number.NaN) / best.lcp,
      unit: '×',
      budget: RATIO_BUDGETS.lcpToRival,
      note: best.name,
    },
  ];
}

async function buildRival(root: string, { packages, code }: Rival): Promise<string> {
  await mkdir(root, { recursive: true });
  const dependencies = { ...REACT, ...packages };
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await writeFile(path.join(root, 'main.jsx'), code);
  await writeFile(path.join(root, 'index.html'), PAGE);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: root });
  await build({ root, configFile: false, logLevel: 'error', plugins: [react()] });
  return path.join(root, 'dist');
}

const PAGE = `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Acceso</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Acceso"></head>
<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;

/** Every address is the page, as in an application of one page; scripts are kept for ever, as ours are. */
async function serve(folder: string): Promise<Server> {
  const cacheControl = 'public, max-age=31536000, immutable';
  const files = createWebFiles([{ folder, bucketName: '', cacheControl, exclude: [], include: [] }]);
  const server = createServer(({ url = '/', headers }, response) => {
    const encoding = preferredEncoding(headers['accept-encoding']);
    const key = new URL(url, 'http://localhost').pathname.slice(1);
    const file = files.find(key, encoding) ?? files.find('index.html', encoding);
    response.writeHead(200, file?.headers).end(file?.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
