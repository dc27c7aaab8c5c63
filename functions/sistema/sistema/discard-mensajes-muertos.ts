import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { sqsQueues } from '../../core/adapters/queues.ts';
import { auditRepository } from '../../core/audit.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { findTrabajo } from './find-trabajo.ts';
import { discard } from './redrive.ts';

export const discardMensajesMuertos = endpoint(
  sistemaApi.discardMensajesMuertos,
  { repos: { audit: auditRepository }, adapters: { queues: sqsQueues } },
  async ({ params, usuario, repos, adapters, deps }) => {
    const { trabajo } = findTrabajo(params.trabajo);
    const result = await discard(trabajo, { ...repos, ...adapters });
    deps.log.info('colas.discarded', { trabajo, usuarioId: usuario.id, ...result });
    return result;
  },
);
export const { handler } = discardMensajesMuertos;
