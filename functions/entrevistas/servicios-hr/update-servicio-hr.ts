import { assignIds } from '#shared/entrevistas/servicios-hr/guardar-servicio.ts';
import type { ServicioHr } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';
import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { versionObsoleta } from '../../core/version.errors.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { servicioHrRepository } from './servicio-hr.repository.ts';

export const updateServicioHr = endpoint(
  serviciosHrApi.updateServicioHr,
  { repos: { servicios: servicioHrRepository } },
  async ({ params, body: { version, estructura, configuracion, ...body }, usuario, repos, deps }) => {
    const previous = await repos.servicios.getDetalle(params.codigo, { consistent: true });
    if (previous.version !== version) throw versionObsoleta();
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const servicio = {
      ...previous,
      ...(sent as Partial<ServicioHr>),
      configuracion: {
        activo: configuracion?.activo ?? previous.configuracion.activo,
        requiereAutenticacion: configuracion?.requiereAutenticacion ?? previous.configuracion.requiereAutenticacion,
      },
      estructura: estructura ? assignIds(estructura) : previous.estructura,
      version: version + 1,
    };
    const autor = { usuarioId: usuario.id, nombre: usuario.nombre };
    await repos.servicios.update(previous, servicio, { fecha: deps.now().toISOString(), autor });
    deps.log.info('servicio_hr.updated', { codigo: params.codigo });
    return servicio;
  },
);
export const { handler } = updateServicioHr;
