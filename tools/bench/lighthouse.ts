import { desktopConfig } from 'lighthouse';
import type { Page } from 'playwright-core';
import { LIGHTHOUSE_BUDGETS } from '#test/budgets/budgets.ts';
import { type Figure, median } from './figure.ts';
import { demoThings, PEOPLE, type Person, ROUTES } from './lighthouse-routes.ts';
import { type Lighthouse, openLighthouse, type Seen, startProduct } from './lighthouse-visit.ts';

const ROUNDS = Number(process.env.RONDAS ?? 3);
/** Names of routes, separated by commas; all of them without it. */
const ASKED = process.env.RUTAS?.split(',');

/** What Lighthouse says of each route (lighthouse-routes.ts), on the local run with demo data. */
export async function measureLighthouse(): Promise<Figure[]> {
  const unknown = ASKED?.filter((name) => !ROUTES.some((route) => route.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`No route ${unknown}. Routes: ${ROUTES.map(({ name }) => name).join(', ')}`);
  const { origin, direct, close } = await startProduct();
  const lighthouse = await openLighthouse();
  try {
    const figures: Figure[] = [];
    const demo = await demoThings(direct);
    let signedIn: Person | undefined;
    for (const { name, person, address } of ROUTES) {
      if (ASKED && !ASKED.includes(name)) continue;
      const page = await lighthouse.browser.newPage();
      if (person && person !== signedIn) await signIn(page, origin, person);
      signedIn = person ?? signedIn;
      await warmUp(page, `${origin}${address(demo)}`, Boolean(person));
      await page.close();
      figures.push(...(await look(name, `${origin}${address(demo)}`, lighthouse)));
    }
    return figures;
  } finally {
    await lighthouse.close();
    await close();
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

/** The phone's figures are medians; a desktop has power to spare, so once is enough. */
async function look(name: string, url: string, { visit }: Lighthouse): Promise<Figure[]> {
  const mobile: Seen[] = [];
  for (let round = 0; round < ROUNDS; round++) mobile.push(await visit(url));
  const desktop = await visit(url, desktopConfig);
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
