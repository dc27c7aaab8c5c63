import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from 'aws-cdk-lib';
import { createApp } from '#infra/create-app.ts';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';

export interface Resource {
  id: string;
  template: string;
  Type: string;
  // biome-ignore lint/suspicious/noExplicitAny: templates are JSON without types
  Properties: any;
  DeletionPolicy?: string;
}

const PLAIN_CODE = (name: string) => `export const handler = async () => '${name}';\n`;

/** Folders that look like a finished build, so that these tests need none. */
export function makeBuiltFolders(codeOf = PLAIN_CODE): { root: string; functionsFolder: string; webFolder: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'idonea-synth-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const functionsFolder = path.join(root, 'functions');
  for (const { name } of ALL_FUNCTIONS) {
    mkdirSync(path.join(functionsFolder, name), { recursive: true });
    writeFileSync(path.join(functionsFolder, name, 'index.mjs'), codeOf(name));
  }
  const webFolder = path.join(root, 'web');
  mkdirSync(path.join(webFolder, 'assets'), { recursive: true });
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>Idonea</title>');
  writeFileSync(path.join(webFolder, 'sala.html'), '<!doctype html><title>Sala</title>');
  writeFileSync(path.join(webFolder, 'assets', 'app-1a2b.js'), 'console.log(1);'.repeat(200));
  return { root, functionsFolder, webFolder };
}

/** A deployment with both social providers. */
export const SOCIAL_CONTEXT = {
  googleClientId: 'google-client',
  googleClientSecretName: 'idonea/google',
  microsoftClientId: 'microsoft-client',
  microsoftClientSecretName: 'idonea/microsoft',
  microsoftTenantId: '11111111-2222-3333-4444-555555555555',
};

/** A deployment that real people use. */
export const PRODUCTION_CONTEXT = { stage: 'produccion', alarmEmail: 'guardia@idonea.test' };

/** The app as `npm run synth` makes it: no account, no context of its own. */
export function makeApp(
  context?: Record<string, unknown>,
  codeOf?: (name: string) => string,
): { app: App; outdir: string } {
  const { root, functionsFolder, webFolder } = makeBuiltFolders(codeOf);
  const outdir = path.join(root, 'cdk.out');
  return { app: createApp({ outdir, functionsFolder, webFolder, context }), outdir };
}

let production: Resource[] | undefined;

/** What a deployment that real people use has, synthesized once. */
export function productionResources(type: string): Resource[] {
  if (!production) {
    const { app, outdir } = makeApp(PRODUCTION_CONTEXT);
    app.synth();
    production = readResources(outdir);
  }
  return production.filter((resource) => resource.Type === type);
}

export function readResources(outdir: string): Resource[] {
  return readdirSync(outdir)
    .filter((file) => file.endsWith('.template.json'))
    .flatMap((file) => {
      const template = JSON.parse(readFileSync(path.join(outdir, file), 'utf8')) as {
        Resources?: Record<string, Omit<Resource, 'id' | 'template'>>;
      };
      return Object.entries(template.Resources ?? {}).map(([id, resource]) => ({ id, template: file, ...resource }));
    });
}

let synthesized: { outdir: string; resources: Resource[] } | undefined;

/** Synthesized once for all tests of a worker. */
export function synthesizedApp(): { outdir: string; resources: Resource[] } {
  if (!synthesized) {
    const { app, outdir } = makeApp();
    app.synth();
    synthesized = { outdir, resources: readResources(outdir) };
  }
  return synthesized;
}

export function resourcesOf(type: string): Resource[] {
  return synthesizedApp().resources.filter((resource) => resource.Type === type);
}
