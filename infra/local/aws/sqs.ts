import type { Emulator, EmulatorOptions } from './emulator.ts';

export interface QueueSettings {
  /** Seconds a received message stays hidden; SQS's default is 30. */
  visibilityTimeout?: number;
  /** The dead-letter queue is created when it does not exist yet. */
  redrive?: { deadLetterQueueName: string; maxReceiveCount: number };
}

export interface Queue {
  name: string;
  url: string;
  arn: string;
}

export interface SqsEmulator extends Emulator {
  /** Creates the queue, or returns the one of that name. */
  createQueue(name: string, settings?: QueueSettings): Promise<Queue>;
  arnOf(name: string): string;
  urlOf(name: string): string;
}

export async function startSqs(_options: EmulatorOptions): Promise<SqsEmulator> {
  throw new Error('not built yet');
}
