import { serviciosHrApi } from '#shared/servicios-hr/servicios-hr.api.ts';
import { endpoint } from '../endpoint.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';

export const deleteServicioHr = endpoint(
  serviciosHrApi.deleteServicioHr,
  { repos: { servicios: servicioHrRepository } },
  async ({ params: { codigo }, repos, deps }) => {
    await repos.servicios.delete(await repos.servicios.getDetalle(codigo, { consistent: true }));
    deps.log.info('servicio_hr.deleted', { codigo });
    return { eliminado: true as const };
  },
);
export const { handler } = deleteServicioHr;
