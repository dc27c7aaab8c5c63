import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { LocalFunction } from '#infra/local/assembly.ts';
import { deliverRecords, passesFilters } from '#infra/local/stream-batches.ts';

const FILTER = { eventName: ['INSERT'], dynamodb: { NewImage: { tipo: { S: ['EVENTO'] } } } };

function record(sequence: number, { tipo = 'EVENTO', eventName = 'INSERT' } = {}): DynamoDBRecord {
  return {
    eventName: eventName as 'INSERT',
    dynamodb: { SequenceNumber: String(sequence), NewImage: { tipo: { S: tipo } } },
  };
}

/** Runs the records through a function that fails for the sequence numbers of `poison`. */
async function deliver(
  records: DynamoDBRecord[],
  { poison = [] as number[], reports = false, bisects = false, maxRetries = 2, batchSize = 10 } = {},
) {
  const calls: string[][] = [];
  const dead: string[] = [];
  const sequencesOf = (batch: DynamoDBRecord[]) => batch.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '');
  await deliverRecords(records, {
    source: { batchSize, reportsItemFailures: reports, bisects, maxRetries, filters: [FILTER] },
    fn: { name: 'publish-eventos' } as LocalFunction,
    pool: {
      async invoke(_fn, event) {
        const batch = sequencesOf((event as { Records: DynamoDBRecord[] }).Records);
        calls.push(batch);
        const failed = batch.filter((sequence) => poison.includes(Number(sequence)));
        if (failed.length > 0 && !reports) throw new Error('poison');
        return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
      },
    },
    onDeadLetter: async (given) => {
      dead.push(...sequencesOf(given));
    },
    onError: () => {},
    backoff: async () => {},
  });
  return { calls, dead };
}

describe('the stream filter', () => {
  it('takes inserted events and leaves other items and other changes', () => {
    expect(passesFilters(record(1), [FILTER])).toBe(true);
    expect(passesFilters(record(1, { tipo: 'CANDIDATO' }), [FILTER])).toBe(false);
    expect(passesFilters(record(1, { eventName: 'MODIFY' }), [FILTER])).toBe(false);
    expect(passesFilters(record(1, { tipo: 'CANDIDATO' }), [])).toBe(true);
  });
});

describe('deliverRecords', () => {
  it('hands over only what passes the filter, in order and in batches', async () => {
    const records = [record(1), record(2, { tipo: 'CANDIDATO' }), record(3), record(4)];

    const { calls, dead } = await deliver(records, { batchSize: 2 });

    expect(calls).toEqual([['1', '3'], ['4']]);
    expect(dead).toEqual([]);
  });

  it('tries again from the first record that the function reported, and gives up after the retries', async () => {
    const { calls, dead } = await deliver([record(1), record(2), record(3)], {
      poison: [2],
      reports: true,
      maxRetries: 1,
    });

    expect(calls[0]).toEqual(['1', '2', '3']);
    expect(calls[1]).toEqual(['2', '3']);
    expect(dead).toEqual(['2', '3']);
  });

  it('halves a batch that throws, so that one bad record takes no others with it', async () => {
    const records = [1, 2, 3, 4].map((sequence) => record(sequence));

    const { calls, dead } = await deliver(records, { poison: [3], bisects: true, maxRetries: 3 });

    expect(dead).toEqual(['3']);
    expect(calls).toContainEqual(['1', '2']);
    expect(calls).toContainEqual(['4']);
  });
});
