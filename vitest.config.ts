import { defineConfig } from 'vitest/config';

/** `unit`: no network, no processes. `integration`: emulators, sockets, the synthesized app. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/**/*.unit.test.ts'], pool: 'threads', isolate: false } },
      {
        test: {
          name: 'integration',
          include: ['test/**/*.integration.test.ts'],
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
