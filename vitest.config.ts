import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Fonts are bytes, as in the built functions. */
const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.ttf') ? `export default Buffer.from('${readFileSync(id).toString('base64')}', 'base64')` : undefined,
};

/** `unit`: no network, no processes. `integration`: emulators, the synthesized app. `e2e`: a real browser on it. */
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
          testTimeout: 120_000,
        },
      },
      {
        plugins: [fonts],
        test: {
          name: 'integration',
          include: ['test/**/*.integration.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.test.ts'],
          globalSetup: ['test/e2e/support/global-setup.ts'],
          pool: 'forks',
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // A screen on a busy machine: as patient as a locator is.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
