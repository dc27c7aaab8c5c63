import { AppError } from '../core/app-error.ts';

export const exportacionNoEncontrada = () =>
  new AppError('EXPORTACION_NO_ENCONTRADA', 'Esta exportación no existe. Elige usuarios, facturacion o analytics.');

export const exportacionDemasiadoGrande = () =>
  new AppError(
    'EXPORTACION_DEMASIADO_GRANDE',
    'Hay más datos de los que caben en una descarga (unas 20.000 filas). Nada se ha exportado.',
  );
