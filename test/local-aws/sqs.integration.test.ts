import {
  DeleteMessageCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { startSqs } from '#infra/local/aws/sqs.ts';
import { clientSettings, temporaryFolder, untilTestEnds } from './local-client.ts';

async function start(dir?: string) {
  const sqs = await untilTestEnds(startSqs({ dir }));
  const client = new SQSClient(clientSettings(sqs.endpoint));
  const receive = async (QueueUrl: string, WaitTimeSeconds = 0) => {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl,
        WaitTimeSeconds,
        MessageSystemAttributeNames: ['ApproximateReceiveCount'],
      }),
    );
    return Messages;
  };
  const send = (QueueUrl: string, MessageBody: string) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
  return { sqs, client, receive, send };
}

describe('local SQS', () => {
  it('gives queues loopback addresses that the SDK finds by name', async () => {
    const { sqs, client } = await start();

    const queue = await sqs.createQueue('analisis');
    const { QueueUrl } = await client.send(new GetQueueUrlCommand({ QueueName: 'analisis' }));

    expect(queue).toEqual({ name: 'analisis', url: sqs.urlOf('analisis'), arn: sqs.arnOf('analisis') });
    expect(QueueUrl).toBe(queue.url);
    expect(new URL(queue.url).hostname).toBe('127.0.0.1');
  });

  it('moves a message to the dead-letter queue after maxReceiveCount receptions', async () => {
    const { sqs, receive, send } = await start();
    const { url } = await sqs.createQueue('analisis', {
      visibilityTimeout: 0,
      redrive: { deadLetterQueueName: 'analisis-dlq', maxReceiveCount: 2 },
    });
    await send(url, 'trabajo imposible');

    const receptions = [await receive(url), await receive(url), await receive(url)];

    expect(receptions.map((messages) => messages.length)).toEqual([1, 1, 0]);
    expect(await receive(sqs.urlOf('analisis-dlq'))).toMatchObject([{ Body: 'trabajo imposible' }]);
  });

  it('hides a received message and forgets a deleted one', async () => {
    const { sqs, client, receive, send } = await start();
    const { url } = await sqs.createQueue('pdf', { visibilityTimeout: 60 });
    await send(url, 'informe');

    const [message] = await receive(url);
    expect(await receive(url)).toEqual([]);

    await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: message?.ReceiptHandle }));
    await sqs.createQueue('pdf', { visibilityTimeout: 0 });
    expect(await receive(url)).toEqual([]);
  });

  it('wakes a waiting consumer when a message arrives', async () => {
    const { sqs, receive, send } = await start();
    const { url } = await sqs.createQueue('correo');

    const waiting = receive(url, 10);
    await send(url, 'hola');

    expect(await waiting).toMatchObject([{ Body: 'hola' }]);
  });

  it('brings undeleted messages back after a restart with their receive counts', async () => {
    const dir = temporaryFolder();
    const first = await start(dir);
    const { url } = await first.sqs.createQueue('correo');
    await first.send(url, 'en curso');
    await first.receive(url);
    await first.send(url, 'pendiente');
    await first.sqs.close();

    const second = await start(dir);
    const queue = await second.sqs.createQueue('correo');
    const messages = [...(await second.receive(queue.url)), ...(await second.receive(queue.url))];

    expect(messages.map(({ Body, Attributes }) => [Body, Attributes?.ApproximateReceiveCount])).toEqual([
      ['en curso', '2'],
      ['pendiente', '1'],
    ]);
  });
});
