import type { UpdatePerfil } from '#shared/empresas/usuarios/perfil.ts';
import { merged } from '../../core/merged.ts';
import type { PerfilChanges, StoredPerfil } from './perfil.repository.ts';

/** The profile after a save: what was sent in the place of what stood, down to single preferences. */
export function mergePerfil({ usuario, detalle }: StoredPerfil, body: UpdatePerfil, now: Date): PerfilChanges {
  const { nombre, apellidos, telefono, configuracion, version: _, titulo, puesto = titulo, ...details } = body;
  const before = {
    nombre: usuario.nombre,
    apellidos: usuario.apellidos,
    telefono: usuario.telefono,
    configuracion: usuario.configuracion,
  };
  return {
    ...merged(before, { nombre, apellidos, telefono, configuracion }),
    detalle: { ...merged(detalle, { ...details, puesto }), fechaActualizacion: now.toISOString() },
  };
}
