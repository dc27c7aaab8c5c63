import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrCabeceraRepository } from './servicio-hr-cabecera.repository.ts';

export const deleteServicioHr = endpoint(
  serviciosHrApi.deleteServicioHr,
  { repos: { servicios: servicioHrCabeceraRepository } },
  async ({ params: { codigo }, repos, deps }) => {
    await repos.servicios.delete(codigo);
    deps.log.info('servicio_hr.deleted', { codigo });
    return { eliminado: true as const };
  },
);
export const { handler } = deleteServicioHr;
