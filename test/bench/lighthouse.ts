import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findFreePort } from '#infra/local/free-port.ts';
import { LIGHTHOUSE_BUDGETS } from '#test/budgets/budgets.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/support/chromium.ts';
import { HttpClient } from '#test/support/http-client.ts';
import { type Figure, median } from './figure.ts';

const ROUNDS = Number(process.env.RONDAS ?? 3);
const DEMO = { email: 'admin@acme.test', password: 'Demo-1234' };

interface Seen {
  performance: number;
  accessibility: number;
  bestPractices: number;
  cls: number;
  lcp: number;
  /** Audits that took points, for whoever mends them. */
  failed: string[];
}

/** What Lighthouse says of the sign-in, the dashboard, the candidates and the room, on the local run with demo data. */
export async function measureLighthouse(): Promise<Figure[]> {
  const { origin, stack } = await startProduct();
  const profile = await mkdtemp(path.join(tmpdir(), 'idonea-lighthouse-'));
  const port = await findFreePort('127.0.0.1');
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    const figures = await look('login', `${origin}/login`, port);
    figures.push(...(await look('sala', await roomAddress(origin), port)));
    const page = await browser.newPage();
    await page.goto(`${origin}/login`);
    await page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
    }, DEMO);
    await page.close();
    figures.push(...(await look('panel', `${origin}/dashboard`, port)));
    figures.push(...(await look('candidatos', `${origin}/candidatos`, port)));
    return figures;
  } finally {
    await browser.close();
    stack.kill('SIGTERM');
    if (stack.exitCode === null) await once(stack, 'exit');
    await rm(profile, { recursive: true, force: true });
  }
}

/** A process of its own, as in the journeys. */
async function startProduct(): Promise<{ origin: string; stack: ChildProcess }> {
  const stack = fork(path.join(import.meta.dirname, '../e2e/support/run-stack.ts'), { stdio: 'inherit' });
  const [started] = await Promise.race([once(stack, 'message'), once(stack, 'exit')]);
  if (!started?.origin) throw new Error('The local run did not start');
  return { origin: started.origin, stack };
}

/** The link of an interview that may begin: what a candidate sees first. */
async function roomAddress(origin: string): Promise<string> {
  const admin = new HttpClient(origin);
  await admin.signIn(DEMO.email, DEMO.password);
  const candidato = { nombre: 'Candidata de prueba', email: `faro.${Date.now()}@correo.test` };
  const { data: created } = await admin.post<{ id: string }>('/api/candidatos', candidato);
  const { data: booked } = await admin.post<{ id: string }>('/api/entrevistas', {
    candidatoId: created.id,
    servicioId: 'entrevistas-profundidad',
    fechaProgramada: new Date(Date.now() + 60_000).toISOString(),
    zonaHoraria: 'Europe/Madrid',
  });
  const { data: link } = await admin.post<{ enlace: string }>(`/api/entrevistas/${booked.id}/enlace`);
  return link.enlace;
}

/** The phone's figures are medians; a desktop has power to spare, so once is enough. */
async function look(name: string, url: string, port: number): Promise<Figure[]> {
  const mobile: Seen[] = [];
  for (let round = 0; round < ROUNDS; round++) mobile.push(await visit(url, port));
  const desktop = await visit(url, port, desktopConfig);
  const all = [...mobile, desktop];
  const { mobilePerformance, accessibility, bestPractices, cls } = LIGHTHOUSE_BUDGETS;
  const failed = [...new Set(all.flatMap((seen) => seen.failed))].join(', ');
  const worst = (of: (seen: Seen) => number) => Math.min(...all.map(of));
  return [
    {
      name: `${name}, phone`,
      value: median(mobile.map((seen) => seen.performance)),
      unit: 'points',
      budget: mobilePerformance,
      least: true,
      note: `LCP ${median(mobile.map(({ lcp }) => lcp)).toFixed(0)} ms; desktop ${desktop.performance} points`,
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
    failed: ['accessibility', 'best-practices'].flatMap((category) => failedAudits(lhr, category)),
  };
}

function failedAudits({ categories, audits }: Result, category: string): string[] {
  const counting = categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counting.map(({ id }) => id).filter((id) => audits[id]?.score === 0);
}
