import type { MotivoSolicitud } from '#shared/empresas/solicitudes/solicitud.ts';

export const MOTIVO_LABELS: Record<MotivoSolicitud, string> = {
  nueva_empresa: 'Cuenta de empresa',
  demo: 'Demostración',
};
