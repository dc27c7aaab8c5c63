import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
    /** For what no request can bring about: that time has passed. */
    tabla: { name: string; endpoint: string };
  }
}

/** One local stack with demo data for all journeys: what `npm start` runs, in memory and on a free port. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(path.join(import.meta.dirname, 'run-stack.ts'), { stdio: 'inherit' });
  const [started] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (!started?.origin) throw new Error('The local stack did not start');
  project.provide('origin', started.origin);
  project.provide('tabla', started.tabla);
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
}
