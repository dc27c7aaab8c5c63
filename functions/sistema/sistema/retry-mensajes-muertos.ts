import { sistemaApi } from '#shared/sistema/sistema/sistema.api.ts';
import { sqsQueues } from '../../core/adapters/queues.ts';
import { auditRepository } from '../../core/audit.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { sinColaPropia } from './colas.errors.ts';
import { findTrabajo } from './find-trabajo.ts';
import { redrive } from './redrive.ts';

export const retryMensajesMuertos = endpoint(
  sistemaApi.retryMensajesMuertos,
  { repos: { audit: auditRepository }, adapters: { queues: sqsQueues } },
  async ({ params, usuario, repos, adapters, deps }) => {
    const { trabajo, disparador } = findTrabajo(params.trabajo);
    if (disparador !== 'eventos') throw sinColaPropia();
    const result = await redrive(trabajo, { ...repos, ...adapters });
    deps.log.info('colas.redriven', { trabajo, usuarioId: usuario.id, ...result });
    return result;
  },
);
export const { handler } = retryMensajesMuertos;
