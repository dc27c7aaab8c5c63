import { createHash } from 'node:crypto';
import { AVISO_LEGAL } from '#shared/empresas/solicitudes/aviso-legal.ts';
import { solicitudesApi } from '#shared/empresas/solicitudes/solicitudes.api.ts';
import { attemptWrites } from '../../core/attempts.repository.ts';
import { Reply } from '../../core/reply.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { avisoLegalCambiado } from './solicitud.errors.ts';
import { type NewSolicitud, solicitudRepository } from './solicitud.repository.ts';

export const createSolicitud = endpoint(
  solicitudesApi.createSolicitud,
  { repos: { solicitudes: solicitudRepository } },
  async ({ body, sourceIp, repos, deps }) => {
    const { aceptaAvisoLegal: _, avisoLegal: shown, ...fields } = body;
    if (shown !== AVISO_LEGAL.version) throw avisoLegalCambiado();
    const now = deps.now();
    const fecha = now.toISOString();
    const hash = createHash('sha256').update(AVISO_LEGAL.parrafos.join('\n')).digest('base64url');
    const solicitud: NewSolicitud = {
      ...fields,
      id: deps.newId('sol'),
      estado: 'pendiente',
      fecha,
      avisoLegal: { version: AVISO_LEGAL.version, hash, fecha, direccion: sourceIp },
      version: 1,
    };
    const tries = attemptWrites({ direccionSolicitud: sourceIp }, now);
    const stored = await repos.solicitudes.create(body, solicitud, deps, tries);
    deps.log.info('solicitud.created', { solicitudId: stored.id });
    return new Reply(stored, { message: 'Hemos recibido tu solicitud' });
  },
);
export const { handler } = createSolicitud;
