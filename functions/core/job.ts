import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { EVENTS, type EventDetail, type EventName } from '#shared/events.ts';
import { build, type Overrides, type RepositoryFactories, type Wiring } from './adapter.ts';
import { type Deps, runtimeDeps } from './deps.ts';
import { dynamoTable } from './dynamo-table.ts';
import { env } from './env.ts';
import type { Retry } from './retry.ts';
import type { Table } from './table.ts';

/** One domain event, as a job gets it. `eventoId` is the same on every delivery. */
export type JobEvent = {
  [N in EventName]: { name: N; detail: EventDetail<N>; eventoId: string; time: string };
}[EventName];

export interface JobContext<R, A> {
  event: JobEvent;
  repos: R;
  adapters: A;
  deps: Deps;
  /** The queue gives up after this one. */
  isLastTry: boolean;
}

export interface JobHandlers<R, A> {
  /** Must be safe to run again: queues deliver at least once. */
  run(context: JobContext<R, A>): Promise<void>;
  /** The last try failed and the message goes to the dead-letter queue: leave a state that people can see. */
  onLastFailure?(context: JobContext<R, A>, error: unknown): Promise<void>;
}

export interface DefinedJob<A> {
  handler(event: SQSEvent): Promise<SQSBatchResponse>;
  create(overrides: Overrides<A> & { retry?: Retry }): (event: SQSEvent) => Promise<SQSBatchResponse>;
}

/** A queue's consumer: each message succeeds or is retried by itself, later each time. */
export function job<R extends object = object, A extends object = object>(
  wiring: Wiring<R, A> & { retry: () => Retry },
  handlers: JobHandlers<R, A>,
): DefinedJob<A> {
  const create: DefinedJob<A>['create'] = (overrides) => {
    const table = overrides.deps?.table ?? dynamoTable(env('TABLE_NAME'));
    const deps: Deps = { ...runtimeDeps(table), ...overrides.deps };
    const adapters = { ...(overrides.adapters ?? build<A, []>(wiring.adapters)) } as A;
    const repos = build<R, [Table]>(wiring.repos as RepositoryFactories<R>, table);
    const retry = overrides.retry ?? wiring.retry();
    return async ({ Records }) => {
      const failed: string[] = [];
      for (const record of Records) {
        if (!(await runRecord(record, { repos, adapters, deps }, handlers, retry))) failed.push(record.messageId);
      }
      return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
    };
  };
  let runtime: DefinedJob<A>['handler'] | undefined;
  return {
    create,
    handler: (event) => {
      runtime ??= create({});
      return runtime(event);
    },
  };
}

async function runRecord<R, A>(
  record: SQSRecord,
  services: Omit<JobContext<R, A>, 'event' | 'isLastTry'>,
  handlers: JobHandlers<R, A>,
  retry: Retry,
): Promise<boolean> {
  const { log } = services.deps;
  const receives = Number(record.attributes.ApproximateReceiveCount);
  let context: JobContext<R, A> | undefined;
  try {
    context = { ...services, event: parseJobEvent(record.body), isLastTry: receives >= retry.maxReceives };
    await handlers.run(context);
    return true;
  } catch (error) {
    log.error('job.failed', error, { messageId: record.messageId, receives });
    if (receives < retry.maxReceives) await retry.later(record.receiptHandle, receives, error);
    else {
      await leaveVisibleState(context, handlers, error, record.messageId);
      await retry.giveUp(record.receiptHandle);
    }
    return false;
  }
}

async function leaveVisibleState<R, A>(
  context: JobContext<R, A> | undefined,
  handlers: JobHandlers<R, A>,
  error: unknown,
  messageId: string,
): Promise<void> {
  try {
    if (context) await handlers.onLastFailure?.(context, error);
  } catch (second) {
    context?.deps.log.error('job.last_try_failed', second, { messageId });
  }
}

/** The body of a queue message that an EventBridge rule made of one of our events. */
export function parseJobEvent(body: string): JobEvent {
  const envelope = JSON.parse(body) as {
    'detail-type': EventName;
    detail: { eventoId?: string };
    /** Of EventBridge: what is no event of ours has no other. */
    id: string;
    time: string;
  };
  const name = envelope['detail-type'];
  const schema = EVENTS[name];
  if (!schema) throw new Error(`Unknown event ${name}`);
  return {
    name,
    detail: schema().parse(envelope.detail),
    eventoId: envelope.detail.eventoId ?? envelope.id,
    time: envelope.time,
  } as JobEvent;
}
