import { DURACION_POR_DEFECTO, DURACIONES } from '#shared/entrevistas/entrevista.ts';
import { isContratado, type ServicioHrResumen } from '#shared/servicios-hr/servicio-hr.ts';

/** Services that the company may book: active, and contracted under any of their names. */
export function bookableServicios(
  servicios: readonly ServicioHrResumen[],
  contratados: Record<string, boolean>,
): ServicioHrResumen[] {
  return servicios.filter(({ codigo, configuracion }) => configuracion.activo && isContratado(contratados, codigo));
}

/** The offered duration that a service's own fits into: the same, else the next longer one, else the longest. */
export function offeredDuracion(minutos: number | undefined): number {
  if (minutos === undefined) return DURACION_POR_DEFECTO;
  return DURACIONES.find((offered) => offered >= minutos) ?? Math.max(...DURACIONES);
}
