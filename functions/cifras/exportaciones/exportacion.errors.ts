import { AppError } from '../../core/app-error.ts';

export const exportacionNoEncontrada = () =>
  new AppError('EXPORTACION_NO_ENCONTRADA', 'Esta exportación no existe. Elige usuarios, facturacion o analytics.');

export const archivoNoEncontrado = () =>
  new AppError('EXPORTACION_NO_ENCONTRADA', 'Esta exportación no existe o ya ha caducado. Vuelve a pedirla.');

export const exportacionDemasiadoGrande = () =>
  new AppError(
    'EXPORTACION_DEMASIADO_GRANDE',
    'Hay más datos de los que se pueden preparar en una sola petición, y no se ha exportado nada. Acota el periodo, o pide el archivo desde el panel.',
  );

/** Another run has ended it: there is nothing left to tell. */
export class ExportacionTerminada extends Error {
  constructor() {
    super('The export has ended already');
    this.name = 'ExportacionTerminada';
  }
}
