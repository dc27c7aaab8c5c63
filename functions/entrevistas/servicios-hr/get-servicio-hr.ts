import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';

export const getServicioHr = endpoint(
  serviciosHrApi.getServicioHr,
  { repos: { servicios: servicioHrRepository } },
  ({ params, repos }) => repos.servicios.getDetalle(params.codigo),
);
export const { handler } = getServicioHr;
