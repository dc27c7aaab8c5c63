import { AppError } from '../../core/app-error.ts';

export const zipNoEncontrado = () =>
  new AppError('DESCARGA_NO_ENCONTRADA', 'Esta descarga no existe o ya ha caducado. Vuelve a pedirla.');

/** Whoever asked for it, or what it is about, is not there any more: there is nothing to make. */
export class DocumentoRetirado extends Error {
  constructor() {
    super('The document is not wanted any more');
    this.name = 'DocumentoRetirado';
  }
}
