import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium, type Page } from 'playwright-core';
import { findFreePort } from '#infra/local/free-port.ts';
import { LIGHTHOUSE_BUDGETS } from '#test/budgets/budgets.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/support/chromium.ts';
import { type Figure, median } from './figure.ts';
import { demoThings, PEOPLE, type Person, ROUTES } from './lighthouse-routes.ts';

const ROUNDS = Number(process.env.RONDAS ?? 3);
/** Names of routes, separated by commas; all of them without it. */
const ASKED = process.env.RUTAS?.split(',');

interface Seen {
  performance: number;
  accessibility: number;
  bestPractices: number;
  cls: number;
  lcp: number;
  /** Milliseconds that the main thread was too busy to answer a person. */
  blocked: number;
  /** Lighthouse's own speed of the machine: under load it falls, and points with it. */
  speed: number;
  /** Audits that took points, for whoever mends them. */
  failed: string[];
}

/** What Lighthouse says of each route (lighthouse-routes.ts), on the local run with demo data. */
export async function measureLighthouse(): Promise<Figure[]> {
  const unknown = ASKED?.filter((name) => !ROUTES.some((route) => route.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`No route ${unknown}. Routes: ${ROUTES.map(({ name }) => name).join(', ')}`);
  const { origin, stack } = await startProduct();
  const profile = await mkdtemp(path.join(tmpdir(), 'idonea-lighthouse-'));
  const port = await findFreePort('127.0.0.1');
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const figures: Figure[] = [];
    const demo = await demoThings(origin);
    let signedIn: Person | undefined;
    for (const { name, person, address } of ROUTES) {
      if (ASKED && !ASKED.includes(name)) continue;
      const page = await browser.newPage();
      if (person && person !== signedIn) await signIn(page, origin, person);
      signedIn = person ?? signedIn;
      await warmUp(page, `${origin}${address(demo)}`, Boolean(person));
      await page.close();
      figures.push(...(await look(name, `${origin}${address(demo)}`, port)));
    }
    return figures;
  } finally {
    await browser.close();
    stack.kill('SIGTERM');
    if (stack.exitCode === null) await once(stack, 'exit');
    await rm(profile, { recursive: true, force: true });
  }
}

async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`Nobody signed in: ${answer.status}`);
    // What the application notes at a sign-in; without it, it would show the sign-in page whatever the address is.
    localStorage.setItem('idonea.sesion', '1');
  }, PEOPLE[person]);
}

/** Once before it counts: the local run starts its functions by then, and what is measured is the page that is meant. */
async function warmUp(page: Page, url: string, signedIn: boolean): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
  const inside = (await page.locator('main#contenido').count()) > 0;
  if (inside !== signedIn) throw new Error(`${url} shows ${await page.locator('h1').first().textContent()}`);
}

/**
 * A process of its own, as in the journeys. On Linux it gets the processor only when the browser leaves it: no phone shares
 * its processor with the server, and what waits for the server here would count as the page's own work.
 */
async function startProduct(): Promise<{ origin: string; stack: ChildProcess }> {
  const program = path.join(import.meta.dirname, '../e2e/support/run-stack.ts');
  const behind = { execPath: 'chrt', execArgv: ['--idle', '0', process.execPath] };
  const stack = fork(program, { stdio: 'inherit', ...(process.platform === 'linux' && behind) });
  const [started] = await Promise.race([once(stack, 'message'), once(stack, 'exit')]);
  if (!started?.origin) throw new Error('The local run did not start');
  return { origin: started.origin, stack };
}

/** The phone's figures are medians; a desktop has power to spare, so once is enough. */
async function look(name: string, url: string, port: number): Promise<Figure[]> {
  const mobile: Seen[] = [];
  for (let round = 0; round < ROUNDS; round++) mobile.push(await visit(url, port));
  const desktop = await visit(url, port, desktopConfig);
  const all = [...mobile, desktop];
  const { mobilePerformance, accessibility, bestPractices, cls } = LIGHTHOUSE_BUDGETS;
  const failed = [...new Set(all.flatMap((seen) => seen.failed))].join(', ');
  const of = (name: 'lcp' | 'blocked' | 'speed') => median(mobile.map((seen) => seen[name])).toFixed(0);
  const worst = (of: (seen: Seen) => number) => Math.min(...all.map(of));
  return [
    {
      name: `${name}, phone`,
      value: median(mobile.map((seen) => seen.performance)),
      unit: 'points',
      budget: mobilePerformance,
      least: true,
      note: `LCP ${of('lcp')} ms, blocked ${of('blocked')} ms; desktop ${desktop.performance} points; machine ${of('speed')}`,
    },
    {
      name: '  accessibility',
      value: worst((seen) => seen.accessibility),
      unit: 'points',
      budget: accessibility,
      least: true,
      note: failed,
    },
    {
      name: '  best practices',
      value: worst((seen) => seen.bestPractices),
      unit: 'points',
      budget: bestPractices,
      least: true,
    },
    { name: '  layout shift', value: Math.max(...all.map((seen) => seen.cls)), unit: 'CLS', budget: cls },
  ];
}

async function visit(url: string, port: number, config?: typeof desktopConfig): Promise<Seen> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  // Without the storage there would be no session, and only the sign-in to look at.
  const run = await lighthouse(url, { port, onlyCategories, disableStorageReset: true, logLevel: 'silent' }, config);
  if (!run) throw new Error(`Lighthouse has nothing to say of ${url}`);
  const { lhr } = run;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const points = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    cls: number('cumulative-layout-shift'),
    lcp: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    speed: lhr.environment.benchmarkIndex,
    failed: ['accessibility', 'best-practices'].flatMap((category) => failedAudits(lhr, category)),
  };
}

function failedAudits({ categories, audits }: Result, category: string): string[] {
  const counting = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counting.map(({ id }) => id).filter((id) => audits[id]?.score === 0);
}
