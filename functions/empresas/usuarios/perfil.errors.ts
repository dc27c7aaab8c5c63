import { AppError } from '../../core/app-error.ts';

export const noEsImagen = () =>
  new AppError('TIPO_NO_ADMITIDO', 'El archivo debe ser una imagen', {
    details: [{ path: 'avatar', msg: 'Usa una foto JPEG, PNG o WebP' }],
  });

export const imagenDemasiadoGrande = (maxSide: number) =>
  new AppError('CARGA_DEMASIADO_GRANDE', `La imagen no puede medir más de ${maxSide} píxeles por lado`);
