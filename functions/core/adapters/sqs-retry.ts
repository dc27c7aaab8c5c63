import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import { env } from '../env.ts';
import { type Retry, TryLater } from '../retry.ts';

const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 300;

/** Doubles the wait on every try: 2, 4, 8… seconds, five minutes at most; a failure may name its own. */
export function sqsRetry(): Retry {
  const client = new SQSClient({});
  const hideFor = async (ReceiptHandle: string, VisibilityTimeout: number) => {
    await client.send(
      new ChangeMessageVisibilityCommand({ QueueUrl: env('QUEUE_URL'), ReceiptHandle, VisibilityTimeout }),
    );
  };
  return {
    maxReceives: Number(env('MAX_RECEIVES')),
    later: (handle, receives, error) =>
      hideFor(
        handle,
        error instanceof TryLater
          ? error.waitSeconds
          : Math.min(FIRST_WAIT_SECONDS * 2 ** (receives - 1), LONGEST_WAIT_SECONDS),
      ),
    giveUp: (handle) => hideFor(handle, 0),
  };
}
