import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import type { Retry } from '#functions/core/retry.ts';
import { analyzeEntrevista } from '#functions/informes/informes/analyze-entrevista.ts';
import { informesJobs } from '#shared/informes/informes/informes.jobs.ts';
import { ownSettings } from './own-settings.ts';

/** One worker of the analyses in a process of its own, which somebody else ends: takes, does and deletes, as Lambda's poller. */
export type Told = 'ready' | 'took' | 'did';

/** What the product asks to be put off for seconds or minutes. */
const LATER_SECONDS = 1;
const { table, now, local, queueUrl: QueueUrl = '' } = ownSettings();
const sqs = new SQSClient({ endpoint: new URL(QueueUrl).origin, ...local });
const hide = async (ReceiptHandle: string, VisibilityTimeout: number) => {
  await sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
};
const retry: Retry = {
  maxReceives: informesJobs.analyzeEntrevista.trigger.maxReceives,
  later: (handle) => hide(handle, LATER_SECONDS),
  giveUp: (handle) => hide(handle, 0),
};
const handle = analyzeEntrevista.create({
  deps: { table, now },
  // There is no provider: nothing here is asked for.
  adapters: { languageModels: undefined, secrets: undefined } as never,
  retry,
});
const tell = (told: Told) => process.send?.(told);

async function work({ MessageId = '', ReceiptHandle = '', Body = '', Attributes }: Message): Promise<void> {
  tell('took');
  const record = { messageId: MessageId, receiptHandle: ReceiptHandle, body: Body, attributes: Attributes };
  try {
    const { batchItemFailures } = await handle({ Records: [record] } as unknown as SQSEvent);
    if (batchItemFailures.length === 0) await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
  } catch {
    // A run that took so long that its message is somebody else's by now: as a function that fails.
  }
  tell('did');
}

tell('ready');
for (;;) {
  const asked = { QueueUrl, MaxNumberOfMessages: 1, WaitTimeSeconds: 1, MessageSystemAttributeNames: ['All' as const] };
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(asked));
  for (const message of Messages) await work(message);
}
