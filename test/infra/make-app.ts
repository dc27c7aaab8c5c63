import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from 'aws-cdk-lib';
import { type AppOptions, createApp } from '#infra/create-app.ts';
import { makeBuiltFolders } from './built-folders.ts';

/** The app as `npm run synth` makes it, with neither an account nor a context but the given one. */
export function makeApp(
  context?: Record<string, unknown>,
  root = temporaryRoot(),
  options: Pick<AppOptions, 'secondApi'> = {},
): { app: App; outdir: string } {
  const outdir = path.join(root, 'cdk.out');
  return { app: createApp({ outdir, ...makeBuiltFolders(root), context, ...options }), outdir };
}

/** There until this process ends. */
function temporaryRoot(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'idonea-synth-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  return root;
}
