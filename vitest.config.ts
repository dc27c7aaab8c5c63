import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { sized } from './test/support/suite-size.ts';

/** Fonts are bytes, as in the built functions. */
const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.ttf') ? `export default Buffer.from('${readFileSync(id).toString('base64')}', 'base64')` : undefined,
};

/** Time of a test: suites that are long by nature have hundreds of rounds in full. */
const TEST_TIMEOUT_MS = sized(120_000, 900_000);

/**
 * `unit`: no network, no processes. `integration`: emulators, the synthesized app. `screens`: the
 * built web in a browser, on fakes. `e2e`: the same on the whole local run.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [fonts],
        test: {
          name: 'unit',
          include: ['test/**/*.unit.test.ts'],
          pool: 'threads',
          isolate: false,
          // Vitest takes one of two processors unless it is told both.
          maxWorkers: 2,
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        plugins: [fonts],
        test: {
          name: 'integration',
          include: ['test/**/*.integration.test.ts'],
          globalSetup: ['test/support/one-database.ts'],
          setupFiles: ['test/support/own-environment.ts'],
          pool: 'forks',
          // A worker imports the product once. What the files leave behind, own-environment.ts and their hooks take away.
          isolate: false,
          maxWorkers: 3,
          // Concurrent tests of a file wait for the faults of a line, not for a processor.
          maxConcurrency: 12,
          sequence: { groupOrder: 1 },
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        plugins: [fonts],
        test: {
          name: 'screens',
          include: ['test/screens/**/*.screen.test.ts'],
          // Server and browser stay with their worker from file to file; a process ends what it has started.
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          // Playwright's own waits look only every 500 ms once a quarter of a second has passed.
          expect: { poll: { interval: 25, timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.test.ts'],
          globalSetup: ['test/e2e/support/global-setup.ts'],
          pool: 'forks',
          // Each journey has a company of its own, and all of them one stack.
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // A screen on a busy machine: as patient as a locator is.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
