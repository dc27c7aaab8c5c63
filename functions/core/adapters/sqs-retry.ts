import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { env } from '../env.ts';
import type { Retry } from '../retry.ts';

const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 300;

/** Doubles the wait on every try: 2, 4, 8… seconds, five minutes at most. */
export function sqsRetry(): Retry {
  const client = new SQSClient({});
  return {
    maxReceives: Number(env('MAX_RECEIVES')),
    async later(ReceiptHandle, receives) {
      const VisibilityTimeout = Math.min(FIRST_WAIT_SECONDS * 2 ** (receives - 1), LONGEST_WAIT_SECONDS);
      await client.send(
        new ChangeMessageVisibilityCommand({ QueueUrl: env('QUEUE_URL'), ReceiptHandle, VisibilityTimeout }),
      );
    },
  };
}
