import path from 'node:path';
import { buildApp } from 'fauxqs';
import type { Emulator, EmulatorOptions } from './emulator.ts';
import { DEFAULT_REGION, LOCAL_ACCOUNT, openStateFolder } from './emulator.ts';
import { openJsonFile } from './json-file.ts';

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
  /**
   * Creates the queue, or updates the one of that name, and puts back the messages it held when the emulator was
   * closed.
   */
  createQueue(name: string, settings?: QueueSettings): Promise<Queue>;
  arnOf(name: string): string;
  urlOf(name: string): string;
}

type SqsStore = NonNullable<NonNullable<Parameters<typeof buildApp>[0]>['stores']>['sqsStore'];
type StoredMessage = ReturnType<
  NonNullable<ReturnType<SqsStore['getQueueByName']>>['inspectMessages']
>['ready'][number];

/**
 * fauxqs on the loopback interface. It forgets everything at exit, so `close()` writes the messages nobody deleted to
 * `dir`, and the next start gives them back with their ids and receive counts; messages being processed come back as
 * visible. Best effort: after a kill the next start has the messages of the last `close()`, some perhaps done since.
 */
export async function startSqs({ dir, port = 0, region = DEFAULT_REGION }: EmulatorOptions): Promise<SqsEmulator> {
  const file = openJsonFile<Record<string, StoredMessage[]>>(
    dir && path.join((await openStateFolder(dir, 'sqs')).path, 'messages.json'),
    {},
  );
  const store = await makeStore(region);
  // buildApp falls back to stores of its own for the services we do not use, though its type asks for all three.
  const stores = { sqsStore: store } as NonNullable<Parameters<typeof buildApp>[0]>['stores'];
  const app = buildApp({ logger: false, defaultRegion: region, stores });
  // Not startFauxqs(), which listens on all interfaces.
  const endpoint = await app.listen({ port, host: '127.0.0.1' });

  const arnOf = (name: string) => `arn:aws:sqs:${region}:${LOCAL_ACCOUNT}:${name}`;
  const urlOf = (name: string) => `${endpoint}/${LOCAL_ACCOUNT}/${name}`;

  const ensureQueue = (name: string) => {
    const existing = store.getQueueByName(name);
    if (existing) return existing;
    const queue = store.createQueue(name, urlOf(name), arnOf(name));
    for (const message of file.value[name] ?? []) queue.enqueue(message);
    delete file.value[name];
    return queue;
  };

  return {
    endpoint,
    arnOf,
    urlOf,
    async createQueue(name, { visibilityTimeout, redrive } = {}) {
      const attributes: Record<string, string> = {};
      if (visibilityTimeout !== undefined) attributes.VisibilityTimeout = String(visibilityTimeout);
      if (redrive) {
        ensureQueue(redrive.deadLetterQueueName);
        attributes.RedrivePolicy = JSON.stringify({
          deadLetterTargetArn: arnOf(redrive.deadLetterQueueName),
          maxReceiveCount: redrive.maxReceiveCount,
        });
      }
      ensureQueue(name).setAttributes(attributes);
      return { name, url: urlOf(name), arn: arnOf(name) };
    },
    async close() {
      for (const queue of store.listQueues()) {
        const { ready, delayed, inflight } = queue.inspectMessages();
        file.value[queue.name] = [...inflight.map(({ message }) => message), ...ready, ...delayed];
      }
      file.save();
      await app.close();
    },
  };
}

/** fauxqs exports its application but not the store, without which neither queue URLs nor messages can be set. */
async function makeStore(region: string): Promise<SqsStore> {
  const { SqsStore } = await import(new URL('sqs/sqsStore.js', import.meta.resolve('fauxqs')).href);
  const store: SqsStore = new SqsStore();
  store.region = region;
  store.host = '';
  return store;
}
