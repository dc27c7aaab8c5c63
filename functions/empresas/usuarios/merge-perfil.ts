import type { UpdatePerfil } from '#shared/empresas/usuarios/perfil.ts';
import type { PerfilChanges, StoredPerfil } from './perfil.repository.ts';

/** The profile after a save: what was sent in the place of what stood, down to single preferences. */
export function mergePerfil({ usuario, detalle }: StoredPerfil, body: UpdatePerfil, now: Date): PerfilChanges {
  const { nombre, apellidos, telefono, configuracion = {}, version: _, titulo, puesto = titulo, ...details } = body;
  const { notificaciones, privacidad, ...preferences } = configuracion;
  const before = usuario.configuracion;
  return {
    nombre: nombre ?? usuario.nombre,
    apellidos: apellidos ?? usuario.apellidos,
    telefono: telefono ?? usuario.telefono,
    configuracion: {
      ...before,
      ...preferences,
      notificaciones: { ...before.notificaciones, ...notificaciones },
      privacidad: { ...before.privacidad, ...privacidad },
    },
    detalle: {
      ...detalle,
      ...details,
      puesto: puesto ?? detalle.puesto,
      direccion: { ...detalle.direccion, ...details.direccion },
      redesSociales: { ...detalle.redesSociales, ...details.redesSociales },
      fechaActualizacion: now.toISOString(),
    },
  };
}
