import { setTimeout as sleep } from 'node:timers/promises';
import {
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { sqsRetry } from '#functions/core/adapters/sqs-retry.ts';
import { TryLater } from '#functions/core/retry.ts';
import type { Item } from '#functions/core/table.ts';
import type { JobFunctionSpec } from '#infra/function-list.ts';
import type { Queue } from '#infra/local/aws/sqs.ts';
import { loadJob } from '#test/support/endpoints.ts';
import { clientSettings } from '../../local-aws/local-client.ts';
import { VISIBILITY_TIMEOUTS, type World } from '../mundo/world.ts';
import type { Services } from './local-services.ts';

/** Hours are seconds here: a message that nobody asks for again is hidden for so long, and the world is so much older then. */
const HIDDEN_SECONDS = 1;
/** Of any job: longer than what a run that died leaves locked. */
const LONGEST_RUN_MS = 120_000;
const NAP_MS = 100;
const MOST_TURNS = 1000;

interface JobQueue extends Queue {
  spec: JobFunctionSpec;
  /** By the line that breaks: SDKs go where the queue's own address leads. */
  line: string;
  maxReceives: number;
  dead: string;
}

/**
 * The queues of the jobs on SQS, by a line that breaks: what is received, put off and deleted may be refused, or be done
 * without anybody hearing of it. So messages come again, also of jobs that were done. Time is the world's, not SQS's: what the product asks to be put off
 * comes back at once, and the world is as much older.
 */
export function sqsQueues(world: World, { sqs, sqsLine: endpoint }: Services) {
  const client = new SQSClient({});
  const direct = new SQSClient(clientSettings(sqs.endpoint));
  const queues = new Map<string, JobQueue>();
  const told = { jobs: 0, runs: 0, again: 0, dead: 0 };
  const done = new Set<string>();

  async function queueOf(spec: JobFunctionSpec): Promise<JobQueue> {
    const known = queues.get(spec.name);
    if (known) return known;
    const maxReceives = (spec.contract.trigger as { maxReceives?: number }).maxReceives ?? 3;
    const dead = `${spec.name}-fallidos`;
    const settings = {
      visibilityTimeout: HIDDEN_SECONDS,
      redrive: { deadLetterQueueName: dead, maxReceiveCount: maxReceives },
    };
    const made = await sqs.createQueue(spec.name, settings);
    const line = new URL(new URL(made.url).pathname, endpoint).href;
    const queue = { ...made, spec, line, maxReceives, dead: sqs.urlOf(dead) };
    queues.set(spec.name, queue);
    return queue;
  }

  async function countOf(QueueUrl: string): Promise<number> {
    const { Attributes = {} } = await direct.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }));
    return Number(Attributes.ApproximateNumberOfMessages) + Number(Attributes.ApproximateNumberOfMessagesNotVisible);
  }

  async function send(): Promise<void> {
    for (const { spec, evento } of await world.takeMessages()) {
      const { url } = await queueOf(spec);
      told.jobs++;
      await direct.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(evento) }));
    }
  }

  /** What Lambda's poller does with one message; a call that is never answered is left for the visibility to end. */
  async function poll({ line: QueueUrl, spec, maxReceives }: JobQueue): Promise<boolean> {
    const asked = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 1, MessageSystemAttributeNames: ['All'] });
    const { Messages: [message] = [] } = await client.send(asked).catch(() => ({ Messages: [] }));
    if (!message) return false;
    const evento = JSON.parse(message.Body ?? '') as Item;
    const receives = Number(message.Attributes?.ApproximateReceiveCount);
    Object.assign(process.env, { QUEUE_URL: QueueUrl, MAX_RECEIVES: String(maxReceives) });
    const own = sqsRetry();
    const handle = message.ReceiptHandle ?? '';
    const retry = {
      maxReceives,
      later: (_: string, received: number, error?: unknown) => {
        world.app.advance((error instanceof TryLater ? error.waitSeconds : 2 ** received) * 1000);
        return own.later(handle, received, new TryLater('at once', 0));
      },
      giveUp: () => own.giveUp(handle),
    };
    told.runs++;
    const name = `${spec.name} ${String(evento.id)}`;
    if (done.has(name)) told.again++;
    const job = await loadJob(spec);
    // A failure that cannot be put off fails the function, and its message comes back by itself.
    const failed = await world.app.hand(job, [{ evento, receives }], retry).catch(() => ['all']);
    if (failed.length > 0) return true;
    done.add(name);
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: handle })).catch(() => {});
    return true;
  }

  return {
    /** Until there is nothing in any queue: each job was done, or is a dead letter. */
    async settle(): Promise<typeof told> {
      for (let turns = 0; ; turns++) {
        if (turns > MOST_TURNS) throw new Error('The queues never empty');
        await send();
        let received = false;
        let left = 0;
        for (const queue of queues.values()) {
          const count = await countOf(queue.url);
          left += count;
          if (count > 0 && (await poll(queue))) received = true;
        }
        if (left === 0) break;
        if (received) continue;
        world.app.advance(VISIBILITY_TIMEOUTS * LONGEST_RUN_MS * (NAP_MS / 1000 / HIDDEN_SECONDS));
        await sleep(NAP_MS);
      }
      told.dead = 0;
      for (const { dead } of queues.values()) told.dead += await countOf(dead);
      return told;
    },
    doneCount: () => done.size,
    close() {
      client.destroy();
      direct.destroy();
    },
  };
}
