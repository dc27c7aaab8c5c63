import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { type DeadLetter, sqsQueues } from '../../core/adapters/queues.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { findTrabajo } from './find-trabajo.ts';

/** What one receive gives. */
const LIMIT = 10;
/** The shortest that SQS and its stand-in both keep to: whoever sends them again a moment later gets them too. */
const HIDE_SECONDS = 1;

export const listMensajesMuertos = endpoint(
  sistemaApi.listMensajesMuertos,
  { adapters: { queues: sqsQueues } },
  async ({ params, adapters }) => {
    const { trabajo } = findTrabajo(params.trabajo);
    const letters = await adapters.queues.receiveDead(trabajo, { limit: LIMIT, hideFor: HIDE_SECONDS });
    return { items: letters.map(withoutBody) };
  },
);
export const { handler } = listMensajesMuertos;

function withoutBody({ id, body, sentAt, receives }: DeadLetter) {
  return { id, evento: eventOf(body), fecha: sentAt.toISOString(), intentos: receives };
}

/** Of the body only the event's name is shown; what fails in a stream or schedule is no event. */
function eventOf(body: string): string | null {
  try {
    const name = (JSON.parse(body) as { 'detail-type'?: unknown } | null)?.['detail-type'];
    return typeof name === 'string' && /^[A-Za-z]{1,60}$/.test(name) ? name : null;
  } catch {
    return null;
  }
}
