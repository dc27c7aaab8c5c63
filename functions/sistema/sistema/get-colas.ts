import { TRABAJOS } from '#shared/jobs.ts';
import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { sqsQueues } from '../../core/adapters/queues.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { readColas } from './read-colas.ts';

export const getColas = endpoint(
  sistemaApi.getColas,
  { adapters: { queues: sqsQueues } },
  async ({ adapters, deps }) => ({
    fecha: deps.now().toISOString(),
    colas: await readColas(TRABAJOS, adapters.queues),
  }),
);
export const { handler } = getColas;
