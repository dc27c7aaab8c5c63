import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type EventBus, eventBridgeBus } from '../../core/adapters/event-bus.ts';
import { jsonLogger, type Logger } from '../../core/logger.ts';

/** Publishes stored events in order; the batch is retried from the first one that the bus did not take. */
export function createPublishEventos(bus: EventBus, log: Logger) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const failed = await bus.publish(Records.map(toBusEvent));
    log.info('eventos.published', { published: Records.length - failed.length, failed: failed.length });
    const first = Records[failed[0] ?? -1]?.dynamodb?.SequenceNumber;
    return { batchItemFailures: first ? [{ itemIdentifier: first }] : [] };
  };
}

function toBusEvent({ dynamodb }: DynamoDBRecord) {
  const item = unmarshall(dynamodb?.NewImage as Parameters<typeof unmarshall>[0]);
  return { name: String(item.evento), detail: { ...(item.detalle as object), eventoId: String(item.id) } };
}

let runtime: ReturnType<typeof createPublishEventos> | undefined;

export function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  runtime ??= createPublishEventos(eventBridgeBus(), jsonLogger);
  return runtime(event);
}
