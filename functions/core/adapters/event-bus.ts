import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { EVENT_SOURCE } from '#shared/events.ts';
import { env } from '../env.ts';

export interface BusEvent {
  name: string;
  detail: Record<string, unknown>;
}

export interface EventBus {
  /** Up to 10 events; answers the indexes of those that the bus did not take. */
  publish(events: readonly BusEvent[]): Promise<number[]>;
}

export function eventBridgeBus(): EventBus {
  const client = new EventBridgeClient({});
  return {
    async publish(events) {
      const { Entries } = await client.send(
        new PutEventsCommand({
          Entries: events.map(({ name, detail }) => ({
            EventBusName: env('EVENT_BUS_NAME'),
            Source: EVENT_SOURCE,
            DetailType: name,
            Detail: JSON.stringify(detail),
          })),
        }),
      );
      return (Entries ?? []).flatMap((entry, index) => (entry.ErrorCode ? [index] : []));
    },
  };
}
