import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_CREDENTIALS } from '#infra/local/aws/s3.ts';
import type { Stack } from '#infra/local/start-stack.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { JOBS } from '#shared/jobs.ts';
import { makeBuiltFolders } from './built-folders.ts';
import { deployment } from './deployments.ts';

/** Emulators and workers share the machine with other tests. */
const PATIENCE = { timeout: 20_000 };

interface Call {
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: events of queues, streams and the scheduler
  event: any;
}

/**
 * Every function of the platform is this one: it reports its event to the test, fails for queue messages whose detail
 * says so, and asks for them back at once, as the product's jobs do with a pause.
 */
const reporter = (name: string, collector: string) => `
export const handler = async (event) => {
  await fetch('${collector}', { method: 'POST', body: JSON.stringify({ name: '${name}', event }) });
  const failed = (event.Records ?? []).filter(({ body }) => body && JSON.parse(body).detail.poison);
  for (const { receiptHandle } of failed) {
    await fetch(new URL('/', process.env.QUEUE_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.ChangeMessageVisibility',
        authorization: 'AWS4-HMAC-SHA256 Credential=local/20260101/eu-west-1/sqs/aws4_request, SignedHeaders=host, Signature=0' },
      body: JSON.stringify({ QueueUrl: process.env.QUEUE_URL, ReceiptHandle: receiptHandle, VisibilityTimeout: 0 }),
    });
  }
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
};`;

/** The platform's assembly with functions of such code. */
async function assemblyOf(folder: string, codeOf: (name: string) => string): Promise<string> {
  const { outdir } = await deployment('desarrollo');
  const copy = path.join(folder, 'cdk.out');
  cpSync(outdir, copy, { recursive: true });
  makeBuiltFolders(folder, codeOf);
  for (const file of readdirSync(copy).filter((name) => name.endsWith('.assets.json'))) {
    const assets = readFileSync(path.join(copy, file), 'utf8');
    writeFileSync(path.join(copy, file), assets.replaceAll(path.dirname(outdir), folder));
  }
  return copy;
}

describe('jobs in the local run', () => {
  const calls: Call[] = [];
  let collector: Server;
  let dir: string;
  let folder: string;
  let stack: Stack;

  beforeAll(async () => {
    collector = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      calls.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.end();
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
    dir = mkdtempSync(path.join(tmpdir(), 'idonea-local-'));
    folder = await assemblyOf(path.join(dir, 'assembly'), (name) => reporter(name, url));
    stack = await start();
  });
  afterAll(async () => {
    await stack?.close();
    collector.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const start = () => startStack({ dir, prepared: { folder }, quiet: true });
  const clientSettings = (endpoint: string) => ({ endpoint, region: 'eu-west-1', credentials: LOCAL_CREDENTIALS });
  /** Calls of a function about something: the id is anywhere in the event. */
  const callsOf = (name: string, id = '') =>
    calls.filter((call) => call.name === name && JSON.stringify(call.event).includes(id));
  const deadLetters = async () => {
    const queues = await stack.queues();
    const own = queues.find(({ nombre }) => nombre.endsWith('-send-correo'));
    return queues.find(({ nombre }) => nombre === own?.colaDeFallidos)?.pendientes ?? Number.NaN;
  };

  const publish = (detailType: string, detail: Record<string, unknown>) =>
    new EventBridgeClient(clientSettings(stack.endpoints.events)).send(
      new PutEventsCommand({
        Entries: [
          {
            EventBusName: stack.env('publish-eventos').EVENT_BUS_NAME,
            Source: 'idonea',
            DetailType: detailType,
            Detail: JSON.stringify(detail),
          },
        ],
      }),
    );

  const store = (tipo: string, id: string) =>
    new DynamoDBClient(clientSettings(stack.endpoints.dynamodb)).send(
      new PutItemCommand({
        TableName: stack.env('send-correo').TABLE_NAME,
        Item: { PK: { S: id }, SK: { S: tipo }, tipo: { S: tipo } },
      }),
    );

  it('reach the function of each rule through its queue', async () => {
    await publish('EntrevistaCompletada', { entrevistaId: 'ent_1' });

    await expect
      .poll(
        () => [callsOf('analyze-entrevista', 'ent_1').length, callsOf('create-notificaciones', 'ent_1').length],
        PATIENCE,
      )
      .toEqual([1, 1]);
    const [record] = callsOf('analyze-entrevista', 'ent_1')[0]?.event.Records ?? [];
    expect(record).toMatchObject({ eventSource: 'aws:sqs', attributes: { ApproximateReceiveCount: '1' } });
    expect(JSON.parse(record.body)).toMatchObject({
      'detail-type': 'EntrevistaCompletada',
      detail: { entrevistaId: 'ent_1' },
    });
    expect(callsOf('send-correo', 'ent_1')).toEqual([]);
    // Dead letters of other tests stay where they are.
    await expect
      .poll(async () => {
        const queues = (await stack.queues()).filter(({ colaDeFallidos }) => colaDeFallidos);
        return queues.filter(({ pendientes, enProceso }) => pendientes + enProceso > 0);
      }, PATIENCE)
      .toEqual([]);
  });

  it('are tried as often as the contract says, and then wait in the dead-letter queue', async () => {
    const before = await deadLetters();
    await publish('CorreoSolicitado', { correoId: 'cor_1', poison: true });

    await expect.poll(deadLetters, PATIENCE).toBe(before + 1);
    const { maxReceives } = JOBS.correos.sendCorreo.trigger;
    const counts = callsOf('send-correo', 'cor_1').map(
      ({ event }) => event.Records[0].attributes.ApproximateReceiveCount,
    );
    expect(counts).toEqual(Array.from({ length: maxReceives }, (_, each) => String(each + 1)));
  });

  it('get stored events from the stream, and no other items', async () => {
    await store('CANDIDATO', 'can_1');
    await store('EVENTO', 'evt_1');

    await expect.poll(() => callsOf('publish-eventos', 'evt_1').length, PATIENCE).toBe(1);
    const { Records } = callsOf('publish-eventos', 'evt_1')[0]?.event ?? {};
    expect(callsOf('publish-eventos', 'can_1')).toEqual([]);
    expect(Records).toMatchObject([{ eventName: 'INSERT', dynamodb: { NewImage: { PK: { S: 'evt_1' } } } }]);
    expect(typeof Records[0].dynamodb.ApproximateCreationDateTime).toBe('number');
  });

  it('run on their schedule with the event of the scheduler', async () => {
    await stack.runSchedule('expire-entrevistas');

    expect(callsOf('expire-entrevistas').at(-1)?.event).toMatchObject({
      source: 'aws.scheduler',
      'detail-type': 'Scheduled Event',
    });
  });

  it('find after a restart what was stored, and do not do it twice', async () => {
    const before = await deadLetters();
    await publish('CorreoSolicitado', { correoId: 'cor_2', poison: true });
    await store('EVENTO', 'evt_before');
    await expect.poll(deadLetters, PATIENCE).toBe(before + 1);
    await expect.poll(() => callsOf('publish-eventos', 'evt_before').length, PATIENCE).toBe(1);
    await stack.close();
    calls.length = 0;
    stack = await start();
    await store('EVENTO', 'evt_2');

    await expect.poll(() => callsOf('publish-eventos').length, PATIENCE).toBe(1);
    expect(callsOf('publish-eventos')[0]?.event.Records).toMatchObject([
      { dynamodb: { NewImage: { PK: { S: 'evt_2' } } } },
    ]);
    expect(await deadLetters()).toBe(before + 1);
  });
});
