import { solicitudesApi } from '#shared/empresas/solicitudes/solicitudes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { solicitudRepository } from './solicitud.repository.ts';

export const getSolicitud = endpoint(
  solicitudesApi.getSolicitud,
  { repos: { solicitudes: solicitudRepository } },
  ({ params, repos }) => repos.solicitudes.get(params.id),
);
export const { handler } = getSolicitud;
