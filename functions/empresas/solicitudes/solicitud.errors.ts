import { AVISO_LEGAL } from '#shared/empresas/solicitudes/aviso-legal.ts';
import { ESTADO_SOLICITUD_LABELS, type EstadoSolicitud } from '#shared/empresas/solicitudes/solicitud.ts';
import { AppError } from '../../core/app-error.ts';

export const solicitudNoEncontrada = () => new AppError('SOLICITUD_NO_ENCONTRADA', 'Esta solicitud no existe');

/** The page that was open says something else: it gets the notice of now, to be read in its place. */
export const avisoLegalCambiado = () =>
  new AppError(
    'VERSION_OBSOLETA',
    'El aviso legal ha cambiado. Léelo y vuelve a aceptarlo: lo que has escrito sigue aquí.',
    {
      details: [
        { path: 'avisoLegal.version', msg: AVISO_LEGAL.version },
        { path: 'avisoLegal.casilla', msg: AVISO_LEGAL.casilla },
        { path: 'avisoLegal.texto', msg: AVISO_LEGAL.parrafos.join('\n') },
      ],
    },
  );

export const solicitudYaResuelta = (estado: EstadoSolicitud) =>
  new AppError(
    'ESTADO_NO_PERMITE',
    `Esta solicitud ya está ${ESTADO_SOLICITUD_LABELS[estado].toLowerCase()}: otra persona la resolvió antes.`,
  );

export const solicitudSinAprobar = () =>
  new AppError('ESTADO_NO_PERMITE', 'Aprueba la solicitud antes de crear su empresa');

export const solicitudConEmpresa = () => new AppError('ESTADO_NO_PERMITE', 'De esta solicitud ya salió una empresa');
