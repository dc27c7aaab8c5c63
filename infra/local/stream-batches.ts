import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { LocalFunction, StreamSource } from './assembly.ts';
import { matchesPattern } from './aws/event-pattern.ts';
import type { LambdaPool } from './lambda-pool.ts';

export interface BatchOptions {
  source: Pick<StreamSource, 'batchSize' | 'reportsItemFailures' | 'bisects' | 'maxRetries' | 'filters'>;
  fn: LocalFunction;
  pool: Pick<LambdaPool, 'invoke'>;
  onDeadLetter: (records: DynamoDBRecord[]) => Promise<void>;
  onError: (functionName: string, error: unknown) => void;
  /** Waits before try `attempt`, from 1. */
  backoff: (attempt: number) => Promise<unknown>;
}

/** Whether one of the mapping's filters takes the record; none at all takes every record. */
export function passesFilters(record: unknown, filters: StreamSource['filters']): boolean {
  return filters.length === 0 || filters.some((filter) => matchesPattern(filter, record));
}

/**
 * Hands a shard's records over in order and in batches, as Lambda's poller does: a failed batch is halved when the
 * mapping says so, tried again from the first record that the function reported, and given up after its retries.
 */
export async function deliverRecords(records: readonly DynamoDBRecord[], options: BatchOptions): Promise<void> {
  const wanted = records.filter((record) => passesFilters(record, options.source.filters));
  const { batchSize } = options.source;
  for (let start = 0; start < wanted.length; start += batchSize) {
    await deliverBatch(wanted.slice(start, start + batchSize), 0, options);
  }
}

async function deliverBatch(batch: DynamoDBRecord[], attempt: number, options: BatchOptions): Promise<void> {
  const { source, fn, pool, backoff } = options;
  let rest: DynamoDBRecord[];
  try {
    const answer = await pool.invoke(fn, { Records: batch });
    rest = source.reportsItemFailures ? fromFirstFailure(answer, batch) : [];
    if (rest.length === 0) return;
  } catch (error) {
    options.onError(fn.name, error);
    rest = batch;
  }
  // Progress starts the count anew: the retries are those of the record in front.
  const tries = rest.length < batch.length ? 0 : attempt + 1;
  if (source.maxRetries >= 0 && tries > source.maxRetries) return options.onDeadLetter(rest);
  await backoff(Math.max(tries, 1));
  if (source.bisects && rest.length > 1 && tries > 0) {
    const middle = Math.ceil(rest.length / 2);
    await deliverBatch(rest.slice(0, middle), tries, options);
    return deliverBatch(rest.slice(middle), 0, options);
  }
  return deliverBatch(rest, tries, options);
}

/** Streams are ordered, so everything from the lowest reported record on is tried again. */
function fromFirstFailure(answer: unknown, batch: DynamoDBRecord[]): DynamoDBRecord[] {
  const failures = (answer as DynamoDBBatchResponse | null)?.batchItemFailures ?? [];
  const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
  if (failed.size === 0) return [];
  const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
  return first < 0 ? batch : batch.slice(first);
}
