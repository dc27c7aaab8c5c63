import { ESTADO_SOLICITUD_LABELS, type EstadoSolicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { AppError } from '../../core/app-error.ts';

export const solicitudNoEncontrada = () => new AppError('SOLICITUD_NO_ENCONTRADA', 'Esta solicitud no existe');

export const solicitudYaResuelta = (estado: EstadoSolicitud) =>
  new AppError(
    'ESTADO_NO_PERMITE',
    `Esta solicitud ya está ${ESTADO_SOLICITUD_LABELS[estado].toLowerCase()}: otra persona la resolvió antes.`,
  );

export const solicitudSinAprobar = () =>
  new AppError('ESTADO_NO_PERMITE', 'Aprueba la solicitud antes de crear su empresa');

export const solicitudConEmpresa = () => new AppError('ESTADO_NO_PERMITE', 'De esta solicitud ya salió una empresa');
