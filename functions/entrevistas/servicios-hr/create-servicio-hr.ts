import { assignIds } from '#shared/entrevistas/servicios-hr/guardar-servicio.ts';
import { serviciosHrApi } from '#shared/entrevistas/servicios-hr/servicios-hr.api.ts';
import { toSlug } from '#shared/entrevistas/servicios-hr/to-slug.ts';
import { endpoint } from '../../entrada/endpoint.ts';
import { codigoVacio } from './servicio-hr.errors.ts';
import { metricasOf, toDetalle } from './servicio-hr.record.ts';
import { servicioHrCabeceraRepository } from './servicio-hr-cabecera.repository.ts';

export const createServicioHr = endpoint(
  serviciosHrApi.createServicioHr,
  { repos: { servicios: servicioHrCabeceraRepository } },
  async ({ body, usuario, repos, deps }) => {
    const codigo = body.codigo ?? toSlug(body.nombre);
    if (!codigo) throw codigoVacio();
    const servicio = toDetalle(
      { ...body, codigo, estructura: assignIds(body.estructura), version: 1 },
      metricasOf(undefined),
    );
    const autor = { usuarioId: usuario.id, nombre: usuario.nombre };
    await repos.servicios.create(servicio, { fecha: deps.now().toISOString(), autor });
    deps.log.info('servicio_hr.created', { codigo });
    return servicio;
  },
);
export const { handler } = createServicioHr;
