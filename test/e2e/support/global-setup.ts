import type { TestProject } from 'vitest/node';
import { startStack } from '#infra/local/start-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** One local stack with demo data for all journeys: what `npm start` runs, in memory and on a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack({ seed: true, quiet: true });
  project.provide('origin', stack.origin);
  return stack.close;
}
