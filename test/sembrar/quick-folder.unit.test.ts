import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { quickFolder } from './quick-folder.ts';

it('puts what was written in the copy into the place of the folder, and nothing beside it', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'siembra-'));
  const folder = path.join(parent, 'dynamodb');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'datos.db'), 'antes');
  const quick = await quickFolder(folder);
  expect(readFileSync(path.join(quick.dir, 'datos.db'), 'utf8')).toBe('antes');

  writeFileSync(path.join(quick.dir, 'datos.db'), 'sembrado');
  await quick.keep();

  expect(readFileSync(path.join(folder, 'datos.db'), 'utf8')).toBe('sembrado');
  expect(readdirSync(parent)).toEqual(['dynamodb']);
});
