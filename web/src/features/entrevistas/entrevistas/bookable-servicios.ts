import type { Empresa } from '#shared/empresas/empresas/empresa.ts';
import { DURACION_POR_DEFECTO, DURACIONES } from '#shared/entrevistas/entrevistas/entrevista.ts';
import { isDisponible } from '#shared/entrevistas/servicios-hr/disponibilidad.ts';
import type { ServicioHrResumen } from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

/** Services that the company may book. */
export function bookableServicios(
  servicios: readonly ServicioHrResumen[],
  empresa: Pick<Empresa, 'serviciosContratados' | 'configuracion'>,
): ServicioHrResumen[] {
  return servicios.filter((servicio) => isDisponible(servicio, empresa));
}

/** The offered duration that a service's own fits into: the same, else the next longer one, else the longest. */
export function offeredDuracion(minutos: number | undefined): number {
  if (minutos === undefined) return DURACION_POR_DEFECTO;
  return DURACIONES.find((offered) => offered >= minutos) ?? Math.max(...DURACIONES);
}
