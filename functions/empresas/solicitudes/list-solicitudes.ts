import { solicitudesApi } from '#shared/empresas/solicitudes/solicitudes.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { solicitudRepository } from './solicitud.repository.ts';

export const listSolicitudes = endpoint(
  solicitudesApi.listSolicitudes,
  { repos: { solicitudes: solicitudRepository } },
  ({ query, repos }) => repos.solicitudes.list(query),
);
export const { handler } = listSolicitudes;
