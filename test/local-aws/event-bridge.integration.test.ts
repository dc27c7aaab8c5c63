import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { describe, expect, it, vi } from 'vitest';
import type { BusEvent, EventTarget } from '#infra/local/aws/event-bridge.ts';
import { startEventBridge } from '#infra/local/aws/event-bridge.ts';
import { clientSettings, untilTestEnds } from './local-client.ts';

const colaDeAvisos: EventTarget = { arn: 'arn:aws:sqs:eu-west-1:000000000000:avisos' };
const entry = {
  EventBusName: 'dominio',
  Source: 'idonea',
  DetailType: 'InformeListo',
  Detail: '{"informeId":"inf_1","puntuacion":72}',
};

async function startWithRules() {
  const onTarget = vi.fn<(target: EventTarget, event: unknown) => Promise<void>>();
  const events = await untilTestEnds(startEventBridge({ onTarget }));
  events.setRules([
    { busName: 'dominio', eventPattern: { 'detail-type': ['InformeListo'] }, targets: [colaDeAvisos] },
    {
      busName: 'dominio',
      eventPattern: { detail: { puntuacion: [{ numeric: ['<', 50] }] } },
      targets: [{ arn: 'arn:suspensos', input: { tarea: 'revisar' } }],
    },
  ]);
  return { onTarget, client: new EventBridgeClient(clientSettings(events.endpoint)) };
}

describe('local EventBridge', () => {
  it('hands a matching event to the target of its rule only', async () => {
    const { client, onTarget } = await startWithRules();

    const { Entries } = await client.send(new PutEventsCommand({ Entries: [entry] }));

    await vi.waitFor(() => expect(onTarget).toHaveBeenCalledTimes(1));
    expect(onTarget).toHaveBeenCalledWith(
      colaDeAvisos,
      expect.objectContaining<Partial<BusEvent>>({
        id: Entries?.[0]?.EventId,
        source: 'idonea',
        'detail-type': 'InformeListo',
        detail: { informeId: 'inf_1', puntuacion: 72 },
      }),
    );
  });

  it('hands over the constant input of a target, and nothing of another bus', async () => {
    const { client, onTarget } = await startWithRules();
    const suspenso = { ...entry, DetailType: 'Otro', Detail: '{"puntuacion":20}' };

    await client.send(
      new PutEventsCommand({
        Entries: [
          { ...suspenso, EventBusName: 'otro-bus' },
          { ...suspenso, EventBusName: 'arn:aws:events:eu-west-1:000000000000:event-bus/dominio' },
        ],
      }),
    );

    await vi.waitFor(() => expect(onTarget).toHaveBeenCalled());
    expect(onTarget.mock.calls).toEqual([
      [{ arn: 'arn:suspensos', input: { tarea: 'revisar' } }, { tarea: 'revisar' }],
    ]);
  });

  it('goes on with the other targets when one fails', async () => {
    const { client, onTarget } = await startWithRules();
    onTarget.mockRejectedValueOnce(new Error('la función falló'));

    await client.send(new PutEventsCommand({ Entries: [{ ...entry, Detail: '{"puntuacion":20}' }] }));

    await vi.waitFor(() => expect(onTarget).toHaveBeenCalledTimes(2));
  });

  it('answers a malformed entry beside the good one', async () => {
    const { client } = await startWithRules();

    const answer = await client.send(new PutEventsCommand({ Entries: [{ ...entry, Detail: 'no es JSON' }, entry] }));

    expect(answer.FailedEntryCount).toBe(1);
    expect(answer.Entries).toMatchObject([{ ErrorCode: 'MalformedDetail' }, { EventId: expect.any(String) }]);
  });

  it.each([
    ['more than ten entries', Array.from({ length: 11 }, () => entry)],
    ['more than 256 KB', [{ ...entry, Detail: JSON.stringify({ texto: 'x'.repeat(256 * 1024) }) }]],
  ])('refuses %s', async (_case, Entries) => {
    const { client, onTarget } = await startWithRules();

    await expect(client.send(new PutEventsCommand({ Entries }))).rejects.toMatchObject({ name: 'ValidationException' });
    expect(onTarget).not.toHaveBeenCalled();
  });
});
