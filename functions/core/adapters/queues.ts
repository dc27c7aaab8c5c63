import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { deadLettersNameOf, queueNameOf } from '#shared/core/queue-names.ts';
import { env } from '../env.ts';

/** Counts of SQS: approximate, and late by up to a minute. */
export interface Depth {
  waiting: number;
  inFlight: number;
}

export interface DeadLetter {
  id: string;
  /** Of this receive: what deletes the message. */
  handle: string;
  body: string;
  sentAt: Date;
  receives: number;
}

export interface ReceiveOptions {
  /** 10 at most. */
  limit: number;
  /** Seconds in which nobody else gets them. */
  hideFor: number;
}

/** The queues of the jobs, by the job's name. */
export interface Queues {
  depth(trabajo: string, signal?: AbortSignal): Promise<Depth>;
  /** How many dead letters there are, those that somebody looks at or sends again included. */
  deadCount(trabajo: string, signal?: AbortSignal): Promise<number>;
  receiveDead(trabajo: string, options: ReceiveOptions): Promise<DeadLetter[]>;
  /** Puts the bodies on the job's own queue. Answers those that it took. */
  send(trabajo: string, letters: readonly DeadLetter[]): Promise<DeadLetter[]>;
  deleteDead(trabajo: string, letters: readonly DeadLetter[]): Promise<void>;
}

/** SQS may answer "none" while there are some, unless it is given a moment to ask all its servers. */
const LONG_POLL_SECONDS = 1;

export function sqsQueues(): Queues {
  const client = new SQSClient({});
  const base = env('QUEUES_URL');
  const own = (trabajo: string) => base + queueNameOf(trabajo);
  const dead = (trabajo: string) => base + deadLettersNameOf(trabajo);

  async function depthOf(QueueUrl: string, abortSignal?: AbortSignal): Promise<Depth> {
    const { Attributes = {} } = await client.send(
      new GetQueueAttributesCommand({
        QueueUrl,
        AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
      }),
      { abortSignal },
    );
    return {
      waiting: Number(Attributes.ApproximateNumberOfMessages ?? 0),
      inFlight: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
    };
  }

  return {
    depth: (trabajo, signal) => depthOf(own(trabajo), signal),
    async deadCount(trabajo, signal) {
      const { waiting, inFlight } = await depthOf(dead(trabajo), signal);
      return waiting + inFlight;
    },

    async receiveDead(trabajo, { limit, hideFor }) {
      const { Messages = [] } = await client.send(
        new ReceiveMessageCommand({
          QueueUrl: dead(trabajo),
          MaxNumberOfMessages: limit,
          VisibilityTimeout: hideFor,
          WaitTimeSeconds: LONG_POLL_SECONDS,
          MessageSystemAttributeNames: ['SentTimestamp', 'ApproximateReceiveCount'],
        }),
      );
      return Messages.map(({ MessageId = '', ReceiptHandle = '', Body = '', Attributes }) => ({
        id: MessageId,
        handle: ReceiptHandle,
        body: Body,
        sentAt: new Date(Number(Attributes?.SentTimestamp ?? 0)),
        receives: Number(Attributes?.ApproximateReceiveCount ?? 0),
      }));
    },

    async send(trabajo, letters) {
      const Entries = letters.map(({ body }, index) => ({ Id: String(index), MessageBody: body }));
      const { Successful = [] } = await client.send(new SendMessageBatchCommand({ QueueUrl: own(trabajo), Entries }));
      const taken = new Set(Successful.map(({ Id }) => Id));
      return letters.filter((_, index) => taken.has(String(index)));
    },

    async deleteDead(trabajo, letters) {
      if (letters.length === 0) return;
      const Entries = letters.map(({ handle }, index) => ({ Id: String(index), ReceiptHandle: handle }));
      await client.send(new DeleteMessageBatchCommand({ QueueUrl: dead(trabajo), Entries }));
    },
  };
}
