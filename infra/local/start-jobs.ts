import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { SQSClient } from '@aws-sdk/client-sqs';
import type { Assembly } from './assembly.ts';
import { LOCAL_ACCOUNT } from './aws/emulator.ts';
import type { LambdaPool } from './lambda-pool.ts';
import { sendToQueue, startQueuePollers } from './queues.ts';
import { type Schedules, startSchedules } from './schedules.ts';
import { startStreamPollers } from './streams.ts';

export interface JobsOptions {
  assembly: Pick<Assembly, 'functions' | 'queues' | 'queueSources' | 'streamSources' | 'schedules'>;
  pool: LambdaPool;
  sqs: SQSClient;
  queueUrl: (name: string) => string;
  streams: DynamoDBStreamsClient;
  /** File that remembers how far each stream was read; none begins at its start each time. */
  positionsFile: string | undefined;
  region: string;
  onError: (functionName: string, error: unknown) => void;
}

export interface Jobs {
  schedules: Schedules;
  /** Nothing else begins, and what is at work ends. */
  close(): Promise<void>;
}

/** What happens later: functions that queues, streams and schedules start. */
export function startJobs({ streams, positionsFile, ...options }: JobsOptions): Jobs {
  const onDeadLetter = (arn: string, body: unknown) => sendToQueue(arn, body, options);
  const queuePollers = startQueuePollers(options);
  const streamPollers = startStreamPollers({ ...options, client: streams, positionsFile, onDeadLetter });
  const schedules = startSchedules({ ...options, account: LOCAL_ACCOUNT, onDeadLetter });
  return {
    schedules,
    async close() {
      schedules.close();
      await Promise.all([queuePollers.close(), streamPollers.close()]);
    },
  };
}
