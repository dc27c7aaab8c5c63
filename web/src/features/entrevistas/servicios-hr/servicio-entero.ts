import type {
  ServicioHr,
  ServicioHrDetalle,
  ServicioVisto,
  VersionVista,
} from '#shared/entrevistas/servicios-hr/servicio-hr.ts';

/** With the instructions and indicators that only the superadmin is answered. */
export function entero(servicio: ServicioVisto): ServicioHrDetalle;
export function entero(servicio: VersionVista): ServicioHr;
export function entero(servicio: VersionVista): ServicioHr {
  if (servicio.prompt_sistema === undefined) throw new Error('The service came without its instructions');
  return servicio as ServicioHr;
}
