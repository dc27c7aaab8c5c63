import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrListadoRepository } from './servicio-hr-listado.repository.ts';

export const listServiciosHr = endpoint(
  serviciosHrApi.listServiciosHr,
  { repos: { listado: servicioHrListadoRepository } },
  ({ query, repos }) => repos.listado.list(query),
);
export const { handler } = listServiciosHr;
