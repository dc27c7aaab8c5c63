import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALL_FUNCTIONS, ENDPOINT_FUNCTIONS, JOB_FUNCTIONS } from '#infra/function-list.ts';
import type { Assembly } from '#infra/local/assembly.ts';
import { readAssembly } from '#infra/local/assembly.ts';
import { createWebFiles } from '#infra/local/web-files.ts';
import { deployment } from './deployments.ts';

const { outdir } = await deployment('desarrollo');

describe('readAssembly on the synthesized platform', () => {
  let assembly: Assembly;

  beforeAll(() => {
    assembly = readAssembly(outdir, {
      account: '000000000000',
      region: 'eu-west-1',
      queueUrl: (name) => `http://sqs.local/${name}`,
    });
  });

  it('finds every function with its code', () => {
    expect([...assembly.functions.values()].map(({ name }) => name).toSorted()).toEqual(
      // The trigger for social identities comes with the social providers, which this deployment has none of.
      ALL_FUNCTIONS.filter(({ name }) => name !== 'link-social-user')
        .map(({ name }) => `idonea-desarrollo-${name}`)
        .toSorted(),
    );
    for (const { folder } of assembly.functions.values()) expect(existsSync(path.join(folder, 'index.mjs'))).toBe(true);
  });

  it('leads every route to the function of its contract', () => {
    const actual = assembly.routes.map(
      ({ key, functionArn }) => `${key} → ${assembly.functions.get(functionArn)?.name}`,
    );

    expect(actual.toSorted()).toEqual(
      ENDPOINT_FUNCTIONS.map(
        ({ name, contract }) => `${contract.method} ${contract.path} → idonea-desarrollo-${name}`,
      ).toSorted(),
    );
  });

  it('connects queues, streams and schedules with the jobs', () => {
    const jobOf = (arn: string) => assembly.functions.get(arn)?.name.replace('idonea-desarrollo-', '');
    const jobs = (kind: string) =>
      JOB_FUNCTIONS.filter(({ contract }) => kind in contract.trigger).map(({ name }) => name);

    expect(assembly.queueSources.map(({ functionArn }) => jobOf(functionArn))).toEqual(jobs('events'));
    expect(assembly.streamSources.map(({ functionArn }) => jobOf(functionArn))).toEqual(jobs('stream'));
    expect(assembly.schedules.map(({ functionArn }) => jobOf(functionArn))).toEqual(jobs('schedule'));
  });

  it('names the same table, bucket and queue wherever they are mentioned', () => {
    const tableName = assembly.tables[0]?.create.TableName;
    const queueUrls = assembly.queues.map(({ name }) => `http://sqs.local/${name}`);

    for (const { environment } of assembly.functions.values()) {
      if (environment.TABLE_NAME) expect(environment.TABLE_NAME).toBe(tableName);
      if (environment.QUEUE_URL) expect(queueUrls).toContain(environment.QUEUE_URL);
    }
    expect(assembly.streamSources[0]?.tableName).toBe(tableName);
    const targets = assembly.rules.flatMap((rule) => rule.targets.map(({ arn }) => arn));
    for (const arn of targets) expect(assembly.queues.map((queue) => queue.arn)).toContain(arn);
    for (const { bucketName } of assembly.web) expect(assembly.buckets.map(({ name }) => name)).toContain(bucketName);
  });

  it('types pages, scripts and styles with their charset, and keeps the cache of each', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'idonea-web-'));
    const files = [
      'index.html',
      'sala.html',
      'tema.js',
      'favicon.svg',
      'assets/a-1.js',
      'assets/a-1.css',
      'assets/a-1.woff2',
    ];
    mkdirSync(path.join(folder, 'assets'));
    for (const file of files) writeFileSync(path.join(folder, file), 'á');
    const web = createWebFiles(assembly.web.map((deployment) => ({ ...deployment, folder })));
    const served = files.map((file) => {
      const headers = web.find(file, undefined)?.headers ?? {};
      return [file, headers['content-type'], headers['cache-control']?.includes('immutable')];
    });
    rmSync(folder, { recursive: true, force: true });
    expect(served).toEqual([
      ['index.html', 'text/html; charset=utf-8', false],
      ['sala.html', 'text/html; charset=utf-8', false],
      ['tema.js', 'text/javascript; charset=utf-8', false],
      ['favicon.svg', 'image/svg+xml', false],
      ['assets/a-1.js', 'text/javascript; charset=utf-8', true],
      ['assets/a-1.css', 'text/css; charset=utf-8', true],
      ['assets/a-1.woff2', 'font/woff2', true],
    ]);
  });

  it('gives CloudFront the origin secret that the functions compare', () => {
    const api = assembly.distribution.behaviours.find(({ origin }) => origin.kind === 'api');
    const secrets = [...assembly.functions.values()].flatMap(({ environment }) => environment.ORIGIN_VERIFY ?? []);

    expect(new Set(secrets)).toEqual(new Set([api?.origin.headers['x-origin-verify']]));
  });

  it('reads the pool as Cognito would make it', () => {
    expect(assembly.pools).toMatchObject([
      {
        poolId: expect.stringMatching(/^eu-west-1_\w{9}$/),
        passwordPolicy: { minimumLength: 8 },
        tokenValidity: { access: 3600, id: 3600, refresh: 30 * 86_400 },
        aliasEmail: true,
      },
    ]);
  });
});
