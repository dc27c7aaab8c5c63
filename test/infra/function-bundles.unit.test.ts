import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleFunctions, type Sources } from '#infra/build/function-bundles.ts';
import { findHandlerFiles } from '#infra/build/handler-files.ts';
import { ROOT } from '#infra/build/paths.ts';
import { sdkNames, takenOfSdk } from '#infra/build/sdk-files.ts';
import { ALL_FUNCTIONS } from '#infra/function-list.ts';
import { loadsUndici } from '#test/budgets/undici-at-import.ts';

const NAMES = ['list-areas', 'publish-eventos', 'extract-texto-cv'];

describe('bundleFunctions', () => {
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

  it.each(['list-areas', 'publish-eventos'])('makes one file of %s, beside what it takes of the SDK', (name) => {
    expect(filesOf(name)).toEqual(['aws.cjs', 'index.cjs']);
    expect(readFileSync(inFolder('functions', name, 'index.cjs'), 'utf8')).not.toMatch(/@aws-sdk|@smithy/);
  });

  it('gives a function no client of the SDK that it does not call', () => {
    const require = createRequire(import.meta.url);
    const clientsOf = (name: string) =>
      Object.keys(require(inFolder('functions', name, 'aws.cjs'))).filter((exported) => exported.endsWith('Client'));
    expect(clientsOf('list-areas')).toEqual(['DynamoDBClient', 'DynamoDBDocumentClient']);
    expect(clientsOf('publish-eventos')).toEqual(['EventBridgeClient']);
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
    const file = filesOf(name).find((each) => each.startsWith('index.')) as string;
    const url = pathToFileURL(inFolder('functions', name, file)).href;
    const code = `const { handler } = await import('${url}'); if (typeof handler !== 'function') throw new Error();`;
    expect(await loadsUndici(code)).toBe(false);
  });

  it('knows the sources of each, and has nothing of another in them', () => {
    expect(sources['list-areas']).toContain('functions/empresas/areas/list-areas.ts');
    expect(sources['list-areas']).not.toContain('functions/sistema/eventos/publish-eventos.ts');
    expect(sources['publish-eventos']).toContain('functions/sistema/eventos/publish-eventos.ts');
    expect(sources['publish-eventos']).not.toContain('functions/core/endpoint.ts');
    const ofClient = (name: string, client: string) =>
      sources[name]?.some((file) => file.endsWith(`/@aws-sdk/${client}/package.json`));
    expect(ofClient('list-areas', 'client-dynamodb')).toBe(true);
    expect(ofClient('publish-eventos', 'client-dynamodb')).toBe(false);
  });

  it('maps a bundle to its sources, not to what it was joined from', () => {
    const map = readFileSync(inFolder('maps', 'list-areas', 'index.cjs.map'), 'utf8');
    const { sources: mapped } = JSON.parse(map) as { sources: string[] };
    expect(mapped.some((file) => file.endsWith('functions/empresas/areas/list-areas.ts'))).toBe(true);
  });

  it('names a client to AWS by its version alone, without the rest of its package.json', () => {
    const code = readFileSync(inFolder('functions', 'list-areas', 'aws.cjs'), 'utf8');
    expect(code).toContain('name:"@aws-sdk/client-dynamodb",version:');
    expect(code).not.toContain('AWS SDK for JavaScript Team');
  });
});

describe('sdkNames', () => {
  it('knows the package of each name', () => {
    const code = [
      'import {\n  A,\n  B as b2\n} from "@aws-sdk/one";\nimport { C } from "@smithy/two";\nimport { D } from "zod";',
    ];
    expect(Object.fromEntries(sdkNames(code))).toEqual({ A: '@aws-sdk/one', B: '@aws-sdk/one', C: '@smithy/two' });
  });

  it.each([
    ['a namespace', 'import * as one from "@aws-sdk/one";'],
    ['a default', 'import one from "@aws-sdk/one";'],
    ['nothing', 'import "@aws-sdk/one";'],
    ['a name of two packages', 'import { A } from "@aws-sdk/one";\nimport { A as a2 } from "@aws-sdk/two";'],
  ])('takes no import of %s, which one file could not give', (_, code) => {
    expect(() => sdkNames([code])).toThrow('@aws-sdk/one');
  });
});

describe('takenOfSdk', () => {
  const known = new Map(['GetCommand', 'PutCommand', 'Client'].map((name) => [name, '@aws-sdk/one']));

  it('reads the names of an import', () => {
    const code = 'import{PutCommand as a,GetCommand}from"./aws.mjs";import{createHash as b}from"node:crypto";';
    expect(takenOfSdk([code], known)).toEqual(['GetCommand', 'PutCommand']);
  });

  it('reads what is taken of a required file, whatever the file is called', () => {
    const code =
      'var a=require("node:os"),$b=require("./aws.cjs");new $b.Client;x=>(0,$b.GetCommand)(...$b.PutCommand)';
    expect(takenOfSdk([code], known)).toEqual(['Client', 'GetCommand', 'PutCommand']);
  });

  it('puts the files of one function together, and leaves out what the SDK does not have', () => {
    const local = 'var t=require("./aws.cjs");new t.GetCommand;function f(t){return t.length+ut.PutCommand}';
    expect(takenOfSdk([local, 'import{Client}from"./aws.mjs";'], known)).toEqual(['Client', 'GetCommand']);
  });
});
