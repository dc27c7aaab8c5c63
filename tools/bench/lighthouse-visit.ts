import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import lighthouse, { type desktopConfig, type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findFreePort } from '#infra/local/free-port.ts';
import { CHROMIUM_FLAGS, findChromium } from '#test/support/chromium.ts';
import { startHttp2Front } from './http2-front.ts';

export interface Seen {
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

/** A browser with a profile of its own, and Lighthouse in it. A visit is a phone's without `config`. */
export async function openLighthouse() {
  const profile = await mkdtemp(path.join(tmpdir(), 'idonea-lighthouse-'));
  const port = await findFreePort('127.0.0.1');
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  return {
    browser,
    visit: (url: string, config?: typeof desktopConfig) => visit(port, url, config),
    async close() {
      await browser.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
export type Lighthouse = Awaited<ReturnType<typeof openLighthouse>>;

/**
 * A process of its own, as in the journeys. On Linux it gets the processor only when the browser leaves it: no phone shares
 * its processor with the server, and what waits for the server here would count as the page's own work. `direct` is the same
 * without HTTP/2, for programs.
 */
export async function startProduct(): Promise<{ origin: string; direct: string; close(): Promise<void> }> {
  const program = path.join(import.meta.dirname, '../../test/e2e/support/run-stack.ts');
  const behind = { execPath: 'chrt', execArgv: ['--idle', '0', process.execPath] };
  const stack = fork(program, { stdio: 'inherit', ...(process.platform === 'linux' && behind) });
  const [started] = await Promise.race([once(stack, 'message'), once(stack, 'exit')]);
  if (!started?.origin) throw new Error('The local run did not start');
  const front = await startHttp2Front(started.origin);
  return {
    origin: front.origin,
    direct: started.origin,
    async close() {
      await front.close();
      stack.kill('SIGTERM');
      if (stack.exitCode === null) await once(stack, 'exit');
    },
  };
}

async function visit(port: number, url: string, config?: typeof desktopConfig): Promise<Seen> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices'];
  // As a first visit: nothing of the browser's cache. Cookies and storage stay, or there would be only the sign-in to look at.
  const clearStorageTypes = ['cache_storage'] satisfies Flags['clearStorageTypes'];
  const run = await lighthouse(url, { port, onlyCategories, clearStorageTypes, logLevel: 'silent' }, config);
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
