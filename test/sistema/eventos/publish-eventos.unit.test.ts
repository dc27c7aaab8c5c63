import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createPublishEventos } from '#functions/sistema/eventos/publish-eventos.ts';
import { FakeEventBus } from '../../support/fakes/fake-services.ts';

const log = { info: () => {}, error: () => {} };

const streamOf = (...ids: string[]): DynamoDBStreamEvent => ({
  Records: ids.map((id, index) => ({
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: String(index + 1),
      NewImage: marshall({
        PK: 'EMPRESA#1',
        SK: `EVENTO#${id}`,
        tipo: 'EVENTO',
        id,
        evento: 'InformeListo',
        detalle: { empresaId: '1', entrevistaId: id },
      }) as Record<string, never>,
    },
  })),
});

describe('publishEventos', () => {
  it('publishes each stored event with its own id', async () => {
    const bus = new FakeEventBus();
    expect(await createPublishEventos(bus, log)(streamOf('evt_1', 'evt_2'))).toEqual({ batchItemFailures: [] });
    expect(bus.published).toEqual([
      { name: 'InformeListo', detail: { empresaId: '1', entrevistaId: 'evt_1', eventoId: 'evt_1' } },
      { name: 'InformeListo', detail: { empresaId: '1', entrevistaId: 'evt_2', eventoId: 'evt_2' } },
    ]);
  });

  it('asks for the batch again from the first event that the bus did not take', async () => {
    const bus = new FakeEventBus();
    bus.refuse = [1, 2];
    expect(await createPublishEventos(bus, log)(streamOf('evt_1', 'evt_2', 'evt_3'))).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }],
    });
  });
});
