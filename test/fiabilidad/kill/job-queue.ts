import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { Item } from '#functions/core/table.ts';
import { startSqs } from '#infra/local/aws/sqs.ts';
import { clientSettings } from '../../local-aws/local-client.ts';

/** A queue with its dead letters on the local SQS, as the stacks make them, but for the time: a second is some minutes. */
export async function startJobQueue(maxReceiveCount: number, visibilityTimeout: number) {
  const sqs = await startSqs({});
  const client = new SQSClient(clientSettings(sqs.endpoint));
  const { url } = await sqs.createQueue('trabajo', {
    visibilityTimeout,
    redrive: { deadLetterQueueName: 'trabajo-fallidos', maxReceiveCount },
  });
  const deadUrl = sqs.urlOf('trabajo-fallidos');
  const put = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl: url, MessageBody }));

  return {
    url,
    /** As a rule of EventBridge hands an event over. */
    send: ({ id, evento, detalle }: Item) =>
      put(JSON.stringify({ 'detail-type': evento, detail: { ...(detalle as object), eventoId: id }, id, time: '' })),

    /** Waiting and under way. */
    async count(): Promise<number> {
      const asked = new GetQueueAttributesCommand({ QueueUrl: url, AttributeNames: ['All'] });
      const { Attributes = {} } = await client.send(asked);
      return Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible);
    },

    /** Takes the dead letters out. @returns their bodies */
    async takeDead(): Promise<string[]> {
      const bodies: string[] = [];
      for (;;) {
        const { Messages = [] } = await client.send(
          new ReceiveMessageCommand({ QueueUrl: deadUrl, MaxNumberOfMessages: 10 }),
        );
        if (Messages.length === 0) return bodies;
        for (const { Body = '', ReceiptHandle } of Messages) {
          bodies.push(Body);
          await client.send(new DeleteMessageCommand({ QueueUrl: deadUrl, ReceiptHandle }));
        }
      }
    },

    /** What a superadmin does with dead letters. */
    async retry(bodies: readonly string[]): Promise<void> {
      for (const body of bodies) await put(body);
    },

    async close(): Promise<void> {
      client.destroy();
      await sqs.close();
    },
  };
}
