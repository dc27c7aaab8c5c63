import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions, type Sources } from '#infra/build/function-bundles.ts';
import { findHandlerFiles } from '#infra/build/handler-files.ts';
import { ROOT } from '#infra/build/paths.ts';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { loadsUndici } from '#test/budgets/undici-at-import.ts';

const NAMES = ['list-areas', 'publish-eventos', 'extract-texto-cv'];

describe('bundleFunctions', { timeout: 120_000 }, () => {
  let folder: string;
  let sources: Sources;
  const inFolder = (...names: string[]) => path.join(folder, ...names);
  const filesOf = (name: string) => readdirSync(inFolder('functions', name)).sort();

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'idonea-bundles-'));
    const { found } = findHandlerFiles(path.join(ROOT, 'functions'), ALL_FUNCTIONS);
    const some = found.filter(({ spec }) => NAMES.includes(spec.name));
    sources = await bundleFunctions(some, { folder, maps: true });
  }, 120_000);
  afterAll(() => rm(folder, { recursive: true }));

  it('leaves the functions and their maps, and nothing of the way there', () => {
    expect(readdirSync(folder).sort()).toEqual(['functions', 'maps']);
    expect(readdirSync(inFolder('functions')).sort()).toEqual([...NAMES].sort());
  });

  it.each(['list-areas', 'publish-eventos'])('makes one file of %s', (name) => {
    expect(filesOf(name)).toEqual(['index.mjs']);
  });

  it('leaves what a function loads later in files beside it, which are larger than the function', () => {
    const [index, ...others] = filesOf('extract-texto-cv').sort(
      (a, b) => Number(b === 'index.mjs') - Number(a === 'index.mjs'),
    );
    const sizeOf = (file: string | undefined) => statSync(inFolder('functions', 'extract-texto-cv', file ?? '')).size;
    expect(index).toBe('index.mjs');
    expect(Math.max(...others.map(sizeOf))).toBeGreaterThan(sizeOf(index));
  });

  it.each(NAMES)('makes a %s that can be imported, and loads no undici then', async (name) => {
    const url = pathToFileURL(inFolder('functions', name, 'index.mjs')).href;
    const code = `const { handler } = await import('${url}'); if (typeof handler !== 'function') throw new Error();`;
    expect(await loadsUndici(code)).toBe(false);
  });

  it('knows the sources of each, and has nothing of another in them', () => {
    expect(sources['list-areas']).toContain('functions/areas/list-areas.ts');
    expect(sources['list-areas']).not.toContain('functions/eventos/publish-eventos.ts');
    expect(sources['publish-eventos']).toContain('functions/eventos/publish-eventos.ts');
    expect(sources['publish-eventos']).not.toContain('functions/core/endpoint.ts');
  });

  it('maps a bundle to its sources, not to what it was joined from', () => {
    const map = readFileSync(inFolder('maps', 'list-areas', 'index.mjs.map'), 'utf8');
    const { sources: mapped } = JSON.parse(map) as { sources: string[] };
    expect(mapped.some((file) => file.endsWith('functions/areas/list-areas.ts'))).toBe(true);
  });

  it('names a client to AWS by its version alone, without the rest of its package.json', () => {
    const code = readFileSync(inFolder('functions', 'list-areas', 'index.mjs'), 'utf8');
    expect(code).toContain('name:"@aws-sdk/client-dynamodb",version:');
    expect(code).not.toContain('AWS SDK for JavaScript Team');
  });
});
