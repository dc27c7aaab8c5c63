import { LOGO_MAX_RATIO, LOGO_MAX_SIDE, LOGO_MIN_SIDE } from '#shared/empresas/marca/logo-medidas.ts';
import { AppError } from '../../core/app-error.ts';

export const logoNoEsImagen = () =>
  new AppError('TIPO_NO_ADMITIDO', 'El logo debe ser una imagen PNG o JPEG', {
    details: [{ path: 'logo', msg: 'Guárdalo como PNG o JPEG: los informes en PDF no muestran imágenes WebP ni SVG.' }],
  });

const malasMedidas = (msg: string) => new AppError('VALIDACION', msg, { details: [{ path: 'logo', msg }] });

export const logoPequeno = () => malasMedidas(`El logo debe medir al menos ${LOGO_MIN_SIDE} píxeles por lado`);
export const logoGrande = () => malasMedidas(`El logo no puede medir más de ${LOGO_MAX_SIDE} píxeles por lado`);
export const logoAlargado = () =>
  malasMedidas(`El logo es demasiado alargado: un lado puede medir hasta ${LOGO_MAX_RATIO} veces el otro`);
