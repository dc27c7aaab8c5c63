import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrCabeceraRepository } from './servicio-hr-cabecera.repository.ts';

export const listVersionesServicioHr = endpoint(
  serviciosHrApi.listVersionesServicioHr,
  { repos: { servicios: servicioHrCabeceraRepository } },
  async ({ params, query, repos }) => {
    await repos.servicios.assertExists(params.codigo);
    return repos.servicios.listVersiones(params.codigo, query);
  },
);
export const { handler } = listVersionesServicioHr;
