import type { EventDetail, EventName } from '#shared/events.ts';
import type { Deps } from './deps.ts';
import type { Write } from './table.ts';

/** `tipo` of the items that the table's stream publishes. */
export const EVENTO = 'EVENTO';
const KEEP_SECONDS = 7 * 24 * 60 * 60;

/** Writes a domain event in the same transaction as the change it tells of. The item is only a way out: it expires. */
export function eventWrite<N extends EventName>(
  deps: Pick<Deps, 'newId' | 'now'>,
  partition: string,
  name: N,
  detail: EventDetail<N>,
): Write {
  const id = deps.newId('evt');
  return {
    put: {
      PK: partition,
      SK: `EVENTO#${id}`,
      tipo: EVENTO,
      id,
      evento: name,
      detalle: detail,
      expira: Math.floor(deps.now().getTime() / 1000) + KEEP_SECONDS,
    },
  };
}
