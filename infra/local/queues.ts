import type { Message } from '@aws-sdk/client-sqs';
import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  type SQSClient,
} from '@aws-sdk/client-sqs';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { Assembly, LocalFunction, QueueSource } from './assembly.ts';
import type { LambdaPool } from './lambda-pool.ts';

export interface QueuesOptions {
  assembly: Pick<Assembly, 'functions' | 'queues' | 'queueSources'>;
  pool: LambdaPool;
  sqs: SQSClient;
  queueUrl: (name: string) => string;
  region: string;
  onError: (functionName: string, error: unknown) => void;
}

export interface QueuePollers {
  close(): Promise<void>;
}

const WAIT_SECONDS = 10;
const PAUSE_AFTER_ERROR_MS = 1000;

/**
 * Lambda's pollers: each takes a batch, hands it to the function, and deletes what was done. What was not done stays
 * hidden until its visibility ends, comes back with a higher count, and at last is moved to the dead-letter queue.
 */
export function startQueuePollers(options: QueuesOptions): QueuePollers {
  const stop = new AbortController();
  const pollers = options.assembly.queueSources.map((source) => poll(source, options, stop.signal));
  return {
    async close() {
      stop.abort();
      await Promise.all(pollers);
    },
  };
}

async function poll(source: QueueSource, options: QueuesOptions, signal: AbortSignal): Promise<void> {
  const { assembly, sqs, queueUrl, onError } = options;
  const fn = assembly.functions.get(source.functionArn);
  if (!fn) return;
  const url = queueUrl(source.queueName);
  while (!signal.aborted) {
    try {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({
          QueueUrl: url,
          MaxNumberOfMessages: Math.min(source.batchSize, 10),
          WaitTimeSeconds: WAIT_SECONDS,
          MessageSystemAttributeNames: ['All'],
          MessageAttributeNames: ['All'],
        }),
        { abortSignal: signal },
      );
      if (Messages.length > 0) await process(Messages, source, fn, url, options);
    } catch (error) {
      if (signal.aborted) return;
      onError(fn.name, error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_ERROR_MS));
    }
  }
}

async function process(
  messages: Message[],
  source: QueueSource,
  fn: LocalFunction,
  url: string,
  { pool, sqs, region, assembly, onError }: QueuesOptions,
): Promise<void> {
  const queueArn = assembly.queues.find(({ name }) => name === source.queueName)?.arn ?? source.queueName;
  let failed: ReadonlySet<string>;
  try {
    const answer = await pool.invoke(fn, toSqsEvent(messages, queueArn, region));
    failed = source.reportsItemFailures ? failedItems(answer, messages) : new Set();
  } catch (error) {
    onError(fn.name, error);
    return;
  }
  const done = messages.filter(({ MessageId }) => !failed.has(MessageId ?? ''));
  if (done.length === 0) return;
  await sqs.send(
    new DeleteMessageBatchCommand({
      QueueUrl: url,
      Entries: done.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle: ReceiptHandle ?? '' })),
    }),
  );
}

/** An answer that names unknown or empty ids fails the whole batch, as Lambda has it. */
function failedItems(answer: unknown, messages: readonly Message[]): ReadonlySet<string> {
  const all = new Set(messages.map(({ MessageId }) => MessageId ?? ''));
  const failures = (answer as SQSBatchResponse | null)?.batchItemFailures ?? [];
  const ids = failures.map(({ itemIdentifier }) => itemIdentifier);
  return ids.every((id) => all.has(id)) ? new Set(ids) : all;
}

function toSqsEvent(messages: readonly Message[], queueArn: string, region: string): SQSEvent {
  return {
    Records: messages.map((message) => ({
      messageId: message.MessageId ?? '',
      receiptHandle: message.ReceiptHandle ?? '',
      body: message.Body ?? '',
      attributes: message.Attributes as SQSEvent['Records'][number]['attributes'],
      messageAttributes: {},
      md5OfBody: message.MD5OfBody ?? '',
      eventSource: 'aws:sqs',
      eventSourceARN: queueArn,
      awsRegion: region,
    })),
  };
}

export interface QueueDepth {
  nombre: string;
  pendientes: number;
  enProceso: number;
  /** Undefined for the dead-letter queues themselves. */
  colaDeFallidos: string | undefined;
}

export async function readQueueDepths({
  assembly,
  sqs,
  queueUrl,
}: Pick<QueuesOptions, 'assembly' | 'sqs' | 'queueUrl'>): Promise<QueueDepth[]> {
  return Promise.all(
    assembly.queues.map(async ({ name, settings }) => {
      const { Attributes = {} } = await sqs.send(
        new GetQueueAttributesCommand({ QueueUrl: queueUrl(name), AttributeNames: ['All'] }),
      );
      return {
        nombre: name,
        pendientes: Number(Attributes.ApproximateNumberOfMessages ?? 0),
        enProceso: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
        colaDeFallidos: settings.redrive?.deadLetterQueueName,
      };
    }),
  );
}

/** Puts JSON on the queue of that ARN: what a rule delivers, or what a stream or schedule gave up on. */
export async function sendToQueue(
  arn: string,
  body: unknown,
  { sqs, queueUrl }: Pick<QueuesOptions, 'sqs' | 'queueUrl'>,
): Promise<void> {
  const name = arn.slice(arn.lastIndexOf(':') + 1);
  await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl(name), MessageBody: JSON.stringify(body) }));
}
