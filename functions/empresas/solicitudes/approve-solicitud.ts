import { solicitudesApi } from '#shared/empresas/solicitudes/solicitudes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { resolved } from './resolved.ts';
import { solicitudRepository } from './solicitud.repository.ts';

export const approveSolicitud = endpoint(
  solicitudesApi.approveSolicitud,
  { repos: { solicitudes: solicitudRepository } },
  async ({ params, usuario, repos, deps }) => {
    const previous = await repos.solicitudes.get(params.id);
    const solicitud = resolved(previous, { estado: 'aprobada' }, usuario, deps.now());
    await repos.solicitudes.resolve(solicitud);
    deps.log.info('solicitud.approved', { solicitudId: solicitud.id });
    return solicitud;
  },
);
export const { handler } = approveSolicitud;
