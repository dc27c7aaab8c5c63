import type { BrowserContext } from 'playwright-core';
import type { TestApp } from '../../support/test-app.ts';

export type Clock = ReturnType<typeof clockOf>;

/**
 * One clock for the app and its pages. The app's begins where `TestApp` does and goes on by itself, as a page's has to.
 * Pages start where it stands and jump with it, whoever moves it: a test, a scenario, a job that waits. What the browser
 * times itself stays real: `AbortSignal.timeout`, CSS, locks.
 */
export function clockOf(app: TestApp) {
  const contexts = new Set<BrowserContext>();
  let begun = app.clock.getTime() - performance.now();
  let jumps: Promise<unknown> = Promise.resolve();
  const jump = (context: BrowserContext, by: number) =>
    context.clock.fastForward(by).catch((error) => {
      // Pages that are being closed have no time any more.
      if (!/has been closed/.test(String(error))) throw error;
    });
  Object.defineProperty(app, 'clock', {
    get: () => new Date(begun + performance.now()),
    set(to: Date) {
      const by = Math.round(to.getTime() - begun - performance.now());
      begun += by;
      if (by > 0) jumps = Promise.all([jumps, ...[...contexts].map((context) => jump(context, by))]);
    },
  });
  return {
    /** Before the context's first page goes anywhere. */
    async follow(context: BrowserContext): Promise<void> {
      await context.clock.install({ time: app.clock });
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
    },
    /** Timers of pages that are due fire once, as on a laptop that slept. */
    async advance(milliseconds: number): Promise<void> {
      app.advance(milliseconds);
      await jumps;
    },
  };
}
