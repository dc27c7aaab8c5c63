import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCloudAssembly } from '#infra/local/assembly/template.ts';
import { TemplateValues } from '#infra/local/assembly/values.ts';
import type { Assembly } from '#infra/local/assembly.ts';
import { readAssembly } from '#infra/local/assembly.ts';
import { writeAssemblyFixture } from './assembly-fixture.ts';

const LOCAL = { account: '000000000000', region: 'eu-west-1', queueUrl: (name: string) => `http://sqs.local/${name}` };

describe('readAssembly on a small assembly', () => {
  let folder: string;
  let assembly: Assembly;
  const listThings = () => assembly.functions.get('arn:aws:lambda:eu-west-1:000000000000:function:list-things');

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'idonea-assembly-'));
    writeAssemblyFixture(folder);
    assembly = readAssembly(folder, LOCAL);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds the function of a nested stack with its code and its time', () => {
    expect(listThings()).toMatchObject({
      name: 'list-things',
      folder: path.join(folder, 'asset.code'),
      timeoutMs: 7000,
      memory: 128,
    });
  });

  it('leads the route to that function', () => {
    expect(assembly.routes).toEqual([
      {
        key: 'GET /api/things/{id}',
        method: 'GET',
        path: '/api/things/{id}',
        functionArn: listThings()?.arn,
        api: 'x',
      },
    ]);
  });

  it('answers parameters, imports and outputs of other stacks alike', () => {
    const environment = listThings()?.environment;

    expect(environment?.PARAMETER).toMatch(/^https:\/\/e\w+\.cloudfront\.net$/);
    expect(environment?.IMPORTED).toBe('data-Table');
    expect(environment?.STACK_OUTPUT).toBe('data-Table');
  });

  it('gives a secret a value of its own that does not change from start to start', () => {
    const again = readAssembly(folder, LOCAL).functions.get(listThings()?.arn ?? '');

    expect(listThings()?.environment.SECRET).toMatch(/^[0-9a-f]{48}$/);
    expect(again?.environment.SECRET).toBe(listThings()?.environment.SECRET);
  });

  it('selects, splits and substitutes', () => {
    expect(listThings()?.environment.SELECTED).toBe('b');
    expect(listThings()?.environment.SUBSTITUTED).toBe(`eu-west-1/\${literal}/given/${listThings()?.arn}`);
  });

  it('leaves out what is AWS::NoValue', () => {
    expect(listThings()?.environment).not.toHaveProperty('ABSENT');
  });

  it('names queues as the template does', () => {
    expect(assembly.queues.map(({ name }) => name)).toEqual(['data-jobs']);
  });

  it('knows all names of the distribution', () => {
    expect(assembly.distribution.domainNames).toEqual([
      expect.stringMatching(/\.cloudfront\.net$/),
      'rrhh.example.com',
    ]);
  });

  it('refuses an intrinsic that it does not know, instead of guessing', () => {
    const cloud = loadCloudAssembly(folder);
    const [scope] = cloud.scopes;
    if (!scope) throw new Error('the fixture has no stack');

    expect(() => new TemplateValues(cloud, LOCAL).resolve(scope, { 'Fn::Cidr': ['10.0.0.0/16', 6] })).toThrow(
      /Fn::Cidr/,
    );
    expect(() => new TemplateValues(cloud, LOCAL).resolve(scope, { Ref: 'Nobody' })).toThrow(/Nobody/);
  });
});
