import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { buildDocuments } from './build-documents.ts';
import { ROOT, WEB_OUT } from './paths.ts';

export const WEB_CONFIG = path.join(ROOT, 'web', 'vite.config.ts');

/** The web bundle into `dist/web`, which is emptied when it is written, so that no old file is deployed. */
export async function buildWeb(): Promise<void> {
  // What is built is always what is deployed: Vite takes a NODE_ENV of its surroundings (a test run's, say) as its own.
  process.env.NODE_ENV = 'production';
  // Loaded here only: an unchanged web bundle costs no time at all.
  const { build } = await import('vite');
  await build({
    configFile: WEB_CONFIG,
    root: path.dirname(WEB_CONFIG),
    logLevel: 'warn',
    build: { outDir: WEB_OUT, emptyOutDir: true },
  });
}

if (import.meta.main) {
  // Nobody waits for it alone: functions and the local run's first data go first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  await buildWeb();
  await buildDocuments();
}
