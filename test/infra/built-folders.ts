import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';

const PLAIN_CODE = (name: string) => `export const handler = async () => '${name}';\n`;

/** Folders below `root` that look like a finished build, so that what is synthesized from them needs none. */
export function makeBuiltFolders(root: string, codeOf = PLAIN_CODE): { functionsFolder: string; webFolder: string } {
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
  return { functionsFolder, webFolder };
}
