import type { Solicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import type { Usuario } from '#shared/empresas/usuarios/usuario.ts';

interface Resolution {
  estado: 'aprobada' | 'rechazada';
  motivo?: string;
  avisada?: boolean;
}

/** The request as it stands after somebody has approved or rejected it. */
export function resolved(
  solicitud: Solicitud,
  { estado, motivo = '', avisada = false }: Resolution,
  { id, nombre }: Pick<Usuario, 'id' | 'nombre'>,
  now: Date,
): Solicitud {
  return {
    ...solicitud,
    estado,
    resolucion: { fecha: now.toISOString(), actor: { usuarioId: id, nombre }, motivo, avisada },
    version: solicitud.version + 1,
  };
}
